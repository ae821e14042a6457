// npm run attack: attacks a running web host, demo service and command line, and prints a table of the results.
// --area=NAME runs one area, --attack=NAME one attack, --verbose prints every attack, --report=FILE writes all findings for
// a program.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from '../../scripts/build.ts'
import { toProgressLine } from '../../scripts/tests/progress.ts'
import { areas } from './areas.ts'
import { type AreaReport, forEachOf } from './attack.ts'
import { detailOf, tallyOf, toFindings, toTable } from './report.ts'

/** Only a hanging target takes this long, even on a busy computer. */
const ATTACK_LIMIT_MS = 120_000
/** Each area has a host of its own and mostly waits for it. */
const AREAS_AT_ONCE = 3

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const isVerbose = process.argv.includes('--verbose')
const wantedArea = option('area')
const wantedAttack = option('attack')
const reportFile = option('report')

const wanted = areas.filter(({ name }) => wantedArea === undefined || name === wantedArea)
if (wanted.length === 0)
  throw new Error(`no such area; there are: ${areas.map(({ name }) => name).join(', ')}`)
await build()
const started = performance.now()
const reports: AreaReport[] = []
await forEachOf(wanted, AREAS_AT_ONCE, async ({ name, run }) => {
  const report = await run({ attackMs: ATTACK_LIMIT_MS }, wantedAttack)
  reports.push(report)
  console.log(`attacked: ${name}`)
  process.stdout.write(toProgressLine(reports.length, wanted.length))
  for (const { name: attackName, outcome, ms } of report.findings)
    if (isVerbose || outcome.type !== 'refused')
      console.log(`  ${outcome.type.padEnd(9)}  ${attackName} (${Math.round(ms)} ms): ${detailOf(outcome)}`)
})
console.log(`\n${toTable(reports)}`)
console.log(`in ${((performance.now() - started) / 1000).toFixed(1)} s, ${AREAS_AT_ONCE} areas at a time`)
const findings = toFindings(reports)
if (reportFile !== undefined) {
  mkdirSync(dirname(reportFile), { recursive: true })
  writeFileSync(reportFile, JSON.stringify(findings))
}
const { refused, succeeded } = tallyOf(reports.flatMap((report) => report.findings))
process.exit(succeeded === 0 && refused > 0 ? 0 : 1)
