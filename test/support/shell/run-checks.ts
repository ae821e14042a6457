import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Simulator } from '../../../src/simulator/simulator-server.ts'
import type { DrivenBrowser } from '../app/chromium.ts'
import { OpenShell, plainComputer } from '../app/open-in-shell.ts'
import { type CheckName, checkNames, checks } from './checks.ts'
import { desktopChecks } from './desktop-checks.ts'
import type { Stage } from './stage.ts'

const LOOK_EACH_MS = 20
/** An app starts in its own time, however busy the computer is. */
const START_LIMIT_MS = 60_000

/** A page that is not Parley's. */
async function serveForeign() {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>foreign</title>'),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    foreign: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Rejects after a while, so that a fault does not stop the checks. */
const within = <T>(limitMs: number, what: Promise<T>): Promise<T> => {
  const stop = new AbortController()
  const late = wait(limitMs, undefined, { signal: stop.signal }).then(() =>
    Promise.reject(new Error('too late')),
  )
  return Promise.race([what, late]).finally(() => stop.abort())
}

interface Run {
  /** Folder of a built shell. */
  readonly folder: string
  readonly driven: DrivenBrowser
  readonly simulator: Simulator
  /** How long a check waits for what it wants to see. */
  readonly limitMs: number
}

/**
 * Runs checks on a built shell, one after the other in one app.
 *
 * @param names all of them by default
 * @returns what was wrong, by the check that found it
 */
export async function runChecks(
  { folder, driven, simulator, limitMs }: Run,
  names: readonly CheckName[] = checkNames,
): Promise<ReadonlyMap<string, string>> {
  const home = await mkdtemp(join(tmpdir(), 'parley-checks-'))
  const account = {
    id: 'checks',
    name: 'Checks',
    profile: 'generic',
    plan: 'pro',
    address: simulator.address,
    streamDomains: [],
  }
  await writeFile(
    join(home, 'settings.json'),
    JSON.stringify({ service: { active: account.id, accounts: [account] } }),
  )
  const { foreign, close } = await serveForeign()
  const shell = await OpenShell.open(driven, {
    computer: { ...plainComputer, folder },
    env: { PARLEY_HOME: home, PARLEY_KEY: simulator.key },
  })
  const until: Stage['until'] = async (look, isRight) => {
    const end = performance.now() + limitMs
    for (let seen = await look(); !isRight(seen); seen = await look()) {
      if (performance.now() > end) throw new Error(`it is ${JSON.stringify(seen)}`)
      await wait(LOOK_EACH_MS)
    }
  }
  const found = new Map<string, string>()
  const attempt = async (name: string, what: Promise<unknown>, mostMs = 2 * limitMs): Promise<boolean> => {
    try {
      await within(mostMs, what)
      return true
    } catch (thrown) {
      found.set(name, thrown instanceof Error ? thrown.message : String(thrown))
      return false
    }
  }
  const started = Promise.all([shell.page('index'), shell.page('quick')])
  if (await attempt('the app starts', started, START_LIMIT_MS)) {
    const [page] = await started
    const stage: Stage = { shell, page, simulator, foreign, until }
    await attempt('the page is loaded', page.waitForLoadState())
    for (const name of names)
      await attempt(name, checks[name](stage), name in desktopChecks ? START_LIMIT_MS + limitMs : undefined)
  }
  await shell.process.kill()
  await shell.context.close()
  await close()
  await rm(home, { recursive: true, force: true, maxRetries: 3 })
  return found
}
