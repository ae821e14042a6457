import type { SoundMemory } from './sound-memory.ts'
import { TEMPLATE_WINDOW, type Template } from './template.ts'
import { type Match, TemplateSearch } from './template-search.ts'

/** Number of frames between searches: 80 ms. */
const INTERVAL = 4
/** Frames of the window that must be audible, and voiced, to be worth a search. */
const MIN_AUDIBLE = 15
const MIN_SPEECHLIKE = 2

const ALIKE = 0.8
/** Number of times that a match must be confirmed by later sound; a very good one, fewer. */
const CONFIRMATIONS = 3
const VERY_ALIKE = 0.92
const CONFIRMATIONS_IF_VERY_ALIKE = 2
/** A match that has not been found again for 240 ms was chance. */
const FORGOTTEN_AFTER = 12

export interface Finding {
  readonly found: Match
  /** The frame of the stream at which the matched window begins. */
  readonly from: number
}

/** Searches the latest sound for clips; a match counts once the following sound confirms it. */
export class Scout {
  readonly #search: TemplateSearch
  readonly #memory: SoundMemory
  #hope: Finding | undefined
  #confirmations = 0

  constructor(templates: readonly Template[], memory: SoundMemory) {
    this.#search = new TemplateSearch(templates)
    this.#memory = memory
  }

  /** Whether a match waits to be confirmed. */
  get isOnToSomething(): boolean {
    return this.#hope !== undefined
  }

  /**
   * @param frame the last one that was heard
   * @param notBefore frames before this one are accounted for
   * @returns a match that has been confirmed
   */
  look(frame: number, notBefore: number): Finding | undefined {
    const from = frame - TEMPLATE_WINDOW + 1
    if (this.#hope !== undefined && from - this.#hope.from > FORGOTTEN_AFTER) this.#hope = undefined
    if (frame % INTERVAL !== 0 || from < Math.max(notBefore, this.#memory.first)) return undefined
    if (this.#memory.countAudible(from, frame + 1) < MIN_AUDIBLE) return undefined
    if (this.#memory.countSpeechlike(from, frame + 1) < MIN_SPEECHLIKE) return undefined
    const found = this.#search.find(this.#memory.levels, this.#memory.at(from))
    if (found === undefined || found.likeness < ALIKE) return undefined
    return this.#confirm({ found, from })
  }

  #confirm(finding: Finding): Finding | undefined {
    this.#confirmations =
      this.#hope !== undefined && isSame(this.#hope, finding) ? this.#confirmations + 1 : 1
    this.#hope = finding
    const isVeryAlike = finding.found.likeness >= VERY_ALIKE
    if (this.#confirmations < (isVeryAlike ? CONFIRMATIONS_IF_VERY_ALIKE : CONFIRMATIONS)) return undefined
    this.#hope = undefined
    return finding
  }
}

/** Whether two findings place the same clip at the same position of the stream. */
const isSame = (a: Finding, b: Finding): boolean =>
  a.found.template === b.found.template && Math.abs(a.from - a.found.frame - (b.from - b.found.frame)) <= 1
