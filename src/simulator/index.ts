// The process of the demo service: start.ts runs it and waits for its report.
import { connectParent } from './parent.ts'
import { createSimulator } from './server.ts'
import { OPTIONS_VARIABLE, type ProcessOptions, type ProcessReport } from './start.ts'

const parent = connectParent()
// No other process would stop it.
parent.onGone(() => process.exit(0))

async function run(): Promise<ProcessReport> {
  try {
    const options = JSON.parse(process.env[OPTIONS_VARIABLE] ?? '{}') as ProcessOptions
    const { address, key } = await createSimulator({ ...options, keepsMedia: false })
    return { type: 'ready', address, key }
  } catch (thrown) {
    return { type: 'failed', reason: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}

const report = await run()
parent.send(report)
if (report.type === 'failed') process.exitCode = 1
