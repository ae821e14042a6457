import { join } from 'node:path'
import { CaptionFeed } from '../../../src/core/audience/feed/caption-feed.ts'
import { type Log, silentLog } from '../../../src/core/base/log.ts'
import type { Result } from '../../../src/core/base/result.ts'
import type { ProfileName } from '../../../src/core/service/service-profiles.ts'
import { CaptionFeedServer } from '../../../src/webhost/feed/caption-feed-server.ts'
import { roomPages } from '../room/room-guest.ts'
import { DocumentRuns } from '../service/document-runs.ts'
import { RecordingFetch, type Sent } from '../service/recording-fetch.ts'
import { desktopInMemory } from './desktop-in-memory.ts'
import { updatesInMemory } from './updates-in-memory.ts'

interface Service {
  readonly address: string
  readonly key: string
}

/** The app behind its contract, with a service in which a test can inject faults at any time. */
export class WholeApp {
  readonly service: Service
  readonly runs: DocumentRuns
  readonly #recorded: RecordingFetch
  #saved = 0

  private constructor(service: Service, runs: DocumentRuns, recorded: RecordingFetch, log: Log) {
    this.service = service
    this.runs = runs
    this.#recorded = recorded
    runs.start({
      fetch: recorded.fetch,
      log,
      desktop: desktopInMemory(),
      updates: updatesInMemory(),
      openFolder: () => Promise.resolve(undefined),
      deletion: {
        restarts: true,
        claim: () => [],
        release: () => undefined,
        confirm: () => Promise.resolve('confirmed'),
        erase: () => Promise.resolve([]),
        end: () => undefined,
      },
      servesPages: true,
      captionPage: new CaptionFeedServer({
        feed: new CaptionFeed('run', Date.now),
        now: () => Date.now(),
        host: () => 'http://127.0.0.1:9',
        changed: () => undefined,
      }),
      room: {
        pages: () => Promise.resolve(roomPages),
        networks: () => [{ name: 'test', address: '127.0.0.1' }],
      },
      demo: () => Promise.resolve(service),
      files: {
        takesPaths: true,
        pick: async () => [await this.addFile()],
        pickFolder: () => Promise.resolve(runs.folder),
        saveAs: () => Promise.resolve(join(runs.folder, `saved ${(this.#saved += 1)}.txt`)),
      },
    })
  }

  static async on(service: Service, profile: ProfileName = 'generic', log = silentLog): Promise<WholeApp> {
    return new WholeApp(service, await DocumentRuns.on(service, profile), new RecordingFetch(), log)
  }

  /** All requests sent to the service. */
  get sent(): readonly Sent[] {
    return this.#recorded.sent
  }

  /** Tokens and document keys that the service issued. */
  get given(): ReadonlySet<string> {
    return this.#recorded.given
  }

  /** The demo service's fault specification for every request from now on; empty for no fault. */
  set fault(words: string) {
    this.#recorded.headers = words === '' ? {} : { 'X-Demo-Fault': words }
  }

  /** Runs before each request is sent. */
  set beforeSending(act: () => Promise<void> | void) {
    this.#recorded.beforeSending = act
  }

  /** Result of a call, success or error. */
  dispatch<T = unknown>(name: string, input: unknown = {}): Promise<Result<T>> {
    return this.runs.backend.dispatch(name, input) as Promise<Result<T>>
  }

  /** Value of a call that must succeed. */
  call<T>(name: string, input: unknown = {}): Promise<T> {
    return this.runs.call(name, input)
  }

  /** Clears the failures remembered for the key. */
  async forgive(): Promise<void> {
    const { settings } = await this.call<{ settings: { service: { active: string } } }>('settings.get')
    await this.call('account.use', { id: settings.service.active })
  }

  addFile(content = 'Good morning.'): Promise<string> {
    return this.runs.addSource('letter.txt', content)
  }

  end(): Promise<void> {
    return this.runs.end()
  }
}
