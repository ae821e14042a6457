import type { CapturedFrame, CapturePort } from '../core/audio/capture/capture-port.ts'
import type { OpenEncoder } from '../core/audio/encoding/encoder.ts'
import type { Clock } from '../core/base/clock.ts'
import type { AppError } from '../core/base/errors.ts'
import type { Log } from '../core/base/log.ts'
import type { Handlers } from '../core/contract/contract.ts'
import type { VoiceConfig, VoiceOpening } from '../core/voice/config.ts'
import type { TranscriptUpdate } from '../core/voice/receiving/transcript.ts'
import type { VoiceState } from '../core/voice/session/session-states.ts'
import { VoiceSession } from '../core/voice/session/voice-session.ts'
import type { OpenSocket } from '../core/voice/wire/socket.ts'
import type { MediaChunk } from '../core/voice/wire/voice-messages.ts'

/** Ports that all sessions of a command share. */
export interface SessionPorts {
  readonly handlers: Pick<Handlers, 'voice.open' | 'voice.resume'>
  readonly openSocket: OpenSocket
  readonly clock: Clock
  readonly log: Log
}

interface SessionRunOptions {
  readonly config: VoiceConfig
  /** `timeOf` returns the clock time at which the audio at a capture time was heard. */
  readonly capture: CapturePort<CapturedFrame> & { timeOf(captureMs: number): number }
  /** Undefined if the captured media is already encoded. */
  readonly openEncoder: OpenEncoder | undefined
  /** The session is requested once this resolves. */
  readonly openAfter?: Promise<void>
  /** Aborting it stops the input; the session still waits for the rest of the translation. */
  readonly signal: AbortSignal
  readonly onState: (state: VoiceState, session: VoiceSession) => void
  /** @param lagMs time from the last words spoken to this update */
  readonly onTranscript: (update: TranscriptUpdate, lagMs: number, session: VoiceSession) => void
  /** Receives the spoken translation. */
  readonly onSpeech: (chunk: MediaChunk) => void
}

/** A voice session of a command. */
export interface SessionRun {
  readonly session: VoiceSession
  /** Resolves with the error that ended it; undefined if everything was translated. */
  readonly ended: Promise<AppError | undefined>
}

/** Starts a voice session that runs until its input ends, it is aborted, or it fails. */
export function startSession(ports: SessionPorts, options: SessionRunOptions): SessionRun {
  const { handlers, clock, ...rest } = ports
  const { config, capture, openEncoder, openAfter, signal } = options
  const { promise: ended, resolve } = Promise.withResolvers<AppError | undefined>()
  const session = new VoiceSession(
    {
      tickets: {
        open: async (wanted: VoiceOpening) => {
          await openAfter
          return handlers['voice.open'](wanted)
        },
        resume: (token) => handlers['voice.resume']({ token }),
      },
      openEncoder,
      capture,
      clock,
      ...rest,
      random: Math.random,
    },
    {
      state: (state) => {
        options.onState(state, session)
        if (state.phase === 'failed') resolve(state.error)
        if (state.phase === 'idle') resolve(state.problem)
      },
      transcript: (update, endMs = 0) =>
        options.onTranscript(update, clock.now() - capture.timeOf(endMs), session),
      speech: options.onSpeech,
    },
  )
  signal.addEventListener('abort', () => session.stop(), { once: true })
  session.start(config)
  if (signal.aborted) session.stop()
  return { session, ended }
}
