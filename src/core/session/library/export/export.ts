import { titledFileName } from '../../../areas/documents/file-name.ts'
import type { CsvSeparator } from '../../../base/csv-cell.ts'
import { inSpokenOrder, type SessionView, SOURCE, type StoredCaptionView } from '../session-schema.ts'
import type { ExportContent } from './content.ts'
import { type CompleteFormat, type ExportFormat, isComplete, mediaTypes } from './export-formats.ts'
import { toCsv, toMarkdown, toTxt } from './export-texts.ts'
import { toSessionFile } from './session-file.ts'
import { toSrt, toVtt } from './subtitle-cues.ts'
import { localMinute } from './times.ts'

/** A finished file with its name. */
export interface ExportedFile {
  readonly name: string
  readonly mediaType: string
  readonly text: string
}

const writers: {
  readonly [F in Exclude<ExportFormat, CompleteFormat>]: (
    content: ExportContent,
    separator?: CsvSeparator,
  ) => string
} = {
  srt: toSrt,
  vtt: toVtt,
  txt: toTxt,
  md: toMarkdown,
  csv: toCsv,
}

/** The possible lines of captions: the original, then the translations. */
export const linesOfSession = ({
  about,
}: {
  readonly about: Pick<SessionView['about'], 'targetLanguages'>
}): string[] => [SOURCE, ...about.targetLanguages]

/** File name of a session, from its name or else from its start time. */
export const sessionFileName = (
  { title, startedAt }: Pick<SessionView, 'title' | 'startedAt'>,
  ending: string,
): string => titledFileName(title, ending, localMinute(startedAt).replace(':', '.'))

/**
 * @param lines all by default; a complete file always has all
 * @param separator of a CSV file
 */
export function exportSession(
  session: SessionView,
  stored: readonly StoredCaptionView[],
  format: ExportFormat,
  lines: readonly string[] = linesOfSession(session),
  separator?: CsvSeparator,
): ExportedFile {
  const { title, startedAt, sides, gaps } = session
  const captions = inSpokenOrder(stored)
  const text = isComplete(format)
    ? `${JSON.stringify(toSessionFile(session, captions), undefined, 2)}\n`
    : writers[format]({ title, startedAt, sides, captions, gaps, lines }, separator)
  const isAll = isComplete(format) || lines.length > 1 || session.about.targetLanguages.length === 0
  const which = isAll ? '' : ` ${lines[0]}`
  return { name: sessionFileName(session, `${which}.${format}`), mediaType: mediaTypes[format], text }
}
