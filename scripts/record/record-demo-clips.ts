/**
 * Records the clips that the demo service can recognise and say: every sentence of resources/demo/script.json, in
 * each recorded language and voice, as Ogg Opus under resources/demo/clips. Also records, under
 * test/fixtures/other-speech, other sentences in the same voices and the script in other voices: a test makes sure that
 * they are not mistaken for the script. Needs espeak-ng and ffmpeg.
 *
 *     node scripts/record/record-demo-clips.ts
 *
 * The result is committed, so this is run again only after the script or a voice has changed. It replaces both
 * folders. `recorded.json` keeps the texts that were spoken; a test compares them with the script.
 */
import { execFile, spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import {
  type DemoVoice,
  demoVoices,
  type RecordedLanguage,
  recordedLanguages,
  sentenceIds,
  sentences,
} from '../../src/simulator/script/script.ts'
import { root } from '../commands.ts'

const CLIPS = join(root, 'resources/demo/clips')
const OTHER_SPEECH = join(root, 'test/fixtures/other-speech')

/** Voices of espeak-ng without their variant, with a natural speed for each, in words per minute. */
const SPEAKERS: Readonly<Record<RecordedLanguage, { readonly voice: string; readonly speed: number }>> = {
  en: { voice: 'en-us', speed: 160 },
  de: { voice: 'de', speed: 155 },
  fr: { voice: 'fr', speed: 165 },
  es: { voice: 'es', speed: 165 },
  it: { voice: 'it', speed: 160 },
}
const VARIANTS: Readonly<Record<DemoVoice, string>> = { female: 'f3', male: 'm3' }

/** Sentences that resemble the script's without being in it. */
const OTHER_SENTENCES: Readonly<Record<RecordedLanguage, readonly string[]>> = {
  en: [
    'Good evening everybody, and thank you for your patience.',
    'We still have four open questions, but none of them are about the release.',
    'That sounds strange to me.',
    'Uploads are fast on Monday morning, and the customers can see why.',
  ],
  de: [
    'Guten Abend zusammen, und danke für eure Geduld.',
    'Wir haben noch vier offene Fragen, aber keine davon ist wichtig.',
    'Das klingt seltsam.',
    'Das Hochladen geht am Montag schneller, und die Kunden sehen den Grund.',
  ],
  fr: [
    'Bonsoir à tous, et merci de votre patience.',
    'Il nous reste quatre questions ouvertes, mais rien de grave.',
    'Cela me paraît étrange.',
    "La connexion est parfois lente le soir, quelqu'un doit comprendre pourquoi.",
  ],
  es: [
    'Buenas noches a todos y gracias por esperar.',
    'Todavía tenemos cuatro preguntas abiertas, pero ninguna es importante.',
    'Me parece extraño.',
    'La conexión falla el lunes por la noche, y nadie sabe por qué.',
  ],
  it: [
    'Buonasera a tutti e grazie per la pazienza.',
    'Abbiamo ancora quattro domande aperte, ma nessuna è importante.',
    'Mi sembra strano.',
    'La connessione a volte è lenta, e nessuno sa il motivo.',
  ],
}
/** Voices that no clip uses. */
const STRANGERS = ['en-gb+f5', 'en-us+m7', 'en-gb-x-rp+f1'] as const

/** Header length and sample rate of espeak-ng's mono 16-bit WAV files. */
const WAV_HEAD = 44
const WAV_RATE = 22_050

/** Fraction of full scale below which the ends of a recording are silence. */
const SILENCE = 0.02
/** Padding around the sound for fading in and out, so that nothing is cut off abruptly. */
const LEAD_SECONDS = 0.04
const TAIL_SECONDS = 0.06
/** Loudness of all clips, and their maximum peak. */
const TARGET_RMS = 0.1
const MAX_PEAK = 0.9

/** Enough for a synthetic voice at full bandwidth; half of it sounds slightly hollow. */
const BIT_RATE = '24k'

/** @param voice a voice of espeak-ng with its variant, such as `de+f3` */
async function speak(text: string, voice: string, speed: number): Promise<Float32Array> {
  const { stdout } = await promisify(execFile)(
    'espeak-ng',
    ['-v', voice, '-s', String(speed), '--stdout', text],
    { encoding: 'buffer', maxBuffer: 1 << 24 },
  )
  if (stdout.readUInt32LE(24) !== WAV_RATE)
    throw new Error(`espeak-ng spoke at another rate than ${WAV_RATE}`)
  const samples = new Int16Array(stdout.buffer.slice(stdout.byteOffset + WAV_HEAD))
  return Float32Array.from(samples, (sample) => sample / 0x8000)
}

function trim(samples: Float32Array): Float32Array {
  const isSound = (sample: number) => Math.abs(sample) > SILENCE
  const first = samples.findIndex(isSound)
  const last = samples.findLastIndex(isSound)
  if (first < 0) throw new Error('nothing was spoken')
  const lead = Math.min(first, Math.round(LEAD_SECONDS * WAV_RATE))
  const tail = Math.min(samples.length - last, Math.round(TAIL_SECONDS * WAV_RATE))
  const kept = samples.slice(first - lead, last + tail)
  return kept.map((sample, i) => sample * Math.min(1, (i + 1) / (lead + 1), (kept.length - i) / tail))
}

function level(samples: Float32Array): Float32Array {
  const rms = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const gain = Math.min(TARGET_RMS / rms, MAX_PEAK / peak)
  return samples.map((sample) => sample * gain)
}

/** Encodes at 48 kHz, without metadata that would differ from run to run. */
function encode(samples: Float32Array, path: string): Promise<void> {
  const input = ['-f', 'f32le', '-ar', String(WAV_RATE), '-ac', '1', '-i', 'pipe:0']
  const codec = ['-ar', '48000', '-c:a', 'libopus', '-b:a', BIT_RATE, '-application', 'voip']
  const reproducible = ['-map_metadata', '-1', '-flags', '+bitexact', '-fflags', '+bitexact']
  return new Promise((resolve, reject) => {
    const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...codec, ...reproducible, path], {
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    ffmpeg.on('error', reject)
    ffmpeg.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))))
    ffmpeg.stdin.end(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength))
  })
}

