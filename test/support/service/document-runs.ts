import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backend, createBackend } from '../../../src/backend/backend.ts'
import type { HostPorts } from '../../../src/backend/host-ports.ts'
import type { DocumentJob, DocumentList } from '../../../src/core/areas/documents/documents-calls.ts'
import type { Result } from '../../../src/core/base/result.ts'
import type { EventPayload } from '../../../src/core/contract/contract.ts'
import type { ProfileName } from '../../../src/core/service/service-profiles.ts'
import { hostPorts } from '../app/host-ports.ts'
import { SettingsInMemory } from '../app/settings-in-memory.ts'
import { FastClock } from '../base/fast-clock.ts'

interface Service {
  readonly address: string
  readonly key: string
}

/** Runs of the app, consecutive or concurrent, that share a folder and a service. */
export class DocumentRuns {
  readonly clock = new FastClock()
  readonly published: DocumentList[] = []
  /** Ids of the files that were saved where the user chose. */
  readonly saved: string[] = []
  readonly folder: string
  readonly #service: Service
  readonly #profile: ProfileName
  backend: Backend

  private constructor(folder: string, service: Service, profile: ProfileName) {
    this.folder = folder
    this.#service = service
    this.#profile = profile
    this.backend = this.start()
  }

  static async on(service: Service, profile: ProfileName = 'generic'): Promise<DocumentRuns> {
    return new DocumentRuns(await mkdtemp(join(tmpdir(), 'parley-documents-')), service, profile)
  }

  get dataFolder(): string {
    return join(this.folder, 'data')
  }

  async end(): Promise<void> {
    await this.backend.close()
    await rm(this.folder, { recursive: true, force: true })
  }

  /** Starts another run beside the previous one. */
  start(overrides: Partial<HostPorts> = {}): Backend {
    const { address, key } = this.#service
    const account = { id: 'work', name: 'Work', profile: this.#profile, plan: 'pro', address }
    this.backend = createBackend(
      hostPorts({
        settings: new SettingsInMemory({ service: { active: account.id, accounts: [account] } }),
        keyFromEnvironment: key,
        dataFolder: this.dataFolder,
        fetch: globalThis.fetch,
        clock: this.clock,
        random: () => 1,
        publish: (name, payload) => {
          if (name === 'documents.changed') this.published.push(payload as DocumentList)
          if (name === 'file.saved') this.saved.push((payload as EventPayload<'file.saved'>).id)
        },
        ...overrides,
      }),
    )
    return this.backend
  }

  async restart(overrides: Partial<HostPorts> = {}): Promise<void> {
    await this.backend.close()
    this.start(overrides).resume()
  }

  /** Value of a call that must succeed. */
  async call<T>(name: string, input: unknown = {}): Promise<T> {
    const result = (await this.backend.dispatch(name, input)) as Result<T>
    if (!result.ok) throw new Error(JSON.stringify(result.error))
    return result.value
  }

  async addSource(name = 'letter.txt', content = 'Hello'): Promise<string> {
    const path = join(this.folder, name)
    await writeFile(path, content)
    return path
  }

  /** Starts the translation of a letter and returns its first job. */
  async translate(input: object = {}): Promise<DocumentJob> {
    const { jobs } = await this.call<{ jobs: [DocumentJob] }>('document.translate', {
      file: await this.addSource(),
      targetLanguages: ['DE'],
      ...input,
    })
    return jobs[0]
  }

  async jobs(): Promise<DocumentJob[]> {
    return (await this.call<DocumentList>('document.list')).jobs
  }

  /** The jobs, once none is in progress. */
  async settled(): Promise<DocumentJob[]> {
    return (await this.call<DocumentList>('document.wait')).jobs
  }

  /** Waits until a job meets the condition. */
  async until(wanted: (job: DocumentJob) => boolean): Promise<void> {
    while (!(await this.jobs()).some(wanted)) await new Promise((resolve) => setTimeout(resolve, 2))
  }

  /** File names of Parley's own copies. */
  ownFiles(): Promise<string[]> {
    return readdir(join(this.dataFolder, 'documents')).catch(() => [])
  }

  /** The library's files on the disk, as text. */
  async libraryText(): Promise<string> {
    const parts = ['', '-wal'].map((end) =>
      readFile(join(this.dataFolder, `library.sqlite${end}`), 'latin1').catch(() => ''),
    )
    return (await Promise.all(parts)).join('')
  }
}
