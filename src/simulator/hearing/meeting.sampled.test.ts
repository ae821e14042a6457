import { beforeAll, describe, expect, it } from 'vitest'
import { ffmpeg } from '../../../test/support/audio/ffmpeg.ts'
import {
  boundsMs,
  ClipSound,
  concluded,
  inWords,
  listen,
  sequence,
  toMs,
} from '../../../test/support/audio/hearing.ts'
import { seededRandom } from '../../../test/support/base/random.ts'
import { share } from '../../../test/support/base/share.ts'
import type { SourceContentType } from '../../core/audio/content-types.ts'
import { joinSamples } from '../../core/audio/pcm.ts'
import { isFault } from '../media/source-decoder.ts'
import { sources } from '../media/sources.ts'
import {
  type DemoVoice,
  demoVoices,
  meeting,
  meetingIds,
  type RecordedLanguage,
  recordedLanguages,
} from '../script/script.ts'
import { HEARING_RATE } from './heard-frames.ts'

let clips: ClipSound
beforeAll(async () => {
  clips = await ClipSound.load()
})

interface Meeting {
  readonly sound: Float32Array
  /** When each sentence begins and ends, in ms. */
  readonly times: readonly { readonly startMs: number; readonly endMs: number }[]
}

function hold(language: RecordedLanguage, voice: DemoVoice): Meeting {
  const random = seededRandom(language.charCodeAt(0) + voice.length)
  let sound: Float32Array = sequence(500)
  const times = meetingIds.map((id) => {
    const speech = clips.of({ language, voice, id })
    const startMs = toMs(sound.length)
    const bounds = boundsMs(speech)
    sound = sequence(sound, speech, 200 + Math.floor(random() * 700))
    return { startMs: startMs + bounds.startMs, endMs: startMs + bounds.endMs }
  })
  return { sound: sequence(sound, 500), times }
}

/** Sends sound through ffmpeg's encoder and this service's decoder. */
async function send(
  sound: Float32Array,
  type: SourceContentType,
  args: readonly string[],
): Promise<Float32Array> {
  const input = ['-f', 'f32le', '-ar', String(HEARING_RATE), '-ac', '1', '-i', 'pipe:0']
  const bytes = await ffmpeg([...input, ...args, 'pipe:1'], new Uint8Array(sound.buffer))
  const decoder = await sources[type]()
  const parts: Float32Array[] = []
  for (let at = 0; at < bytes.length; at += 1000) {
    const media = decoder.push(bytes.subarray(at, at + 1000))
    if (isFault(media)) throw new Error(media.detail)
    parts.push(media.samples)
  }
  return joinSamples(parts)
}

interface Heard {
  readonly text: string
  /** Whether it begins and ends within 60 ms of when it was said. */
  readonly isOnTime: boolean
}

function hear(sound: Float32Array, { times }: Meeting): Heard[] {
  return concluded(listen(sound, clips.templates)).map((passage, i) => {
    const words = passage.type === 'sentence' ? passage.words : []
    const startError = (words[0]?.startMs ?? Infinity) - (times[i]?.startMs ?? 0)
    const endError = (words.at(-1)?.endMs ?? Infinity) - (times[i]?.endMs ?? 0)
    return { text: inWords(passage), isOnTime: Math.abs(startError) < 60 && Math.abs(endError) < 60 }
  })
}

const everything = (language: RecordedLanguage, voice: DemoVoice): Heard[] =>
  meetingIds.map((id) => ({ text: `${language} ${voice}: ${meeting[id][language]}`, isOnTime: true }))

// The encoder's lowest complexity: fast, and like a weak client.
const opus = [
  '-c:a',
  'libopus',
  '-compression_level',
  '0',
  '-b:a',
  '32k',
  '-page_duration',
  '20000',
  '-f',
  'ogg',
]

const speakers = recordedLanguages.flatMap((language) => demoVoices.map((voice) => ({ language, voice })))

const kinds: readonly (readonly [type: SourceContentType, args: readonly string[]])[] = [
  ['audio/pcm;encoding=alaw;rate=8000', ['-ar', '8000', '-f', 'alaw']],
  ['audio/pcm;encoding=ulaw;rate=8000', ['-ar', '8000', '-f', 'mulaw']],
  ['audio/pcm;encoding=s16le;rate=8000', ['-ar', '8000', '-f', 's16le']],
  ['audio/pcm;encoding=s16le;rate=44100', ['-ar', '44100', '-f', 's16le']],
  ['audio/pcm;encoding=s16le;rate=48000', ['-ar', '48000', '-f', 's16le']],
  ['audio/auto', opus.map((arg) => (arg === '32k' ? '12k' : arg))],
]

describe('a whole meeting is heard, every sentence at its place', () => {
  it.each(share(speakers, 1))(
    'in $language by the $voice voice, through Opus at 32 kbit/s',
    async ({ language, voice }) => {
      const held = hold(language, voice)
      const heard = hear(await send(held.sound, 'audio/ogg;codecs=opus', opus), held)
      expect(heard).toEqual(everything(language, voice))
    },
  )

  it.each(share(kinds, 1))('through %s', async (type, args) => {
    const held = hold('en', 'female')
    expect(hear(await send(held.sound, type, args), held)).toEqual(everything('en', 'female'))
  })
})
