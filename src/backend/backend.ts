import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { CaptionFeed } from '../core/audience/feed/caption-feed.ts'
import { SessionFeed } from '../core/audience/feed/session-feed.ts'
import { defaultCallContext } from '../core/base/call.ts'
import { err, ok, type Result } from '../core/base/result.ts'
import type { Handlers } from '../core/contract/contract.ts'
import { createDispatch, type Dispatch } from '../core/contract/dispatch.ts'
import { createAccountHandlers } from './accounts/account-handlers.ts'
import { Accounts } from './accounts/accounts.ts'
import { BoundSecrets } from './accounts/bound-secrets.ts'
import { createAudience } from './audience.ts'
import { createCaptionPageHandlers } from './caption-page/caption-page-handlers.ts'
import { createClosedCaptions } from './closed-captions/closed-captions.ts'
import { createDeletionHandlers } from './data-folder/deletion.ts'
import { createDataFolderHandlers } from './data-folder/show-folder.ts'
import { createDesktopHandlers } from './desktop/desktop-handlers.ts'
import { createDoctorHandlers } from './doctor/doctor.ts'
import { createDocuments } from './documents/documents.ts'
import { type IncomingDocument, IncomingFiles } from './documents/incoming.ts'
import { SavedFiles } from './documents/saved-files.ts'
import type { HostPorts } from './host-ports.ts'
import { createMemoryHandlers } from './memories/memory-handlers.ts'
import { OutgoingFiles } from './memories/outgoing-files.ts'
import { createMissingSpeech } from './missing-speech/create-missing-speech.ts'
import { createNetworkHandlers, Network } from './network/network.ts'
import { Protections } from './network/protections.ts'
import { QuestionTurns } from './network/question-turns.ts'
import { openerBy, withService } from './service/http/client.ts'
import { keyVerdict } from './service/http/key-guard.ts'
import { keyTest } from './service/http/key-test.ts'
import { Lookups } from './service/http/lookups.ts'
import { createServiceCheck } from './service/http/service-check.ts'
import { adminHandlers } from './service/operations/account/admin.ts'
import { usageHandlers } from './service/operations/account/usage-operations.ts'
import { glossaryHandlers } from './service/operations/glossaries/glossary-operations.ts'
import { plainGlossaryHandlers } from './service/operations/glossaries/plain-glossaries.ts'
import { languageHandlers } from './service/operations/languages/languages-operations.ts'
import { memoryHandlers } from './service/operations/memories/memory-operations.ts'
import { spokenTermHandlers } from './service/operations/spoken-terms/spoken-terms-operations.ts'
import { styleRuleHandlers } from './service/operations/style-rules/style-rule-operations.ts'
import { createTextHandlers } from './service/operations/text/text-operations.ts'
import { createWriteHandlers } from './service/operations/text/write-operations.ts'
import { createVoiceHandlers, voiceLanguageHandlers } from './service/operations/voice/voice-operations.ts'
import { createServiceTransport } from './service/service-transport.ts'
import { createSessions } from './sessions/create-sessions.ts'
import type { PlayableSound } from './sessions/sound-answer.ts'
import { SettingsStore } from './settings/settings-store.ts'
import { createTransferHandlers } from './settings/transfer.ts'
import { createSettingsUpdate } from './settings/update.ts'
import { createSoundDevices } from './sound-devices/sound-devices.ts'
import { createTextFiles } from './text-file/text-files.ts'
import { createTextHistory } from './text-history/text-history.ts'
import { createUpdateHandlers } from './updates/update-handlers.ts'

