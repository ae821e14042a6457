import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { DemoKeeper } from '../backend/demo-keeper.ts'
import { nodePorts, projectFolder } from '../backend/node-host.ts'
import { startSimulator } from '../simulator/start.ts'
import { openBrowser } from './browser.ts'
import { DEFAULT_PORT, startWebhost, type Webhost } from './webhost.ts'

const { values } = parseArgs({
  options: { port: { type: 'string' }, open: { type: 'boolean', default: true } },
  allowNegative: true,
})
const port = Number(values.port ?? process.env['PARLEY_PORT'] ?? DEFAULT_PORT)
const say = (line: string) => process.stdout.write(`${line}\n`)

const recordTo = process.env['PARLEY_SIMULATOR_RECORD']
const demo = new DemoKeeper((place) =>
  startSimulator(recordTo === undefined ? place : { ...place, recordTo }),
)
const ports = { ...nodePorts(process.env), demo: () => demo.get() }
const pageFolder = join(projectFolder, 'out', 'renderer')

const isPortTaken = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'EADDRINUSE'

async function start(): Promise<Webhost> {
  try {
    return await startWebhost({ ports, pageFolder, port })
  } catch (thrown) {
    if (!isPortTaken(thrown)) throw thrown
    say(
      `Port ${port} is taken, perhaps by another Parley. On another port the browser asks for the microphone again.`,
    )
    return startWebhost({ ports, pageFolder, port: 0 })
  }
}

const host = await start()

async function stop(): Promise<void> {
  await Promise.all([host.close(), demo.stop()])
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

async function show(): Promise<void> {
  const link = host.link()
  const isOpened = values.open && (await openBrowser(link))
  say(isOpened ? `Parley is open in your browser. If it is not: ${link}` : `Parley is at ${link}`)
}

await show()
say('The link works once, within ten minutes. Enter prints a new one; Ctrl+C ends Parley.')
createInterface({ input: process.stdin }).on('line', () => say(host.link()))
