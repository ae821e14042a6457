import { root } from '../commands.ts'
import { fetchElectron, findElectron } from '../electron-runtime.ts'
import { cleanEnvironment } from './clean-environment.ts'
import { preflight, problemOf } from './electron-problems.ts'
import { runInForeground } from './foreground.ts'

/** Exit code of the desktop app, or a sentence that says why it shows no window and what would mend that. */
export type DesktopEnd = { readonly code: number } | { readonly problem: string }

/**
 * Runs the built desktop app until it ends.
 *
 * @param stop ends it
 */
export async function runDesktopApp(stop: AbortSignal): Promise<DesktopEnd> {
  const runtime = await findOrFetch(stop)
  if ('problem' in runtime) return runtime
  const { program } = runtime
  const start = preflight(program)
  if ('problem' in start) return start
  const command = [program, root, ...start.switches]
  const ended = await runInForeground(command, { env: cleanEnvironment(process.env), stop, keepsWords: true })
  const problem = stop.aborted ? undefined : problemOf(ended, program)
  return problem === undefined ? { code: ended.code } : { problem }
}

async function findOrFetch(
  stop: AbortSignal,
): Promise<{ readonly program: string } | { readonly problem: string }> {
  const program = findElectron()
  if (program !== undefined) return { program }
  console.error('parley: fetching the Electron runtime (about 120 MB, once)')
  const fetched = await fetchElectron({ stop })
  if ('program' in fetched) return fetched
  return {
    problem: `the Electron runtime could not be fetched (${fetched.problem}); HTTPS_PROXY names a proxy to the internet`,
  }
}
