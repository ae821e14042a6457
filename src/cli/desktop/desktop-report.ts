import { stdout } from '../../backend/base/terminal-output.ts'
import { callSchemas } from '../../core/contract/call-schemas.ts'
import type { Check } from '../../core/product/doctor/checks.ts'
import type { CliHost } from '../cli-host.ts'
import { printJson } from '../output/print-json.ts'
import { type DesktopFacts, desktopFacts, thisComputer } from './desktop-facts.ts'

/** The steps of docs/desktop-check.md, which only a person at a desktop can take. */
export const DESKTOP_STEPS = [
  'First start',
  'Microphone',
  'System audio',
  'Captions above other programs',
  'Second start',
  'A pipe',
  'Tray',
  'Each shortcut',
  'Quick window',
  'Sleep',
  'Quit while live',
  'Log out while live',
  'Session file, and start at login',
  'Delete all data',
  'Update (makers only)',
] as const

/** A report of a desktop, without anything that names a person, a device or a key: of checks, their findings alone. */
export const desktopReport = (version: string, facts: DesktopFacts, checks: readonly Check[]) => ({
  version,
  facts,
  checks: checks.map(({ id, status, finding }) => ({ id, status, finding })),
})

/** The report as a text for an issue, with room for what a person sees. */
export const reportText = ({ version, facts, checks }: ReturnType<typeof desktopReport>): string =>
  [
    `Parley ${version}`,
    ...Object.entries(facts).map(([name, value]) => `- ${name}: ${value}`),
    ...checks.map(({ id, status, finding }) => `- ${id}: ${status} (${finding})`),
    '',
    'By hand, as docs/desktop-check.md describes: "ok", or what you saw instead.',
    ...DESKTOP_STEPS.map((step, at) => `${at + 1}. ${step}: `),
  ].join('\n')

/** Prints the report of this desktop. */
export async function printDesktopReport(
  { program, desktop }: CliHost,
  checks: readonly Check[],
  isJson: boolean,
): Promise<void> {
  const listed = Buffer.byteLength(JSON.stringify(callSchemas(), undefined, 2))
  const report = desktopReport(program.version, await desktopFacts(desktop, thisComputer, listed), checks)
  if (isJson) printJson(report)
  else stdout.print(reportText(report))
}
