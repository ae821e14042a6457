import { openDatabase } from '../../src/backend/library/database.ts'
import { migrations } from '../../src/backend/library/migrations.ts'
import { SessionTable } from '../../src/backend/sessions/session-table.ts'
import type { Clock } from '../../src/core/base/clock.ts'
import { ok } from '../../src/core/base/result.ts'
import { exportSession } from '../../src/core/library/export/export.ts'
import {
  type CaptionView,
  type KeptGap,
  recordingSchema,
  type SessionSummary,
} from '../../src/core/library/session-schema.ts'
import { aboutMeeting, aboutSession } from '../../src/core/recording/session-details.ts'
import type { Side } from '../../src/core/voice/sides.ts'
import { recordLive } from '../../src/renderer/features/live/recording/record-live.ts'
import type { Live } from '../../src/renderer/features/live/session/live.ts'

/** Captions and gaps of one voice in the library. */
interface Stored {
  readonly kept: readonly CaptionView[]
  /** Undefined if nothing is stored. */
  readonly gaps: readonly KeptGap[] | undefined
  /** Subtitles of one line: the original, or a translation. */
  readonly toSrt: (line: string) => string
}

/** The app's library in memory, with the recorder of its live views: of one voice, or of both sides of a meeting. */
export class ClientLibrary {
  readonly #database = openDatabase(':memory:', migrations)
  readonly #table = new SessionTable(this.#database)
  #isClosed = false

  constructor(lives: readonly Live[], clock: Clock) {
    const about = ({ store }: Live) =>
      aboutSession(store.getState().config ?? {}, { input: 'microphone', isDemo: true })
    recordLive(
      lives.map(({ store }) => store),
      {
        bridge: {
          invoke: ((name: string, input: unknown) => {
            // A recorder may still write while a run ends; a closed app answers nothing.
            if (name !== 'session.record' || this.#isClosed) return new Promise(() => undefined)
            const recording = recordingSchema.parse(input)
            this.#table.together(() => this.#table.record(recording, 'campaign', 0))
            return Promise.resolve(ok({ isKept: true }))
          }) as never,
        },
        after: () => undefined,
        newId: () => crypto.randomUUID(),
        now: () => Math.round(clock.now()),
        monotonic: () => clock.now(),
        details: (isMeeting) => {
          const [mine, theirs] = lives.map((live) => ({
            about: about(live),
            name: live === lives[0] ? 'Me' : 'Others',
          }))
          if (mine === undefined) throw new Error('there is nothing to record')
          return Promise.resolve(isMeeting && theirs !== undefined ? aboutMeeting({ mine, theirs }) : mine)
        },
      },
    )
  }

  get sessions(): readonly SessionSummary[] {
    return this.#table.list(0, 10, undefined).sessions.map((stored) => this.#table.summary(stored, 0))
  }

  /** All captions of the latest session. */
  get captions(): readonly CaptionView[] {
    const [stored] = this.#table.list(0, 1, undefined).sessions
    return stored === undefined ? [] : this.#table.captions.list(stored.place, 0, 10_000)
  }

  /** @param side undefined for one voice */
  stored(side: Side | undefined): Stored {
    const [stored] = this.#table.list(0, 1, undefined).sessions
    if (stored === undefined) return { kept: [], gaps: undefined, toSrt: () => '' }
    const kept = this.captions.filter((caption) => caption.side === side)
    const view = { ...this.#table.view(stored, 0), sides: undefined }
    const gaps = view.gaps.filter((gap) => gap.side === side)
    return { kept, gaps, toSrt: (line) => exportSession({ ...view, gaps }, kept, 'srt', [line]).text }
  }

  close(): void {
    this.#isClosed = true
    this.#database.close()
  }
}
