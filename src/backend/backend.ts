import { join } from 'node:path'
import type { Clock } from '../core/clock.ts'
import type { Handlers, Publish } from '../core/contract.ts'
import { createDispatch, type Dispatch } from '../core/dispatch.ts'
import type { LanguageChoice } from '../core/interface-languages.ts'
import type { Log } from '../core/log.ts'
import { ok } from '../core/result.ts'
import type { Settings } from '../core/settings.ts'
import { Accounts, type DemoService } from './accounts.ts'
import { createDesktopHandlers } from './desktop/desktop.ts'
import type { DesktopPort } from './desktop/desktop-port.ts'
import { createDoctorHandlers } from './doctor/doctor.ts'
import { createDocuments } from './documents/documents.ts'
import type { HostFiles } from './documents/host-files.ts'
import { IncomingFiles } from './documents/incoming.ts'
import { Library } from './library/library.ts'
import { Runs } from './library/runs.ts'
import { createNetworkHandlers, Network } from './network/network.ts'
import type { NetworkPort } from './network/port.ts'
import type { SecretStore } from './secrets.ts'
import { createAdminHandlers } from './service/admin.ts'
import { ServiceClient } from './service/client.ts'
import { createGlossaryHandlers } from './service/glossaries.ts'
import { ServiceHttp } from './service/http.ts'
import { keyTest } from './service/key-test.ts'
import { createLanguageHandlers } from './service/languages.ts'
import { Lookups } from './service/lookups.ts'
import { createMemoryHandlers } from './service/memories.ts'
import { createPlainGlossaryHandlers } from './service/plain-glossaries.ts'
import { type SendLarge, sendByFetch } from './service/send-large.ts'
import { createStyleInstructionHandlers } from './service/style-instructions.ts'
import { createStyleRuleHandlers } from './service/style-rules.ts'
import { createTextHandlers } from './service/text.ts'
import { createUsageHandlers } from './service/usage.ts'
import { createVoiceHandlers } from './service/voice.ts'
import { createWriteHandlers } from './service/write.ts'
import { createSessions } from './sessions/sessions.ts'
import type { PlayableSound } from './sessions/sound-answer.ts'
import { SettingsKeeper, type SettingsStorage } from './settings.ts'
import { createTextFiles } from './text-file/text-files.ts'
import { createTextHistory } from './text-history/text-history.ts'
import { createTransferHandlers } from './transfer.ts'

/** What only a host has: a desktop shell, a browser's server, a terminal. */
export interface HostPorts {
  readonly name: 'electron' | 'webhost' | 'cli'
  readonly version: string
  readonly platform: string
  readonly settings: SettingsStorage
  readonly secrets: SecretStore
  readonly keyFromEnvironment: string | undefined
  readonly demo: () => Promise<DemoService>
  /** Where the library and documents on their way are kept. Nothing is there before it is needed. */
  readonly dataFolder: string
  readonly files: HostFiles
  readonly fetch: typeof globalThis.fetch
  /** What `fetch` is told about proxies and certificates. */
  readonly network: NetworkPort
  /** For bodies that take a while; left out where `fetch` can send them as a stream. */
  readonly sendLarge?: SendLarge
  readonly clock: Clock
  readonly random: () => number
  readonly log: Log
  /** Tells all windows. */
  readonly publish: Publish
  readonly keepAwake: (session: string, isLive: boolean) => void
  /** Whether pages are served, which can play a sound at an address; left out, they are not. */
  readonly servesPages?: boolean
  /** Left out where there is none. */
  readonly desktop?: DesktopPort
  /** How long one check of the doctor may take; left out, as long as a slow service needs. */
  readonly doctorLimitMs?: number
}

export interface Backend {
  readonly handlers: Handlers
  /** Calls from another process, checked on the way in and out. */
  readonly dispatch: Dispatch
  /** What the interface is to speak. */
  languageChoice(): LanguageChoice
  settings(): Settings
  /** Where a page may stream to just now. */
  streamSources(): Promise<string[]>
  /** The sound at an address that a page was given. */
  soundAt(token: string): PlayableSound | undefined
  /** Goes on with what earlier runs have left: documents on their way, sessions that were cut off. */
  resume(): void
  /** Before the program ends: stops what runs, so that the next run can go on with it. */
  close(): Promise<void>
}

