import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, tool } from '../commands.ts'
import { fetchElectron, findElectron } from '../electron-runtime.ts'
import { PackagingError, runTool } from './run-tool.ts'

const FLAGS: Partial<Record<NodeJS.Platform, string>> = { linux: '--linux', darwin: '--mac', win32: '--win' }

/** Folder of the Electron runtime for this computer; fetched if it is not there yet. */
export async function electronFolder(): Promise<string> {
  const found = findElectron()
  const runtime = found === undefined ? await fetchElectron() : { program: found }
  if ('problem' in runtime)
    throw new PackagingError(
      `the Electron runtime cannot be fetched (${runtime.problem}). --electron FOLDER names an unpacked one`,
    )
  const { program } = runtime
  return process.platform === 'darwin' ? join(dirname(program), '..', '..', '..') : dirname(program)
}

interface BuilderOptions {
  /** Targets of electron-builder, or `dir`. */
  readonly targets: readonly string[]
  /** Folder of the Electron runtime; by default electron-builder fetches those of all architectures. */
  readonly electron: string | undefined
}

/**
 * Runs electron-builder according to electron-builder.yml.
 *
 * @throws PackagingError with what it said
 */
export const runBuilder = ({ targets, electron }: BuilderOptions): Promise<string> =>
  runTool(
    [
      ...tool('electron-builder/cli.js'),
      FLAGS[process.platform] ?? '',
      ...targets,
      ...(electron === undefined ? [] : [`--${process.arch}`, `-c.electronDist=${electron}`]),
      '--publish',
      'never',
    ],
    { cwd: root },
  )

/** The folder in which electron-builder has left the app. */
export function unpackedIn(output: string): string {
  const found = readdirSync(output, { withFileTypes: true }).find(
    (entry) => entry.isDirectory() && (entry.name.endsWith('unpacked') || entry.name.startsWith('mac')),
  )
  if (found === undefined) throw new Error(`no unpacked app in ${output}`)
  return join(output, found.name)
}
