import { beforeEach, describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { ROOM_SOUND_RATE, ROOM_SOUND_SAMPLES } from '../../../core/audience/room/sound-frames.ts'
import { decodeG711 } from '../../../core/media/g711.ts'
import { SharedSpeech } from './shared-speech.ts'

let clock: VirtualClock
let frames: [language: string, sound: Uint8Array][]
const open = (rate: number) =>
  new SharedSpeech({ rate, clock, frame: (language, sound) => frames.push([language, sound]) })
beforeEach(() => {
  clock = new VirtualClock()
  frames = []
})

const tone = (length: number, rate: number) =>
  Float32Array.from({ length }, (_, index) => 0.5 * Math.sin((2 * Math.PI * 440 * index) / rate))
const heard = (language: string) =>
  frames.filter(([of]) => of === language).flatMap(([, sound]) => [...decodeG711('ulaw', sound)])

describe('speech for the phones of a room', () => {
  it('leaves in frames, and the end of a sentence soon after it', async () => {
    const shared = open(ROOM_SOUND_RATE)
    shared.push('de', tone(2 * ROOM_SOUND_SAMPLES + 100, ROOM_SOUND_RATE))
    expect(frames.map(([, { length }]) => length)).toEqual([ROOM_SOUND_SAMPLES, ROOM_SOUND_SAMPLES])
    await clock.advance(99)
    expect(frames).toHaveLength(2)
    await clock.advance(1)
    expect(frames[2]?.[1]).toHaveLength(100)
    await clock.advance(1000)
    expect(frames).toHaveLength(3)
  })

  it.each([16_000, 24_000, 48_000])('has every sample once, in order, from %d Hz', async (rate) => {
    const shared = open(rate)
    const spoken = tone(rate, rate)
    for (let at = 0; at < spoken.length; at += 960) shared.push('de', spoken.slice(at, at + 960))
    shared.push('fr', new Float32Array(960))
    await clock.advance(1000)
    const [sound, wanted] = [heard('de'), tone(ROOM_SOUND_RATE, ROOM_SOUND_RATE)]
    expect(sound.length).toBeGreaterThan(0.99 * ROOM_SOUND_RATE)
    const worst = Math.max(...sound.slice(100).map((value, at) => Math.abs(value - (wanted[at + 100] ?? 0))))
    expect(worst).toBeLessThan(0.03)
    expect(Math.max(...heard('fr').map(Math.abs))).toBe(0)
  })

  it('sends no rest of what nobody hears any more', async () => {
    const shared = open(ROOM_SOUND_RATE)
    shared.push('de', tone(100, ROOM_SOUND_RATE))
    shared.close()
    await clock.advance(1000)
    expect(frames).toEqual([])
  })
})
