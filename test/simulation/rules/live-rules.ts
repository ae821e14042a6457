import type { Transcript } from '../../../src/core/voice/receiving/transcript.ts'
import type { VoiceState } from '../../../src/core/voice/session/session-states.ts'

type Phase = VoiceState['phase']

/** Phases that may follow each, besides itself. */
const NEXT: { readonly [P in Phase]: readonly Phase[] } = {
  idle: ['opening'],
  opening: ['connecting', 'idle', 'failed'],
  connecting: ['streaming', 'resuming', 'draining', 'idle', 'failed'],
  streaming: ['connecting', 'resuming', 'draining', 'failed'],
  resuming: ['connecting', 'idle', 'failed'],
  draining: ['resuming', 'idle', 'failed'],
  failed: ['opening', 'idle'],
}

/** Rules that hold after every step of a voice: of its phases, and of what is concluded. */
export class LiveRules {
  readonly violations: string[] = []
  readonly #name: string
  readonly #report: (violation: string) => void
  #phase: Phase = 'idle'
  /** Concluded texts by caption and line. */
  #concluded: readonly Readonly<Record<string, string>>[] = []
  #transcript: Transcript | undefined

  /** @param report called with each violation at once */
  constructor(name: string, report: (violation: string) => void) {
    this.#name = name
    this.#report = report
  }

  entered({ phase }: VoiceState): void {
    if (phase !== this.#phase && !NEXT[this.#phase].includes(phase))
      this.broken(`${this.#name}: ${phase} follows ${this.#phase}`)
    this.#phase = phase
  }

  broken(violation: string): void {
    this.violations.push(violation)
    this.#report(violation)
  }

  /** Concluded text may grow, and neither change nor move. */
  shown(transcript: Transcript): void {
    if (transcript === this.#transcript) return
    this.#transcript = transcript
    const { settled } = transcript
    const concluded = settled.map(({ source, targets }) =>
      Object.fromEntries(
        Object.entries({ source, ...targets }).map(([line, text]) => [line, text.concluded]),
      ),
    )
    for (const [at, before] of this.#concluded.entries())
      for (const [line, text] of Object.entries(before)) {
        const now = concluded[at]?.[line] ?? ''
        if (!now.startsWith(text))
          this.broken(`${this.#name}: concluded "${text}" (${line}) becomes "${now}"`)
      }
    this.#concluded = concluded
  }
}
