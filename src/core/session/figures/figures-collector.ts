import type { TranscriptUpdate } from '../../voice/receiving/transcript.ts'
import type { VoiceState } from '../../voice/session/session-states.ts'
import type { FiguresReader } from './figures.ts'
import { type FinalUtterance, LineCollector } from './line-collector.ts'

const SOURCE = 'source'

/** Collects the figures of a voice session, or of one side of a meeting over all of its sessions. */
export class FiguresCollector {
  readonly #onFinal: ((line: string, utterance: FinalUtterance) => void) | undefined
  readonly #lines = new Map<string, LineCollector>()
  #maxHeldMs = 0
  #reconnections = 0
  #isReconnecting = false
  #atMs = 0

  /** @param onFinal called with each utterance of a line that is complete */
  constructor(onFinal?: (line: string, utterance: FinalUtterance) => void) {
    this.#onFinal = onFinal
  }

  /**
   * Handles a transcript update on its arrival.
   *
   * @param lagMs time since the last of its words was spoken; undefined without words
   */
  takeUpdate(update: TranscriptUpdate, lagMs: number | undefined): void {
    const { target = SOURCE, concluded, tentative } = update
    const endMs = Math.max(...[...concluded, ...tentative].map(({ endTime }) => endTime))
    if (lagMs !== undefined && Number.isFinite(endMs)) this.#atMs = endMs + lagMs
    const line =
      this.#lines.get(target) ?? new LineCollector((utterance) => this.#onFinal?.(target, utterance))
    this.#lines.set(target, line)
    line.update(update, this.#atMs)
  }

  /** @param heldMs speech that waits to be sent */
  takeHeld(heldMs: number): void {
    this.#maxHeldMs = Math.max(this.#maxHeldMs, heldMs)
  }

  takePhase(phase: VoiceState['phase']): void {
    if (phase === 'resuming' && !this.#isReconnecting) this.#reconnections += 1
    // Failed attempts belong to the same reconnection.
    if (phase === 'resuming' || phase === 'streaming') this.#isReconnecting = phase === 'resuming'
  }

  /** Ends a voice session: capture times begin anew in the next one. */
  end(): void {
    for (const line of this.#lines.values()) line.end()
    this.#isReconnecting = false
    this.#atMs = 0
  }

  /** Reads the figures; undefined before the first words are final. */
  readonly figures: FiguresReader = (side) => {
    const lines = [...this.#lines].map(([line, collector]) => [line, collector.figures] as const)
    const known = lines.filter(([, { words }]) => words > 0)
    if (known.length === 0) return undefined
    return {
      ...(side !== undefined && { side }),
      lines: Object.fromEntries(known),
      network: { maxHeldMs: Math.round(this.#maxHeldMs), reconnections: this.#reconnections },
    }
  }
}
