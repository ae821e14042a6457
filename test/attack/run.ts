// npm run attack: attacks a running web host, demo service and command line, and prints a table of the results.
// --area=NAME runs one area, --verbose prints every attack, --report=FILE writes the totals for a program.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from '../../scripts/build.ts'
import { areas } from './areas.ts'
import { type AreaReport, forEachOf } from './attack.ts'
import { detailOf, toReport, toTable } from './report.ts'

/** Only a hanging target takes this long, even on a busy computer. */
const ATTACK_LIMIT_MS = 60_000
/** Each area has a host of its own and mostly waits for it. */
const AREAS_AT_ONCE = 3

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const isVerbose = process.argv.includes('--verbose')
const only = option('area')
const reportFile = option('report')

const wanted = areas.filter(({ name }) => only === undefined || name === only)
if (wanted.length === 0)
  throw new Error(`no such area; there are: ${areas.map(({ name }) => name).join(', ')}`)
await build()
const started = performance.now()
const reports: AreaReport[] = []
await forEachOf(wanted, AREAS_AT_ONCE, async ({ name, run }) => {
  const report = await run({ attackMs: ATTACK_LIMIT_MS })
  reports.push(report)
  console.log(`attacked: ${name}`)
  for (const { name: attackName, outcome, ms } of report.findings)
    if (isVerbose || outcome.type !== 'refused')
      console.log(`  ${outcome.type.padEnd(9)}  ${attackName} (${Math.round(ms)} ms): ${detailOf(outcome)}`)
})
const report = toReport(reports)
console.log(`\n${toTable(reports)}`)
console.log(`in ${((performance.now() - started) / 1000).toFixed(1)} s, ${AREAS_AT_ONCE} areas at a time`)
if (reportFile !== undefined) {
  mkdirSync(dirname(reportFile), { recursive: true })
  writeFileSync(reportFile, JSON.stringify(report))
}
process.exit(report.succeeded === 0 && report.refused > 0 ? 0 : 1)
