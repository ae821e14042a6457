import { onOneLine } from '../../../base/words/line-breaks.ts'
import { servesLanguage } from '../../../languages/codes.ts'
import type { Side } from '../../../voice/sides.ts'
import { type KeptGap, type SessionSides, SOURCE, type StoredCaptionView } from '../session-schema.ts'

/** Content of an exported file. */
export interface ExportContent {
  readonly title: string
  /** In milliseconds since 1970; the times of captions are relative to it. */
  readonly startedAt: number
  readonly sides?: SessionSides | undefined
  readonly captions: readonly StoredCaptionView[]
  readonly gaps: readonly KeptGap[]
  /** Lines of each caption, in this order: `source`, or language codes. */
  readonly lines: readonly string[]
}

/** Placeholder for words that never arrived, in any language. */
const UNFINISHED = '…'

/** One line of text, possibly empty; speech has no line breaks of its own. */
export function lineOf(caption: StoredCaptionView, line: string): string {
  const text = onOneLine((line === SOURCE ? caption.source : caption.targets[line]) ?? '')
  return isUnfinished(caption, line) ? `${text} ${UNFINISHED}`.trim() : text
}

/** Whether the end of a line is missing; an edited line counts as complete. */
export const isUnfinished = ({ unfinished, originals }: StoredCaptionView, line: string): boolean =>
  unfinished?.includes(line) === true && originals[line] === undefined

/** A line of a caption with its text. */
interface Line {
  readonly text: string
  /** `EN`, `DE`; empty for speech of unknown language. */
  readonly code: string
}

/**
 * A line of a caption as exported. Where a side speaks the language of the line, that is its original, unless
 * originals have a line of their own.
 */
export function exportedLine(
  { lines, sides }: ExportContent,
  caption: StoredCaptionView,
  wanted: string,
): Line {
  const { side, language = side && sides?.[side].sourceLanguage, targets } = caption
  const isSpoken =
    side !== undefined &&
    !lines.includes(SOURCE) &&
    !Object.hasOwn(targets, wanted) &&
    language !== undefined &&
    servesLanguage(language, wanted)
  const line = isSpoken ? SOURCE : wanted
  return { text: lineOf(caption, line), code: languageLabelOf(caption, line) }
}

/** The lines of a caption that have text. */
const linesOf = (content: ExportContent, caption: StoredCaptionView): Line[] =>
  content.lines.map((line) => exportedLine(content, caption, line)).filter(({ text }) => text !== '')

/** `EN`, `DE`; empty for speech of unknown language. */
export const languageLabelOf = (caption: StoredCaptionView, line: string): string =>
  (line === SOURCE ? (caption.language ?? '') : line).toUpperCase()

/** Marks missing speech, or the end of a session that breaks off, in any language. */
export const gapMark = ({ fromMs, toMs }: KeptGap): string =>
  toMs === fromMs ? '[…]' : `[… ${Math.ceil((toMs - fromMs) / 1000)} s …]`

/** Name of the side of a caption or gap, on one line; empty in a session of one voice. */
export const speakerOf = (
  { sides }: { readonly sides?: Readonly<Record<Side, { readonly name: string }>> | undefined },
  { side }: { readonly side?: Side | undefined },
): string => onOneLine((side && sides?.[side].name) ?? '')

/** `speaker` names the side; empty in a session of one voice. */
export type Entry = { readonly startMs: number; readonly speaker: string } & (
  | { readonly type: 'caption'; readonly caption: StoredCaptionView; readonly lines: readonly Line[] }
  | { readonly type: 'gap'; readonly gap: KeptGap }
)

/** Captions that have any of the lines, and gaps, in the order of their times. */
export function entriesOf(content: ExportContent): Entry[] {
  const { captions, gaps } = content
  return [
    ...captions.flatMap((caption): Entry[] => {
      const lines = linesOf(content, caption)
      const speaker = speakerOf(content, caption)
      return lines.length === 0
        ? []
        : [{ type: 'caption', startMs: caption.startMs, speaker, caption, lines }]
    }),
    ...gaps.map(
      (gap): Entry => ({ type: 'gap', startMs: gap.fromMs, speaker: speakerOf(content, gap), gap }),
    ),
  ].toSorted((a, b) => a.startMs - b.startMs)
}
