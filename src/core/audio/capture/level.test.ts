import { describe, expect, it } from 'vitest'
import { LevelReader, METER_STEPS, type MeterReading, SILENCE_RMS } from './level.ts'

const RATE = 16_000

describe('the level of a microphone', () => {
  let now = 0
  /** Readings of a tone for some milliseconds in batches of 60 ms, with their times. */
  const read = (reader: LevelReader, ms: number, loudness: number, hertz = 1000, offset = 0) => {
    const readings: (MeterReading & { readonly at: number })[] = []
    for (const end = now + ms; now < end; now += 60) {
      const batch = Float32Array.from(
        { length: (RATE * 60) / 1000 },
        (_, i) => offset + loudness * Math.SQRT2 * Math.sin(2 * Math.PI * hertz * (now / 1000 + i / RATE)),
      )
      const reading = reader.push(batch)
      if (reading !== undefined) readings.push({ ...reading, at: now })
    }
    return readings
  }

  it('is read at most seven times a second, and omitted while it is unchanged', () => {
    const reader = new LevelReader(RATE)
    const silent = read(reader, 6000, 0)
    expect(silent.map(({ position }) => position)).toEqual(silent.map(() => 0))
    expect(silent.length).toBeLessThanOrEqual(12)
    // The detection of a silent microphone counts these readings.
    expect(silent.length).toBeGreaterThanOrEqual(10)
    const rising = Array.from({ length: 50 }, (_, i) => read(reader, 120, 0.001 * 1.15 ** i)).flat()
    const positions = rising.map(({ position }) => position)
    expect(positions.length).toBeLessThanOrEqual(33)
    expect(new Set(positions)).toEqual(
      new Set(Array.from({ length: METER_STEPS + 1 }, (_, i) => i / METER_STEPS)),
    )
  })

  it('rises at once and falls slowly', () => {
    const reader = new LevelReader(RATE)
    const [loud] = read(reader, 180, 0.5)
    expect(loud?.rms).toBeCloseTo(0.5)
    expect(loud?.position).toBeCloseTo(11 / 12)
    const falling = read(reader, 1200, 0).map(({ position }) => position)
    expect(falling).toEqual(falling.toSorted((a, b) => b - a))
    expect(falling[0]).toBeCloseTo(5 / 12)
    expect(falling.at(-1)).toBeLessThan(0.05)
  })

  it.each([
    ['an offset', 0, 1000, 0.05],
    ['an offset of half the scale', 0, 1000, -0.5],
    ['hum of 50 Hz', 0.028, 50, 0],
    ['hum of 60 Hz on an offset', 0.028, 60, 0.05],
    ['wind', 0.05, 20, 0],
  ])('is that of silence for %s', (_, loudness, hertz, offset) => {
    const reader = new LevelReader(RATE)
    const [, ...readings] = read(reader, 12_000, loudness, hertz, offset)
    expect(readings.length).toBeGreaterThan(10)
    expect(Math.max(...readings.map(({ rms }) => rms))).toBeLessThan(SILENCE_RMS)
  })

  it.each([200, 440, 3000])('is not changed by that for a voice at %i Hz', (hertz) => {
    const readings = read(new LevelReader(RATE), 2000, 0.1, hertz, 0.05)
    expect(readings.at(-1)?.rms).toBeGreaterThan(0.09)
    expect(readings.at(-1)?.rms).toBeLessThan(0.102)
  })
})
