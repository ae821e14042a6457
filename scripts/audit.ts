// A step of npm run check: asks the registry whether a package that ships is known to be vulnerable.
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { root } from './commands.ts'

const LIMIT_MS = 60_000

const report = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
})
const failure = z.object({ message: z.string() })

type Audit =
  | { readonly type: 'answered'; readonly vulnerable: readonly string[] }
  /** The registry, or the network, has no answer. */
  | { readonly type: 'unanswered'; readonly why: string }

/**
 * Reads what `npm audit --json` printed.
 *
 * @throws if it is neither a report nor a failure
 */
export function readAudit(printed: string): Audit {
  const json: unknown = JSON.parse(printed)
  const read = report.safeParse(json)
  if (!read.success) return { type: 'unanswered', why: failure.parse(json).message }
  const vulnerable = Object.entries(read.data.vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range} (${severity})`,
  )
  return { type: 'answered', vulnerable }
}

function runAudit(): Audit {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0']
  const { npm_execpath: npm } = process.env
  const options = { cwd: root, encoding: 'utf8', timeout: LIMIT_MS } as const
  const { stdout, error } =
    npm === undefined ? spawnSync('npm', args, options) : spawnSync(process.execPath, [npm, ...args], options)
  return error === undefined ? readAudit(stdout) : { type: 'unanswered', why: error.message }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const audit = runAudit()
  if (audit.type === 'unanswered')
    console.log(
      `not known: the registry has no answer here (${audit.why}). The workflow Audit asks every week`,
    )
  else if (audit.vulnerable.length === 0) console.log('none')
  else {
    console.error(`known to be vulnerable: ${audit.vulnerable.join(', ')}. \`npm audit\` says more`)
    process.exitCode = 1
  }
}
