import { describe, expect, it } from 'vitest'
import { pick, seededRandom } from '../../../test/support/base/random.ts'
import { share } from '../../../test/support/base/share.ts'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import {
  CaptionEndpoint,
  type EndpointFault,
} from '../../../test/support/closed-captions/caption-endpoint.ts'
import { captionServiceNames } from '../../core/audience/closed-captions/caption-address.ts'
import { ClosedCaptionSender, MAX_CAPTION_WAIT_MS, type SenderProgress } from './closed-caption-sender.ts'

const FAULTS: readonly EndpointFault[] = [
  ...[400, 403, 405, 429, 500, 503, 302].map((status) => ({ type: 'status', status }) as const),
  { type: 'refused' },
  { type: 'reset-before' },
  { type: 'reset-after' },
  { type: 'delay', ms: 900 },
  { type: 'delay', ms: 9000 },
  { type: 'delay', ms: 12_000 },
  { type: 'delay', ms: 40_000 },
]
const STEPS = 60
const seeds = Array.from({ length: 200 }, (_, seed) => seed)

/** A session with faults, in which the app is ended or killed now and then. */
async function run(seed: number) {
  const random = seededRandom(seed)
  const service = pick(random, captionServiceNames)
  const clock = new VirtualClock()
  const faultShare = random() * 0.6
  let isHealed = false
  const fault = () => (!isHealed && random() < faultShare ? pick(random, FAULTS) : undefined)
  const endpoint = new CaptionEndpoint({ service, clock, fault })
  let stored: SenderProgress = { sequence: 0, offered: 0, taken: 0 }
  let mostAtOnce = 0
  const start = () => {
    const life = { isKilled: false, requests: 0 }
    const sender = new ClosedCaptionSender({
      service,
      address: endpoint.address,
      language: 'de',
      clock,
      now: () => clock.now(),
      // A killed app sends and stores nothing any more.
      fetch: async (...request) => {
        if (life.isKilled) return new Promise(() => undefined)
        life.requests += 1
        mostAtOnce = Math.max(mostAtOnce, life.requests)
        return endpoint.fetch(...request).finally(() => (life.requests -= 1))
      },
      before: stored,
      save: (progress) => {
        if (!life.isKilled) stored = progress
      },
      changed: () => undefined,
    })
    return { sender, kill: () => (life.isKilled = true) }
  }
  let app = start()
  const offered: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    const count = Math.floor(random() * 3)
    const texts = Array.from({ length: count }, (_, at) => `Caption ${offered.length + at}`)
    offered.push(...texts)
    app.sender.offer(texts.map((text) => ({ lines: [text], at: clock.now() })))
    await clock.advance(Math.floor(random() * 4000))
    const end = random()
    if (end < 0.04) app.kill()
    else if (end < 0.08) {
      const closed = app.sender.close()
      await clock.advance(3000)
      await closed
    }
    if (end < 0.08) app = start()
  }
  isHealed = true
  await clock.advance(10 * MAX_CAPTION_WAIT_MS)
  return { endpoint, offered, service, progress: app.sender.progress, state: app.sender.state, mostAtOnce }
}

describe('closed captions over faults and restarts', () => {
  it.each(share(seeds, 20))('are taken in order, each once, or counted as lost: seed %i', async (seed) => {
    const { endpoint, offered, service, progress, state, mostAtOnce } = await run(seed)
    const { shown } = endpoint
    const places = shown.map((text) => offered.indexOf(text))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(places).size).toBe(places.length)
    expect(endpoint.repeated).toEqual([])
    expect(mostAtOnce).toBe(1)
    expect(progress.offered).toBe(offered.length)
    expect(state.waiting).toBe(0)
    expect(progress.taken).toBeLessThanOrEqual(shown.length)
    // Each that was not shown is counted.
    expect(offered.length - shown.length).toBeLessThanOrEqual(state.lost)
    expect(endpoint.languages).toEqual(new Set([service === 'Zoom' ? 'de-DE' : null]))
  })
})
