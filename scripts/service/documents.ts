import { inBody, inPart, inPath, type Operations } from './operation.ts'

const DOCUMENTS = 'test/contract/service/documents.test.ts'
const SERVICE = 'src/simulator/rest/documents.test.ts'
const OFFICIAL = 'test/contract/service/official-client.test.ts'

const translated = `${DOCUMENTS} › come back translated and are saved beside their source: %s`
const together = 'src/core/documents/options.test.ts › do not go together: %s'
const everything = `${OFFICIAL} › are translated step by step, with all that they may name`

const ticket = [
  ...inPath({ document_id: { by: 'the job, from the answer to the upload' } }),
  ...inBody({ document_key: { by: 'the job, from the answer to the upload' } }),
]

/** Documents: one call starts a job, which does the three operations. */
export const documentOperations = {
  'POST /v2/document': {
    does: 'Uploads a document',
    call: 'document.translate',
    parameters: inPart({
      file: 'file',
      filename: { by: 'the name of the file, as that of its part' },
      target_lang: 'targetLanguages',
      source_lang: 'sourceLanguage',
      output_format: 'outputFormat',
      formality: 'formality',
      glossary_id: 'glossaryId',
      glossary_ids: 'glossaryIds',
      style_id: 'styleId',
      translation_memory_id: 'translationMemoryId',
      translation_memory_threshold: 'translationMemoryThreshold',
    }),
    proofs: [
      translated,
      `${DOCUMENTS} › fail with the words of the service: %s`,
      `${DOCUMENTS} › may be billed where their upload had %s, and are not sent again`,
      everything,
    ],
    more: {
      file: ['src/core/documents/options.test.ts › %s may have %i bytes on the plan %s, and no more'],
      filename: ['src/simulator/rest/http/multipart.test.ts › names its file by %s'],
      target_lang: [`${DOCUMENTS} › into several languages at once are one job each`],
      source_lang: [together],
      formality: [`${DOCUMENTS} › are refused before they are sent where a target has no formality`],
      glossary_id: [`${SERVICE} › uses the glossary that it is given`, together],
      glossary_ids: [together],
      style_id: [
        everything,
        'src/core/documents/options.test.ts › the options of a document › have style rules on the Pro plan only',
      ],
      translation_memory_id: [everything],
      translation_memory_threshold: [together],
    },
  },
  'POST /v2/document/{document_id}': {
    does: 'Tells how far a document is',
    call: 'document.translate',
    parameters: ticket,
    proofs: [
      translated,
      `${SERVICE} › waits, is translated, and can be fetched once`,
      `${DOCUMENTS} › that are gone from the service say so, and can be sent again`,
    ],
    more: { document_key: [`${SERVICE} › is nobody else’s, nor without its own key`] },
  },
  'POST /v2/document/{document_id}/result': {
    does: 'Downloads a translation, once',
    call: 'document.translate',
    parameters: ticket,
    proofs: [
      translated,
      `${SERVICE} › waits, is translated, and can be fetched once`,
      `${DOCUMENTS} › are saved in the end: %s`,
    ],
    more: { document_key: [`${SERVICE} › is nobody else’s, nor without its own key`] },
  },
} as const satisfies Operations
