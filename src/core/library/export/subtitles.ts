import type { ExportContent } from './content.ts'
import { type Cue, toCues } from './cues.ts'
import { clockTime } from './times.ts'

const spanOf = ({ startMs, endMs }: Cue, mark: ',' | '.'): string =>
  `${clockTime(startMs, mark)} --> ${clockTime(endMs, mark)}`

/** SubRip has no way to write an arrow that is none of its own. */
const forSrt = (line: string): string => line.replaceAll('-->', '→')

export const toSrt = (content: ExportContent): string =>
  toCues(content)
    .map((cue, at) => `${at + 1}\n${spanOf(cue, ',')}\n${cue.lines.map(forSrt).join('\n')}\n`)
    .join('\n')

const forVtt = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const toVtt = (content: ExportContent): string =>
  `WEBVTT\n\n${toCues(content)
    .map((cue) => `${spanOf(cue, '.')}\n${cue.lines.map(forVtt).join('\n')}\n`)
    .join('\n')}`
