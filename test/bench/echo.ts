import { EchoWatch, echoStreams } from '../../src/core/audio/echo/echo-watch.ts'
import { EnvelopeReader } from '../../src/core/audio/echo/envelope.ts'
import { echoCase, plainCase } from '../support/echo/corpus.ts'
import { loadSpeakers, RATE } from '../support/echo/speech-pool.ts'
import { watchSounds } from '../support/echo/watch-sounds.ts'
import type { Figure } from './figures.ts'
import { sized } from './size.ts'

const ECHOES = sized(270, 3)
const PLAIN = sized(500, 3)
const FOUND_WITHIN_MS = 10_000
const BATCH_MS = 250
const COST_OF_CASES = sized(5, 1)

/** The whole corpus of echoes, and the cost of the watch with two streams at 16 kHz and two at 48 kHz. */
export async function measureEcho(): Promise<Figure[]> {
  const speakers = await loadSpeakers()
  let late = 0
  for (let seed = 0; seed < ECHOES; seed += 1) {
    const { sounds, type, fromMs, lagMs } = echoCase(seed, speakers)
    const isFound = watchSounds(sounds).some(
      (echo) =>
        echo.type === type && Math.abs(echo.lagMs - lagMs) <= 40 && echo.foundMs - fromMs <= FOUND_WITHIN_MS,
    )
    if (!isFound) late += 1
  }
  let wrong = 0
  for (let seed = 0; seed < PLAIN; seed += 1)
    if (watchSounds(plainCase(seed, speakers).sounds).length > 0) wrong += 1
  const figure = { baseline: undefined }
  return [
    {
      ...figure,
      name: `echoes missed within 10 s, of ${ECHOES}`,
      value: (100 * late) / ECHOES,
      unit: '%',
      target: 5,
    },
    { ...figure, name: `false echoes, of ${PLAIN} minutes`, value: wrong, unit: '', target: 0 },
    { ...figure, name: 'echo watch, of one core', value: 100 * measureCost(speakers), unit: '%', target: 1 },
  ]
}

const repeatSamples = (samples: Float32Array, times: number): Float32Array =>
  Float32Array.from({ length: samples.length * times }, (_, i) => samples[Math.floor(i / times)] ?? 0)

/** Processor time of the envelopes and of the watch, as a share of the time of the sounds. */
function measureCost(speakers: Awaited<ReturnType<typeof loadSpeakers>>): number {
  let usedUs = 0
  let soundMs = 0
  for (let seed = 0; seed < COST_OF_CASES; seed += 1) {
    const { sounds } = plainCase(seed, speakers)
    const resampled = echoStreams.map((stream) => {
      const times = stream === 'sent' || stream === 'played' ? 6 : 2
      return { stream, times, samples: repeatSamples(sounds[stream], times) }
    })
    const before = process.cpuUsage()
    const watch = new EchoWatch()
    let nowMs = 0
    const readers = resampled.map(({ stream, times, samples }) => ({
      samples,
      size: (RATE * times * BATCH_MS) / 1000,
      reader: new EnvelopeReader(RATE * times, (levels) => watch.push(stream, levels, nowMs)),
    }))
    const length = (sounds.microphone.length * 1000) / RATE
    for (let i = 0; (i + 1) * BATCH_MS <= length; i += 1) {
      nowMs = (i + 1) * BATCH_MS
      for (const { samples, size, reader } of readers) reader.push(samples.subarray(i * size, (i + 1) * size))
      watch.check(nowMs)
    }
    const used = process.cpuUsage(before)
    usedUs += used.user + used.system
    soundMs += length
  }
  return usedUs / 1000 / soundMs
}
