import { join } from 'node:path'
import { programFromSources, projectFolder } from '../backend/node-host.ts'
import { startSimulator } from '../simulator/start.ts'
import { runCli } from './run.ts'

await runCli(process.argv.slice(2), {
  command: 'npm run parley --',
  program: programFromSources(process.env),
  resources: join(projectFolder, 'resources'),
  startDemo: startSimulator,
})
