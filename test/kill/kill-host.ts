import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SessionSummary } from '../../src/core/session/library/session-schema.ts'
import { BridgeClient } from '../support/app/bridge-client.ts'
import { startWebhost } from '../support/app/webhost-process.ts'
import { seededRandom } from '../support/base/random.ts'
import { SoundingPage } from '../support/pages/sounding-page.ts'
import { captionsOf, sentence } from '../support/pages/speaking-page.ts'
import { examineLibrary } from '../support/sessions/examine-library.ts'

/** Results of all kills. */
export interface KillReport {
  readonly kills: number
  readonly said: number
  readonly acknowledged: number
  /** Captions that were acknowledged but are not stored as sent. */
  readonly missing: string[]
  /** Acknowledged audio of all sessions, in bytes. */
  readonly soundAcknowledged: number
  /** Errors that SQLite finds in the library, and defects of the audio files. */
  readonly broken: string[]
  /** Whether every session contains everything that was said, once and in order. */
  readonly isWhole: boolean
}

const EACH_MS = 5
const MAX_MS = 400
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Kills the host (and every fourth time the page instead) at random moments while captions and audio arrive.
 *
 * @param seed the same seed kills at the same moments, as far as the system allows
 */
export async function killHost(kills: number, seed: number): Promise<KillReport> {
  const random = seededRandom(seed)
  const home = await mkdtemp(join(tmpdir(), 'parley-kill-'))
  const env = { PARLEY_HOME: home, PARLEY_KEY: '' }
  const missing: string[] = []
  const broken: string[] = []
  const pages = [new SoundingPage(random)]
  let host = await startWebhost(env)
  const page = () => pages.at(-1) ?? new SoundingPage(random)
  const check = async (client: BridgeClient) => {
    for (const { id, acknowledged } of pages) {
      const stored = new Map((await captionsOf(client, id)).map(({ index, source }) => [index, source]))
      for (const [index, source] of acknowledged)
        if (stored.get(index) !== source) missing.push(`${id} ${index}`)
    }
  }
  const examineSounds = () =>
    pages.flatMap((each) =>
      each.examine(join(home, 'sound', `${each.id}.ogg`)).map((wrong) => `${each.id} ${wrong}`),
    )
  for (let kill = 0; kill < kills; kill += 1) {
    const client = await BridgeClient.open(host.link)
    await check(client)
    page().client = client
    await page().sayFor(random() * MAX_MS)
    if (kill % 4 === 3) {
      client.terminate()
      page().isGone = true
      pages.push(new SoundingPage(random))
    }
    await host.kill()
    broken.push(...examineLibrary(join(home, 'library.sqlite')), ...examineSounds())
    host = await startWebhost(env)
  }
  const client = await BridgeClient.open(host.link)
  page().client = client
  page().say(1_700_000_100_000)
  const isTold = () =>
    page().waiting === 0 &&
    page().acknowledged.size === page().said &&
    (page().isSilenced || page().stored === page().sounded)
  while (!isTold()) await pause(EACH_MS)
  broken.push(...examineSounds())
  await check(client)
  const whole = await captionsOf(client, page().id)
  const { value } = (await client.invoke('session.list', {})) as { value: { sessions: SessionSummary[] } }
  const isWhole =
    whole.length === page().said &&
    whole.every(({ index, source }, at) => index === at && source === sentence(at).source.concluded) &&
    value.sessions.every(({ state }) => state !== 'live') &&
    value.sessions.find(({ id }) => id === page().id)?.soundBytes === page().sounded
  client.close()
  await host.stop()
  await rm(home, { recursive: true, force: true, maxRetries: 3 })
  const sum = (count: (each: SoundingPage) => number) => pages.reduce((total, each) => total + count(each), 0)
  return {
    kills,
    said: sum(({ said }) => said),
    acknowledged: sum(({ acknowledged }) => acknowledged.size),
    soundAcknowledged: sum(({ stored }) => stored),
    missing,
    broken,
    isWhole,
  }
}
