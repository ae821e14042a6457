import type { documentOperations } from '../../../src/backend/service/operations/documents/documents-operations.ts'
import type { DocumentJob } from '../../../src/core/areas/documents/documents-calls.ts'
import type { CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { ofTicket, ofUpload } from '../service/translation-examples.ts'
import { type CasesOf, MARK, made, noId, nothing, TEXT } from './call-case.ts'
import { type OperationExamples } from './operation-example.ts'

/** Documents: one call starts a job, which performs all three operations. */
export const documentCases: OperationExamples<typeof documentOperations> = {
  'POST /v2/document': ofUpload,
  'POST /v2/document/{document_id}': ofTicket,
  'POST /v2/document/{document_id}/result': ofTicket,
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
