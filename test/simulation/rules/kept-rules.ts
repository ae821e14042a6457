import type { Recording } from '../../../src/core/session/library/session-schema.ts'
import type { LibraryView } from '../../campaign/client-library.ts'
import type { Answered } from '../world/simulated-host.ts'

/** The text of a line as it was when the host acknowledged it. */
type Lines = Readonly<Record<string, string>>

/** Rules of what the host acknowledges: it is on the disk, whatever happens then. */
export class KeptRules {
  readonly #acknowledged = new Map<number, Lines>()
  #isEndKept = false
  /** Whether nothing more is to be kept. */
  isForgotten = false

  /** Whether the end of the session has been acknowledged. */
  get isEndKept(): boolean {
    return this.#isEndKept
  }

  readonly watch = ({ name, input, answer }: Answered): void => {
    const { ok, value } = answer as { readonly ok: boolean; readonly value?: { readonly isKept?: boolean } }
    if (name !== 'session.record' || !ok) return
    const { captions, endedAt } = input as Recording
    if (value?.isKept !== true) {
      this.isForgotten = true
      return
    }
    this.#isEndKept = endedAt !== undefined
    for (const { index, source, targets } of captions) this.#acknowledged.set(index, { source, ...targets })
  }

  violations(library: LibraryView): string[] {
    if (this.isForgotten) return []
    const kept = library.captions
    return [...this.#acknowledged].flatMap(([index, lines]) => {
      const caption = kept.find((each) => each.index === index)
      if (caption === undefined) return [`caption ${index} was acknowledged and is not kept`]
      return Object.entries(lines).flatMap(([line, text]) => {
        const now = line === 'source' ? caption.source : caption.targets[line]
        return now?.startsWith(text) === true ? [] : [`"${text}" was acknowledged and "${now}" is kept`]
      })
    })
  }
}
