import {
  anyLanguage,
  documentTypes,
  modelType,
  products,
  styleLanguage,
  textFormality,
  textLanguage,
  writeLanguage,
} from './interface-terms.ts'
import {
  among,
  closed,
  excludes,
  type Fields,
  filled,
  flag,
  integer,
  listOf,
  needs,
  restricts,
  type Schema,
  text,
  upTo,
  uuid,
} from './json-schema.ts'
import type { RequestSchemas } from './request-schema.ts'

const KIB = 1024
const MAX_GLOSSARIES = 5

const qualityModels = among('quality_optimized', 'prefer_quality_optimized')
/** `DE`, and the variants of languages that instructions can be written for. */
const instructed: Schema = {
  type: 'string',
  pattern: `^(${(styleLanguage['enum'] as string[]).join('|').toUpperCase()})(-|$)`,
}

const styles = ['academic', 'business', 'casual', 'simple']
const tones = ['confident', 'diplomatic', 'enthusiastic', 'friendly']
const preferred = (names: readonly string[]): Schema =>
  among('default', ...names, ...names.map((name) => `prefer_${name}`))

/** One deployment takes a style with the tone `default`, and the reverse; the other takes one of both. */
const styleOrTone = (isDeepl: boolean): Schema =>
  isDeepl
    ? {
        anyOf: [
          { properties: { writing_style: { const: 'default' } } },
          { properties: { tone: { const: 'default' } } },
        ],
      }
    : excludes('writing_style', 'tone')

const oneOrMore = listOf(text, undefined, 1)
const threshold = integer(0, 100)
const file = closed({
  name: {
    type: 'string',
    pattern: `\\.(?:${documentTypes.join('|').replaceAll(/[a-z]/g, (c) => `[${c}${c.toUpperCase()}]`)})$`,
  },
  bytes: integer(1),
})

/** Texts, writing assistance, documents and languages. */
export function textRequests(isDeepl: boolean): RequestSchemas {
  const deepl = (fields: Fields): Fields => (isDeepl ? fields : {})
  const ofModel: readonly Schema[] = isDeepl
    ? []
    : ['style_id', 'translation_memory_id', 'custom_instructions'].map((field) =>
        restricts(field, { model_type: qualityModels }),
      )
  const ofSource = [needs('glossary_id', 'source_lang'), needs('glossary_ids', 'source_lang')]
  return {
    'POST /v2/translate': {
      body: closed(
        { text: oneOrMore, target_lang: textLanguage },
        {
          source_lang: textLanguage,
          context: text,
          show_billed_characters: flag,
          split_sentences: among('0', '1', 'nonewlines'),
          preserve_formatting: flag,
          formality: textFormality,
          model_type: modelType,
          glossary_id: uuid,
          glossary_ids: listOf(uuid, MAX_GLOSSARIES),
          style_id: uuid,
          translation_memory_id: uuid,
          translation_memory_threshold: threshold,
          custom_instructions: listOf(upTo(300), 10),
          tag_handling: among('xml', 'html'),
          tag_handling_version: among('v1', 'v2'),
          outline_detection: flag,
          enable_beta_languages: flag,
          non_splitting_tags: listOf(filled),
          splitting_tags: listOf(filled),
          ignore_tags: listOf(filled),
        },
        excludes('glossary_id', 'glossary_ids'),
        restricts('custom_instructions', { target_lang: instructed }),
        ...ofModel,
        ...(isDeepl ? [] : ofSource),
      ),
      maxBytes: 128 * KIB,
    },
    'POST /v2/write/rephrase': {
      body: closed(
        { text: oneOrMore },
        { target_lang: writeLanguage, writing_style: preferred(styles), tone: preferred(tones) },
        styleOrTone(isDeepl),
      ),
      maxBytes: 10 * KIB,
    },
    'POST /v2/write/correct': {
      body: closed({ text: oneOrMore }, { target_lang: writeLanguage }),
      maxBytes: 10 * KIB,
    },
    'POST /v2/document': {
      parts: closed(
        { file, target_lang: anyLanguage },
        {
          source_lang: anyLanguage,
          filename: filled,
          output_format: among(...documentTypes),
          formality: textFormality,
          glossary_id: uuid,
          // Repeated, or one alone.
          glossary_ids: { anyOf: [uuid, listOf(uuid, MAX_GLOSSARIES)] },
          style_id: uuid,
          translation_memory_id: uuid,
          translation_memory_threshold: { type: 'string', pattern: '^(?:100|[1-9]?\\d)$' },
          ...deepl({ enable_watermark: among('true', 'false') }),
        },
        excludes('glossary_id', 'glossary_ids'),
        ...ofSource,
      ),
    },
    'POST /v2/document/{document_id}': { body: closed({ document_key: filled }) },
    'POST /v2/document/{document_id}/result': { body: closed({ document_key: filled }) },
    'GET /v2/languages': { query: closed({}, { type: among('source', 'target') }) },
    'GET /v3/languages': {
      query: isDeepl
        ? closed(
            { resource: among(...products.deepl) },
            { include: { anyOf: [among('beta', 'external'), listOf(among('beta', 'external'))] } },
          )
        : closed({ product: among(...products.generic) }),
    },
    'GET /v3/languages/products': { only: 'generic' },
    'GET /v3/languages/resources': { only: 'deepl' },
  }
}
