import type { Figures } from '../../core/session/figures/figures.ts'
import { SOURCE } from '../../core/session/library/session-schema.ts'

const seconds = (ms: number | undefined): string => (ms === undefined ? '' : `${(ms / 1000).toFixed(1)} s`)
const plain = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? ''

const HEADS = ['line', 'first word', 'final', '95 %', 'LAAL', 'erasure', 'words/min']

/** The figures of a session as a table for a terminal. */
export function figuresTable({ lines, network }: Figures): string {
  const rows = Object.entries(lines).map(([line, measured]) => {
    const { firstWord, settled, laalMs, erasure, wordsPerMinute } = measured
    return [
      line === SOURCE ? 'speech' : line,
      seconds(firstWord?.medianMs),
      seconds(settled?.medianMs),
      seconds(settled?.slowMs),
      seconds(laalMs),
      plain(erasure, 2),
      plain(wordsPerMinute, 0),
    ]
  })
  const used = HEADS.map((_, column) => rows.some((row) => row[column] !== ''))
  const table = [HEADS, ...rows].map((row) => row.filter((_, column) => used[column]))
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  const padded = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  const { maxHeldMs, reconnections } = network
  return [
    ...padded.map((row) => row.trimEnd()),
    '',
    `Network: longest wait ${seconds(maxHeldMs)}, reconnections: ${reconnections}`,
  ].join('\n')
}
