"""Vampires of whom their facts say all: clan, capacity, Disciplines, sect and title."""

from __future__ import annotations

from typing import Final

from vtes.model.text import Text

CRYPT_PLAIN: Final[dict[int, Text]] = dict.fromkeys(
    (
        200003,  # Aaron Duggan, Cameron's Toady
        200004,  # Abd al-Rashid
        200012,  # Adelaide Davis
        200020,  # Agatha
        200022,  # Agrippina
        200045,  # Aleph
        200056,  # Allison Maller
        200058,  # Almiro Suarez
        200077,  # Anastasia Grey
        200084,  # Andrei Puxon
        200088,  # Angel
        200110,  # Antoinette, She Who Watches
        200120,  # Anvil
        200139,  # Arnold Simpson
        200143,  # Artemis
        200159,  # Badger
        200178,  # Bear Paw
        200180,  # Béatrice L'Angou
        200198,  # Billy
        200215,  # Boy Toy
        200216,  # Brachah
        200217,  # Brazil
        200221,  # Brooke
        200233,  # Caitlin
        200236,  # Caliban
        200239,  # Cameron
        200240,  # Camille Devereux, The Raven
        200243,  # Cardano
        200251,  # Carter
        200256,  # Catherine du Bois
        200260,  # Celine Chevalier
        200271,  # Chester DuBois
        200281,  # Claven
        200285,  # Cohn Rose
        200286,  # Colin Flynn
        200295,  # Count Ormonde
        200298,  # Courtland Leighton
        200299,  # Creamy Jade
        200301,  # Cristofero Giovanni
        200309,  # Daliyah
        200315,  # Dani
        200323,  # Darrell Boyce, Consul
        200324,  # Darva Felispa
        200330,  # Delilah Easton
        200334,  # Demetrius Slater
        200339,  # Devin Bisley
        200342,  # Diana Vick
        200343,  # Didi Meyers
        200345,  # Dieter Kleist
        200346,  # Dimple
        200352,  # Dodd
        200354,  # Dollface
        200355,  # Dolphin Black
        200368,  # Dorian Strack
        200369,  # Doris McMillon
        200374,  # Dr. Douglas Netchurch
        200376,  # Dr. John Casey
        200387,  # Dre, Leader of the Cold Dawn
        200392,  # Duck
        200396,  # Earl
        200406,  # Ehrich Weiss
        200407,  # Elena Gutierrez
        200419,  # Emerson Bridges
        200420,  # Emerson Wilkershire III
        200442,  # Eugenio Estevez
        200444,  # Evan Klein
        200446,  # Evangeline
        200461,  # Felicia Mostrom
        200474,  # Francesca Giovanni
        200483,  # Frederick the Weak
        200506,  # George Frederick
        200509,  # Gerard
        200513,  # Ghivran Dalaal, The Dead God
        200516,  # Gideon Fontaine
        200517,  # Gilbert Duane
        200523,  # Gitane St. Claire
        200524,  # Giuliano Vincenzi
        200525,  # Gloria Giovanni
        200538,  # Greger Anderssen
        200544,  # Guido Lucciano
        200567,  # Hannigan
        200569,  # Harika Guljan
        200581,  # Hector Sosa
        200583,  # Heinrick Schlempt
        200603,  # Horatio
        200617,  # Ian Wallingford
        200622,  # Ignacio, The Black Priest
        200623,  # Ignatius
        200635,  # Ingrid Russo
        200642,  # Isabel de Leon
        200643,  # Isabel Giovanni
        200647,  # Itzahk Levine
        200662,  # Jacob Bragg
        200693,  # Jeremy MacNeil
        200699,  # Jessica
        200706,  # Jing Wei
        200719,  # Josef
        200729,  # Juan Cali
        200732,  # Judah
        200746,  # Kallista, Master Sculptor
        200752,  # Kanya Akhtar
        200774,  # Kervos, The Lieutenant
        200777,  # Khalil Anvari
        200782,  # Kij Dansky
        200789,  # KoKo
        200791,  # Korah
        200794,  # Krid
        200796,  # Kurt Strauss
        200802,  # Lachlan, Noddist
        200809,  # Lalitha
        200812,  # Lana Butcher
        200817,  # Laurent de Valois
        200849,  # Lolita
        200850,  # Lolita Houston
        200887,  # Lupo
        200924,  # Mariana Gilbert
        200932,  # Mario Giovanni
        200940,  # Marlene, The Infernalist
        200952,  # Masika St. John
        200965,  # Max Lowell
        200967,  # Mazz
        200978,  # Mercy, Knight Inquisitor
        200990,  # Milo, The Invisible Horror
        200994,  # Mirembe Kabbada
        201004,  # Monique
        201014,  # Mouse
        201027,  # Mustafa Rahman
        201047,  # Nepata
        201058,  # Nigel the Shunned
        201065,  # Normal
        201073,  # Ohanna
        201077,  # Olivia
        201088,  # Ox, Viceroy of the Hollows
        201090,  # Panagos Levidis
        201101,  # Paul DiCarlo, The Alpha
        201124,  # Pieter
        201135,  # Pug Jackson
        201141,  # Quentin King III
        201156,  # Ramiel DuPre
        201157,  # Ramiro
        201169,  # Raziya Samater
        201174,  # Regilio, The Seeker of Akhenaten
        201178,  # Remilliard, Devout Crusader
        201188,  # Ricki Van Demsi
        201199,  # Roland Bishop
        201200,  # Roland Loussarian
        201201,  # Roman Alexander
        201202,  # Roreca Quaid
        201205,  # The Rose
        201209,  # Rudolfo Giovanni
        201210,  # Rufina Soledad
        201219,  # Sadie
        201224,  # Salbatore Bokkengro
        201230,  # Sammy
        201231,  # Samson
        201238,  # Sarah Cobbler
        201241,  # Sarisha Veliku
        201246,  # Sasha Miklos
        201264,  # Sennuwy, The Promoter
        201275,  # Shane Grimald
        201276,  # Shannon Price, the Whisperer
        201281,  # Sheldon, Lord of the Clog
        201289,  # Sir Henry Johnson
        201290,  # Sir Marriot D'Urban
        201292,  # Sir Walter Nash
        201317,  # Steve Booth
        201340,  # Tansu Bekir
        201350,  # Tayshawn Kearns
        201357,  # Terrence
        201360,  # Thelonius
        201368,  # Thomas Thorne
        201372,  # Timothy Crowley
        201380,  # Tommy
        201381,  # Tony
        201391,  # Tsigane
        201405,  # Uma Hatch
        201408,  # Uncle George
        201424,  # Valois Sang, The Watcher
        201425,  # Vanessa
        201432,  # Vedel Esbreno
        201441,  # Victor Revell, Loyalist
        201442,  # Victor Tolliver
        201450,  # Violette Prentiss
        201455,  # Vittorio Giovanni
        201457,  # Vliam Andor
        201466,  # Wendy Wade
        201474,  # Wolfgang
        201475,  # Wren
        201490,  # Yorik
        201493,  # Yuri, The Talon
        201496,  # Yvette, The Hopeless
        201497,  # Zachary
        201503,  # Zebulon
    ),
    Text(),
)
