// node test/kill/run.ts [--runs N] [--seed S]: kills hosts and pages while captions and audio arrive; prints what is wrong
// afterwards. Needs a build.
import { parseArgs } from 'node:util'
import { killHost } from './kill-host.ts'

const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } })
const [runs, seed] = [Number(values.runs ?? 100), Number(values.seed ?? Date.now() % 1_000_000)]

const report = await killHost(runs, seed)
process.stdout.write(`${JSON.stringify({ seed, ...report }, undefined, 2)}\n`)
process.exitCode = report.isWhole && report.missing.length + report.broken.length === 0 ? 0 : 1
