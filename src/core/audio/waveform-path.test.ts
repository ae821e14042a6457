import { expect, it } from 'vitest'
import { tickPath, waveformPath } from './waveform-path.ts'

it('draws the outline to both sides of the middle, as high as its loudest part', () => {
  const path = waveformPath({ peaks: new Float32Array([0.25, 0.5, 0]), partMs: 100 })
  expect(path).toBe('M50 -0.5L150 -1L250 -0.02L250 0.02L150 1L50 0.5Z')
})

it('draws the noise of a silent recording low', () => {
  expect(waveformPath({ peaks: new Float32Array([0.01]), partMs: 100 })).toBe('M50 -0.2L50 0.2Z')
})

it('draws nothing of a sound without a part', () => {
  expect(waveformPath({ peaks: new Float32Array(), partMs: 20 })).toBe('')
})

it('draws a tick for each time, and one for times that are too close to be told apart', () => {
  expect(tickPath([0, 5000], 10_000)).toBe('M0 0.7V1M5000 0.7V1')
  const everyMs = Array.from({ length: 60_000 }, (_, ms) => ms)
  expect(tickPath(everyMs, 60_000).split('M')).toHaveLength(1001)
})
