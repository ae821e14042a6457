import { afterEach, describe, expect, it, vi } from 'vitest'
import { sourceFormats } from '../../../src/core/audio/content-types.ts'
import { messageFormats } from '../../../src/core/voice/config.ts'
import { TranscriptDeduplicator } from '../../../src/core/voice/receiving/transcript-deduplicator.ts'
import { Pacer } from '../../../src/core/voice/sending/paced-media-writer.ts'
import { ReplayBuffer } from '../../../src/core/voice/sending/replay-buffer.ts'
import { runSeed } from '../../campaign/campaign.ts'
import { Network, Pipe } from '../../campaign/network.ts'
import { variantOf } from '../../campaign/session-variant.ts'
import { share } from '../../support/base/share.ts'
import { VirtualClock } from '../../support/base/virtual-clock.ts'

const LIMIT_MS = 180_000
/** `npm run campaign` runs any number of other seeds. */
const SEEDS = Array.from({ length: 14 }, (_, i) => 45 + i)

/** Violations by seed. */
async function faultsOf(seeds: readonly number[]): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {}
  for (const seed of seeds) {
    const { violations } = await runSeed(seed)
    if (violations.length > 0) found[`npm run campaign -- --runs 1 --verbose --seed ${seed}`] = violations
  }
  return found
}

/** Whether a meeting has such a violation: the others are not played any more. */
async function isFound(words: string, seeds: readonly number[]): Promise<boolean> {
  for (const seed of seeds)
    if ((await runSeed(seed)).violations.some((violation) => violation.includes(words))) return true
  return false
}

describe('the network of a campaign', () => {
  it('delivers data in order, even after a stall', async () => {
    const clock = new VirtualClock()
    const network = new Network(clock)
    const pipe = new Pipe(network)
    const arrived: string[] = []
    const send = (what: string) => pipe.send(1, () => arrived.push(`${what} at ${clock.now()}`))
    network.latencyMs = 100
    send('before a stall')
    await clock.advance(50)
    network.stalledUntil = 1000
    network.latencyMs = 10
    send('in it')
    await clock.advance(500)
    network.stalledUntil = 2000
    send('in the next')
    await clock.advance(2000)
    expect(arrived).toEqual(['before a stall at 2000', 'in it at 2000', 'in the next at 2000'])
  })
})

describe('a campaign of random faults over scripted meetings', () => {
  afterEach(() => vi.restoreAllMocks())

  it(
    'finds every sentence once and in order, or a gap in its place, and no rule broken',
    async () => {
      expect(await faultsOf(share(SEEDS, 4))).toEqual({})
    },
    LIMIT_MS,
  )

  it('covers both message formats, and every codec that needs no browser', () => {
    const variants = SEEDS.map(variantOf)
    expect(new Set(variants.map(({ messageFormat }) => messageFormat))).toEqual(new Set(messageFormats))
    expect(new Set(variants.map(({ sourceContentType: type }) => sourceFormats[type].codec))).toEqual(
      new Set(['pcm-s16le', 'alaw', 'ulaw', 'flac']),
    )
  })

  it(
    'finds out a session that sends nothing again',
    async () => {
      vi.spyOn(ReplayBuffer.prototype, 'rewind').mockReturnValue(undefined)
      expect(await isFound('is missing', [1, 2, 3, 4, 5, 6])).toBe(true)
    },
    LIMIT_MS,
  )

  it(
    'finds out a session that tells everything that it hears',
    async () => {
      vi.spyOn(TranscriptDeduplicator.prototype, 'judge').mockImplementation(
        (_transcript, { inCapture }) => ({
          novelty: 'new',
          segment: inCapture,
        }),
      )
      expect(await isFound('was not said so', [1, 2, 3, 4, 5, 6])).toBe(true)
    },
    LIMIT_MS,
  )

  it(
    'finds out a session that hurries',
    async () => {
      vi.spyOn(Pacer.prototype, 'waitMs').mockReturnValue(0)
      expect(await isFound('ms after a chunk of', [1, 2, 3])).toBe(true)
    },
    LIMIT_MS,
  )
})
