import { toCsvCell } from '../../../../core/base/csv-cell.ts'
import { dayOfRow, type Report } from './report.ts'

const COLUMNS = [
  'day',
  'key',
  'label',
  'characters',
  'text_characters',
  'document_characters',
  'writing_characters',
  'speech_minutes',
] as const

/** Formats a report as CSV: a header, then a row for each key and day. Decimal points do not depend on the language. */
export function reportCsv({ groups }: Report): string {
  const rows = groups.map((row) => [
    dayOfRow(row),
    toCsvCell(row.maskedKey),
    toCsvCell(row.label),
    String(row.usage.characters),
    String(row.usage.textCharacters),
    String(row.usage.documentCharacters),
    String(row.usage.improvementCharacters),
    String(row.usage.speechMinutes),
  ])
  // Byte order mark, by which spreadsheets recognise UTF-8.
  return `\u{FEFF}${[COLUMNS, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')}`
}
