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
  // Without processing: noise suppression can make a quiet room look like a dead microphone.
  const opening = openMicrophone({
    deviceId,
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
  })
  const opened = await unlessAborted(opening, signal)
  if (opened === undefined) {
    // The user may grant the permission after the time limit.
    void opening.then((late) => late.ok && stop(late.value))
    return err(CANCELLED)
  }
  if (!opened.ok) return opened
  try {
    return await listen(opened.value, signal)
  } catch (thrown) {
    return err(unexpected(thrown))
  } finally {
    stop(opened.value)
  }
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
      trial.take(samples)
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
