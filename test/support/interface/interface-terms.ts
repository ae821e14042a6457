import { among, type Schema } from './json-schema.ts'

/** Lists of the public interface that several of its messages name. */

const words = (list: string): string[] => list.split(' ')

/** Without a variant. The list of languages that the service gives grows, so none is kept here. */
export const glossaryLanguage: Schema = { type: 'string', pattern: '^[a-z]{2,3}$' }
/** `en-GB`, `zh-Hans`. */
export const writeLanguage: Schema = { type: 'string', pattern: '^[a-z]{2,3}(-([A-Z]{2}|[A-Z][a-z]{3}))?$' }
export const styleLanguage = among(...words('de en es fr it ja ko zh'))
/** In capitals: `EN-GB`, `ES-419`. */
export const textLanguage: Schema = { type: 'string', pattern: '^[A-Z]{2,3}(-[A-Z0-9]{2,4})?$' }

/** In any case, as of documents. */
export const anyLanguage: Schema = { type: 'string', pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,4})?$' }

const heard = words(
  'ar bg bn cs da de el en es et fi fr ga he hr hu id it ja ko lt lv mt nb nl pl pt ro ru sk sl sv th tl tr uk vi zh',
)
const variants = words('en-GB en-US pt-BR pt-PT zh-HANS zh-HANT')
const spoken = words('ar bg cs da de el en es fi fr hu id it ja ko nb nl pl pt ro ru sk sv tr uk vi zh')
/** In trial in one deployment. */
const trial = words('hi ms ta')

/** Languages of voice sessions by role. */
export const voiceLanguages = (isDeepl: boolean) => {
  const more = isDeepl ? trial : []
  return {
    source: among('', ...heard, ...more),
    target: among(...heard, ...variants, ...more),
    spoken: among(...spoken, ...variants, ...more),
  }
}

const pcm = (...rest: readonly string[]): string[] => rest.map((each) => `audio/pcm;encoding=${each}`)
const matroska = (...codecs: readonly string[]): string[] =>
  codecs.map((codec) => `audio/x-matroska;codecs=${codec}`)
const ogg = ['audio/ogg', 'audio/ogg;codecs=flac', 'audio/ogg;codecs=opus']
const webm = ['audio/webm', 'audio/webm;codecs=opus']
const telephone = ['alaw;rate=8000', 'ulaw;rate=8000']
const linear = (...rates: readonly number[]): string[] => rates.map((rate) => `s16le;rate=${rate}`)

export const sourceMedia = among(
  ...words('audio/auto audio/flac audio/mpeg audio/x-matroska'),
  ...ogg,
  ...webm,
  ...pcm(...telephone, ...linear(8000, 16_000, 44_100, 48_000)),
  ...matroska('aac', 'flac', 'mp3', 'opus'),
)
export const targetMedia = among(
  ...words('audio/flac audio/opus video/mp2t;codecs=aac video/mp2t;codecs=opus'),
  ...ogg,
  ...webm,
  ...pcm(...telephone, ...linear(16_000, 24_000)),
  ...matroska('aac', 'flac', 'opus'),
)

export const textFormality = among('default', 'more', 'less', 'prefer_more', 'prefer_less')
export const voiceFormality = among('default', 'formal', 'more', 'informal', 'less')
export const modelType = among('quality_optimized', 'prefer_quality_optimized', 'latency_optimized')

/** Products with languages of their own. */
export const products = {
  generic: words('translate_text translate_document glossary voice write style_rules'),
  deepl: words('translate_text translate_document glossary voice write style_rules translation_memory'),
}

export const documentTypes = words(
  'doc docx pptx xlsx pdf htm html txt xlf xliff srt idml xml json dita mif jpeg jpg png',
)
/** Categories of configured style rules. */
export const ruleCategories = words(
  'dates_and_times formatting numbers punctuation spelling_and_grammar style_and_tone vocabulary',
)
