import type { ExportContent } from './content.ts'
import { type Cue, toCues } from './cues.ts'
import { clockTime } from './times.ts'

const spanOf = ({ startMs, endMs }: Cue, mark: ',' | '.'): string =>
  `${clockTime(startMs, mark)} --> ${clockTime(endMs, mark)}`

/** Takes no room, and lets no line break (U+2060). */
const WORD_JOINER = '\u2060'

/**
 * SubRip cannot escape an arrow or the beginning of a tag. Players know tags in angle brackets, and those of
 * Substation Alpha in braces.
 */
const forSrt = (line: string): string =>
  line.replaceAll('-->', '→').replace(/<(?=[a-z/!?])|\{(?=\\)/giu, (mark) => mark + WORD_JOINER)

export const toSrt = (content: ExportContent): string =>
  toCues(content, (speaker) => `${speaker}: `)
    .map((cue, at) => `${at + 1}\n${spanOf(cue, ',')}\n${cue.lines.map(forSrt).join('\n')}\n`)
    .join('\n')

const forVtt = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const voiceOf = ({ speaker }: Cue): string => (speaker === '' ? '' : `<v ${forVtt(speaker)}>`)

export const toVtt = (content: ExportContent): string =>
  `WEBVTT\n\n${toCues(content)
    .map((cue) => `${spanOf(cue, '.')}\n${voiceOf(cue)}${cue.lines.map(forVtt).join('\n')}\n`)
    .join('\n')}`
