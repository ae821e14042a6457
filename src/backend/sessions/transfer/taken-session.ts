import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import {
  type CaptionFile,
  sessionFileSchema,
  toSessionFile,
} from '../../../core/session/library/export/session-file.ts'
import {
  FIRST_LATE,
  MAX_TIMESTAMP,
  type Recording,
  SOURCE,
  type StoredCaptionView,
} from '../../../core/session/library/session-schema.ts'
import type { SessionTable } from '../session-table.ts'
import { originalOf, type StoredCaption } from '../stored-caption.ts'

/** An imported session file: how it is described, and its captions in parts, each a JSON list. */
export interface FileInParts {
  readonly session: Omit<z.output<typeof sessionFileSchema>, 'captions'>
  readonly parts: readonly string[]
  /** Number of captions. */
  readonly captions: number
}

/** A session that is being imported: first its captions, at a place that nobody has, and then their session. */
export class TakenSession {
  readonly #id: string
  readonly #file: FileInParts
  #place: number | undefined
  #count = 0
  #lateCount = 0
  #lastMs = 0

  constructor(id: string, file: FileInParts) {
    this.#id = id
    this.#file = file
  }

  /** Undefined until the first captions are stored. */
  get place(): number | undefined {
    return this.#place
  }

  /** Adds the next captions. Throws if they cannot be read back as they were. */
  add(table: SessionTable, part: string): void {
    const captions = JSON.parse(part) as CaptionFile[]
    const place = (this.#place ??= table.freePlace(Date.parse(this.#file.session.startedAt)))
    for (const caption of captions) {
      const index = this.#nextIndex(caption)
      table.captions.replace(place, toStored(caption, index))
      this.#lastMs = Math.max(this.#lastMs, caption.endMs)
      const stored = table.captions.get(place, index)
      if (stored === undefined || !isDeepStrictEqual(linesOf(stored), linesOf(caption)))
        throw cannotBeReadBack()
    }
  }

  #nextIndex({ isLate }: CaptionFile): number {
    if (isLate) {
      this.#lateCount += 1
      return FIRST_LATE + this.#lateCount - 1
    }
    this.#count += 1
    return this.#count - 1
  }

  /** Adds the session. Throws if it cannot be exported again, or its captions are not there any more. */
  finish(table: SessionTable, owner: string, now: number): void {
    const { session: file, captions } = this.#file
    const { startedAt, about, sides, gaps, audioMs, figures } = file
    const beganAt = Date.parse(startedAt)
    const recording: Recording = {
      id: this.#id,
      startedAt: beganAt,
      endedAt: Math.min(beganAt + Math.ceil(this.#lastMs), MAX_TIMESTAMP),
      about,
      ...(sides !== undefined && { sides }),
      gaps,
      audioMs,
      ...(figures !== undefined && { figures }),
      captions: [],
    }
    const recorded = table.record(recording, owner, now, this.#place)
    table.update(this.#id, file)
    const session = table.get(this.#id)
    if (recorded === undefined || session === undefined) throw cannotBeReadBack()
    const view = table.view(session, 0)
    if (view.captions !== captions || !sessionFileSchema.safeParse(toSessionFile(view, [])).success)
      throw cannotBeReadBack()
  }
}

const cannotBeReadBack = () => new Error('the session cannot be read back')

/** A caption with its edits, of which the user here is not asked what they teach: somebody else made them. */
function toStored(
  { originals = {}, isLate: _isLate, ...caption }: CaptionFile,
  index: number,
): StoredCaption {
  const { [SOURCE]: source = caption.source, ...targets } = originals
  const recognised = { ...caption, index, source, targets: { ...caption.targets, ...targets } }
  const edits = Object.keys(originals).flatMap((line) => {
    const [base, text] = [originalOf(recognised, line), originalOf({ ...caption, index }, line)]
    return base === undefined || text === undefined || base === text
      ? []
      : [[line, { base, text, isSettled: true }] as const]
  })
  return { ...recognised, edits: Object.fromEntries(edits), isTextWhole: true }
}

/** SQLite keeps text as UTF-8, which has no lone surrogates. */
const linesOf = ({ source, targets }: Pick<StoredCaptionView, 'source' | 'targets'>): string[] =>
  [source, ...Object.entries(targets).flat()].map((text) => text.toWellFormed())
