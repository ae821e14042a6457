import { type CallContext, patientContext } from '../../core/call.ts'
import type { Clock } from '../../core/clock.ts'
import type { Handlers, HandlersOf } from '../../core/contract.ts'
import { type Check, type CheckId, found } from '../../core/doctor/checks.ts'
import { type AppError, unexpected } from '../../core/errors.ts'
import type { Log } from '../../core/log.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { NetworkPort } from '../network/port.ts'
import { ProxyFailure } from '../network/proxy-failure.ts'
import type { ServiceClient } from '../service/client.ts'
import type { Connection } from '../service/http.ts'
import {
  type Asked,
  askOnce,
  clockCheck,
  keyCheck,
  planCheck,
  productsCheck,
  regionCheck,
  roundTripCheck,
} from './service-checks.ts'
import { voiceCheck } from './voice-check.ts'

const CHECK_LIMIT_MS = 12_000

interface DoctorOptions {
  readonly client: ServiceClient
  /** Whether the demo service is in use. */
  readonly isDemo: () => boolean
  readonly openVoice: Handlers['voice.open']
  readonly host: { readonly name: 'electron' | 'webhost' | 'cli'; readonly network: NetworkPort }
  /** Settles when the way to the network is as it was chosen. */
  readonly networkReady: () => Promise<void>
  readonly clock: Clock
  readonly log: Log
  /** How long one check may take; left out, 12 s. */
  readonly limitMs?: number
}

/** What is checked here, in this order; a page adds its own. */
const ORDER = [
  'proxy',
  'key',
  'region',
  'plan',
  'products',
  'clock',
  'round-trip',
  'voice',
] as const satisfies CheckId[]
type HostCheck = (typeof ORDER)[number]
type Act = (context: CallContext) => Promise<Check> | Check

export const createDoctorHandlers = (options: DoctorOptions): HandlersOf<'doctor.run'> => ({
  'doctor.run': (_input, context = patientContext) => examine(options, context),
})

async function examine(
  options: DoctorOptions,
  { signal, progress }: CallContext,
): Promise<Result<{ checks: Check[] }>> {
  const connection = await options.client.connection()
  if (!connection.ok) return ok({ checks: withoutConnection(connection.error) })
  const acts = actsOf(options, connection.value)
  const checks: Check[] = []
  for (const id of ORDER) {
    progress({ done: checks.length, total: ORDER.length })
    const run = () => limited(acts[id], options, connection.value, signal)
    checks.push(isPointless(id, checks) ? found(id, 'skipped') : await run())
    if (signal.aborted) return err({ kind: 'cancelled' })
  }
  progress({ done: ORDER.length, total: ORDER.length })
  return ok({ checks })
}

/** Without the key nothing else can be asked. Where it may belong can still be told. */
const isPointless = (id: HostCheck, before: readonly Check[]): id is Exclude<HostCheck, 'key'> =>
  id !== 'region' && before.some((check) => check.id === 'key' && check.status === 'failed')

const withoutConnection = (error: AppError): Check[] =>
  ORDER.map((id) => (id === 'key' ? found(id, 'missing', { error }) : found(id, 'skipped')))

function actsOf(options: DoctorOptions, connection: Connection): { readonly [K in HostCheck]: Act } {
  const { client, clock, log, host } = options
  let first: Asked = { answer: err({ kind: 'cancelled' }), ms: 0, skewMs: undefined }
  let key = found('key', 'missing')
  return {
    proxy: () => proxyCheck(options, connection),
    key: async (context) => {
      first = await askOnce(client, context, () => clock.now())
      key = keyCheck(first, connection, options.isDemo())
      return key
    },
    region: () => regionCheck(connection, key),
    plan: (context) => planCheck(client, connection, context),
    products: (context) => productsCheck(client, context),
    clock: () => clockCheck(first),
    // The first one had to connect.
    'round-trip': async (context) => roundTripCheck(await askOnce(client, context, () => clock.now())),
    voice: (context) => {
      const { openSocket } = host.network
      return voiceCheck({ open: options.openVoice, openSocket, clock, log }, context)
    },
  }
}

/** Under the web host it is the browser that opens the voice socket, and it is asked by nobody. */
async function proxyCheck({ host, networkReady }: DoctorOptions, { address }: Connection): Promise<Check> {
  const isBrowser = host.name === 'webhost'
  try {
    await networkReady()
    const proxy = await host.network.proxyFor(address)
    if (proxy === undefined) return found('proxy', isBrowser ? 'none-browser' : 'none')
    return found('proxy', isBrowser ? 'used-browser' : 'used', { facts: { proxy } })
  } catch (thrown) {
    const error: AppError =
      thrown instanceof ProxyFailure
        ? { kind: 'proxy', host: thrown.host, reason: thrown.reason }
        : unexpected(thrown)
    return found('proxy', 'unusable', { error })
  }
}

/** Carries out a check within its time. A check that was given up at its limit has timed out. */
async function limited(
  act: Act,
  { limitMs = CHECK_LIMIT_MS }: DoctorOptions,
  { address }: Connection,
  signal: AbortSignal,
): Promise<Check> {
  const limit = AbortSignal.timeout(limitMs)
  const check = await act({ ...patientContext, signal: AbortSignal.any([signal, limit]) })
  if (check.error?.kind !== 'cancelled' || !limit.aborted) return check
  return { ...check, error: { kind: 'timed-out', host: new URL(address).host, afterMs: limitMs } }
}
