import { type Figures, type FiguresReader, noFigures } from '../../session/figures/figures.ts'
import type { KeptGap } from '../../session/library/session-schema.ts'
import { allLanguages, type LanguageSpan, spansOfCaption } from '../../voice/language-spans.ts'
import { type Caption, emptyTranscript, type Transcript } from '../../voice/receiving/transcript.ts'
import type { SessionNow } from './session-recorder.ts'
import type { CaptionOrigin, IndexedOriginal, OriginalCaption } from './to-kept.ts'
import { unfinishedCaptions } from './unfinished-captions.ts'

/** Current state of a voice session. */
export interface RunState {
  readonly transcript: Transcript
  readonly gaps: readonly KeptGap[]
  /** Media sent to the service, in milliseconds. */
  readonly sentMs: number
  /** Reads the figures of this voice so far, or of this side over all of its voice sessions. */
  readonly figures: FiguresReader
  /** Undefined if nothing is asked about what is unfinished. */
  readonly spans?: readonly LanguageSpan[] | undefined
}

/** One voice session with its origin. */
interface Run {
  origin: CaptionOrigin
  transcript: Transcript
  spans: RunState['spans']
  /** Index of each caption in the session, once it was concluded. */
  readonly indexes: number[]
  gaps: readonly KeptGap[]
  sentMs: number
  figures: FiguresReader
}

/**
 * What one session of the library has of its voice sessions: one, or those of both sides of a meeting, each
 * of which may end and begin again while the other goes on. A caption keeps its place, which is its index.
 */
export class SessionContent {
  readonly #runs: Run[] = []
  readonly #places: { readonly run: Run; readonly at: number }[] = []
  readonly #indexes = new WeakMap<Caption, number>()

  /** @returns takes the state of a new voice session whenever it has changed */
  begin(): (state: RunState, origin: CaptionOrigin) => void {
    const run: Run = {
      origin: { side: undefined, sinceMs: () => 0 },
      transcript: emptyTranscript,
      spans: undefined,
      indexes: [],
      gaps: [],
      sentMs: 0,
      figures: noFigures,
    }
    this.#runs.push(run)
    return ({ transcript, spans, gaps, sentMs, figures }, origin) => {
      const { settled } = run.transcript
      // Runs over all captions with each new one: an iterator of entries would take milliseconds.
      for (let at = 0; at < transcript.settled.length; at += 1) {
        const caption = transcript.settled[at]
        if (caption === undefined || settled[at] === caption) continue
        const index = (run.indexes[at] ??= this.#places.push({ run, at }) - 1)
        this.#indexes.set(caption, index)
      }
      for (const [at, caption] of transcript.growing) {
        const index = run.indexes[at]
        if (index !== undefined) this.#indexes.set(caption, index)
      }
      Object.assign(run, { origin, transcript, spans, gaps, sentMs, figures })
    }
  }

  /** Index of a caption as it is now; undefined for one of which nothing is concluded. */
  indexOf(caption: Caption): number | undefined {
    return this.#indexes.get(caption)
  }

  /** Captions that would be unfinished if nothing more came. Those that were never concluded come after all others. */
  get unfinished(): IndexedOriginal[] {
    let next = this.#places.length
    return this.#runs.flatMap(({ transcript, spans = [], indexes, origin }) => {
      const captions = unfinishedCaptions(transcript, (caption) => {
        const { targetLanguages, spokenLanguages } = allLanguages(spansOfCaption(spans, caption))
        return [...targetLanguages, ...spokenLanguages]
      })
      return [...captions]
        .toSorted(([a], [b]) => a - b)
        .map(([at, caption]) => ({ index: indexes[at] ?? next++, caption, origin }))
    })
  }

  get now(): Pick<SessionNow, 'captions' | 'gaps' | 'audioMs' | 'figures'> {
    return {
      captions: this.#places.flatMap(({ run, at }): OriginalCaption[] => {
        const caption = run.transcript.settled[at]
        return caption === undefined ? [] : [{ caption, origin: run.origin }]
      }),
      gaps: this.#runs.flatMap(({ gaps, origin }) => gaps.map((gap) => placedGap(gap, origin))),
      audioMs: this.#runs.reduce((sum, { sentMs }) => sum + sentMs, 0),
      figures: this.#figures,
    }
  }

  /** Figures of each side. Those of its latest voice session include the earlier ones. */
  get #figures(): Figures[] {
    const readers = new Map(
      this.#runs.map(({ origin: { side }, figures }) => [side, () => figures(side)] as const),
    )
    return [...readers.values()].flatMap((read) => read() ?? [])
  }
}

/** A gap in the time of its session. */
export const placedGap = ({ fromMs, toMs }: KeptGap, { side, sinceMs }: CaptionOrigin): KeptGap => ({
  fromMs: Math.max(0, fromMs + sinceMs(toMs)),
  toMs: Math.max(0, toMs + sinceMs(toMs)),
  ...(side !== undefined && { side }),
})
