import { spawnSync } from 'node:child_process'
import { runTool } from '../../../scripts/package/run-tool.ts'

/** Whether a program is installed; scripts/ensure-tools.ts installs those of these tests on Debian. */
export const has = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined

/** Whether packages for Linux are built here. */
export const isLinux = process.platform === 'linux'

/**
 * Runs a program that has to succeed.
 *
 * @returns its output
 */
export const must = (command: readonly string[]): Promise<string> => runTool(command)

/** A command with the rights that a package manager needs, or with the appearance of them. */
export const asRoot = (...command: readonly string[]): string[] =>
  process.getuid?.() === 0 ? [...command] : ['fakeroot', '--', ...command]
