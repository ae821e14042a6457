import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../core/base/log.ts'
import { takeKey } from './accounts/key-from-environment.ts'
import { createMemorySecrets } from './accounts/secret-store.ts'
import { createLog } from './base/create-log.ts'
import { closeToOthers, isOpenToOthers } from './base/own-folder.ts'
import { systemClock } from './base/system-clock.ts'
import { stderr } from './base/terminal-output.ts'
import { toTerminalLine } from './base/terminal-text.ts'
import { besides, DataFolder } from './data-folder/data-folder.ts'
import type { Leftover } from './data-folder/erase-folder.ts'
import type { HostPorts } from './host-ports.ts'
import { NodeNetwork } from './network/node-network.ts'
import { userAgentOf } from './network/user-agent.ts'
import { dataFolder, isNamed, jsonFile } from './settings/settings-folder.ts'
import { soundToolsOf } from './sound-devices/sound-tools.ts'
import { openStorageThread } from './storage/storage-thread.ts'

/** The project's folder, as seen from the sources and from the built programs. */
export const projectFolder = join(import.meta.dirname, '..', '..')

const readVersion = (): string =>
  String(JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')).version)

/** Scripts that hosts on plain Node share with the desktop app. */
const built = join(projectFolder, 'out', 'main')
export const simulatorScript = join(built, 'simulator.js')

/** The parts of a host on plain Node: of the project's folder, or of a package. */
export interface NodeProgram {
  readonly version: string
  /** Script of the storage thread. */
  readonly storageScript: string
  /** Script of the thread that reads recordings in containers. */
  readonly recordingScript: string
  /** Folder of settings and library. */
  readonly dataFolder: string
}

export const programOfProject = (env: NodeJS.ProcessEnv): NodeProgram => ({
  version: readVersion(),
  storageScript: join(built, 'storage.js'),
  recordingScript: join(built, 'recording.js'),
  dataFolder: dataFolder(env),
})

/**
 * Begins to use the data folder of a host on plain Node, before anything is read there.
 *
 * @param path of the folder, which a package has elsewhere
 */
export const enterNodeDataFolder = (
  host: 'webhost' | 'cli',
  env: NodeJS.ProcessEnv,
  log: Log,
  path = dataFolder(env),
) => DataFolder.enter({ path, host, ...besides(env), log })

/** Line of a terminal about a file that could not be deleted. */
export const leftoverLine = ({ path, reason }: Leftover): string =>
  toTerminalLine(`Not deleted: ${path} (${reason}). Delete it yourself.`)

/** Ports of a host on plain Node: a settings file, keys in memory, warnings on standard error. */
export function nodePorts(
  env: NodeJS.ProcessEnv,
  { version, storageScript, dataFolder: folder }: NodeProgram = programOfProject(env),
): Omit<HostPorts, 'name' | 'files' | 'demo' | 'publish' | 'keepAwake' | 'confirm'> {
  const network = new NodeNetwork(env, userAgentOf(version))
  const log = createLog((line) => stderr.print(line), env['PARLEY_LOG'] === 'info' ? 'info' : 'warn')
  if (isNamed(env) && isOpenToOthers(folder)) log.warn('others may write to the data folder', { folder })
  const stillOpen = isNamed(env) ? undefined : closeToOthers(folder)
  if (stillOpen !== undefined) log.warn('the data folder is open to others', { detail: stillOpen })
  return {
    version,
    platform: process.platform,
    settings: jsonFile(join(folder, 'settings.json')),
    dataFolder: folder,
    openStorage: openStorageThread(storageScript),
    secrets: createMemorySecrets(),
    keyFromEnvironment: takeKey(env),
    fetch: network.fetch,
    network,
    soundTools: soundToolsOf(process.platform, env),
    clock: systemClock,
    random: Math.random,
    log,
  }
}
