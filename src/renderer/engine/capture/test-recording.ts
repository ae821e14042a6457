import { clippedIn, MAX_CLIPPED, measureLevel } from '../../../core/audio/capture/level.ts'
import { joinSamples } from '../../../core/audio/pcm.ts'
import { type AppError, unexpected } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import type { SoundOptions } from '../sound-options.ts'
import { CaptureGraph } from './capture-graph.ts'
import { openMicrophone } from './microphone.ts'

const RATE = 48_000
export const RECORDING_S = 5
/** Samples per displayed level: 100 ms. */
const LEVEL_SAMPLES = RATE / 10

/** Verdict on a recording: no sound, too loud, or fine. */
export type Verdict = 'silent' | 'clipped' | 'fine'

/** Fraction of full scale. */
const NOTHING = 0.003

export interface TestProgress {
  readonly recording: (leftS: number, rms: number) => void
  readonly playing: () => void
}

type Options = Pick<SoundOptions, 'microphone' | 'microphoneGain' | 'speaker'>

/**
 * Records a microphone for a few seconds, processed as in a session, and plays the recording. Nothing is stored
 * or sent.
 *
 * @returns errors: `microphone`, `audio-output`, `cancelled`
 */
export async function testRecording(
  options: Options,
  progress: TestProgress,
  signal: AbortSignal,
): Promise<Result<Verdict>> {
  const recorded = await record(options, progress, signal)
  if (!recorded.ok) return recorded
  const verdict = judge(recorded.value)
  if (verdict === 'silent') return ok(verdict)
  progress.playing()
  const played = await play(recorded.value, options.speaker, signal)
  return played.ok ? ok(verdict) : played
}

async function record(
  { microphone, microphoneGain }: Options,
  progress: TestProgress,
  signal: AbortSignal,
): Promise<Result<Float32Array<ArrayBuffer>>> {
  const opened = await openMicrophone(microphone)
  if (!opened.ok) return opened
  const { port1, port2 } = new MessageChannel()
  let graph: CaptureGraph | undefined
  try {
    graph = await CaptureGraph.open(RATE, LEVEL_SAMPLES, port1)
    graph.setGain('microphone', microphoneGain)
    graph.attach('microphone', opened.value)
    const samples = await collect(port2, progress, signal)
    return samples === undefined ? err({ kind: 'cancelled' }) : ok(samples)
  } catch (thrown) {
    return err(unexpected(thrown))
  } finally {
    port2.close()
    for (const track of opened.value.getTracks()) track.stop()
    await graph?.close()
  }
}

/** @returns undefined if cancelled */
function collect(
  port: MessagePort,
  progress: TestProgress,
  signal: AbortSignal,
): Promise<Float32Array<ArrayBuffer> | undefined> {
  const parts: Float32Array[] = []
  let count = 0
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
    port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      parts.push(data)
      count += data.length
      progress.recording(Math.ceil(RECORDING_S - count / RATE), measureLevel(data).rms)
      if (count >= RECORDING_S * RATE) resolve(joinSamples(parts))
    }
  })
}

function judge(samples: Float32Array): Verdict {
  if (measureLevel(samples).peak < NOTHING) return 'silent'
  return clippedIn(samples) > MAX_CLIPPED ? 'clipped' : 'fine'
}

async function play(
  samples: Float32Array<ArrayBuffer>,
  deviceId: string,
  signal: AbortSignal,
): Promise<Result<void>> {
  const context = new AudioContext({ sampleRate: RATE })
  try {
    if (deviceId !== '') await context.setSinkId(deviceId)
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE })
    buffer.copyToChannel(samples, 0)
    const source = new AudioBufferSourceNode(context, { buffer })
    source.connect(context.destination)
    await context.resume()
    source.start()
    const isHeard = await new Promise<boolean>((resolve) => {
      source.onended = () => resolve(true)
      signal.addEventListener('abort', () => resolve(false), { once: true })
    })
    return isHeard ? ok(undefined) : err({ kind: 'cancelled' })
  } catch (thrown) {
    const error: AppError = { kind: 'audio-output', detail: unexpected(thrown).detail }
    return err(error)
  } finally {
    await context.close()
  }
}
