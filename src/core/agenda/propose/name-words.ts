/** Titles before names, without their dots. */
export const TITLES = new Set(
  (
    'dr prof mr mrs ms miss mx sir lady herr herrn frau m mme mlle monsieur madame sr sra señor señora sig sigra dott ing ' +
    'signor signora senhor senhora dhr mevr pan pani г-н г-жа господин госпожа κ κα κύριος κυρία'
  ).split(' '),
)

/** Words in lower case inside names. */
export const PARTICLES = new Set(
  'van von vom zu zur der den de del della di da do dos das du des la le les al el ter ten bin ibn ben abu y e'.split(
    ' ',
  ),
)

/** Programs for meetings, which speech recognition knows. */
export const PROGRAMS =
  'microsoft teams zoom google meet webex skype slack outlook office powerpoint excel word'.split(' ')

/** Words of nearly every German text: it gives capitals to all nouns. */
export const GERMAN = new Set('und der die das nicht mit für ist wir von im den auf ein eine zu'.split(' '))
