import { measureLevel } from '../../../core/audio/capture/level.ts'
import {
  MEASURED_MS,
  type MicrophoneLevel,
  MicrophoneTrial,
  SPEECH_LIMIT_MS,
} from '../../../core/audio/capture/microphone-trial.ts'
import { type AppError, unexpected } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import { openMicrophone } from './microphone.ts'

const LOOK_EVERY_MS = 40

const TONE_HZ = 660
const TONE_S = 0.3
/** Level of the tone at the other end of a cable, at least: it is played 40 dB above. */
const MIN_TONE_DB = -60
/** Least difference between the tone and what was heard at its pitch before. */
const TONE_RISE_DB = 15
/** Time in which a meeting program would hear the tone, after it was played. */
const CABLE_MS = 700
/** Difference in pitch at which a sound is still taken for the tone, in bins of the spectrum. */
const TONE_BINS = 2
const TONE_FADE_S = 0.05
const TONE_LOUDNESS = 0.15
const PLAY_LIMIT_MS = 4000

const CANCELLED: AppError = { kind: 'cancelled' }

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/**
 * Listens to a microphone until a second after the first speech, for a few seconds at most. Nothing is stored or sent.
 *
 * @param deviceId empty for the system default
 * @returns the level; errors: `microphone`, `cancelled`
 */
export async function tryMicrophone(deviceId: string, signal: AbortSignal): Promise<Result<MicrophoneLevel>> {
  const opened = await openUnprocessed(deviceId, signal)
  if (!opened.ok) return opened
  try {
    return await listen(opened.value, signal)
  } catch (thrown) {
    return err(unexpected(thrown))
  } finally {
    stop(opened.value)
  }
}

/** Opens a microphone without processing: noise suppression can make a quiet room look like a dead microphone. */
async function openUnprocessed(deviceId: string, signal: AbortSignal): Promise<Result<MediaStream>> {
  const opening = openMicrophone({
    deviceId,
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
  })
  const opened = await unlessAborted(opening, signal)
  if (opened !== undefined) return opened
  // The user may grant the permission after the time limit.
  void opening.then((late) => late.ok && stop(late.value))
  return err(CANCELLED)
}

async function listen(stream: MediaStream, signal: AbortSignal): Promise<Result<MicrophoneLevel>> {
  const context = new AudioContext()
  try {
    const analyser = new AnalyserNode(context)
    context.createMediaStreamSource(stream).connect(analyser)
    await context.resume()
    const samples = new Float32Array(analyser.fftSize)
    const trial = new MicrophoneTrial()
    let until = performance.now() + SPEECH_LIMIT_MS
    while (performance.now() < until) {
      if (signal.aborted) return err(CANCELLED)
      analyser.getFloatTimeDomainData(samples)
      const wasHeard = trial.isHeard
      trial.push(samples)
      if (trial.isHeard && !wasHeard) until = performance.now() + MEASURED_MS
      await pause(LOOK_EVERY_MS)
    }
    return ok(trial.level)
  } finally {
    await context.close()
  }
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const abort = () => resolve(undefined)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  const first = await Promise.race([promise, work])
  signal.removeEventListener('abort', abort)
  return first
}

/**
 * Plays a short, soft tone.
 *
 * @param deviceId empty for the system default
 * @returns errors: `audio-output`, `cancelled`
 */
export async function trySpeaker(deviceId: string, signal: AbortSignal): Promise<Result<void>> {
  const context = new AudioContext()
  try {
    if (deviceId !== '') await context.setSinkId(deviceId)
    return await playTone(context, signal)
  } catch (thrown) {
    return err({ kind: 'audio-output', detail: unexpected(thrown).detail })
  } finally {
    await context.close()
  }
}

async function playTone(context: AudioContext, signal: AbortSignal): Promise<Result<void>> {
  const failure = new AbortController()
  context.addEventListener('error', () => failure.abort())
  // Resolves when the device accepts audio; with a broken device it stays pending.
  void context.resume().catch(() => undefined)
  const from = context.currentTime
  const gain = new GainNode(context, { gain: 0 })
  gain.gain
    .setValueAtTime(0, from)
    .linearRampToValueAtTime(TONE_LOUDNESS, from + TONE_FADE_S)
    .setValueAtTime(TONE_LOUDNESS, from + TONE_S - TONE_FADE_S)
    .linearRampToValueAtTime(0, from + TONE_S)
  const tone = new OscillatorNode(context, { frequency: TONE_HZ })
  tone.connect(gain).connect(context.destination)
  tone.start(from)
  const until = performance.now() + PLAY_LIMIT_MS
  while (performance.now() < until && !failure.signal.aborted) {
    if (signal.aborted) return err(CANCELLED)
    if (context.currentTime - from > TONE_S) return ok(undefined)
    await pause(LOOK_EVERY_MS)
  }
  return err({ kind: 'audio-output', detail: 'the device takes no sound' })
}

/** A virtual cable: Parley speaks into its speaker, and a meeting listens to its microphone. */
export interface CableEnds {
  readonly speaker: string
  readonly microphone: string
}

/**
 * Plays the tone into a virtual cable and listens at its other end, as a meeting does.
 *
 * @param onLevel receives the level of what arrives, as a fraction of full scale
 * @returns whether the tone arrived; errors: `microphone`, `audio-output`, `cancelled`
 */
export async function tryCable(
  { speaker, microphone }: CableEnds,
  onLevel: (rms: number) => void,
  signal: AbortSignal,
): Promise<Result<boolean>> {
  const opened = await openUnprocessed(microphone, signal)
  if (!opened.ok) return opened
  const context = new AudioContext()
  try {
    const analyser = new AnalyserNode(context, { smoothingTimeConstant: 0 })
    context.createMediaStreamSource(opened.value).connect(analyser)
    await context.setSinkId(speaker)
    const before = await loudestTone(analyser, pause(CABLE_MS), onLevel, signal)
    const played = playTone(context, signal)
    // A busy computer plays late.
    const heard = played.then(() => pause(CABLE_MS))
    const during = await loudestTone(analyser, heard, onLevel, signal)
    const result = await played
    return result.ok ? ok(during > Math.max(MIN_TONE_DB, before + TONE_RISE_DB)) : result
  } catch (thrown) {
    return err({ kind: 'audio-output', detail: unexpected(thrown).detail })
  } finally {
    stop(opened.value)
    await context.close()
  }
}

/** Highest level of the tone until then, in decibels; of other sounds, none is as loud at that moment. */
async function loudestTone(
  analyser: AnalyserNode,
  until: Promise<unknown>,
  onLevel: (rms: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const levels = new Float32Array(analyser.frequencyBinCount)
  const samples = new Float32Array(analyser.fftSize)
  const bin = Math.round((TONE_HZ * analyser.fftSize) / analyser.context.sampleRate)
  const over = new AbortController()
  const end = () => over.abort()
  void until.then(end, end)
  const ended = AbortSignal.any([over.signal, signal])
  let loudest = Number.NEGATIVE_INFINITY
  while (!ended.aborted) {
    analyser.getFloatFrequencyData(levels)
    const peak = levels.reduce((best, level, at) => (level > (levels[best] ?? level) ? at : best), 0)
    if (Math.abs(peak - bin) <= TONE_BINS) loudest = Math.max(loudest, levels[peak] ?? loudest)
    analyser.getFloatTimeDomainData(samples)
    onLevel(measureLevel(samples).rms)
    await pause(LOOK_EVERY_MS)
  }
  return loudest
}
