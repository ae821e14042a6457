import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { decodeSound } from '../../../test/support/audio/ffmpeg.ts'
import {
  boundsMs,
  ClipSound,
  concluded,
  inWords,
  listen,
  sequence,
} from '../../../test/support/audio/hearing.ts'
import {
  beeps,
  brown,
  clicks,
  hum,
  humAndHiss,
  pink,
  throb,
  tone,
  white,
} from '../../../test/support/audio/noises.ts'
import { seededRandom } from '../../../test/support/base/random.ts'
import { share } from '../../../test/support/base/share.ts'
import { sentences } from '../script/script.ts'
import { HEARING_RATE } from './heard-frames.ts'

let clips: ClipSound
beforeAll(async () => {
  clips = await ClipSound.load()
})

const hear = (sound: Float32Array) => listen(sound, clips.templates)

const folder = join(root, 'test/fixtures/other-speech')
const otherSpeech = readdirSync(folder)
const load = (name: string) => decodeSound(['-i', join(folder, name)], HEARING_RATE)

describe('speech that is not in the script', () => {
  it.each(share(otherSpeech, 1))('is reported as unknown speech with its true times: %s', async (name) => {
    const speech = await load(name)
    const passages = concluded(hear(sequence(700, speech, 1200)))
    expect(passages.map(inWords)).toEqual(['other speech'])
    const bounds = boundsMs(speech)
    const [passage] = passages
    if (passage?.type !== 'other') throw new Error('not other speech')
    expect(Math.abs(passage.startMs - 700 - bounds.startMs)).toBeLessThan(100)
    expect(Math.abs(passage.endMs - 700 - bounds.endMs)).toBeLessThan(100)
  })

  it('is reported while it continues, with growing length', async () => {
    const speech = await load('en-male-2.opus')
    const lengths = hear(sequence(300, speech, 1000)).flatMap((event) =>
      event.type === 'hearing' && event.passage.type === 'other'
        ? [event.passage.endMs - event.passage.startMs]
        : [],
    )
    expect(lengths.length).toBeGreaterThan(5)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  })

  it('is concluded at a pause', async () => {
    const sound = sequence(await load('en-male-1.opus'), 800, await load('en-male-2.opus'), 800)
    expect(concluded(hear(sound)).map(inWords)).toEqual(['other speech', 'other speech'])
  })

  it('is concluded after ten seconds without a pause', async () => {
    const speech = await Promise.all(['en-male-1.opus', 'en-male-2.opus', 'en-male-4.opus'].map(load))
    const passages = concluded(hear(sequence(...speech, ...speech, 1000)))
    expect(passages.length).toBeGreaterThan(1)
    const lengths = passages.map((passage) =>
      passage.type === 'other' ? passage.endMs - passage.startMs : Infinity,
    )
    expect(Math.max(...lengths)).toBeLessThan(11_100)
  })

  it('is separated from the sentences before and after it', async () => {
    const agreed = clips.of({ language: 'en', voice: 'male', id: 'agreed' })
    const plan = clips.of({ language: 'en', voice: 'male', id: 'plan' })
    const sound = sequence(200, agreed, 200, await load('en-female-1.opus'), 300, plan, 1000)
    expect(concluded(hear(sound)).map(inWords)).toEqual([
      `en male: ${sentences.agreed.en}`,
      'other speech',
      `en male: ${sentences.plan.en}`,
    ])
  })
})

const random = seededRandom(5)
const noises: readonly (readonly [name: string, sound: Float32Array])[] = [
  ['white noise', white(random)],
  ['pink noise', pink(random)],
  ['brown noise', brown(random)],
  ['a tone of 200 Hz', tone(200)],
  ['a tone of 1 kHz', tone(1000)],
  ['mains hum of 50 Hz', hum(50, random)],
  ['mains hum of 60 Hz', hum(60, random)],
  ['a buzz of 120 Hz', hum(120, random)],
  ['hum and hiss', humAndHiss(random)],
  ['a throbbing machine', throb(random)],
  ['clicks', clicks(random)],
  ['beeps', beeps(880)],
]

describe('without speech', () => {
  it('silence is not reported', () => {
    expect(hear(sequence(8000))).toEqual([])
  })

  it.each(share(noises, 4))('%s is not reported, at any level', (_, noise) => {
    for (const gain of [1, 0.1, 0.003])
      expect(concluded(hear(noise.map((sample) => sample * gain))).map(inWords), `at ${gain}`).toEqual([])
  })

  it('noise that begins and ends is not reported', () => {
    const noise = pink(random).subarray(0, 2 * HEARING_RATE)
    expect(hear(sequence(1000, noise, 700, noise, 1000))).toEqual([])
  })
})
