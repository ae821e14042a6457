// node test/kill/run.ts [--runs N] [--seed S]: kills hosts and pages while captions and audio arrive, and prints the
// losses.
import { parseArgs } from 'node:util'
import { killHost } from './kill-host.ts'

const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } })
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const report = await killHost(Number(values.runs ?? 100), seed)
process.stdout.write(`${JSON.stringify({ seed, ...report }, undefined, 2)}\n`)
process.exitCode = report.missing.length + report.broken.length > 0 || !report.isWhole ? 1 : 0
