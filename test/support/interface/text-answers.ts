import { type AnswerSchemas, bytes, ok, onlyIf } from './answer-schema.ts'
import { modelType, products, textLanguage } from './interface-terms.ts'
import { among, closed, filled, flag, integer, listOf, mapOf, text } from './json-schema.ts'

/** Texts, writing assistance, documents and languages. */
export function textAnswers(isDeepl: boolean): AnswerSchemas {
  const improvements = closed({
    improvements: listOf(
      closed({ detected_source_language: filled, target_language: filled, text }),
      undefined,
      1,
    ),
  })
  const status = among('stable', 'beta', 'early_access')

  return {
    'POST /v2/translate': ok(
      closed({
        translations: listOf(
          closed(
            { detected_source_language: textLanguage, text },
            {
              billed_characters: integer(),
              model_type_used: modelType,
              tag_handling_version: among('v1', 'v2'),
            },
          ),
          undefined,
          1,
        ),
      }),
    ),
    'POST /v2/write/rephrase': ok(improvements),
    'POST /v2/write/correct': ok(improvements),
    'POST /v2/document': ok(closed({ document_id: filled, document_key: filled })),
    'POST /v2/document/{document_id}': ok(
      closed(
        { document_id: filled, status: among('queued', 'translating', 'done', 'error') },
        { seconds_remaining: integer(), billed_characters: integer(), error_message: filled },
      ),
    ),
    'POST /v2/document/{document_id}/result': bytes,
    'GET /v2/languages': ok(
      listOf(closed({ language: textLanguage, name: filled }, { supports_formality: flag })),
    ),
    'GET /v3/languages': ok(
      listOf(
        closed({
          lang: filled,
          name: filled,
          usable_as_source: flag,
          usable_as_target: flag,
          features: isDeepl
            ? mapOf(closed({ status }, { external: flag }))
            : listOf(
                among(
                  'formality',
                  'custom_instructions',
                  'tag_handling',
                  'glossary',
                  'writing_style',
                  'tone',
                ),
              ),
          ...onlyIf(isDeepl, { status }),
        }),
      ),
    ),
    'GET /v3/languages/products': ok(
      listOf(
        closed({
          name: among(...products.generic),
          endpoints: listOf({ type: 'string', pattern: '^v\\d/' }),
          features: listOf(closed({ name: filled }, { required_on_source: flag, required_on_target: flag })),
        }),
      ),
    ),
    'GET /v3/languages/resources': ok(
      listOf(
        closed({
          name: among(...products.deepl),
          features: listOf(
            closed({ name: filled }, { needs_source_support: flag, needs_target_support: flag }),
          ),
        }),
      ),
    ),
  }
}
