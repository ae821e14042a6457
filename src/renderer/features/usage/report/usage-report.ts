import type { Consumption } from '../../../../core/areas/admin/admin-calls.ts'
import { type CsvSeparator, toCsvFile } from '../../../../core/base/csv-cell.ts'
import type { CallOutput } from '../../../../core/contract/contract.ts'
import { type DayRange, daysIn } from '../charts/days.ts'

export type Report = CallOutput<'admin.analytics'>
type Row = Report['groups'][number]

export const measures = ['characters', 'speechMinutes', 'speechToSpeechMinutes'] as const
export type Measure = (typeof measures)[number]

const NOTHING: Consumption = {
  characters: 0,
  textCharacters: 0,
  documentCharacters: 0,
  improvementCharacters: 0,
  speechMinutes: 0,
  speechToSpeechMinutes: 0,
}

const add = (a: Consumption, b: Consumption): Consumption => ({
  characters: a.characters + b.characters,
  textCharacters: a.textCharacters + b.textCharacters,
  documentCharacters: a.documentCharacters + b.documentCharacters,
  improvementCharacters: a.improvementCharacters + b.improvementCharacters,
  speechMinutes: a.speechMinutes + b.speechMinutes,
  speechToSpeechMinutes: a.speechToSpeechMinutes + b.speechToSpeechMinutes,
})

/** Total usage of some keys or days. */
export interface Sum {
  /** A day, or the ID of a key. */
  readonly id: string
  readonly label: string
  readonly usage: Consumption
}

function sumBy(rows: readonly Row[], nameOf: (row: Row) => Omit<Sum, 'usage'>): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const row of rows) {
    const name = nameOf(row)
    sums.set(name.id, { ...name, usage: add(sums.get(name.id)?.usage ?? NOTHING, row.usage) })
  }
  return sums
}

/** The service identifies a day by the time at which it starts. */
export const dayOfRow = ({ date = '' }: Row): string => date.slice(0, 10)

/** Usage for every day of the range, including days without usage. */
export function byDay({ groups }: Report, range: DayRange): Sum[] {
  const sums = sumBy(groups, (row) => ({ id: dayOfRow(row), label: dayOfRow(row) }))
  return daysIn(range).map((day) => sums.get(day) ?? { id: day, label: day, usage: NOTHING })
}

/** Usage by key, highest first. Two keys may have the same label. */
export const byKey = ({ groups }: Report, measure: Measure): Sum[] =>
  [
    ...sumBy(groups, ({ label, maskedKey }) => ({
      id: `${label} ${maskedKey}`,
      label: label || maskedKey,
    })).values(),
  ].toSorted((a, b) => b.usage[measure] - a.usage[measure])

export const isUsed = ({ usage }: Sum): boolean => measures.some((measure) => usage[measure] > 0)

const COLUMNS = [
  'day',
  'key',
  'label',
  'characters',
  'text_characters',
  'document_characters',
  'writing_characters',
  'speech_minutes',
  'speech_to_speech_minutes',
] as const

/** Formats a report as CSV: a header, then a row for each key and day. Decimal points do not depend on the language. */
export function reportCsv({ groups }: Report, separator?: CsvSeparator): string {
  const rows = groups.map((row) => [
    dayOfRow(row),
    row.maskedKey,
    row.label,
    String(row.usage.characters),
    String(row.usage.textCharacters),
    String(row.usage.documentCharacters),
    String(row.usage.improvementCharacters),
    String(row.usage.speechMinutes),
    String(row.usage.speechToSpeechMinutes),
  ])
  return toCsvFile([COLUMNS, ...rows], separator)
}
