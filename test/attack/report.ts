import type { AreaReport, Finding, Outcome } from './attack.ts'

/** Number of attacks by outcome. */
export interface AttackTally {
  readonly tried: number
  readonly refused: number
  readonly succeeded: number
  readonly skipped: number
}

/** An attack and its outcome, for a program: see `scripts/tests/results.ts`. */
export interface ReportedFinding {
  readonly area: string
  readonly name: string
  readonly outcome: Outcome['type']
  readonly how: string
  readonly ms: number
}

const count = (findings: readonly Finding[], type: Outcome['type']): number =>
  findings.filter(({ outcome }) => outcome.type === type).length

export const tallyOf = (findings: readonly Finding[]): AttackTally => ({
  tried: findings.length,
  refused: count(findings, 'refused'),
  succeeded: count(findings, 'succeeded'),
  skipped: count(findings, 'skipped'),
})

export const detailOf = (outcome: Outcome): string => (outcome.type === 'skipped' ? outcome.why : outcome.how)

export const toFindings = (reports: readonly AreaReport[]): ReportedFinding[] =>
  reports.flatMap(({ name: area, findings }) =>
    findings.map(({ name, outcome, ms }) => ({
      area,
      name,
      outcome: outcome.type,
      how: detailOf(outcome),
      ms,
    })),
  )

/** A human-readable table: one row per area, and the totals. */
export function toTable(reports: readonly AreaReport[]): string {
  const rows = reports.map(({ name, findings, ms }) => ({ name, ms, ...tallyOf(findings) }))
  const sum = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + pick(row), 0)
  const total = {
    name: 'all',
    tried: sum(({ tried }) => tried),
    refused: sum(({ refused }) => refused),
    succeeded: sum(({ succeeded }) => succeeded),
    skipped: sum(({ skipped }) => skipped),
    ms: sum(({ ms }) => ms),
  }
  const cells = [
    ['area', 'tried', 'refused', 'not refused', 'skipped', 'seconds'],
    ...[...rows, total].map(({ name, tried, refused, succeeded, skipped, ms }) => [
      name,
      ...[tried, refused, succeeded, skipped].map(String),
      (ms / 1000).toFixed(1),
    ]),
  ]
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0))) ?? []
  return cells
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
