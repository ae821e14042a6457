/** Languages of text translation, as the v2 interface writes them. */
const SOURCE =
  'AR BG CS DA DE EL EN ES ET FI FR HE HU ID IT JA KO LT LV NB NL PL PT RO RU SK SL SV TH TR UK VI ZH'
/** Target languages for text: variants instead of plain English and Portuguese. */
const TARGET =
  'AR BG CS DA DE DE-CH EL EN-GB EN-US ES ES-419 ET FI FR FR-CA HE HU ID IT JA KO LT LV NB NL PL PT-BR PT-PT RO RU SK SL SV TH TR UK VI ZH ZH-HANS ZH-HANT'
const FORMAL = 'DE ES ES-419 FR IT JA NL PL PT-BR PT-PT RU'

/** Languages in trial, which are translated and listed on request. */
const BETA =
  'ACE AF AN AS AY AZ BA BE BHO BN BR BS CA CEB CKB CY EO EU FA GA GL GN GOM GU HA HI HR HT HY IG IS JV KA KK KMR KY LA LB LMO LN MAI MG MI MK ML MN MR MS MT MY NE OC OM PA PAG PAM PRS PS QU SA SCN SQ SR ST SU SW TA TE TG TK TL TN TS TT UR UZ WO XH YI YUE ZU'

/** Languages of text improvement. */
const WRITE = 'DE EN EN-GB EN-US ES FR IT JA KO PT PT-BR PT-PT ZH ZH-HANS'

export const textSources: readonly string[] = SOURCE.split(' ')
export const textTargets: readonly string[] = TARGET.split(' ')
export const betaTexts: readonly string[] = BETA.split(' ')
export const writeTargets: readonly string[] = WRITE.split(' ')
const formal = new Set(FORMAL.split(' '))

export const takesFormality = (target: string): boolean => formal.has(target.toUpperCase())

const names = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' })

/** A code as BCP 47 recommends to write it: `zh-Hans`, `en-GB`. */
export const toBcp47 = (code: string): string => new Intl.Locale(code).toString()

/** English name of a language. */
export const languageName = (code: string): string => names.of(toBcp47(code)) ?? code
