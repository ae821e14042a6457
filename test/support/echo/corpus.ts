import type { Echo, EchoStream } from '../../../src/core/audio/echo/echo-watch.ts'
import { pick, seededRandom } from '../base/random.ts'
import { addBeat, addClicks, addDelayed, addNoise, amplify, atSpeed, inRoom } from './sounds.ts'
import { babbler, type Speaker, speak, type Turn, toSamples } from './speech-pool.ts'

export type Sounds = Record<EchoStream, Float32Array>

interface EchoCase {
  readonly name: string
  readonly sounds: Sounds
  readonly type: Echo['type']
  readonly lagMs: number
  /** When the echo is first heard. */
  readonly fromMs: number
}

type Turns = Record<EchoStream, readonly Turn[]>

interface Kind extends Pick<Echo, 'type' | 'from' | 'to'> {
  readonly lags: readonly [from: number, to: number]
}

const ROOM = [20, 560] as const
const FAR = [620, 4900] as const
/** Delays of copies in this computer. A shorter one is what one device on both sides makes. */
const LOOP = [30, 40] as const

/** Every cause, in every stream that it can concern. */
const kinds: readonly Kind[] = [
  { type: 'far-return', from: 'sent', to: 'meeting', lags: FAR },
  { type: 'far-return', from: 'microphone', to: 'meeting', lags: FAR },
  { type: 'loudspeaker', from: 'meeting', to: 'microphone', lags: ROOM },
  { type: 'loudspeaker', from: 'played', to: 'microphone', lags: ROOM },
  { type: 'own-speech', from: 'sent', to: 'meeting', lags: ROOM },
  { type: 'own-speech', from: 'played', to: 'meeting', lags: ROOM },
  { type: 'same-device', from: 'microphone', to: 'meeting', lags: [0, 0] },
  { type: 'routing-loop', from: 'meeting', to: 'microphone', lags: LOOP },
  { type: 'routing-loop', from: 'microphone', to: 'meeting', lags: LOOP },
]

const ECHO_CASE_MS = 20_000
const PLAIN_CASE_MS = 60_000
/** Least distance of the echo from the noise where it is heard, in decibels. */
const ABOVE_NOISE_DB = 6
const QUIETEST_NOISE_DB = -80
const LOUDEST_NOISE_DB = -45

const between = (random: () => number, from: number, to: number): number => from + (to - from) * random()

/** 20 s of a meeting with an echo of -3 to -30 dB, while the other side interrupts again and again. */
export function echoCase(seed: number, speakers: readonly Speaker[]): EchoCase {
  const random = seededRandom(seed)
  const { type, from, to, lags } = kinds[seed % kinds.length] ?? pick(random, kinds)
  const isCopy = type === 'same-device' || type === 'routing-loop'
  const db = isCopy ? between(random, -3, 0) : between(random, -30, -3)
  const lagMs = between(random, ...lags)
  const noiseDb = between(random, QUIETEST_NOISE_DB, Math.min(LOUDEST_NOISE_DB, -20 + db - ABOVE_NOISE_DB))
  const fromMs = between(random, 500, 3000)
  const turns: Turns = { microphone: [], meeting: [], sent: [], played: [] }
  turns[from] = [{ fromMs, toMs: fromMs + between(random, 7000, 11_000) }]
  turns[to] = interruptions(random, fromMs)
  const sounds = withoutEcho(random, speakers, ECHO_CASE_MS, turns, noiseDb)
  if (type === 'same-device') sounds[to] = sounds[from].slice()
  else addDelayed(sounds[to], isCopy ? sounds[from] : inRoom(random, sounds[from]), lagMs, db)
  const name = `${seed}: ${type}, ${from} in ${to}, ${Math.round(lagMs)} ms, ${Math.round(db)} dB, noise ${Math.round(noiseDb)} dB`
  return { name, sounds, type, lagMs, fromMs: fromMs + lagMs }
}

function interruptions(random: () => number, fromMs: number): Turn[] {
  const turns: Turn[] = []
  let at = fromMs + between(random, 500, 4000)
  while (at < fromMs + 12_000) {
    const toMs = at + between(random, 400, 2000)
    turns.push({ fromMs: at, toMs })
    at = toMs + between(random, 2000, 5000)
  }
  return turns
}

