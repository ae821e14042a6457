import type { Backend } from '../../../src/backend/backend.ts'
import { systemClock } from '../../../src/backend/base/system-clock.ts'
import { FileCapture } from '../../../src/core/audio/capture/file-capture.ts'
import { captureRateOf } from '../../../src/core/audio/content-types.ts'
import { Resampler } from '../../../src/core/audio/resampler.ts'
import type { AppError } from '../../../src/core/base/errors.ts'
import { type Log, silentLog } from '../../../src/core/base/log.ts'
import { voiceConfigSchema } from '../../../src/core/voice/config.ts'
import {
  applyUpdate,
  emptyTranscript,
  type Transcript,
} from '../../../src/core/voice/receiving/transcript.ts'
import type { VoiceState } from '../../../src/core/voice/session/session-states.ts'
import { type VoiceOptions, VoiceSession } from '../../../src/core/voice/session/voice-session.ts'
import type { MediaChunk } from '../../../src/core/voice/wire/voice-messages.ts'
import { openEncoder } from '../../../src/renderer/engine/worker/encoders/encoders.ts'
import { MICROPHONE_RATE } from '../app/microphone-rate.ts'
import { DelayedCapture } from '../audio/delayed-capture.ts'
import { soundFrames } from '../audio/sound-frames.ts'

/** Target languages that are chosen once a text is concluded in the original. */
export interface LaterLanguages {
  readonly afterText: string
  /** Time in the recording before which the session has to have them. */
  readonly beforeMs: number
  readonly targetLanguages: string[]
}

/** Result of a session. */
export interface Outcome {
  readonly end: VoiceState
  readonly transcript: Transcript
  readonly speech: readonly MediaChunk[]
  /** Why other languages were refused. */
  readonly refusals: readonly AppError[]
  /** Silence that was left out of the upload. */
  readonly savedMs: number
  /** Minimum and maximum delay of a caption behind its words, in milliseconds. */
  readonly lagMs: { readonly least: number; readonly most: number }
}

/**
 * Streams a recording into a session of the app's core in this process, and waits for its end.
 *
 * @param wanted voice configuration; outside a browser its source type must need no browser encoder: PCM, G.711 or FLAC
 */
export function speakRecording(
  { handlers }: { readonly handlers: Pick<Backend['handlers'], 'voice.open' | 'voice.resume'> },
  recording: Float32Array<ArrayBuffer>,
  wanted: object,
  log: Log = silentLog,
  options?: VoiceOptions,
  later: readonly LaterLanguages[] = [],
): Promise<Outcome> {
  const config = voiceConfigSchema.parse(wanted)
  const rate = captureRateOf(config.sourceContentType)
  return new Promise((resolve) => {
    let transcript = emptyTranscript
    const speech: MediaChunk[] = []
    const awaited = [...later]
    const refusals: AppError[] = []
    const lagMs = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY }
    const capture = new FileCapture({
      frames: soundFrames(new Resampler(MICROPHONE_RATE, rate).push(recording), rate, 100),
      clock: systemClock,
      ended: () => void delayed.finish(systemClock).then(() => session.finish()),
    })
    let changed = 0
    const delayed = new DelayedCapture(capture, (recordedMs) => {
      const next = later[changed]
      if (next === undefined || recordedMs < next.beforeMs) return false
      const { state } = session
      if (state.phase === 'streaming' && state.config.targetLanguages === next.targetLanguages) changed += 1
      return true
    })
    const session = new VoiceSession(
      {
        tickets: {
          open: (opened) => handlers['voice.open'](opened),
          resume: (token) => handlers['voice.resume']({ token }),
        },
        openSocket: (address) => new WebSocket(address),
        openEncoder,
        capture: delayed,
        clock: systemClock,
        random: () => 0,
        log,
      },
      {
        state: (state) => {
          if (state.phase === 'idle' || state.phase === 'failed')
            resolve({ end: state, transcript, speech, lagMs, refusals, savedMs: session.media.savedMs })
        },
        transcript: (update, endMs) => {
          transcript = applyUpdate(transcript, update)
          const [next] = awaited
          if (next !== undefined && textOf(transcript).includes(next.afterText)) {
            awaited.shift()
            session.changeLanguages({ ...config, targetLanguages: next.targetLanguages })
          }
          if (endMs === undefined) return
          const lag = systemClock.now() - capture.timeOf(endMs)
          lagMs.least = Math.min(lagMs.least, lag)
          lagMs.most = Math.max(lagMs.most, lag)
        },
        speech: (chunk) => void speech.push(chunk),
        changeRefused: (error) => void refusals.push(error),
      },
      options,
    )
    session.start(config)
  })
}

const textOf = ({ settled }: Transcript): string => settled.map(({ source }) => source.concluded).join('')