export interface Backend {
  readonly handlers: Handlers
  /** Handles calls from another process; validates inputs and answers. */
  readonly dispatch: Dispatch
  readonly settings: Pick<SettingsStore, 'settings' | 'state' | 'subscribe' | 'patch'>
  /** Captions of the sessions of this host, for those who read along. */
  readonly feed: CaptionFeed
  /** Current streaming origins of pages. */
  streamSources(): Promise<string[]>
  /** The sound at a URL that a page was given. */
  soundAt(token: string): Promise<PlayableSound | undefined>
  /** Takes a session file that the user has opened with the app; returns the handle with which a page can import it. */
  offerFile(file: IncomingDocument): Result<string>
  /** The page has saved a file where the user chose. */
  fileSaved(path: string): void
  /** Invalidates all sound URLs that pages were given. */
  forgetSoundAddresses(): void
  /** Settles when requests use the user's proxy. */
  networkReady(): Promise<void>
  /** Resumes the work of earlier runs: pending documents, interrupted sessions. */
  resume(): void
  /** Called before the program ends: stops pending work so that the next run can resume it. */
  close(): Promise<void>
}

/** Creates everything behind the contract, for any host. */
export function createBackend(host: HostPorts): Backend {
  const settings = new SettingsStore(host.settings)
  const { log, mayUseEnvironmentKey = () => true } = host
  const secrets = new BoundSecrets(host.secrets)
  const turns = new QuestionTurns(host.clock)
  const protections = new Protections({ settings, turns, confirm: host.confirm })
  const network = new Network({ settings, secrets, port: host.network, protections, log })
  const { http, large } = createServiceTransport(host, network)
  const accounts = new Accounts({
    settings,
    protections,
    secrets,
    demo: host.demo,
    keyFromEnvironment: host.keyFromEnvironment,
    mayUseEnvironmentKey,
    verify: async (connection) => keyVerdict(await http.request(connection, keyTest(connection.profile))),
    chosen: () => http.keys.forget(),
    changed: (status) => {
      host.publish('service.changed', status)
      documents.wake()
    },
  })

  const openBy = openerBy(http)
  const openAs = (account: string | undefined) =>
    openBy(() => accounts.connectionOf(account ?? accounts.active))
  const open = openAs(undefined)
  const lookups = new Lookups(host.clock)
  const retention = () => settings.state.settings.privacy.retention
  const run = randomUUID()
  const openStorage = (restsAfterMs?: number) =>
    host.openStorage({
      dataFolder: host.dataFolder,
      run,
      retention,
      changed: (changed) =>
        changed.type === 'session'
          ? host.publish('session.changed', changed.change)
          : host.publish('textHistory.changed', {}),
      log,
      restsAfterMs,
    })
  const storage = openStorage()
  // Another thread, which touches no data and rests: captions do not wait for the files of long sessions.
  const sessionFiles = openStorage(30_000)
  const incoming = new IncomingFiles(host.clock, host.files.takesPaths === true)
  const feed = new CaptionFeed(run, Date.now)
  const published = new SessionFeed(feed)
  const textFiles = createTextFiles({
    feed,
    path: join(host.dataFolder, 'text-file.json'),
    pickFolder: host.files.pickFolder,
    storage,
    clock: host.clock,
    log,
    changed: (state) => host.publish('textFile.changed', state),
  })
  const soundDevices = createSoundDevices({
    tools: host.soundTools,
    browserOf: host.browserOf,
    audioProcess: host.audioProcess,
    path: join(host.dataFolder, 'sound-devices.json'),
    clock: host.clock,
    random: host.random,
    log,
    changed: (state) => host.publish('soundDevices.changed', state),
    listChanged: () => host.publish('audioDevices.changed', {}),
  })
  const voice = createVoiceHandlers(http, openAs)
  const missing = createMissingSpeech({ host, storage, retention, settings, published, voice })
  const sessions = createSessions({
    storage,
    sessionFiles,
    incoming,
    retention,
    clock: host.clock,
    servesPages: host.servesPages === true,
    missing,
    published,
    textFiles,
  })
  const audience = createAudience({
    host,
    feed,
    fetch: large.fetch,
    myName: () => settings.settings.meeting.myName,
  })
  const closedCaptions = createClosedCaptions({ host, feed, secrets, fetch: large.fetch })
  const texts = createTextHistory({ storage, retention, clock: host.clock })
  const outgoing = new OutgoingFiles(host.clock)
  const saved = new SavedFiles(host)
  const documents = createDocuments({
    host,
    storage,
    run,
    incoming,
    retention,
    large,
    http,
    connectAs: (account) => accounts.connectionOf(account),
    saved,
    lookups,
    openAs,
    knowsAccount: (account) => accounts.knows(account),
  })

  settings.subscribe((state) => {
    host.publish('settings.changed', state)
    for (const part of [sessions, missing, texts, documents]) part.keepTo(state.settings.privacy.retention)
  })

  // A call without a handler does not compile: those of a new file of operations go into `withService`.
  const handlers: Handlers = {
    'app.info': () =>
      Promise.resolve(ok({ version: host.version, host: host.name, platform: host.platform })),
    'settings.get': () => Promise.resolve(ok(settings.state)),
    'settings.update': createSettingsUpdate(settings, protections),
    ...createAccountHandlers(accounts),
    ...createNetworkHandlers(network),
    ...createTransferHandlers({ settings, network, protections, incoming }),
    ...createDataFolderHandlers(host),
    ...createDeletionHandlers({ port: host.deletion, turns, publish: host.publish, close: () => close() }),
    ...withService(open, {
      ...createServiceCheck(host.clock),
      ...voiceLanguageHandlers,
      'text.translate': texts.keeping(createTextHandlers(lookups)['text.translate']),
      ...createWriteHandlers(lookups),
      ...languageHandlers,
      ...glossaryHandlers,
      ...plainGlossaryHandlers,
      ...styleRuleHandlers,
      ...spokenTermHandlers,
      ...memoryHandlers,
      ...usageHandlers,
      ...adminHandlers,
    }),
    ...voice,
    ...createMemoryHandlers({
      incoming,
      outgoing,
      host: host.files,
      saved,
      large,
      random: host.random,
      openAs,
    }),
    ...texts.handlers,
    ...createDoctorHandlers({
      open,
      host,
      networkReady: () => network.ready(),
      soundCheck: () => soundDevices.check(host.name === 'cli'),
      ...(host.doctorLimitMs !== undefined && { limitMs: host.doctorLimitMs }),
      clock: host.clock,
      log,
    }),
    ...documents.handlers,
    ...saved.handlers,
    ...sessions.handlers,
    ...missing.handlers,
    ...textFiles.handlers,
    ...soundDevices.handlers,
    ...createDesktopHandlers(host.desktop),
    ...createCaptionPageHandlers(host.captionPage),
    ...audience.handlers,
    ...closedCaptions.handlers,
    ...createUpdateHandlers(host.updates),
    'host.keepAwake': ({ session, isLive }, { caller } = defaultCallContext) => {
      host.keepAwake(caller, session, isLive)
      return Promise.resolve(ok({}))
    },
  }

  const dispatch = createDispatch(handlers, host.log)
  let closed: Promise<void> | undefined
  const close = () =>
    (closed ??= (async () => {
      await audience.close()
      await soundDevices.close()
      missing.close()
      await sessions.close()
      texts.close()
      await textFiles.close()
      await closedCaptions.close()
      await documents.close()
      incoming.forgetAll()
      outgoing.releaseAll()
      // A long file is not waited for: nothing is lost with it.
      void sessionFiles.close()
      await storage.close()
    })())

  return {
    handlers,
    // A call that came later could store something again.
    dispatch: (...call) =>
      closed === undefined ? dispatch(...call) : Promise.resolve(err({ kind: 'host-lost' })),
    settings,
    feed,
    streamSources: () => accounts.streamSources(),
    soundAt: (token) => sessions.soundAt(token),
    offerFile: ({ name, content }) => incoming.add(name, content),
    fileSaved: (path) => saved.saved(path),
    forgetSoundAddresses: () => sessions.forgetSoundAddresses(),
    networkReady: () => network.ready(),
    resume() {
      sessions.resume()
      texts.resume()
      documents.resume()
      soundDevices.resume()
      audience.resume()
    },
    close,
  }
}
