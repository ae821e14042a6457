import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Faults, type FaultsGiven } from './faults/faults.ts'
import { findResourceFolder } from './find-resource-folder.ts'
import { analyticsRoutes } from './rest/account/analytics-routes.ts'
import { developerKeyRoutes } from './rest/account/developer-key-routes.ts'
import type { Limits } from './rest/account/key-state.ts'
import { type GivenKey, Keyring } from './rest/account/keyring.ts'
import { AccountDocument } from './rest/account/stored-document.ts'
import { usageRoutes } from './rest/account/usage-routes.ts'
import { Api } from './rest/api.ts'
import { documentRoutes } from './rest/document-routes.ts'
import { glossaryV2Routes } from './rest/glossaries/glossary-v2-routes.ts'
import { glossaryV3Routes } from './rest/glossaries/glossary-v3-routes.ts'
import type { Route } from './rest/http/router.ts'
import { SignedStorage } from './rest/http/signed-storage.ts'
import { languageRoutes } from './rest/language-routes.ts'
import { memoryRoutes } from './rest/memories/memory-routes.ts'
import { spokenTermRoutes } from './rest/spoken-terms/spoken-terms-routes.ts'
import { styleRuleRoutes } from './rest/style-rules/style-rule-routes.ts'
import { translateRoutes } from './rest/translate-routes.ts'
import { voiceRoutes } from './rest/voice-routes.ts'
import { writeRoutes } from './rest/write-routes.ts'
import { ClipLibrary } from './script/clip-library.ts'
import { type SimulatorClock, simulatorClock } from './simulator-clock.ts'
import { MediaRecorder } from './voice/media-recorder.ts'
import type { SessionRecord } from './voice/session-record.ts'
import { type Hearing, SessionTickets } from './voice/session-tickets.ts'
import { VoiceSocket } from './voice/voice-socket.ts'

export interface SimulatorOptions {
  /** Omitted or 0: any free port. */
  readonly port?: number
  /** The main key of the service; random by default. */
  readonly key?: string
  /** Additional keys, each with its own account. Keys that end in `:fx` are of the Free plan. */
  readonly keys?: readonly GivenKey[]
  /** Monthly limits of the main account, if they differ from its plan; null is unlimited. */
  readonly limits?: Partial<Limits>
  /** Faults in order: a list, its JSON, or a line in the format of the fault header. */
  readonly faults?: FaultsGiven
  /** A folder into which every session's media is written as it was received. */
  readonly recordTo?: string
  /** A file that keeps what is made with the main key; it lasts as long as the process by default. */
  readonly storeIn?: string
  /** The folder that contains `demo/clips`; the project's by default. */
  readonly resources?: string
  /** Whether answers have an id for the support of the service, which the demo service has not; true by default. */
  readonly sendsTraceIds?: boolean
  /** Whether received media is kept in the session records, for tests; true by default. */
  readonly keepsMedia?: boolean
  readonly clock?: SimulatorClock
  /** The calendar for usage and dates. */
  readonly today?: () => Date
}

/** The demo service, running. */
export interface Simulator {
  /** `http://127.0.0.1:<port>` */
  readonly address: string
  readonly key: string
  /** Records of all voice sessions with requests, traffic and violations, oldest first. */
  readonly sessions: readonly SessionRecord[]
  /** Number of voice sessions that may run at a time; any number by default. */
  maxSessions: number
  /** All operations of the service. */
  readonly routes: readonly Pick<Route, 'method' | 'path'>[]
  /** Adds further faults. */
  readonly faults: Faults
  close(): Promise<void>
}

const LOOPBACK = '127.0.0.1'

/** The demo service without a server: what answers requests, and the sessions to which streams connect. */
export interface SimulatedService {
  readonly api: Api
  readonly sessions: SessionTickets
  readonly faults: Faults
  readonly key: string
  /** All operations of the service. */
  readonly routes: readonly Route[]
}

export async function openDemoService(
  options: Omit<SimulatorOptions, 'port'> = {},
  hearing?: Hearing,
): Promise<SimulatedService> {
  const { key = randomBytes(18).toString('base64url'), recordTo } = options
  const { resources = findResourceFolder(), keepsMedia = true, clock = simulatorClock } = options
  const { keys = [], limits = {}, today = () => new Date(), storeIn, sendsTraceIds = true } = options
  const library = await ClipLibrary.open(resources)
  const recorder = recordTo === undefined ? undefined : new MediaRecorder(recordTo)
  const sessions = new SessionTickets({ library, clock, keepsMedia, recorder, hearing })
  const keyring = new Keyring({
    key,
    keys,
    limits,
    today,
    document: storeIn === undefined ? undefined : new AccountDocument(storeIn),
  })
  const faults = new Faults()
  faults.add(options.faults ?? [])
  const storage = new SignedStorage(clock, today)
  const routes = [
    ...voiceRoutes(sessions),
    ...documentRoutes(clock),
    ...usageRoutes,
    ...analyticsRoutes(keyring),
    ...developerKeyRoutes(keyring),
    ...languageRoutes,
    ...translateRoutes,
    ...glossaryV2Routes,
    ...glossaryV3Routes,
    ...styleRuleRoutes,
    ...spokenTermRoutes,
    ...memoryRoutes(clock, storage),
    ...writeRoutes,
  ]
  return {
    api: new Api({ routes, keyring, faults, storage, clock, sendsTraceIds }),
    sessions,
    faults,
    key,
    routes,
  }
}

/** Starts the demo service in this process. It is ready once the promise resolves. */
export async function createSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { api, sessions, faults, key, routes } = await openDemoService(options)
  const voiceSocket = new VoiceSocket(sessions)
  const server = createServer((request, response) => void api.answer(request, response))
  server.on('upgrade', (request, socket, head) => voiceSocket.upgrade(request, socket, head))
  const address = await listen(server, options.port ?? 0)
  return {
    address: `http://${LOOPBACK}:${address.port}`,
    key,
    routes,
    faults,
    get maxSessions() {
      return sessions.max
    },
    set maxSessions(max) {
      sessions.max = max
    },
    get sessions() {
      return sessions.records
    },
    async close() {
      sessions.endAll()
      voiceSocket.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function listen(server: Server, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject)
      resolve(server.address() as AddressInfo)
    })
  })
}
