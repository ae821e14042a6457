import type { FeedEventOf } from '../feed/feed-events.ts'
import { groupedCode, RoomSeal, readCode } from '../room/room-seal.ts'

/** Final captions of a line that readers expect a hub to keep for those who come late. Its configuration keeps more. */
export const MAX_HUB_BUFFER = 500
/** Interval at which a host states where it is, though nothing has changed. */
export const HUB_STATE_MS = 10_000

/** State of a host, of which hubs keep the newest. Readers compare with it what they were given. */
export interface HubState {
  /** Milliseconds since 1970. Grows with each state. */
  readonly at: number
  /** The link has ended. */
  readonly isClosed?: true
  /** Names the channels of the sessions; omitted before the first one. Who joins later cannot guess an earlier one. */
  readonly round: string | undefined
  readonly sessions: readonly FeedEventOf<'session'>[]
  /** Number of the last final caption of each line that the hub has taken. */
  readonly heads: Readonly<Record<string, number>>
}

/** A final caption of a line. Numbers of a line and round are consecutive, so that a missing one shows. */
export interface HubConcluded {
  readonly number: number
  readonly event: FeedEventOf<'concluded'>
}

/** Growing text of a line, of which hubs keep the newest. */
export interface HubCurrent {
  /** As in the state. */
  readonly at: number
  readonly events: readonly FeedEventOf<'current'>[]
}

/** A channel has a name and a key of its own: a hub cannot tell which language it has, or swap it for another. */
export interface HubChannel {
  /** Follows the address of the hub. Its first part says what the hub keeps: the newest message, or a buffer. */
  readonly path: string
  readonly seal: RoomSeal
}

const channelOf = (kind: 'current' | 'concluded', name: string): HubChannel => {
  const seal = new RoomSeal(name)
  return { path: `/${kind}/${seal.ticket}`, seal }
}

/** Channel of `HubState`. */
export const stateChannel = (code: string): HubChannel => channelOf('current', `${code} hub state`)

/** Channel of a line, of `HubConcluded` or `HubCurrent`. */
export const lineChannel = (
  code: string,
  round: string,
  kind: 'current' | 'concluded',
  line: string,
): HubChannel => channelOf(kind, `${code} hub ${round} ${kind} ${line}`)

/** Link of a reader: browsers do not send the fragment to the host of the page. */
export const hubLink = (page: string, code: string, address: string): string =>
  `${page}#${groupedCode(code)}@${address}`

/** @returns code and address of the hub; undefined for the fragment of another link */
export function readHubLink(
  fragment: string,
): { readonly code: string; readonly address: string } | undefined {
  const [, typed = '', address = ''] = /^([^@]*)@(https?:\/\/[^\s#?]+)$/.exec(fragment) ?? []
  const code = readCode(typed)
  return code === undefined ? undefined : { code, address }
}