/** Sounds without an echo that resemble one in some way. */
const disguises: readonly (readonly [
  name: string,
  add: (random: () => number, sounds: Sounds, speakers: readonly Speaker[]) => void,
])[] = [
  ['turns', () => undefined],
  [
    'one room, two keyboards',
    (random, { microphone, meeting }) => {
      addClicks(random, microphone)
      addClicks(random, meeting)
    },
  ],
  [
    'music of one tempo on both sides',
    (random, { microphone, meeting }) => {
      addBeat(random, microphone)
      addBeat(random, meeting)
    },
  ],
  ['another voice repeats what is said', repeat],
]

/** 60 s of a meeting without an echo. */
export function plainCase(
  seed: number,
  speakers: readonly Speaker[],
): { readonly name: string; readonly sounds: Sounds } {
  const random = seededRandom(1_000_000 + seed)
  const [microphone, heard] = takeTurns(random, PLAIN_CASE_MS)
  const turns = {
    microphone,
    meeting: heard,
    sent: translated(random, microphone),
    played: translated(random, heard),
  }
  const noiseDb = between(random, QUIETEST_NOISE_DB, LOUDEST_NOISE_DB)
  const sounds = withoutEcho(random, speakers, PLAIN_CASE_MS, turns, noiseDb)
  const [name, add] = disguises[seed % disguises.length] ?? pick(random, disguises)
  add(random, sounds, speakers)
  return { name: `${seed}: ${name}`, sounds }
}

function withoutEcho(
  random: () => number,
  speakers: readonly Speaker[],
  lengthMs: number,
  turns: Turns,
  noiseDb: number,
): Sounds {
  const chosen = new Map<string, Speaker>()
  while (chosen.size < 4) {
    const speaker = random() < 0.2 ? babbler(random) : pick(random, speakers)
    chosen.set(speaker.name, speaker)
  }
  const voices = [...chosen.values()]
  const voiceOf = (stream: EchoStream, i: number) =>
    speak(random, voices[i] ?? pick(random, voices), lengthMs, turns[stream])
  const sounds = {
    microphone: voiceOf('microphone', 0),
    meeting: voiceOf('meeting', 1),
    sent: voiceOf('sent', 2),
    played: voiceOf('played', 3),
  }
  amplify(sounds.microphone, between(random, -8, 6))
  addNoise(random, sounds.microphone, noiseDb)
  if (random() < 0.5) addNoise(random, sounds.meeting, between(random, QUIETEST_NOISE_DB, -60))
  return sounds
}

/** Turns of two people, who mostly speak one after the other. */
function takeTurns(random: () => number, lengthMs: number): readonly [Turn[], Turn[]] {
  const turns: [Turn[], Turn[]] = [[], []]
  let at = between(random, 300, 2000)
  let who: 0 | 1 = random() < 0.5 ? 0 : 1
  while (at < lengthMs) {
    const other = who === 0 ? 1 : 0
    const toMs = at + between(random, 1500, 8000)
    turns[who].push({ fromMs: at, toMs })
    if (random() < 0.3) {
      const fromMs = between(random, at, toMs)
      turns[other].push({ fromMs, toMs: fromMs + between(random, 500, 3000) })
    }
    at = toMs + between(random, -300, 2000)
    if (random() < 0.8) who = other
  }
  return turns
}

/** Turns of the spoken translation: each begins some time after what it translates, and none is interrupted. */
function translated(random: () => number, turns: readonly Turn[]): Turn[] {
  let free = 0
  return turns.map(({ fromMs, toMs }) => {
    const from = Math.max(free, fromMs + between(random, 1200, 3500))
    free = from + toMs - fromMs
    return { fromMs: from, toMs: free }
  })
}

/** Sentences that another voice says soon after, not at quite the same speed, as the demo voices do. */
function repeat(
  random: () => number,
  { microphone, meeting: heard }: Sounds,
  speakers: readonly Speaker[],
): void {
  const one = pick(
    random,
    speakers.filter(({ name }) => /^\w\w-female$/.test(name)),
  )
  const other = speakers.find(({ name }) => name === one.name.replace('female', 'male')) ?? one
  microphone.fill(0)
  heard.fill(0)
  const end = microphone.length
  let at = 0
  while (at < end) {
    const i = Math.floor(random() * one.utterances.length)
    const first = one.utterances[i] ?? new Float32Array(0)
    const speed = 1 + (random() < 0.5 ? 1 : -1) * between(random, 0.04, 0.15)
    const second = atSpeed(other.utterances[i] ?? new Float32Array(0), speed)
    const later = at + toSamples(between(random, 100, 4500))
    microphone.set(first.subarray(0, end - at), at)
    if (later < end) heard.set(second.subarray(0, end - later), later)
    at += Math.max(first.length, second.length) + toSamples(between(random, 300, 3000))
  }
  addNoise(random, microphone, -65)
}
