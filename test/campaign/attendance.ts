import { silentLog } from '../../src/core/log.ts'
import { type VoiceConfig, voiceConfigSchema } from '../../src/core/voice/config.ts'
import type { VoicePorts } from '../../src/core/voice/ports.ts'
import { type VoiceOptions, VoiceSession } from '../../src/core/voice/session.ts'
import { applyUpdate, emptyTranscript, type Transcript } from '../../src/core/voice/transcript.ts'
import { openEncoder } from '../../src/renderer/engine/worker/encoders/encoders.ts'
import type { Manner } from './manner.ts'

/** How often an app is looked at. */
export const LOOK_MS = 100

export const configOf = ({ messageFormat, sourceContentType }: Manner): VoiceConfig =>
  voiceConfigSchema.parse({
    targetLanguages: ['de'],
    sourceLanguage: 'en',
    sourceLanguageMode: 'fixed',
    messageFormat,
    sourceContentType,
  })

/** The app's session at a meeting, and what came of it so far. */
export class Attendance {
  readonly session: VoiceSession
  transcript: Transcript = emptyTranscript
  mostHeldMs = 0

  /** @param failed is told when the session gives up, which closes the microphone */
  constructor(
    ports: Pick<VoicePorts, 'tickets' | 'openSocket' | 'capture' | 'clock'>,
    options: VoiceOptions,
    failed: () => void,
    live: () => void = () => undefined,
  ) {
    this.session = new VoiceSession(
      {
        ...ports,
        openEncoder,
        random: () => 0.5,
        log: silentLog,
      },
      {
        state: ({ phase }) => {
          if (phase === 'failed') failed()
          if (phase === 'streaming') live()
        },
        transcript: (update) => {
          this.transcript = applyUpdate(this.transcript, update)
        },
        speech: () => undefined,
      },
      options,
    )
  }

  get isOver(): boolean {
    return ['idle', 'failed'].includes(this.session.state.phase)
  }

  start(manner: Manner): void {
    this.session.start(configOf(manner))
  }

  /** To be called often. */
  look(): void {
    this.mostHeldMs = Math.max(this.mostHeldMs, this.session.heldMs)
  }
}
