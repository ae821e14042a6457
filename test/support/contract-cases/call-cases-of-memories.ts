import type { memoryCalls } from '../../../src/core/memories/calls.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { legalTmx } from '../service/tmx.ts'
import { type CasesOf, MARK, noId, nothing } from './call-case.ts'

const file = (app: WholeApp) => app.runs.addSource(`${MARK}.tmx`, legalTmx)
const newMemory = async (app: WholeApp): Promise<{ id: string }> => {
  const { memory } = await app.call<{ memory: { id: string } }>('memory.import', { file: await file(app) })
  return { id: memory.id }
}
const aMemory = async (app: WholeApp): Promise<{ id: string }> => {
  const { memories } = await app.call<{ memories: [{ id: string }] }>('memory.list')
  return { id: memories[0].id }
}
const exported = async (app: WholeApp): Promise<{ handle: string }> => {
  const { handle } = await app.call<{ handle: string }>('memory.export', await aMemory(app))
  return { handle }
}
const noHandle: readonly [object, string][] = [[{ handle: 'nobody' }, 'handle']]

/** Translation memories, and the files that they come and go in. */
export const callCasesOfMemories: CasesOf<keyof typeof memoryCalls> = {
  'memory.list': { asks: 'service', good: () => ({ page: 0 }), refused: [[{ page: -1 }, 'page']] },
  'memory.get': { asks: 'service', good: aMemory, refused: noId },
  'memory.segments': {
    asks: 'service',
    good: async (app) => ({ ...(await aMemory(app)), filter: MARK }),
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
  'memory.export': { asks: 'service', good: aMemory, refused: [[{ id: '../../x' }, 'id']] },
  'memory.save': { asks: 'nobody', good: exported, refused: noHandle },
  'memory.read': {
    asks: 'nobody',
    good: async (app) => ({ ...(await exported(app)), offset: 0 }),
    refused: [[{ handle: 'nobody', offset: 0 }, 'handle']],
  },
  'memory.release': { asks: 'nobody', good: exported, refused: [[{}, 'handle']] },
  'memory.delete': { asks: 'service', good: newMemory, refused: noId },
}
