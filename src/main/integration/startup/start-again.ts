import { spawn } from 'node:child_process'
import { app } from 'electron'
import type { Log } from '../../../core/base/log.ts'
import { appImageOf } from './app-image.ts'
import { restartOptions } from './startup.ts'

/** Waits for the end of a process, and becomes the program that is named behind it. Runs in the shell of the system. */
const FOLLOW = [
  // The pipe by which an AppImage knows that it is still used would keep its files mounted.
  'exec 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-',
  'while kill -0 "$1" 2>/dev/null; do sleep 0.1; done',
  'shift',
  'exec "$@"',
].join('\n')

/** Variables with which an AppImage is told of itself. Left to the next start, they would be those of the old one. */
const OF_APPIMAGE = new Set(['APPIMAGE', 'APPDIR', 'ARGV0', 'OWD'])

/**
 * Starts Parley again once this process has ended.
 *
 * @param argv of this start
 */
export function startAgain(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  log: Log,
  execPath = process.execPath,
): void {
  const options = restartOptions(argv, env, execPath)
  const appImage = appImageOf(env, execPath)
  if (appImage === undefined) return app.relaunch(options)
  // The helper of `app.relaunch` is a file of the AppImage, and is lost with the process that it waits for.
  spawn('/bin/sh', ['-c', FOLLOW, 'sh', String(process.pid), appImage, ...(options.args ?? [])], {
    detached: true,
    stdio: 'ignore',
    env: Object.fromEntries(Object.entries(env).filter(([name]) => !OF_APPIMAGE.has(name))),
  })
    .on('error', ({ message }) => log.warn('Parley does not start again', { detail: message }))
    .unref()
}
