import type { memoryOperations } from '../../../src/backend/service/operations/memories/memory-operations.ts'
import type { memoryCalls } from '../../../src/core/areas/memories/memories-calls.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { legalTmx } from '../service/tmx.ts'
import { type CasesOf, MARK, noId, nothing } from './call-case.ts'
import { aMemory, type Examples, just, newMemory, type OperationExamples } from './operation-example.ts'

const ofMemory: Examples = async (runs) => [{ id: await aMemory(runs) }]

/** Translation memories, which are imported and exported as TMX files at signed addresses. */
export const memoryCases: OperationExamples<typeof memoryOperations> = {
  'GET /v3/translation_memories': just({ page: 1, pageSize: 1 }),
  'GET /v3/translation_memories/{translation_memory_id}': ofMemory,
  'DELETE /v3/translation_memories/{translation_memory_id}': async (runs) => [{ id: await newMemory(runs) }],
  'GET /v3/translation_memories/{translation_memory_id}/segments': async (runs) => {
    const id = await aMemory(runs)
    const first = await runs.call<{ nextCursor: string }>('memory.segments', { id, pageSize: 1 })
    const { nextCursor: cursor } = first
    return [
      { id, pageSize: 1, cursor },
      { id, filter: 'Tests', isCaseSensitive: true },
    ]
  },
  'POST /v3/translation_memories/import': async (runs) => [
    { file: await runs.addSource('legal.tmx', legalTmx), name: 'Legal' },
  ],
  'POST /v3/translation_memories/{translation_memory_id}/export': ofMemory,
  'GET /v3/translation_memories/jobs/{job_id}': ofMemory,
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
