// node test/kill/run.ts [--runs N] [--seed S] [--of host|versions]: kills hosts and pages while captions and audio arrive,
// and hosts while they delete all data, or versions while they take turns with a library; prints what is wrong afterwards.
import { parseArgs } from 'node:util'
import { killDeletion } from './kill-deletion.ts'
import { killHost } from './kill-host.ts'
import { killVersions } from './kill-versions.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' }, of: { type: 'string', default: 'host' } },
})
const [runs, seed] = [Number(values.runs ?? 100), Number(values.seed ?? Date.now() % 1_000_000)]

async function run() {
  if (values.of === 'versions') {
    const report = await killVersions(runs, seed)
    const { missing, returned, broken } = report
    return { report, isGood: [missing, returned, broken].every(({ length }) => length === 0) }
  }
  const report = await killHost(runs, seed)
  const deletion = await killDeletion(runs, seed)
  return {
    report: { ...report, deletion },
    isGood:
      report.isWhole && [report.missing, report.broken, deletion.wrong].every(({ length }) => length === 0),
  }
}

const { report, isGood } = await run()
process.stdout.write(`${JSON.stringify({ seed, ...report }, undefined, 2)}\n`)
process.exitCode = isGood ? 0 : 1
