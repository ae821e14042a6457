// node test/kill/run.ts [--runs N] [--seed S]: kills hosts and pages while captions and audio arrive, and hosts while they
// delete all data; prints what is wrong afterwards.
import { parseArgs } from 'node:util'
import { killDeletion } from './kill-deletion.ts'
import { killHost } from './kill-host.ts'

const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } })
const [runs, seed] = [Number(values.runs ?? 100), Number(values.seed ?? Date.now() % 1_000_000)]

const report = await killHost(runs, seed)
const deletion = await killDeletion(runs, seed)
const isGood =
  report.isWhole && [report.missing, report.broken, deletion.wrong].every(({ length }) => length === 0)
process.stdout.write(`${JSON.stringify({ seed, ...report, deletion }, undefined, 2)}\n`)
process.exitCode = isGood ? 0 : 1
