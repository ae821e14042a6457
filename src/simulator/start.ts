import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Limits } from './rest/account/key-state.ts'
import type { GivenKey } from './rest/account/keyring.ts'

/** Start parameters of the demo service's process. */
export interface ProcessOptions {
  readonly port?: number
  readonly key?: string
  readonly keys?: readonly GivenKey[]
  readonly limits?: Partial<Limits>
  /** A list as JSON, or a line such as the fault header takes. */
  readonly faults?: string
  readonly recordTo?: string
  /** A file that keeps what is made with the main key. */
  readonly storeIn?: string
  readonly resources?: string
}

/** The environment variable with the options as JSON: other users could read arguments. */
export const OPTIONS_VARIABLE = 'PARLEY_SIMULATOR'

/** First message of the process: it is running, or why it failed. */
export type ProcessReport =
  | { readonly type: 'ready'; readonly address: string; readonly key: string }
  | { readonly type: 'failed'; readonly reason: string }

/** A process that has been started. */
export interface LaunchedProcess {
  onMessage(listener: (message: unknown) => void): void
  onExit(listener: (code: number | null) => void): void
  kill(): void
}

/**
 * Starts a script in a process of its own, which can send messages and ends with this one.
 *
 * @param entry the script
 * @param env additional environment variables
 */
export type LaunchProcess = (entry: string, env: Readonly<Record<string, string>>) => LaunchedProcess

export interface StartOptions extends ProcessOptions {
  /** How to start the process; by default, a fork of this one. */
  readonly launch?: LaunchProcess
  /** The script of the service; the one beside this file by default. */
  readonly entry?: string
}

/** The demo service in a process of its own. */
export interface RunningSimulator {
  /** `http://127.0.0.1:<port>` */
  readonly address: string
  readonly key: string
  /** Settles when the process is gone. */
  stop(): Promise<void>
  readonly exited: Promise<void>
}

const START_LIMIT_MS = 15_000

const forkProcess: LaunchProcess = (entry, env) => {
  // Node options of this process, such as a test runner's, do not apply to the other one.
  const child = fork(entry, [], {
    env: { ...process.env, ...env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // A Ctrl+C in the terminal is for this process, which may still need the other one.
    detached: true,
  })
  return {
    onMessage: (listener) => void child.on('message', listener),
    onExit(listener) {
      child.on('exit', listener)
      child.on('error', () => listener(null))
    },
    kill: () => void child.kill(),
  }
}

/**
 * Runs the demo service beside this process, until one of the two ends.
 *
 * @throws if it does not start, with the reason
 */
export async function startSimulator(options: StartOptions = {}): Promise<RunningSimulator> {
  const { launch = forkProcess, entry = join(import.meta.dirname, 'index.ts'), ...processOptions } = options
  const child = launch(entry, { [OPTIONS_VARIABLE]: JSON.stringify(processOptions) })
  const exited = new Promise<void>((resolve) => child.onExit(() => resolve()))
  const stop = () => {
    child.kill()
    return exited
  }
  try {
    const { address, key } = await readiness(child)
    return { address, key, stop, exited }
  } catch (thrown) {
    child.kill()
    throw thrown
  }
}

function readiness(child: LaunchedProcess): Promise<Extract<ProcessReport, { type: 'ready' }>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the demo service did not come up within ${START_LIMIT_MS / 1000} s`)),
      START_LIMIT_MS,
    )
    child.onMessage((message) => {
      clearTimeout(timer)
      const report = message as ProcessReport
      if (report.type === 'ready') resolve(report)
      else reject(new Error(`the demo service cannot start: ${report.reason}`))
    })
    child.onExit((code) => {
      clearTimeout(timer)
      reject(new Error(`the demo service ended before it was ready, with ${code ?? 'a signal'}`))
    })
  })
}
