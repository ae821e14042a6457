/**
 * Languages of realtime voice from the service's voice documentation (BCP 47). The service's own list takes
 * precedence: these apply where it says nothing.
 */
const SOURCE =
  'ar bg bn cs da de el en es et fi fr ga he hi hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv ta th tl tr uk vi zh'
const TARGET =
  'ar bg bn cs da de el en en-GB en-US es et fi fr ga he hi hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR pt-PT ro ru sk sl sv ta th tl tr uk vi zh zh-HANS zh-HANT'
const SPOKEN =
  'ar bg cs da de el en en-GB en-US es fi fr hi hu id it ja ko ms nb nl pl pt pt-BR pt-PT ro ru sk sv ta tr uk vi zh zh-HANS zh-HANT'
const NOT_DETECTABLE = 'ar bg bn da el et fi ga he hi hr hu lt lv ms mt nb sk sl ta th tl vi'

/** Source languages: 41. */
export const sourceLanguages: readonly string[] = SOURCE.split(' ')
/** Target languages for text: 47. */
export const targetLanguages: readonly string[] = TARGET.split(' ')
/** Target languages for speech: 36. */
export const spokenLanguages: readonly string[] = SPOKEN.split(' ')
/** Source languages that the service cannot detect: they must be chosen. */
export const notDetectableLanguages: readonly string[] = NOT_DETECTABLE.split(' ')

const canonical = new Map([...sourceLanguages, ...targetLanguages].map((code) => [code.toLowerCase(), code]))

/** A code in the spelling of these lists; an unknown one is unchanged. */
export const canonicalLanguage = (code: string): string => canonical.get(code.toLowerCase()) ?? code

/** Maximum number of targets, spoken ones included. */
export const MAX_TARGET_LANGUAGES = 5

/** `en` of `en-GB`; a code without a region or script is its own base. */
export const baseLanguage = (code: string): string => code.split('-', 1)[0] ?? code
