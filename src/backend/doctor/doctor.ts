import { type CallContext, defaultCallContext } from '../../core/base/call.ts'
import type { Clock } from '../../core/base/clock.ts'
import { type AppError, unexpected } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import { type Check, type CheckId, found } from '../../core/product/doctor/checks.ts'
import type { VoiceConfig } from '../../core/voice/config.ts'
import type { NetworkPort } from '../network/port.ts'
import { ProxyFailure } from '../network/proxy-failure.ts'
import type { OpenService, ServiceClient } from '../service/http/client.ts'
import type { Connection } from '../service/http/http.ts'
import { openVoice } from '../service/operations/voice/voice-operations.ts'
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
  readonly open: OpenService
  readonly host: { readonly name: 'electron' | 'webhost' | 'cli'; readonly network: NetworkPort }
  /** Settles when the chosen network settings are in force. */
  readonly networkReady: () => Promise<void>
  /** Checks the sound devices of this host; no checks where it makes none. */
  readonly soundCheck: () => Promise<Check[]>
  readonly clock: Clock
  readonly log: Log
  /** Time limit of one check; 12 s by default. */
  readonly limitMs?: number
}

/** The host's checks in order; a page adds its own. */
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
/** Runs one check, with its own time limit, against the examined service. */
type Act = (service: ServiceClient, signal: AbortSignal) => Promise<Check> | Check

export const createDoctorHandlers = (options: DoctorOptions): HandlersOf<'doctor.run'> => ({
  'doctor.run': async (_input, context = defaultCallContext) => {
    const examined = await examine(options, context)
    return examined.ok
      ? ok({ checks: [...examined.value.checks, ...(await options.soundCheck())] })
      : examined
  },
})

async function examine(options: DoctorOptions, context: CallContext): Promise<Result<{ checks: Check[] }>> {
  const { signal, progress } = context
  const service = await options.open(context)
  if (!service.ok) return ok({ checks: withoutService(service.error) })
  const acts = actsOf(options)
  const checks: Check[] = []
  for (const id of ORDER) {
    progress({ done: checks.length, total: ORDER.length })
    const run = () => limited(acts[id], options, service.value, signal)
    checks.push(isPointless(id, checks) ? found(id, 'skipped') : await run())
    if (signal.aborted) return err({ kind: 'cancelled' })
  }
  progress({ done: ORDER.length, total: ORDER.length })
  return ok({ checks })
}

/** Whether a check is skipped: all others need the service and its key. The region of a key can still be named. */
const isPointless = (id: HostCheck, before: readonly Check[]): id is Exclude<HostCheck, 'key'> =>
  id !== 'region' &&
  before.some((check) => (check.id === 'key' || check.id === 'region') && check.status === 'failed')

const withoutService = (error: AppError): Check[] =>
  ORDER.map((id) => (id === 'key' ? found(id, 'missing', { error }) : found(id, 'skipped')))

function actsOf(options: DoctorOptions): { readonly [K in HostCheck]: Act } {
  const { clock, log, host } = options
  let first: Asked = { answer: err({ kind: 'cancelled' }), ms: 0, skewMs: undefined }
  let key = found('key', 'missing')
  return {
    proxy: ({ connection }) => proxyCheck(options, connection),
    key: async (service) => {
      first = await askOnce(service, () => clock.now())
      key = keyCheck(first, service.connection)
      return key
    },
    region: ({ connection }) => regionCheck(first, connection, key),
    plan: planCheck,
    products: productsCheck,
    clock: () => clockCheck(first),
    // A second request: the first one includes the time to connect.
    'round-trip': async (service) => roundTripCheck(await askOnce(service, () => clock.now())),
    voice: async (service, signal) => {
      const { openSocket } = host.network
      // A proxy that refuses the login refuses the socket as well, and the check says so.
      await host.network
        .logIn?.(service.connection.address, signal)
        .catch((thrown: unknown) => log.info('no login for WebSockets', { detail: String(thrown) }))
      const open = (config: VoiceConfig) => openVoice(service, config)
      return voiceCheck({ open, openSocket, clock, log }, signal)
    },
  }
}

/** Under the web host, the browser opens the voice socket, and its proxy is not known here. */
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

/** Runs a check within its time limit; reaching the limit is reported as a timeout. */
async function limited(
  act: Act,
  { limitMs = CHECK_LIMIT_MS }: DoctorOptions,
  service: ServiceClient,
  signal: AbortSignal,
): Promise<Check> {
  const limit = AbortSignal.timeout(limitMs)
  const either = AbortSignal.any([signal, limit])
  const check = await act(service.until(either), either)
  if (check.error?.kind !== 'cancelled' || !limit.aborted) return check
  return { ...check, error: { kind: 'timed-out', host: service.host, afterMs: limitMs } }
}
