import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backend, createBackend } from '../../../src/backend/backend.ts'
import { defaultCallContext } from '../../../src/core/base/call.ts'
import type { Result } from '../../../src/core/base/result.ts'
import type { CallInput, CallName, CallOutput } from '../../../src/core/contract/contract.ts'
import type { Retention } from '../../../src/core/session/library/retention.ts'
import type {
  KeptCaption,
  Recording,
  SessionChange,
} from '../../../src/core/session/library/session-schema.ts'
import { hostPorts } from '../app/host-ports.ts'
import { SettingsInMemory } from '../app/settings-in-memory.ts'
import { keptCaption, recording } from '../contract-cases/call-cases-of-sessions.ts'

/** A page's recording of a session that has not ended. */
export function goingOn(captions: KeptCaption[] = [keptCaption(0)]): Recording {
  const { endedAt: _endedAt, ...session } = recording({ captions })
  return session
}

/** Value of a call that must succeed. */
export async function answerOf<K extends CallName>(
  { dispatch }: Pick<Backend, 'dispatch'>,
  name: K,
  input: CallInput<K>,
): Promise<CallOutput<K>> {
  const answer = (await dispatch(name, input, defaultCallContext)) as Result<CallOutput<K>>
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value
}

export const wordsOf = async (backend: Backend, id: string): Promise<string[]> =>
  (await answerOf(backend, 'session.captions', { id })).captions.map(({ source }) => source)

/** Runs of the app, consecutive or concurrent, that share a folder of stored sessions. */
export class SessionRuns {
  readonly folder: string
  readonly #open = new Set<Backend>()

  private constructor(folder: string) {
    this.folder = folder
  }

  static async begin(): Promise<SessionRuns> {
    return new SessionRuns(await mkdtemp(join(tmpdir(), 'parley-sessions-')))
  }

  get dataFolder(): string {
    return join(this.folder, 'data')
  }

  /** @param changes receives the `session.changed` events */
  start(retention: Retention = 'for-ever', changes: SessionChange[] = []): Backend {
    const backend = createBackend(
      hostPorts({
        dataFolder: this.dataFolder,
        servesPages: true,
        settings: new SettingsInMemory({ privacy: { retention } }),
        publish: (name, payload) => {
          if (name === 'session.changed') changes.push(payload as SessionChange)
        },
      }),
    )
    this.#open.add(backend)
    return backend
  }

  async end(backend: Backend): Promise<void> {
    this.#open.delete(backend)
    await backend.close()
  }

  async endAll(): Promise<void> {
    for (const backend of this.#open) await this.end(backend)
    await rm(this.folder, { recursive: true })
  }

  /** Contents of the library's files on the disk. */
  async onDisk(): Promise<Buffer> {
    const names = (await readdir(this.dataFolder)).filter((name) => /^library\.sqlite(-wal)?$/.test(name))
    return Buffer.concat(await Promise.all(names.map((name) => readFile(join(this.dataFolder, name)))))
  }
}
