import { utilityProcess } from 'electron'
import type { DemoPlace, RunningDemo } from '../backend/demo/demo-service-manager.ts'
import { type LaunchProcess, startSimulator } from '../simulator/start.ts'
import { bundledSimulator, resourceFolder } from './storage/paths.ts'

/** Electron's own kind of Node process: a packaged app cannot be run as Node, so there is nothing to fork. */
const launch: LaunchProcess = (entry, env) => {
  const child = utilityProcess.fork(entry, [], {
    env: { ...process.env, ...env },
    serviceName: 'Parley demo service',
  })
  return {
    onMessage: (listener) => void child.on('message', listener),
    onExit: (listener) => void child.on('exit', listener),
    kill: () => void child.kill(),
  }
}

export const startDemo = (place: DemoPlace): Promise<RunningDemo> =>
  startSimulator({ ...place, launch, entry: bundledSimulator(), resources: resourceFolder() })
