import { pick } from '../support/base/random.ts'

/** Faults between the app and the service. Durations are in milliseconds. */
export type Fault =
  /** The connection ends, with or without a close frame. */
  | { readonly type: 'cut'; readonly how: 'clean' | 'abrupt' }
  /** The connection breaks, and there is no network for a while, or one on which something else answers. */
  | { readonly type: 'outage'; readonly forMs: number; readonly answeredBy?: Obstacle }
  /** Data is held back for a while and then delivered at once. */
  | { readonly type: 'stall'; readonly forMs: number }
  /** The connection stays open, but all data is lost. */
  | { readonly type: 'dead' }
  /** As `dead`, and the socket's buffer does not drain. */
  | { readonly type: 'not-read' }
  | { readonly type: 'slow'; readonly forMs: number; readonly latencyMs: number; readonly bytesPerMs: number }
  /** The connection breaks, and reconnect requests are refused like this. */
  | { readonly type: 'refused'; readonly with: readonly Refusal[] }
  /** The connection is nearly an hour old from the start; it may break while another one is requested or opened. */
  | { readonly type: 'hand-over'; readonly cutAfterMs: number | undefined }
  /** A message of the service arrives twice, arrives late, or is preceded by an invalid one. */
  | { readonly type: 'twice' | 'late' | 'garbage' }
  /** The service ends the session, or loses all of them. */
  | { readonly type: 'error' | 'crash' }
  /** The connection breaks, and from then on every request is answered that the key is not valid. */
  | { readonly type: 'key-refused' }

/** A page on which the user has to sign in, in three forms, or a proxy that does not pass requests on. */
export type Obstacle = 'page' | 'redirect' | 'status-511' | 'proxy-unreachable' | 'proxy-credentials'

export type Refusal = '429' | '503' | '500' | '400' | '401' | '403' | '404' | 'lost'

export interface Scheduled {
  readonly atMs: number
  readonly fault: Fault
}

const between = (random: () => number, least: number, most: number): number =>
  Math.round(least + random() * (most - least))

/** Whether a refusal concerns the token of a reconnect; for a new session it would concern the key. */
export const refusesToken = (refusal: Refusal): boolean => ['400', '401', '403', '404'].includes(refusal)

const refusals: readonly Refusal[] = ['429', '503', 'lost', '500', '400', '401', '403', '404']

const makers: readonly ((random: () => number) => Fault)[] = [
  () => ({ type: 'cut', how: 'clean' }),
  () => ({ type: 'cut', how: 'abrupt' }),
  (random) => ({ type: 'outage', forMs: between(random, 300, 9000) }),
  (random) => ({ type: 'outage', forMs: between(random, 9000, random() < 0.3 ? 60_000 : 20_000) }),
  (random) => ({ type: 'stall', forMs: between(random, 300, 12_000) }),
  () => ({ type: 'dead' }),
  () => ({ type: 'not-read' }),
  (random) => ({
    type: 'slow',
    forMs: between(random, 2000, 20_000),
    latencyMs: between(random, 50, 1500),
    bytesPerMs: between(random, 12, 100),
  }),
  (random) => ({
    type: 'refused',
    with: Array.from({ length: between(random, 1, 3) }, () => pick(random, refusals)),
  }),
  (random) => ({
    type: 'hand-over',
    cutAfterMs: random() < 0.7 ? between(random, 0, 120) : undefined,
  }),
  () => ({ type: 'twice' }),
  () => ({ type: 'late' }),
  () => ({ type: 'garbage' }),
  () => ({ type: 'error' }),
  () => ({ type: 'crash' }),
]

/** A hand-over is set up from the start. */
const momentOf = ({ type }: Fault, atMs: number): number => (type === 'hand-over' ? 0 : atMs)

/** Faults at random moments of a meeting, in order. One schedule in forty ends with a refused key. */
export function scheduleOf(random: () => number, durationMs: number): readonly Scheduled[] {
  const count = between(random, 1, 6)
  const scheduled = Array.from({ length: count }, () => {
    const atMs = between(random, 200, durationMs)
    const fault = pick(random, makers)(random)
    return { atMs: momentOf(fault, atMs), fault }
  })
  if (random() < 1 / 40)
    scheduled.push({ atMs: between(random, 200, durationMs), fault: { type: 'key-refused' } })
  return scheduled.toSorted((a, b) => a.atMs - b.atMs)
}

/** Whether the connection is nearly an hour old. */
export const isHandedOver = (schedule: readonly Scheduled[]): boolean =>
  schedule.some(({ fault }) => fault.type === 'hand-over')
