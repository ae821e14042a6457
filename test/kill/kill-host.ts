import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { CaptionView, Recording, SessionSummary } from '../../src/core/library/sessions.ts'
import type { Result } from '../../src/core/result.ts'
import type { Caption } from '../../src/core/voice/transcript.ts'
import { SessionRecorder } from '../../src/renderer/features/live/session-recorder.ts'
import { BridgeClient } from '../support/bridge-client.ts'
import { seededRandom } from '../support/random.ts'
import { startWebhost } from '../support/webhost-process.ts'

/** What came of it, for all kills together. */
export interface KillReport {
  readonly kills: number
  readonly said: number
  readonly acknowledged: number
  /** Captions that were acknowledged and are not there as they were told. */
  readonly missing: string[]
  /** What SQLite found wrong. */
  readonly broken: string[]
  /** Everything said in each session is there at the end, once and in order. */
  readonly isWhole: boolean
}

const EACH_MS = 5
const MOST_MS = 400
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const caption = (index: number): Caption => ({
  startMs: index * 1000,
  endMs: index * 1000 + 900,
  language: 'en',
  source: { concluded: `Sentence number ${index} of the meeting.`, tentative: '' },
  targets: { de: { concluded: `Satz Nummer ${index} der Besprechung.`, tentative: '' } },
})

/** A page that goes on speaking while its host is killed, or is itself killed: then it is another page. */
class SpeakingPage {
  readonly id = randomUUID()
  readonly acknowledged = new Map<number, string>()
  client: BridgeClient | undefined
  readonly #recorder: SessionRecorder
  #captions: Caption[] = []
  waiting = 0
  /** It was killed: nothing of it runs any more. */
  isGone = false

  constructor() {
    const invoke = async (name: string, input: Recording) => {
      const answer = (await (this.client?.invoke(name, input) ??
        Promise.resolve({ ok: false, error: { kind: 'host-lost' } }))) as Result<unknown>
      if (answer.ok && name === 'session.record')
        for (const { index, source } of input.captions) this.acknowledged.set(index, source)
      return answer
    }
    const about = { targetLanguages: ['de'], spokenLanguages: [], isDemo: true, settings: {} }
    this.#recorder = new SessionRecorder(this.id, () => Promise.resolve(about), {
      bridge: { invoke: invoke as never },
      after: (_ms, run) => {
        if (!this.isGone) setTimeout(run, 20)
      },
      changed: ({ waiting }) => {
        this.waiting = waiting
      },
    })
  }

  get said(): number {
    return this.#captions.length
  }

  say(endedAt?: number): void {
    this.#captions = [...this.#captions, caption(this.#captions.length)]
    const captions = this.#captions
    this.#recorder.take({ captions, gaps: [], startedAt: 1_700_000_000_000, endedAt, audioMs: 0 })
  }

  async sayFor(ms: number): Promise<void> {
    for (const end = performance.now() + ms; performance.now() < end; await pause(EACH_MS)) this.say()
  }
}

const captionsOf = async (client: BridgeClient, id: string): Promise<CaptionView[]> => {
  const captions: CaptionView[] = []
  for (;;) {
    const answer = (await client.invoke('session.captions', { id, from: captions.length })) as Result<{
      captions: CaptionView[]
    }>
    if (!answer.ok || answer.value.captions.length === 0) return captions
    captions.push(...answer.value.captions)
  }
}

/**
 * Kills the host (and every fourth time the page instead) at random moments while captions come.
 *
 * @param seed the same seed kills at the same moments, as far as the system allows
 */
export async function killHost(kills: number, seed: number): Promise<KillReport> {
  const random = seededRandom(seed)
  const home = await mkdtemp(join(tmpdir(), 'parley-kill-'))
  const env = { PARLEY_HOME: home, PARLEY_KEY: '' }
  const missing: string[] = []
  const broken: string[] = []
  const pages = [new SpeakingPage()]
  let host = await startWebhost(env)
  const page = () => pages.at(-1) ?? new SpeakingPage()
  const check = async (client: BridgeClient) => {
    for (const { id, acknowledged } of pages) {
      const stored = new Map((await captionsOf(client, id)).map(({ index, source }) => [index, source]))
      for (const [index, source] of acknowledged)
        if (stored.get(index) !== source) missing.push(`${id} ${index}`)
    }
  }
  for (let kill = 0; kill < kills; kill += 1) {
    const client = await BridgeClient.open(host.link)
    await check(client)
    page().client = client
    await page().sayFor(random() * MOST_MS)
    if (kill % 4 === 3) {
      client.terminate()
      page().isGone = true
      pages.push(new SpeakingPage())
    }
    await host.kill()
    broken.push(...examine(join(home, 'library.sqlite')))
    host = await startWebhost(env)
  }
  const client = await BridgeClient.open(host.link)
  page().client = client
  page().say(1_700_000_100_000)
  while (page().waiting > 0 || page().acknowledged.size < page().said) await pause(EACH_MS)
  await check(client)
  const whole = await captionsOf(client, page().id)
  const { value } = (await client.invoke('session.list', {})) as { value: { sessions: SessionSummary[] } }
  const isWhole =
    whole.length === page().said &&
    whole.every(({ index, source }, at) => index === at && source === caption(at).source.concluded) &&
    value.sessions.every(({ state }) => state !== 'live')
  client.close()
  await host.stop()
  await rm(home, { recursive: true, force: true, maxRetries: 3 })
  const sum = (count: (each: SpeakingPage) => number) => pages.reduce((total, each) => total + count(each), 0)
  return {
    kills,
    said: sum(({ said }) => said),
    acknowledged: sum(({ acknowledged }) => acknowledged.size),
    missing,
    broken,
    isWhole,
  }
}

/** The file as the killed host has left it. */
function examine(path: string): string[] {
  let database: DatabaseSync
  try {
    database = new DatabaseSync(path, { readOnly: false })
  } catch (thrown) {
    return [String(thrown)]
  }
  try {
    const found = Object.values(database.prepare('PRAGMA integrity_check').get() ?? {})[0]
    database.exec(`INSERT INTO said (said) VALUES ('integrity-check')`)
    return found === 'ok' ? [] : [String(found)]
  } catch (thrown) {
    // Killed before there was a library.
    return String(thrown).includes('no such table') ? [] : [String(thrown)]
  } finally {
    database.close()
  }
}
