import { SOURCE } from '../../../../core/session/library/session-schema.ts'
import type { Caption, CaptionText } from '../../../../core/voice/receiving/transcript.ts'

/** Corrected lines of a caption, each with the text that it was made from. */
export type CaptionEdits = Readonly<Record<string, { readonly base: string; readonly text: string }>>

const NO_TEXT: CaptionText = { concluded: '', tentative: '' }

/** A line of a caption: `source`, or a target language code. */
export const textOfLine = ({ source, targets }: Caption, line: string): CaptionText =>
  line === SOURCE ? source : (targets[line] ?? NO_TEXT)

/** A caption with its corrections. Speech that was concluded after a correction follows it. */
export function withEdits(caption: Caption, edits: CaptionEdits | undefined): Caption {
  if (edits === undefined) return caption
  const shown = (line: string, original: CaptionText): CaptionText => {
    const edit = edits[line]
    if (edit === undefined) return original
    const { concluded } = original
    const spoken = edit.base.trimEnd()
    // From the space after the words that were corrected on.
    const more = concluded.startsWith(spoken) ? concluded.slice(spoken.length) : ''
    return { ...original, concluded: edit.text + more }
  }
  return {
    ...caption,
    source: shown(SOURCE, caption.source),
    targets: Object.fromEntries(
      Object.entries(caption.targets).map(([language, text]) => [language, shown(language, text)]),
    ),
  }
}
