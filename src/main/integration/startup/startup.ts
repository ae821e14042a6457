import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { app } from 'electron'
import { ok, type Result } from '../../../core/base/result.ts'
import { appImageOf } from './app-image.ts'
import { AutostartFile } from './autostart-file.ts'
import type { StartAtLogin, Startup } from './start-at-login.ts'

/** Command-line argument of a start at login. */
export const AT_LOGIN = '--at-login'

/** Command-line argument of the desktop entry's action: only the quick window opens. */
const QUICK = '--quick'

export const asksForQuick = (argv: readonly string[]): boolean => argv.includes(QUICK)

/** The launcher of a package for Linux, which decides at each start how windows are shown. */
function launcherOf(execPath: string): string | undefined {
  const folder = dirname(execPath)
  return existsSync(join(folder, 'launcher')) ? resolve(folder, '../../bin', basename(execPath)) : undefined
}

/** Command that starts Parley again: a checkout is passed to the runtime, an AppImage is a single file. */
const program = (
  env: NodeJS.ProcessEnv,
  execPath = process.execPath,
): readonly [path: string, ...args: string[]] =>
  app.isPackaged
    ? [appImageOf(env, execPath) ?? launcherOf(execPath) ?? execPath]
    : [execPath, app.getAppPath()]

/**
 * Command of a start at login.
 *
 * @param execPath path of the program
 */
export function startCommand(env: NodeJS.ProcessEnv, execPath = process.execPath): readonly string[] {
  // A checkout has no launcher that would decide again about the display server.
  const server = app.isPackaged ? '' : app.commandLine.getSwitchValue('ozone-platform')
  return [...program(env, execPath), ...(server === '' ? [] : [`--ozone-platform=${server}`]), AT_LOGIN]
}

/**
 * Start like this one, as the display server needs it, but by the user: it shows the main window, and opens no file.
 *
 * @param argv of this start
 */
export function restartOptions(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  execPath = process.execPath,
): Electron.RelaunchOptions {
  const [path, ...args] = program(env, execPath)
  const switches = argv.slice(1).filter((argument) => argument.startsWith('-'))
  return {
    execPath: path,
    args: [...args, ...switches.filter((name) => name !== AT_LOGIN && name !== QUICK)],
  }
}

/** Start at login. The setting is stored by the system, whose own settings may change it. */
export function startupOn(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): Startup {
  if (platform === 'linux') return new AutostartFile(env, startCommand(env))
  const [path = '', ...args] = startCommand(env)
  const options = platform === 'win32' ? { path, args: args.map((arg) => `"${arg}"`) } : {}
  const state = (): Promise<Result<StartAtLogin>> => {
    const { openAtLogin, status } = app.getLoginItemSettings(options)
    return Promise.resolve(
      ok({ isAvailable: true, isOn: openAtLogin, needsApproval: status === 'requires-approval' }),
    )
  }
  return {
    state,
    set: (isOn) => {
      app.setLoginItemSettings({ ...options, openAtLogin: isOn })
      return state()
    },
  }
}

/** Whether Parley was started at login rather than by the user. */
export const wasStartedAtLogin = (platform: NodeJS.Platform, argv: readonly string[]): boolean =>
  argv.includes(AT_LOGIN) || (platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin)
