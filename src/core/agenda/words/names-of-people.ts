/** Titles before names in scripts with capitals, without their dots. */
export const TITLES = new Set(
  (
    'dr prof mr mrs ms miss mx sir dame lord lady rev hon capt herr herrn frau dipl-ing m mme mlle me monsieur madame ' +
    'mademoiselle sr sra srta señor señora don doña sig sigra dott dottssa ing avv signor signora senhor senhora dhr mevr mw ' +
    'pan pani bay bayan г-н г-жа господин госпожа доктор профессор пан пані κ κος κα κυρία κύριος'
  ).split(' '),
)

/** Words in lower case inside names. */
export const PARTICLES = new Set(
  (
    'van von vom zu zur der den de del della delle dei degli di da do dos das du des la le les los las el al ter ten te ' +
    'bin ibn bint ben bar abu af av y e i'
  ).split(' '),
)

/** Given names that are words as well, or so common that a family name after them is one. */
export const GIVEN_NAMES = new Set(
  (
    'adam alan albert alex alexander alice amir amy ana andrea andrew angela anna anne anton antonio april art arthur ben ' +
    'bernd bill bob brian carl carla carlos carmen caroline charles charlotte chris christian christine clara clark daisy ' +
    'daniel david dawn dean diana diego dieter dora edward elena elias elisabeth elizabeth ella ellen emil emily emma eric ' +
    'erik ernst eva faith felix florence frank franz fred gabriel george georg gerd gina grace grant hanna hannah hans harry ' +
    'heather heidi heinz helen helena henry herbert holly hope hugo hunter ian igor ines irene iris isabel ivan ivy jack jacob jade jakob ' +
    'james jan jane jason jasmine jean jens joe johan john jonas jordan jorge josef joseph josé joy juan julia julian june karen karl kate ' +
    'katharina katrin kevin klaus klara kurt lars laura lea lee leo leon leonard lily linda lisa louis lucas lucia luis luisa ' +
    'lukas luke manfred marc marco marcus maria marie mark markus marta martha martin mary mason mateo matthew max may maya megan melissa ' +
    'mia michael miguel miriam mohamed mohammed monika mona nadia nancy natalia nick nicole nina noah nora olga oliver olivia ' +
    'oscar otto pablo patrick paul paula pearl pedro penny peter petra philip pierre rafael ralf ray rebecca rich richard ' +
    'rita rob robert robin roger rolf rosa rose ruby ruth sam samuel sandra sandy sara sarah sebastian simon sofia sonia ' +
    'sophie stefan stella stephen steve sue summer susan sven sylvia tanja teresa theo thomas tim tina tom tony uwe vera ' +
    'victor victoria violet walter will willow willem wolf wolfgang yusuf zoe'
  ).split(' '),
)
