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

/** A spreadsheet takes a text that begins so for a formula, and would carry it out. */
const FORMULA = /^[=+\-@\t\r]/

const textCell = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A report as CSV: a row for each key and day, after one of names. Figures have a point, whatever the language. */
export function reportCsv({ groups }: Report): string {
  const rows = groups.map((row) => [
    dayOfRow(row),
    textCell(row.maskedKey),
    textCell(row.label),
    String(row.usage.characters),
    String(row.usage.textCharacters),
    String(row.usage.documentCharacters),
    String(row.usage.improvementCharacters),
    String(row.usage.speechMinutes),
  ])
  // The mark at its beginning tells spreadsheets that it is UTF-8.
  return `\u{FEFF}${[COLUMNS, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')}`
}
