import { describe, expect, it } from 'vitest'
import { runSeed } from '../../../campaign/campaign.ts'
import type { SessionVariant } from '../../../campaign/session-variant.ts'

const LIMIT_MS = 180_000

/** Short meetings that together have every kind of fault; `npm run campaign` runs any others. */
const seeds: readonly (readonly [what: string, seed: number, change: Partial<SessionVariant>])[] = [
  ['a hand-over that breaks, and a refused key', 239, {}],
  ['refused requests, a peer that stops reading, and a clean end', 272, {}],
  [
    'a request to reconnect whose answer is lost, a stall, and an abrupt end, in MessagePack and Matroska',
    1455,
    { messageFormat: 'msgpack', sourceContentType: 'audio/x-matroska;codecs=flac', chunkMs: 50 },
  ],
  [
    'a dead link, a crash, garbage, and an error of the service, in MessagePack and Ogg',
    265,
    { messageFormat: 'msgpack', sourceContentType: 'audio/ogg;codecs=flac', chunkMs: 130 },
  ],
  ['a message that comes late, a slow network, an outage, and one that comes twice', 172, {}],
]

describe('a scripted meeting over real sockets', () => {
  it.concurrent.each(seeds)(
    'comes through %s',
    async (_what, seed, change) => {
      const { violations, schedule } = await runSeed(seed, change)
      expect(violations, JSON.stringify(schedule)).toEqual([])
    },
    LIMIT_MS,
  )
})