/** Everything behind the contract, for whichever host. */
export function createBackend(host: HostPorts): Backend {
  const settings = new SettingsKeeper(host.settings, (state) => {
    host.publish('settings.changed', state)
    sessions.keepTo(state.settings.privacy.retention)
    texts.keepTo(state.settings.privacy.retention)
  })
  const { secrets, log, sendLarge } = host
  const network = new Network({ settings, secrets, port: host.network, log })
  const userAgent = `Parley/${host.version}`
  const fetch: HostPorts['fetch'] = async (input, init) => {
    await network.ready()
    return host.fetch(input, init)
  }
  const http = new ServiceHttp({
    fetch,
    clock: host.clock,
    random: host.random,
    userAgent,
    log,
  })
  const accounts = new Accounts({
    settings,
    secrets,
    demo: host.demo,
    keyFromEnvironment: host.keyFromEnvironment,
    verify: (connection) => http.request(connection, keyTest),
    chosen: () => http.keys.forget(),
    changed: (status) => {
      host.publish('service.changed', status)
      documents.wake()
    },
  })

  const client = new ServiceClient(http, () => accounts.connection())
  const lookups = new Lookups(client, host.clock)
  const library = new Library(join(host.dataFolder, 'library.sqlite'), log)
  const runs = new Runs(join(host.dataFolder, 'runs'))
  const incoming = new IncomingFiles(host.clock, host.files.takesPaths === true)
  const textFiles = createTextFiles({
    path: join(host.dataFolder, 'text-file.json'),
    pickFolder: host.files.pickFolder,
    library,
    clock: host.clock,
    log,
    changed: (state) => host.publish('textFile.changed', state),
  })
  const sessions = createSessions({
    library,
    runs,
    incoming,
    retention: () => settings.state.settings.privacy.retention,
    clock: host.clock,
    log,
    soundFolder: join(host.dataFolder, 'sound'),
    servesPages: host.servesPages === true,
    changed: (change) => host.publish('session.changed', change),
    textFiles,
  })
  const texts = createTextHistory({
    library,
    retention: () => settings.state.settings.privacy.retention,
    isDemo: () => accounts.isDemo,
    clock: host.clock,
    changed: () => host.publish('textHistory.changed', {}),
  })
  const documents = createDocuments({
    host,
    library,
    runs,
    incoming,
    fetch,
    send:
      sendLarge === undefined
        ? sendByFetch(fetch)
        : async (request) => {
            await network.ready()
            return sendLarge(request)
          },
    userAgent,
    http,
    connectAs: (account) => accounts.connectionOf(account),
    lookups,
    account: () => accounts.active,
    knowsAccount: (account) => accounts.knows(account),
  })

  const voice = createVoiceHandlers(client)
  const handlers: Handlers = {
    'app.info': () =>
      Promise.resolve(ok({ version: host.version, host: host.name, platform: host.platform })),
    'settings.get': () => Promise.resolve(ok(settings.state)),
    'settings.update': (patch) => Promise.resolve(settings.patch(patch)),
    'service.status': () => accounts.status(),
    'service.check': async (_input, context) => {
      const startedAt = host.clock.now()
      const answer = await client.request(keyTest, context)
      return answer.ok ? ok({ roundTripMs: host.clock.now() - startedAt }) : answer
    },
    'account.add': (input) => accounts.add(input),
    'account.setKey': ({ id, key }) => accounts.setKey(id, key),
    'account.update': (input) => accounts.update(input),
    'account.use': ({ id }) => accounts.use(id),
    'account.remove': ({ id }) => accounts.remove(id),
    ...createNetworkHandlers(network),
    ...createTransferHandlers({ settings, network, incoming }),
    ...voice,
    'text.translate': texts.keeping(createTextHandlers(client, lookups)['text.translate']),
    ...texts.handlers,
    ...createWriteHandlers(client, lookups),
    ...createLanguageHandlers(client),
    ...createGlossaryHandlers(client),
    ...createPlainGlossaryHandlers(client),
    ...createStyleRuleHandlers(client),
    ...createStyleInstructionHandlers(client),
    ...createMemoryHandlers(client),
    ...createUsageHandlers(client),
    ...createAdminHandlers(client),
    ...createDoctorHandlers({
      client,
      isDemo: () => accounts.isDemo,
      openVoice: voice['voice.open'],
      host,
      networkReady: () => network.ready(),
      ...(host.doctorLimitMs !== undefined && { limitMs: host.doctorLimitMs }),
      clock: host.clock,
      log,
    }),
    ...documents.handlers,
    ...sessions.handlers,
    ...textFiles.handlers,
    ...createDesktopHandlers(host.desktop),
    'host.keepAwake': ({ session, isLive }) => {
      host.keepAwake(session, isLive)
      return Promise.resolve(ok({}))
    },
  }

  return {
    handlers,
    dispatch: createDispatch(handlers, host.log),
    settings: () => settings.settings,
    languageChoice: () => settings.settings.appearance.language,
    streamSources: () => accounts.streamSources(),
    soundAt: (token) => sessions.soundAt(token),
    resume() {
      sessions.resume()
      texts.resume()
      documents.resume()
    },
    close: async () => {
      sessions.close()
      texts.close()
      await textFiles.close()
      await documents.close()
      incoming.forgetAll()
      runs.end()
      library.close()
    },
  }
}
