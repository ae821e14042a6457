import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createEnvironmentKeyGuard } from '../backend/accounts/environment-key-guard.ts'
import { stdout } from '../backend/base/terminal-output.ts'
import type { DeletionPort } from '../backend/data-folder/deletion.ts'
import type { Leftover } from '../backend/data-folder/erase-folder.ts'
import { DemoServiceManager } from '../backend/demo/demo-service-manager.ts'
import {
  enterNodeDataFolder,
  leftoverLine,
  nodePorts,
  projectFolder,
  simulatorScript,
} from '../backend/node-host.ts'
import { jsonFile } from '../backend/settings/settings-folder.ts'
import { startSimulator } from '../simulator/start.ts'
import { openBrowser } from './open-browser.ts'
import { PortChoice } from './port-choice.ts'
import { holderOf } from './port-holder.ts'
import { Questions } from './questions.ts'
import { Terminal } from './terminal.ts'
import { startWebhost } from './webhost.ts'

const { values } = parseArgs({
  options: { port: { type: 'string' }, open: { type: 'boolean', default: true } },
  allowNegative: true,
})
const say = (line: string) => stdout.print(line)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // The process does not exist, or belongs to another user.
    return false
  }
}

const recordTo = process.env['PARLEY_SIMULATOR_RECORD']
const nodeHost = nodePorts(process.env)
const demo = new DemoServiceManager(nodeHost.dataFolder, (place) =>
  startSimulator({
    ...place,
    entry: simulatorScript,
    ...(recordTo !== undefined && { recordTo }),
  }),
)
const entered = enterNodeDataFolder('webhost', process.env, nodeHost.log)
if (!entered.ok) {
  say(`Parley cannot start: ${entered.error.detail}.`)
  process.exit(1)
}
const data = entered.value
let leftovers: readonly Leftover[] = []
const questions = new Questions(say, () => performance.now())
const ports = {
  ...nodeHost,
  deletion: {
    restarts: false,
    claim: () => data.claim(),
    release: () => data.release(),
    erase: async (close) => {
      leftovers = await data.erase(close)
      return leftovers
    },
    confirm: (context) => questions.confirmDeletion(data.paths, context),
    end: () =>
      void stop(true).finally(() => {
        for (const leftover of leftovers) say(leftoverLine(leftover))
        if (leftovers.length === 0) say('All data of Parley was deleted.')
        process.exit(leftovers.length === 0 ? 0 : 1)
      }),
  } satisfies DeletionPort,
  mayUseEnvironmentKey: createEnvironmentKeyGuard({
    path: join(nodeHost.dataFolder, 'environment-key.json'),
    declared: process.env['PARLEY_KEY_FOR'],
    say,
  }),
  confirm: questions.confirm,
  demo: () => demo.get(),
}
const pageFolder = join(projectFolder, 'out', 'renderer')

const namedPort = values.port ?? process.env['PARLEY_PORT']
const choice = new PortChoice({
  named: namedPort === undefined ? undefined : Number(namedPort),
  file: jsonFile(join(nodeHost.dataFolder, 'webhost.json')),
  pid: process.pid,
  isRunning,
  holderOf: (port) => holderOf(port, process.getuid?.()),
  say,
})
const port = choice.wanted
const host = await startWebhost({ ports, pageFolder, port, portTaken: () => choice.taken(port) })
choice.listening(Number(new URL(host.address).port))
const terminal = new Terminal({
  host,
  say,
  open: openBrowser,
  time: () => new Date().toLocaleTimeString(),
})

/** @param isForGood whether pages need a new link after the next start */
async function stop(isForGood: boolean): Promise<void> {
  if (isForGood) host.forgetPages()
  terminal.close()
  await Promise.all([host.close(), demo.stop()])
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(
    signal,
    () =>
      void stop(signal === 'SIGINT').then(() => {
        data.leave()
        process.exit(0)
      }),
  )

await terminal.start(values.open)
createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (!questions.enter(line)) terminal.enter(line)
  })
  .on('close', () => questions.close())
