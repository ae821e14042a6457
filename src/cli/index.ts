import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { programOfProject, projectFolder, simulatorScript } from '../backend/node-host.ts'
import { startSimulator } from '../simulator/start.ts'
import { runCli } from './run-cli.ts'

const electron = join(projectFolder, 'node_modules', 'electron')
const runtime = join(electron, 'dist')
const electronVersion = (): string =>
  String(JSON.parse(readFileSync(join(electron, 'package.json'), 'utf8')).version)

await runCli(process.argv.slice(2), {
  command: 'npm run parley --',
  program: programOfProject(process.env),
  resources: join(projectFolder, 'resources'),
  startDemo: (options) => startSimulator({ ...options, entry: simulatorScript }),
  desktop: {
    installedAs: () => Promise.resolve('checkout'),
    electron: `${electronVersion()}${existsSync(runtime) ? '' : ', not fetched'}`,
    executable: join(runtime, 'electron'),
    preflight: join(projectFolder, 'packaging', 'linux', 'preflight'),
    self: [process.execPath, '--disable-warning=ExperimentalWarning', import.meta.filename],
  },
})
