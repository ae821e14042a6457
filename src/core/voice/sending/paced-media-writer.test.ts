import { expect, it } from 'vitest'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { PacedMediaWriter } from './paced-media-writer.ts'
import { Pacer } from './pacer.ts'

/** Rings a little early, as the timers of browsers and of Node do. */
class EarlyClock extends VirtualClock {
  override after(ms: number, run: () => void): () => void {
    return super.after(ms > 1 ? ms - 0.7 : ms, run)
  }
}

it('no chunk leaves before its time, though a timer rings early', async () => {
  const clock = new EarlyClock()
  const sentAt: number[] = []
  const outlet = new PacedMediaWriter({
    clock,
    pacer: new Pacer(),
    target: {
      send: () => sentAt.push(clock.now()),
      backlog: () => 0,
      openEncoder: () => Promise.reject(new Error('not asked for')),
      sent: () => undefined,
      stuck: () => undefined,
      failed: () => undefined,
    },
    signal: new AbortController().signal,
  })
  const sending = (async () => {
    for (let i = 0; i < 5; i += 1) {
      await outlet.isReady()
      outlet.send({ data: Uint8Array.of(i), mediaMs: 101 })
    }
  })()
  await clock.advance(1000)
  await sending
  const intervals = sentAt.slice(1).map((at, i) => at - (sentAt[i] ?? 0))
  expect(intervals).toHaveLength(4)
  expect(Math.min(...intervals)).toBeGreaterThanOrEqual(50.49)
  expect(Math.max(...intervals)).toBeLessThan(52)
})
