import { type CaptionView, type KeptGap, SOURCE } from '../sessions.ts'

/** Content of an exported file. */
export interface ExportContent {
  readonly title: string
  /** In milliseconds since 1970; the times of captions are relative to it. */
  readonly startedAt: number
  readonly captions: readonly CaptionView[]
  readonly gaps: readonly KeptGap[]
  /** Lines of each caption, in this order: `source`, or language codes. */
  readonly lines: readonly string[]
}

/** Stands for the words that never came, in any language. */
const UNFINISHED = '…'

/** One line of text, possibly empty; speech has no line breaks of its own. */
export function lineOf(caption: CaptionView, line: string): string {
  const text = ((line === SOURCE ? caption.source : caption.targets[line]) ?? '').replace(/\s+/gu, ' ').trim()
  return isUnfinished(caption, line) ? `${text} ${UNFINISHED}`.trim() : text
}

/** Whether the end of a line is missing; an edited line counts as complete. */
export const isUnfinished = ({ unfinished, originals }: CaptionView, line: string): boolean =>
  unfinished?.includes(line) === true && originals[line] === undefined

export const linesOf = (caption: CaptionView, lines: readonly string[]): string[] =>
  lines.map((line) => lineOf(caption, line)).filter((text) => text !== '')

/** `EN`, `DE`; nothing for speech whose language is not known. */
export const codeOf = (caption: CaptionView, line: string): string =>
  (line === SOURCE ? (caption.language ?? '') : line).toUpperCase()

/** Marks the place of speech that is missing, in any language. */
export const gapMark = ({ fromMs, toMs }: KeptGap): string => `[… ${Math.ceil((toMs - fromMs) / 1000)} s …]`

export type Entry =
  | { readonly is: 'caption'; readonly startMs: number; readonly caption: CaptionView }
  | { readonly is: 'gap'; readonly startMs: number; readonly gap: KeptGap }

/** Captions that have any of the lines, and gaps, in the order of their times. */
export const entriesOf = ({ captions, gaps, lines }: ExportContent): Entry[] =>
  [
    ...captions.flatMap((caption): Entry[] =>
      linesOf(caption, lines).length === 0 ? [] : [{ is: 'caption', startMs: caption.startMs, caption }],
    ),
    ...gaps.map((gap): Entry => ({ is: 'gap', startMs: gap.fromMs, gap })),
  ].toSorted((a, b) => a.startMs - b.startMs)
