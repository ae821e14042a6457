import type { AreaReport, Finding, Outcome } from './attack.ts'

/** Number of attacks by outcome. */
export interface AttackTally {
  readonly tried: number
  readonly refused: number
  readonly succeeded: number
  readonly skipped: number
}

/** Machine-readable report of a run: see `scripts/tally.ts`. */
export interface AttackReport extends AttackTally {
  readonly failures: readonly { readonly name: string; readonly message: string }[]
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

export function toReport(reports: readonly AreaReport[]): AttackReport {
  return {
    ...tallyOf(reports.flatMap(({ findings }) => findings)),
    failures: reports.flatMap(({ name: areaName, findings }) =>
      findings
        .filter(({ outcome }) => outcome.type === 'succeeded')
        .map(({ name, outcome }) => ({ name: `${areaName}: ${name}`, message: detailOf(outcome) })),
    ),
  }
}

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
