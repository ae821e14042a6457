import type { Backend } from '../../../src/backend/backend.ts'
import { systemClock } from '../../../src/backend/base/system-clock.ts'
import { FileCapture, soundFrames } from '../../../src/cli/media/file-capture.ts'
import { captureRateOf } from '../../../src/core/audio/content-types.ts'
import { Resampler } from '../../../src/core/audio/resampler.ts'
import { type Log, silentLog } from '../../../src/core/base/log.ts'
import { voiceConfigSchema } from '../../../src/core/voice/config.ts'
import {
  applyUpdate,
  emptyTranscript,
  type Transcript,
} from '../../../src/core/voice/receiving/transcript.ts'
import type { VoiceState } from '../../../src/core/voice/session/session-machine.ts'
import { type VoiceOptions, VoiceSession } from '../../../src/core/voice/session/voice-session.ts'
import type { MediaChunk } from '../../../src/core/voice/wire/voice-messages.ts'
import { openEncoder } from '../../../src/renderer/engine/worker/encoders/encoders.ts'
import { MICROPHONE_RATE } from '../app/microphone-rate.ts'

/** Result of a session. */
export interface Outcome {
  readonly end: VoiceState
  readonly transcript: Transcript
  readonly speech: readonly MediaChunk[]
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
): Promise<Outcome> {
  const config = voiceConfigSchema.parse(wanted)
  const rate = captureRateOf(config.sourceContentType)
  return new Promise((resolve) => {
    let transcript = emptyTranscript
    const speech: MediaChunk[] = []
    const lagMs = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY }
    const capture = new FileCapture({
      frames: soundFrames(new Resampler(MICROPHONE_RATE, rate).push(recording), rate, 100),
      clock: systemClock,
      ended: () => session.finish(),
    })
    const session = new VoiceSession(
      {
        tickets: {
          open: (opened) => handlers['voice.open'](opened),
          resume: (token) => handlers['voice.resume']({ token }),
        },
        openSocket: (address) => new WebSocket(address),
        openEncoder,
        capture,
        clock: systemClock,
        random: () => 0,
        log,
      },
      {
        state: (state) => {
          if (state.phase === 'idle' || state.phase === 'failed')
            resolve({ end: state, transcript, speech, lagMs, savedMs: session.media.savedMs })
        },
        transcript: (update, endMs) => {
          transcript = applyUpdate(transcript, update)
          if (endMs === undefined) return
          const lag = systemClock.now() - capture.timeOf(endMs)
          lagMs.least = Math.min(lagMs.least, lag)
          lagMs.most = Math.max(lagMs.most, lag)
        },
        speech: (chunk) => void speech.push(chunk),
      },
      options,
    )
    session.start(config)
  })
}
