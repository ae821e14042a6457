import type { Backend } from '../../../src/backend/backend.ts'
import { systemClock } from '../../../src/backend/base/system-clock.ts'
import { FileCapture } from '../../../src/cli/media/file-capture.ts'
import { captureRateOf } from '../../../src/core/audio/content-types.ts'
import { Resampler } from '../../../src/core/audio/resampler.ts'
import { type Log, silentLog } from '../../../src/core/base/log.ts'
import {
  applyUpdate,
  emptyTranscript,
  type Transcript,
} from '../../../src/core/voice/receiving/transcript.ts'
import { voiceConfigSchema } from '../../../src/core/voice/session/config.ts'
import type { VoiceState } from '../../../src/core/voice/session/machine.ts'
import { type VoiceOptions, VoiceSession } from '../../../src/core/voice/session/session.ts'
import type { MediaChunk } from '../../../src/core/voice/wire/messages.ts'
import { openEncoder } from '../../../src/renderer/engine/worker/encoders/encoders.ts'
import { MICROPHONE_RATE } from '../app/microphone-rate.ts'

/** What came of a session. */
export interface Outcome {
  readonly end: VoiceState
  readonly transcript: Transcript
  readonly speech: readonly MediaChunk[]
  /** Silence that was not sent. */
  readonly savedMs: number
  /** The least and the most that a caption was behind its words, in milliseconds. */
  readonly lagMs: { readonly least: number; readonly most: number }
}

/**
 * Speaks a recording into a session of the app's own core, in this process, and waits for its end.
 *
 * @param wanted outside a browser, of a source type whose encoder needs none: PCM, G.711 or FLAC
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
      samples: new Resampler(MICROPHONE_RATE, rate).push(recording),
      rate,
      chunkMs: 100,
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
