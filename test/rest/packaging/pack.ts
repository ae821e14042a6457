import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../../../scripts/commands.ts'
import { has } from './programs.ts'
import { writeStubAppImageRuntime, writeStubRuntime } from './stub-runtime.ts'

/** The time of all builds here, in seconds. */
export const RELEASED_AT = 1_764_000_000

/** Compression takes most of the time of a build. */
const QUICKLY = { DPKG_DEB_COMPRESSOR_LEVEL: '1' }

const PROJECT = [
  'package.json',
  'package-lock.json',
  'electron-builder.yml',
  'electron.vite.config.ts',
  'LICENSE',
  'packaging',
  'resources',
  'scripts',
  'src',
  'tsconfig',
  'tsconfig.json',
]

/** Copies the project into a folder of its own. */
export function copyProject(project: string): void {
  mkdirSync(project, { recursive: true })
  for (const path of PROJECT) cpSync(join(root, path), join(project, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
}

/** Runs the command behind `npm run package` in a project. */
export const packageIn = (project: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  run(
    [process.execPath, '--disable-warning=ExperimentalWarning', join(project, 'scripts/package.ts'), ...args],
    {
      cwd: project,
      env: { ...process.env, ...QUICKLY, NODE_OPTIONS: '', SOURCE_DATE_EPOCH: String(RELEASED_AT), ...env },
    },
  )

/**
 * Builds the app and all packages for Linux in a copy of the project, with stubs in place of the runtimes. Writes only to
 * `folder` and downloads nothing.
 *
 * @param env variables of the packager
 * @returns folder of the packages
 */
export async function pack(folder: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const project = join(folder, 'project')
  const electron = join(folder, 'electron')
  const appImageRuntime = join(folder, 'appimage-runtime')
  copyProject(project)
  writeStubRuntime(electron)
  writeStubAppImageRuntime(appImageRuntime)
  const hasAll = ['dpkg-deb', 'mksquashfs', 'tar', 'gzip'].every(has)
  const args = [`--electron=${electron}`, `--appimage-runtime=${appImageRuntime}`]
  const { code, output } = await packageIn(project, hasAll ? ['--release', ...args] : args, env)
  if (code !== 0) throw new Error(output)
  return join(project, 'dist')
}
