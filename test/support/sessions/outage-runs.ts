import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { createMemorySecrets, type SecretStore } from '../../../src/backend/accounts/secret-store.ts'
import { type Backend, createBackend } from '../../../src/backend/backend.ts'
import { type OpenStorage, storageError } from '../../../src/backend/storage/storage.ts'
import { openStoreHere } from '../../../src/backend/storage/storage-store.ts'
import { defaultCallContext } from '../../../src/core/base/call.ts'
import { err } from '../../../src/core/base/result.ts'
import type { Recording } from '../../../src/core/session/library/session-schema.ts'
import type { MissingSpeechState } from '../../../src/core/session/missing-speech/missing-speech-calls.ts'
import { voiceConfigSchema } from '../../../src/core/voice/config.ts'
import { hostPorts } from '../app/host-ports.ts'
import { SettingsInMemory } from '../app/settings-in-memory.ts'
import { keptCaption } from '../contract-cases/call-cases-of-sessions.ts'
import { answerOf, goingOn } from './session-runs.ts'

export const MINUTE_MS = 60_000
/** In the sound of every chunk. */
export const SOUND_WORDS = 'nobody else may read this'
export const outageConfig = voiceConfigSchema.parse({ targetLanguages: ['de'] })

/** Runs of the app that share a folder, and record outages. Without a demo service, nothing is translated. */
export class OutageRuns {
  folder = ''
  /** Names of requests that the disk refuses. */
  readonly refused = new Set<string>()
  /** Names of requests to the disk. */
  readonly asked: string[] = []
  readonly #open: Backend[] = []

  /** Runs of each test of a file, in a folder of its own. */
  static ofEachTest(): OutageRuns {
    const runs = new OutageRuns()
    beforeEach(async () => {
      runs.folder = await mkdtemp(join(tmpdir(), 'parley-missing-'))
    })
    afterEach(() => runs.#endAll())
    return runs
  }

  start(secrets: SecretStore = createMemorySecrets(), settings: object = {}): Backend {
    const openStorage: OpenStorage = (options) => {
      const storage = openStoreHere(options)
      return {
        ask: (name, input) => {
          this.asked.push(name)
          return this.refused.has(name)
            ? Promise.resolve(err(storageError('ENOSPC')))
            : storage.ask(name, input)
        },
        close: () => storage.close(),
      }
    }
    const backend = createBackend(
      hostPorts({
        dataFolder: join(this.folder, 'data'),
        secrets,
        settings: new SettingsInMemory(settings),
        openStorage,
      }),
    )
    this.#open.push(backend)
    return backend
  }

  /** A run that takes over from earlier ones. */
  next(secrets: SecretStore): Backend {
    const next = this.start(secrets)
    next.resume()
    return next
  }

  /**
   * A run that was killed during an outage of a minute.
   *
   * @param captions those before it
   */
  async killed(captions = [keptCaption(0), keptCaption(1), keptCaption(2)]) {
    const secrets = createMemorySecrets()
    const killed = this.start(secrets)
    const session = goingOn(captions)
    const id = await recorded(killed, session)
    await recordOutage(killed, id, { ms: MINUTE_MS })
    // The host is gone without an end: its run file is not held any more.
    await killed.close()
    return { secrets, id, session }
  }

  /** Names of the files with sound. */
  async files(): Promise<string[]> {
    const folder = join(this.folder, 'data/missing-speech')
    return existsSync(folder) ? readdir(folder) : []
  }

  async #endAll(): Promise<void> {
    for (const backend of this.#open.splice(0)) await backend.close()
    this.refused.clear()
    this.asked.length = 0
    await rm(this.folder, { recursive: true, force: true })
  }
}

export const missingSpeechOf = async (backend: Backend): Promise<MissingSpeechState[]> =>
  (await answerOf(backend, 'missingSpeech.list', {})).sessions

/** Reports a session. @returns its ID */
export async function recorded(backend: Backend, told: Recording): Promise<string> {
  await answerOf(backend, 'session.record', told)
  return told.id
}

/** Lets a page hold a session. @returns ends the page, and waits until the host has noticed */
export function holdByPage(backend: Backend, id: string): () => Promise<unknown> {
  const page = new AbortController()
  const held = backend.dispatch('session.hold', { id }, { ...defaultCallContext, signal: page.signal })
  return () => {
    page.abort()
    return held
  }
}

/** Records an outage of a session, in ten chunks: of a stream, or of words. */
export async function recordOutage(
  backend: Backend,
  session: string,
  {
    fromMs = 10_000,
    ms = 20 * MINUTE_MS,
    stream,
  }: { readonly fromMs?: number; readonly ms?: number; readonly stream?: Buffer } = {},
) {
  const take = { session, take: randomUUID() }
  const { isKept } = await answerOf(backend, 'missingSpeech.begin', {
    ...take,
    fromMs,
    config: outageConfig,
    account: 'work',
  })
  const size = Math.ceil((stream?.length ?? 0) / 10)
  let kept = 0
  for (let index = 0; index < (isKept ? 10 : 0); index += 1) {
    const untilMs = ((index + 1) * ms) / 10
    const data = stream?.subarray(index * size, (index + 1) * size) ?? Buffer.from(`${SOUND_WORDS} ${index}`)
    if ((await answerOf(backend, 'missingSpeech.append', { ...take, index, untilMs, data })).isKept)
      kept = untilMs
  }
  return { ...take, isKept, kept }
}
