import { measureLevel } from '../../../core/audio/capture/level.ts'
import { type AppError, unexpected } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import { openMicrophone } from './microphone.ts'

/**
 * As a fraction of full scale. No room is that silent: below it the device delivers no sound at all, as when
 * muted.
 */
const NOTHING = 2 / 32_768
const LISTEN_MS = 2500
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
 * Listens to a microphone until it hears anything, for some seconds at most. Nothing is kept or sent.
 *
 * @param deviceId empty for the system's choice
 * @returns whether anything was heard; errors: `microphone`, `cancelled`
 */
export async function tryMicrophone(deviceId: string, signal: AbortSignal): Promise<Result<boolean>> {
  // Unprocessed: noise suppression can make a still room look like a dead microphone.
  const opening = openMicrophone({
    deviceId,
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
  })
  const opened = await unlessAborted(opening, signal)
  if (opened === undefined) {
    // The user may still grant the permission after the time limit.
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

async function listen(stream: MediaStream, signal: AbortSignal): Promise<Result<boolean>> {
  const context = new AudioContext()
  try {
    const analyser = new AnalyserNode(context)
    context.createMediaStreamSource(stream).connect(analyser)
    await context.resume()
    const samples = new Float32Array(analyser.fftSize)
    const until = performance.now() + LISTEN_MS
    while (performance.now() < until) {
      if (signal.aborted) return err(CANCELLED)
      analyser.getFloatTimeDomainData(samples)
      if (measureLevel(samples).peak > NOTHING) return ok(true)
      await pause(LOOK_EVERY_MS)
    }
    return ok(false)
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
 * @param deviceId empty for the system's choice
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
  // Resolves when the device accepts sound, which a broken one never does.
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
