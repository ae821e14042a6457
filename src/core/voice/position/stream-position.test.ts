import { expect, it } from 'vitest'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { StreamPosition } from './stream-position.ts'

it('takes no word for one of the second delivery before that has begun', () => {
  const position = new StreamPosition(new VirtualClock())
  const send = (startMs: number) =>
    position.soundSent({ startMs, durationMs: 1000, samples: new Float32Array(16_000) }, 0)
  for (const startMs of [0, 1000, 2000]) send(startMs)
  position.rewind(3000)
  position.silenceSent(position.newLink({ nextMs: 1000, gapToMs: undefined, takesSilence: true }))
  expect(position.replay).toEqual({ fromMs: 1000, toMs: 3000, streamMs: Number.POSITIVE_INFINITY })
  send(1000)
  expect(position.replay).toEqual({ fromMs: 1000, toMs: 3000, streamMs: 3000 })
})
