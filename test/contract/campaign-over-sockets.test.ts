import { describe, expect, it } from 'vitest'
import { runSeed } from '../campaign/campaign.ts'

const LIMIT_MS = 180_000

/** Short meetings between them with every kind of mishap; `npm run campaign -- --real` holds any others. */
const seeds = [
  ['a hand-over that breaks, and a refused key', 239],
  ['refused requests, a peer that stops reading, and a clean end', 272],
  ['a request to reconnect whose answer is lost, a stall, and an abrupt end', 1455],
  ['a dead link, a crash, garbage, and an error of the service', 265],
  ['a message that comes late, a slow network, an outage, and one that comes twice', 172],
] as const

describe('a scripted meeting over real sockets', () => {
  it.concurrent.each(seeds)(
    'comes through %s',
    async (_what, seed) => {
      const { faults, schedule } = await runSeed(seed, 'sockets')
      expect(faults, JSON.stringify(schedule)).toEqual([])
    },
    LIMIT_MS,
  )
})
