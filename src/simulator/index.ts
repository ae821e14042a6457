// The process of the demo service: start.ts runs it and waits for its report.

import { findResourceFolder } from './find-resource-folder.ts'
import { connectParent } from './parent.ts'
import { ClipLibrary } from './script/clip-library.ts'
import { recordedLanguages } from './script/script.ts'
import { createSimulator } from './simulator-server.ts'
import { OPTIONS_VARIABLE, type ProcessOptions, type ProcessReport } from './start.ts'

const parent = connectParent()
// Without a parent, no other process stops it.
parent.onGone(() => process.exit(0))

async function run(): Promise<ProcessReport> {
  try {
    const options = JSON.parse(process.env[OPTIONS_VARIABLE] ?? '{}') as ProcessOptions
    const { resources = findResourceFolder() } = options
    const { address, key } = await createSimulator({
      ...options,
      resources,
      keepsMedia: false,
      sendsTraceIds: false,
    })
    const library = await ClipLibrary.open(resources)
    // Prepared before the first session, which would have to wait otherwise. That session receives any failure.
    library.prepare(recordedLanguages).catch(() => undefined)
    return { type: 'ready', address, key }
  } catch (thrown) {
    return { type: 'failed', reason: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}

const report = await run()
parent.send(report)
if (report.type === 'failed') process.exitCode = 1
