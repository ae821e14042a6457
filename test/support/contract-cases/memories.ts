import { expect } from 'vitest'
import type { memoryOperations } from '../../../src/backend/service/operations/memories/memory-operations.ts'
import type { memoryCalls } from '../../../src/core/areas/memories/memories-calls.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { legalTmx } from '../service/tmx.ts'
import { type CasesOf, MARK, noId, nothing } from './call-case.ts'
import { aMemory, type Examples, just, newMemory, type OperationExamples } from './operation-example.ts'

const ofMemory =
  (input: object = {}, sent: Readonly<Record<string, unknown>> = {}): Examples =>
  async (runs) => {
    const id = await aMemory(runs)
    return [{ input: { id, ...input }, sent: { translation_memory_id: id, ...sent } }]
  }

/** Translation memories, which are imported and exported as TMX files at signed addresses. */
export const memoryCases: OperationExamples<typeof memoryOperations> = {
  'GET /v3/translation_memories': just({ page: 1, pageSize: 1 }, { page: '1', page_size: '1' }),
  'GET /v3/translation_memories/{translation_memory_id}': ofMemory(),
  'DELETE /v3/translation_memories/{translation_memory_id}': async (runs) => {
    const id = await newMemory(runs)
    return [{ input: { id }, sent: { translation_memory_id: id } }]
  },
  'GET /v3/translation_memories/{translation_memory_id}/segments': async (runs, profile) => {
    const id = await aMemory(runs)
    const first = await runs.call<{ nextCursor: string }>('memory.segments', { id, pageSize: 1 })
    const { nextCursor: cursor } = first
    return [
      {
        input: { id, pageSize: 1, cursor },
        sent: { translation_memory_id: id, page_size: '1', page_cursor: cursor },
      },
      ...(await ofMemory(
        { filter: 'Tests', isCaseSensitive: true },
        { filter_text: 'Tests', filter_case_sensitive: 'true' },
      )(runs, profile)),
    ]
  },
  'POST /v3/translation_memories/import': async (runs) => [
    {
      input: { file: await runs.addSource('legal.tmx', legalTmx), name: 'Legal' },
      sent: {
        source_file: {
          file_name: 'legal.tmx',
          content_type: 'application/xml',
          content_length: Buffer.byteLength(legalTmx),
        },
        parameters: { display_name: 'Legal' },
      },
    },
  ],
  'POST /v3/translation_memories/{translation_memory_id}/export': ofMemory(),
  'GET /v3/translation_memories/jobs/{job_id}': async (runs) => [
    { input: { id: await aMemory(runs) }, sent: { job_id: expect.any(String) } },
  ],
}

const file = (app: WholeApp) => app.runs.addSource(`${MARK}.tmx`, legalTmx)
const imported = async (app: WholeApp): Promise<{ id: string }> => {
  const { memory } = await app.call<{ memory: { id: string } }>('memory.import', { file: await file(app) })
  return { id: memory.id }
}
const listed = async (app: WholeApp): Promise<{ id: string }> => {
  const { memories } = await app.call<{ memories: [{ id: string }] }>('memory.list')
  return { id: memories[0].id }
}
const exported = async (app: WholeApp): Promise<{ handle: string }> => {
  const { handle } = await app.call<{ handle: string }>('memory.export', await listed(app))
  return { handle }
}
const noHandle: readonly [object, string][] = [[{ handle: 'nobody' }, 'handle']]

export const memoryCallCases: CasesOf<keyof typeof memoryCalls> = {
  'memory.list': { asks: 'service', good: () => ({ page: 0 }), refused: [[{ page: -1 }, 'page']] },
  'memory.get': { asks: 'service', good: listed, refused: noId },
  'memory.segments': {
    asks: 'service',
    good: async (app) => ({ ...(await listed(app)), filter: MARK }),
    refused: [...noId, [{ id: 'x', filter: 'a' }, 'filter'], [{ id: 'x', pageSize: 101 }, 'pageSize']],
  },
  'memory.pick': { asks: 'nobody', ...nothing },
  'memory.import': {
    asks: 'service',
    good: async (app) => ({ file: await file(app), name: MARK }),
    refused: [
      [{}, 'file'],
      [{ file: 'x', name: ' ' }, 'name'],
    ],
  },
  'memory.export': { asks: 'service', good: listed, refused: [[{ id: '../../x' }, 'id']] },
  'memory.save': { asks: 'nobody', good: exported, refused: noHandle },
  'memory.read': {
    asks: 'nobody',
    good: async (app) => ({ ...(await exported(app)), offset: 0 }),
    refused: [[{ handle: 'nobody', offset: 0 }, 'handle']],
  },
  'memory.release': { asks: 'nobody', good: exported, refused: [[{}, 'handle']] },
  'memory.delete': { asks: 'service', good: imported, refused: noId },
}
