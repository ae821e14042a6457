import type { CalmUpdate } from '../../../src/core/captions/calm/calm-record.ts'
import type { TranscriptUpdate } from '../../../src/core/voice/receiving/transcript.ts'
import type { Segment } from '../../../src/core/voice/wire/voice-messages.ts'

/** Milliseconds from one line to the next: the pause between them makes each a caption. */
const LINE_MS = 60_000
const MS_PER_CHARACTER = 50

/** Transcript updates with the texts of lines, each line a caption in a language. */
export function transcriptUpdates(
  lines: readonly (readonly CalmUpdate[])[],
  language: string,
): TranscriptUpdate[] {
  return lines.flatMap((line, index) => {
    const segment = (text: string, from: number): Segment[] => {
      const at = index * LINE_MS + from * MS_PER_CHARACTER
      return text === ''
        ? []
        : [{ text, startTime: at, endTime: at + text.length * MS_PER_CHARACTER, language }]
    }
    let before = ''
    return line.map(({ text: { concluded, tentative } }) => {
      const update = {
        concluded: segment(concluded.slice(before.length), before.length),
        tentative: segment(tentative, concluded.length),
      }
      before = concluded
      return update
    })
  })
}
