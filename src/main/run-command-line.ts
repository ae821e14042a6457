import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { app, systemPreferences } from 'electron'
import { isNamed } from '../backend/settings/settings-folder.ts'
import { runCli } from '../cli/run-cli.ts'
import { type LaunchProcess, startSimulator } from '../simulator/start.ts'
import { startupOn } from './integration/startup/startup.ts'
import { bundledSimulator, recordingScript, resourceFolder, storageScript } from './storage/paths.ts'
import { findInstallation } from './updates/packages/package-kind.ts'

/** The demo service in a thread: a package runs no scripts as processes, and Electron's own kind needs a display. */
const launchThread: LaunchProcess = (entry, env) => {
  const thread = new Worker(entry, { env: { ...process.env, ...env } })
  return {
    onMessage: (listener) => void thread.on('message', listener),
    onExit: (listener) => void thread.on('exit', listener),
    kill: () => void thread.terminate(),
  }
}

/**
 * Runs a command in the packaged app and exits. It uses the app's data folder and asks no running app for anything.
 *
 * @param args the command and its arguments
 */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  // Electron would show a window for what ends a Node program.
  process.on('uncaughtException', fail)
  const { argv, execPath, platform } = process
  try {
    await runCli(args, {
      command: 'parley',
      program: {
        version: app.getVersion(),
        storageScript: storageScript(),
        recordingScript: recordingScript(),
        dataFolder: isNamed(process.env) ? (process.env['PARLEY_HOME'] ?? '') : app.getPath('userData'),
      },
      resources: resourceFolder(),
      startDemo: (options) =>
        startSimulator({
          ...options,
          launch: launchThread,
          entry: bundledSimulator(),
          resources: resourceFolder(),
        }),
      desktop: {
        installedAs: async () => (await findInstallation({ platform, env: process.env, execPath })).kind,
        electron: process.versions.electron,
        executable: execPath,
        preflight: join(dirname(execPath), 'launcher', 'preflight'),
        ...((platform === 'darwin' || platform === 'win32') && {
          microphone: () => systemPreferences.getMediaAccessStatus('microphone'),
        }),
        self: [execPath, ...argv.slice(1, argv.indexOf('--') + 1)],
      },
      endStartAtLogin: () => startupOn(platform, process.env).set(false),
    })
    app.exit(Number(process.exitCode ?? 0))
  } catch (thrown) {
    fail(thrown)
  }
}

function fail(thrown: unknown): void {
  const words = thrown instanceof Error ? thrown.stack : String(thrown)
  process.stderr.write(`${words}\n`, () => app.exit(1))
}
