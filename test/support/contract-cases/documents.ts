import type { documentOperations } from '../../../src/backend/service/operations/documents/documents-operations.ts'
import type { CallName } from '../../../src/core/contract/contract.ts'
import type { DocumentJob } from '../../../src/core/documents/documents-calls.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { ofTicket, ofUpload } from '../service/translation-examples.ts'
import { type CasesOf, MARK, made, noId, nothing, TEXT } from './call-case.ts'
import { type OperationCases } from './operation-example.ts'

const DOCUMENTS = 'test/contract/service/documents.test.ts'
const SERVICE = 'src/simulator/rest/documents-routes.test.ts'
const OFFICIAL = 'test/contract/service/official-client.test.ts'

const translated = `${DOCUMENTS} › come back translated and are saved beside their source: %s`
const together = 'src/core/documents/document-options.test.ts › do not go together: %s'
const everything = `${OFFICIAL} › are translated step by step, with all that they may name`

/** Documents: one call starts a job, which performs all three operations. */
export const documentCases: OperationCases<typeof documentOperations> = {
  'POST /v2/document': {
    examples: ofUpload,
    proofs: [
      translated,
      `${DOCUMENTS} › fail with the words of the service: %s`,
      `${DOCUMENTS} › may be billed where their upload had %s, and are not sent again`,
      everything,
    ],
    more: {
      file: [
        'src/core/documents/document-options.test.ts › %s may have %i bytes on the plan %s, and no more',
      ],
      filename: ['src/simulator/rest/http/form.test.ts › names its file by %s'],
      target_lang: [`${DOCUMENTS} › into several languages at once are one job each`],
      source_lang: [together],
      formality: [`${DOCUMENTS} › are refused before they are sent where a target has no formality`],
      glossary_id: [`${SERVICE} › uses the glossary that it is given`, together],
      glossary_ids: [together],
      style_id: [
        everything,
        'src/core/documents/document-options.test.ts › the options of a document › have style rules on the Pro plan only',
      ],
      translation_memory_id: [everything],
      translation_memory_threshold: [together],
      enable_watermark: [`${SERVICE} › is taken as %s`],
    },
  },
  'POST /v2/document/{document_id}': {
    examples: ofTicket,
    proofs: [
      translated,
      `${SERVICE} › waits, is translated, and can be fetched once`,
      `${DOCUMENTS} › that are gone from the service say so, and can be sent again`,
    ],
    more: { document_key: [`${SERVICE} › is nobody else’s, nor without its own key`] },
  },
  'POST /v2/document/{document_id}/result': {
    examples: ofTicket,
    proofs: [
      translated,
      `${SERVICE} › waits, is translated, and can be fetched once`,
      `${DOCUMENTS} › are saved in the end: %s`,
    ],
    more: { document_key: [`${SERVICE} › is nobody else’s, nor without its own key`] },
  },
}

const upload = async (app: WholeApp) => ({ file: await app.addFile(TEXT), targetLanguages: ['DE'] })
const job = async (app: WholeApp): Promise<{ id: string }> => {
  const { jobs } = await app.call<{ jobs: [DocumentJob] }>('document.translate', await upload(app))
  return { id: jobs[0].id }
}
const doneJob = async (app: WholeApp) => {
  const { id } = await job(app)
  await app.runs.settled()
  return { id }
}
const failedJob = async (app: WholeApp) => {
  app.fault = '456*99'
  const { id } = await doneJob(app)
  app.fault = ''
  return { id }
}
const file = async (app: WholeApp) => made(app, 'file.begin', { name: `${MARK}.txt`, bytes: 3 })
const bytes = new TextEncoder().encode(MARK.slice(0, 3))

export const documentCallCases: CasesOf<Extract<CallName, `${'document' | 'file'}.${string}`>> = {
  'document.pick': { asks: 'nobody', ...nothing },
  'file.begin': {
    asks: 'nobody',
    good: () => ({ name: `${MARK}.txt`, bytes: 3 }),
    refused: [[{ name: `${MARK}.txt`, bytes: -1 }, 'bytes']],
  },
  'file.append': {
    asks: 'nobody',
    good: async (app) => ({ ...(await file(app)), offset: 0, data: bytes }),
    refused: [[{ id: 'nobody', offset: 0, data: bytes }, 'id']],
  },
  'file.end': {
    asks: 'nobody',
    good: async (app) => {
      const { id } = await file(app)
      await app.call('file.append', { id, offset: 0, data: bytes })
      return { id }
    },
    refused: [[{ id: 'nobody' }, 'id']],
  },
  'file.openFolder': {
    asks: 'nobody',
    good: async (app) => {
      await app.call('document.save', { ...(await doneJob(app)), to: 'ask' })
      return { id: app.runs.saved.at(-1) ?? '' }
    },
    refused: [[{ id: '/etc' }, 'id']],
  },
  'document.translate': {
    asks: 'job',
    good: upload,
    long: async (app) => ({
      ...(await upload(app)),
      targetLanguages: ['DE', 'FR'],
      formality: 'prefer_more',
    }),
    refused: [[{ file: 'x', targetLanguages: [] }, 'targetLanguages']],
  },
  'document.list': { asks: 'nobody', ...nothing },
  'document.wait': { asks: 'nobody', good: () => ({ ids: [] }), refused: [[{ ids: [1] }, 'ids.0']] },
  'document.cancel': { asks: 'nobody', good: failedJob, refused: [[{ id: 'nobody' }, 'id']] },
  'document.retry': { asks: 'job', good: failedJob, refused: [[{ id: 'nobody' }, 'id']] },
  'document.remove': { asks: 'nobody', good: doneJob, refused: noId },
  'document.save': {
    asks: 'nobody',
    good: async (app) => ({ ...(await doneJob(app)), to: 'ask' }),
    refused: [[{ id: 'nobody' }, 'id']],
  },
  'document.read': {
    asks: 'nobody',
    good: async (app) => ({ ...(await doneJob(app)), offset: 0 }),
    refused: [[{ id: 'nobody', offset: 0 }, 'id']],
  },
}
