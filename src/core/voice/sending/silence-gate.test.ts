import { expect, it } from 'vitest'
import { SilenceGate } from './silence-gate.ts'

const FRAME_MS = 20

it.each([true, false])('sends silence for two seconds after speech (saves silence: %s)', (savesSilence) => {
  const gate = new SilenceGate(savesSilence)
  const take = (isSpeech: boolean) => gate.push({ durationMs: FRAME_MS, isOpen: isSpeech, isSpeech })
  expect(take(true)).toBe(true)
  const sent = Array.from({ length: 200 }, () => take(false)).filter((isSent) => isSent)
  // With the frame that completes them, the two seconds are over.
  expect(sent).toHaveLength(2000 / FRAME_MS - 1)
  expect(take(true)).toBe(true)
})
