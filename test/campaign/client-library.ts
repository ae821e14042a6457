import { openDatabase } from '../../src/backend/library/database.ts'
import { librarySchema } from '../../src/backend/library/library-schema.ts'
import { SessionTable } from '../../src/backend/sessions/session-table.ts'
import type { Clock } from '../../src/core/base/clock.ts'
import { ok } from '../../src/core/base/result.ts'
import { aboutMeeting, aboutSession } from '../../src/core/contract/recording/session-details.ts'
import type { SessionDetails } from '../../src/core/contract/recording/session-recorder.ts'
import { exportSession } from '../../src/core/session/library/export/export.ts'
import {
  isLate,
  type KeptGap,
  recordingSchema,
  type SessionSummary,
  SOURCE,
  type StoredCaptionView,
} from '../../src/core/session/library/session-schema.ts'
import type { Side } from '../../src/core/voice/sides.ts'
import { recordLive } from '../../src/renderer/features/live/recording/record-live.ts'
import type { Live } from '../../src/renderer/features/live/session/live.ts'
import { toRecordedConfig } from '../../src/renderer/features/live/session/live-state.ts'

/** Captions and gaps of one voice in the library. */
interface Stored {
  readonly kept: readonly StoredCaptionView[]
  /** Captions of speech that was missing. */
  readonly late: readonly StoredCaptionView[]
  /** Undefined if nothing is stored. */
  readonly gaps: readonly KeptGap[] | undefined
  /** Subtitles of one line of `kept`: the original, or a translation. */
  readonly toSrt: (line: string) => string
  readonly exported: Exported
}

/** The originals of all captions as subtitles, and the whole session as JSON; empty if nothing is stored. */
export type Exported = Readonly<Record<'srt' | 'json', string>>
const NOTHING: Exported = { srt: '', json: '' }

/** The latest session of a library. */
export class LibraryView {
  readonly #table: SessionTable

  constructor(table: SessionTable) {
    this.#table = table
  }

  get sessions(): readonly SessionSummary[] {
    return this.#table.list(0, 10, undefined).sessions.map((stored) => this.#table.summary(stored, 0))
  }

  /** Duration of what the latest session has sent, in milliseconds. */
  get countedMs(): number | undefined {
    return this.#table.list(0, 1, undefined).sessions[0]?.audioMs
  }

  /** All captions of the latest session. */
  get captions(): readonly StoredCaptionView[] {
    const [stored] = this.#table.list(0, 1, undefined).sessions
    return stored === undefined ? [] : this.#table.captions.list(stored.place, 0, 10_000)
  }

  /** @param side undefined for one voice */
  stored(side: Side | undefined): Stored {
    const [stored] = this.#table.list(0, 1, undefined).sessions
    if (stored === undefined)
      return { kept: [], late: [], gaps: undefined, toSrt: () => '', exported: NOTHING }
    const all = this.captions.filter((caption) => caption.side === side)
    const [kept, late] = [all.filter((caption) => !isLate(caption)), all.filter(isLate)]
    const view = { ...this.#table.view(stored, 0), sides: undefined }
    const gaps = view.gaps.filter((gap) => gap.side === side)
    const to = (format: keyof Exported, captions: readonly StoredCaptionView[], line: string) =>
      exportSession({ ...view, gaps }, captions, format, [line]).text
    const exported = { srt: to('srt', all, SOURCE), json: to('json', all, SOURCE) }
    return { kept, late, gaps, toSrt: (line) => to('srt', kept, line), exported }
  }
}

/** Metadata of the session of one live view, or of both sides of a meeting. */
export function detailsOf(lives: readonly Live[], isMeeting: boolean): SessionDetails {
  const [mine, theirs] = lives.map((live) => ({
    about: aboutSession(toRecordedConfig(live.store.getState()), { input: 'microphone', isDemo: false }),
    name: live === lives[0] ? 'Me' : 'Others',
  }))
  if (mine === undefined) throw new Error('there is nothing to record')
  return isMeeting && theirs !== undefined ? aboutMeeting({ mine, theirs }) : mine
}

/** The app's library in memory, with the recorder of a live view. */
export class ClientLibrary {
  readonly #database = openDatabase(':memory:', librarySchema)
  readonly view: LibraryView
  #isClosed = false

  constructor(live: Live, clock: Clock) {
    const table = new SessionTable(this.#database)
    this.view = new LibraryView(table)
    recordLive([live.store], {
      bridge: {
        invoke: ((name: string, input: unknown) => {
          // A recorder may still write while a run ends; a closed app answers nothing.
          if (name !== 'session.record' || this.#isClosed) return new Promise(() => undefined)
          const recording = recordingSchema.parse(input)
          table.together(() => table.record(recording, 'campaign', 0))
          return Promise.resolve(ok({ isKept: true }))
        }) as never,
      },
      after: () => undefined,
      newId: () => crypto.randomUUID(),
      now: () => Math.round(clock.now()),
      monotonic: () => clock.now(),
      details: (isMeeting) => Promise.resolve(detailsOf([live], isMeeting)),
    })
  }

  close(): void {
    this.#isClosed = true
    this.#database.close()
  }
}
