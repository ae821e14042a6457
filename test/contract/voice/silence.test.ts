import { describe, expect, it } from 'vitest'
import { SpeechDetector } from '../../../src/core/audio/capture/speech-detector.ts'
import { drawLines, holdMeeting, RATE } from '../../campaign/meeting.ts'
import { brown, clicks, hum, pink, white } from '../../support/audio/noises.ts'
import { seededRandom } from '../../support/base/random.ts'

const FRAME_MS = 100
const FRAME = (RATE * FRAME_MS) / 1000
/** Audio from before a word that the gate sends with it. */
const PRE_ROLL_MS = 500

type Noise = (random: () => number) => Float32Array

/** Frames of a meeting with background noise in which the detector finds speech. */
async function listen(noise: Noise, level: number) {
  const random = seededRandom(7)
  const meeting = await holdMeeting(drawLines(random, 12))
  const under = noise(random)
  const detector = new SpeechDetector()
  const heard: boolean[] = []
  for (let at = 0; at + FRAME <= meeting.samples.length; at += FRAME) {
    const frame = meeting.samples
      .slice(at, at + FRAME)
      .map((sample, i) => sample + level * (under[(at + i) % under.length] ?? 0))
    heard.push(detector.push(frame, FRAME_MS))
  }
  return { heard, sentences: meeting.sentences }
}

describe('whether somebody speaks', () => {
  it.each<readonly [string, Noise, number]>([
    ['no noise', () => new Float32Array(1), 0],
    ['pink noise', pink, 0.05],
    ['white noise', white, 0.01],
    ['brown noise', brown, 0.05],
    ['hum', (random) => hum(50, random), 0.02],
    ['clicks', clicks, 0.1],
  ])('is heard with %s, from each beginning on, and silence is not', async (_name, noise, level) => {
    const { heard, sentences } = await listen(noise, level)
    const late = sentences.map(({ fromMs, toMs }) => {
      const first = heard.findIndex((is, i) => is && (i + 1) * FRAME_MS > fromMs && i * FRAME_MS < toMs)
      return first < 0 ? Number.POSITIVE_INFINITY : first * FRAME_MS - fromMs
    })
    expect(Math.max(...late)).toBeLessThan(PRE_ROLL_MS)
    const quiet = heard.filter(
      (_is, i) =>
        i * FRAME_MS > 2000 &&
        !sentences.some(({ fromMs, toMs }) => i * FRAME_MS > fromMs - 200 && i * FRAME_MS < toMs + 100),
    )
    expect(quiet.filter((is) => is).length).toBeLessThan(quiet.length / 20)
  })
})
