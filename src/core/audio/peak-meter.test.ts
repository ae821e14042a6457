import { expect, it } from 'vitest'
import { MAX_PEAKS, PeakMeter } from './peak-meter.ts'

const RATE = 1000

it('has the highest level of each 20 ms, whatever its sign, and that of an incomplete part', () => {
  const meter = new PeakMeter(RATE)
  const sound = new Float32Array(50)
  sound[3] = -0.5
  sound[20] = 0.25
  sound[45] = 1.5
  for (let at = 0; at < sound.length; at += 7) meter.push(sound.subarray(at, at + 7))
  expect(meter.waveform).toEqual({ peaks: new Float32Array([0.5, 0.25, 1]), partMs: 20 })
})

it('has no part before there is sound', () => {
  expect(new PeakMeter(RATE).waveform.peaks).toHaveLength(0)
})

it('keeps its place in time and its bound for three hours of sound', () => {
  const meter = new PeakMeter(RATE)
  const minute = new Float32Array(60 * RATE).fill(0.1)
  for (let at = 0; at < 180; at += 1) {
    minute[0] = at % 60 === 0 ? 0.9 : 0.1
    meter.push(minute)
    expect(meter.waveform.peaks.length).toBeLessThanOrEqual(MAX_PEAKS)
  }
  const { peaks, partMs } = meter.waveform
  expect(peaks.length).toBeGreaterThan(MAX_PEAKS / 2)
  expect(Math.ceil((180 * 60_000) / partMs)).toBe(peaks.length)
  const loud = [...peaks.keys()].filter((at) => (peaks[at] ?? 0) > 0.5)
  expect(loud).toEqual([0, 1, 2].map((hour) => Math.floor((hour * 3_600_000) / partMs)))
})