interface Recording {
  readonly path: string
  readonly text: string
  readonly voice: string
  readonly speed: number
}

async function record({ path, text, voice, speed }: Recording): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await encode(level(trim(await speak(text, voice, speed))), path)
}

const toRecording = (
  language: RecordedLanguage,
  voice: DemoVoice,
  text: string,
  path: string,
): Recording => ({
  path,
  text,
  voice: `${SPEAKERS[language].voice}+${VARIANTS[voice]}`,
  speed: SPEAKERS[language].speed,
})

const speakers = recordedLanguages.flatMap((language) => demoVoices.map((voice) => ({ language, voice })))

const clips = speakers.flatMap(({ language, voice }) =>
  sentenceIds.map((id) =>
    toRecording(language, voice, sentences[id][language], join(CLIPS, `${language}-${voice}`, `${id}.opus`)),
  ),
)
const otherSentences = speakers.flatMap(({ language, voice }) =>
  OTHER_SENTENCES[language].map((text, i) =>
    toRecording(language, voice, text, join(OTHER_SPEECH, `${language}-${voice}-${i + 1}.opus`)),
  ),
)
const strangers = STRANGERS.map((voice, i) => ({
  path: join(OTHER_SPEECH, `stranger-${i + 1}.opus`),
  text: sentences.bugs.en,
  voice,
  speed: 160,
}))

await rm(CLIPS, { recursive: true, force: true })
await rm(OTHER_SPEECH, { recursive: true, force: true })

const waiting: Recording[] = [...clips, ...otherSentences, ...strangers]
const count = waiting.length
async function work(): Promise<void> {
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await record(next)
}
await Promise.all(Array.from({ length: availableParallelism() }, work))

const texts = Object.fromEntries(
  recordedLanguages.map((language) => [
    language,
    Object.fromEntries(sentenceIds.map((id) => [id, sentences[id][language]])),
  ]),
)
await writeFile(join(CLIPS, 'recorded.json'), `${JSON.stringify(texts, null, 2)}\n`)
console.log(`recorded ${count} clips`)
