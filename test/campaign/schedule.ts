import { pick } from '../support/base/random.ts'

/** What can go wrong between the app and the service. Lengths are milliseconds. */
export type Fault =
  /** The connection breaks, with or without a word. */
  | { readonly is: 'cut'; readonly how: 'clean' | 'abrupt' }
  /** It breaks, and there is no network for a while. */
  | { readonly is: 'outage'; readonly forMs: number }
  /** Nothing gets through for a while, and then everything at once. */
  | { readonly is: 'stall'; readonly forMs: number }
  /** The connection looks open, and nothing gets through any more. */
  | { readonly is: 'dead' }
  /** The same, and the socket tells that nothing leaves. */
  | { readonly is: 'not-read' }
  | { readonly is: 'slow'; readonly forMs: number; readonly latencyMs: number; readonly bytesPerMs: number }
  /** The connection breaks, and the request to reconnect is answered so. */
  | { readonly is: 'refused'; readonly with: readonly Refusal[] }
  /** The connection nears its hour from the first; it may break while another one is asked for or opened. */
  | { readonly is: 'hand-over'; readonly cutAfterMs: number | undefined }
  /** A message of the service comes twice, comes late, or makes no sense. */
  | { readonly is: 'twice' | 'late' | 'garbage' }
  /** The service ends the session, or forgets all of them. */
  | { readonly is: 'error' | 'crash' }
  /** The connection breaks, and from then on every request is answered that the key is not valid. */
  | { readonly is: 'key-refused' }

export type Refusal = '429' | '503' | '500' | '400' | '401' | '403' | '404' | 'lost'

export interface Scheduled {
  readonly atMs: number
  readonly fault: Fault
}

const between = (random: () => number, least: number, most: number): number =>
  Math.round(least + random() * (most - least))

/** Says something about the token of a reconnect. Of a request for a session, it would be about the key. */
export const refusesToken = (refusal: Refusal): boolean => ['400', '401', '403', '404'].includes(refusal)

const refusals: readonly Refusal[] = ['429', '503', 'lost', '500', '400', '401', '403', '404']

const makers: readonly ((random: () => number) => Fault)[] = [
  () => ({ is: 'cut', how: 'clean' }),
  () => ({ is: 'cut', how: 'abrupt' }),
  (random) => ({ is: 'outage', forMs: between(random, 300, 9000) }),
  (random) => ({ is: 'outage', forMs: between(random, 9000, random() < 0.3 ? 60_000 : 20_000) }),
  (random) => ({ is: 'stall', forMs: between(random, 300, 12_000) }),
  () => ({ is: 'dead' }),
  () => ({ is: 'not-read' }),
  (random) => ({
    is: 'slow',
    forMs: between(random, 2000, 20_000),
    latencyMs: between(random, 50, 1500),
    bytesPerMs: between(random, 12, 100),
  }),
  (random) => ({
    is: 'refused',
    with: Array.from({ length: between(random, 1, 3) }, () => pick(random, refusals)),
  }),
  (random) => ({
    is: 'hand-over',
    cutAfterMs: random() < 0.7 ? between(random, 0, 120) : undefined,
  }),
  () => ({ is: 'twice' }),
  () => ({ is: 'late' }),
  () => ({ is: 'garbage' }),
  () => ({ is: 'error' }),
  () => ({ is: 'crash' }),
]

/** What is so from the beginning is scheduled for it. */
const momentOf = ({ is }: Fault, atMs: number): number => (is === 'hand-over' ? 0 : atMs)

/** Mishaps at random moments of a meeting, in their order. One schedule in forty ends with a refused key. */
export function scheduleOf(random: () => number, durationMs: number): readonly Scheduled[] {
  const count = between(random, 1, 6)
  const scheduled = Array.from({ length: count }, () => {
    const atMs = between(random, 200, durationMs)
    const fault = pick(random, makers)(random)
    return { atMs: momentOf(fault, atMs), fault }
  })
  if (random() < 1 / 40)
    scheduled.push({ atMs: between(random, 200, durationMs), fault: { is: 'key-refused' } })
  return scheduled.toSorted((a, b) => a.atMs - b.atMs)
}

/** Whether the connection nears its hour. */
export const isHandedOver = (schedule: readonly Scheduled[]): boolean =>
  schedule.some(({ fault }) => fault.is === 'hand-over')
