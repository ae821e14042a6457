/** Consequence of a violation: what it ends. */
export type Consequence = 'nothing' | 'connection' | 'session'

export interface Breach {
  readonly ends: Consequence
  /** Error code sent before the session ends: like those of HTTP, with a finer reason code. */
  readonly errorCode: number
  readonly reasonCode: number
  readonly message: string
}

const tolerated = (message: string): Breach => ({ ends: 'nothing', errorCode: 0, reasonCode: 0, message })
const fatal = (reasonCode: number, message: string): Breach => ({
  ends: 'session',
  errorCode: Math.floor(reasonCode / 100),
  reasonCode,
  message,
})

/**
 * Every rule of a voice session that a client can violate, with the consequence. An `error` message is final: every
 * violation that ends a session sends one, and tolerated violations are only counted. Where the service's documents
 * state no consequence, violations that a network fault can cause are tolerated, and those that only a faulty client
 * causes are not.
 */
export const breaches = {
  'wrong-frame-type': fatal(
    40_001,
    'Text frames carry JSON, binary frames carry MessagePack: this one does neither.',
  ),
  'malformed-message': fatal(40_002, 'The message could not be read.'),
  'unknown-message': fatal(40_003, 'There is no message of this kind.'),
  'chunk-too-large': fatal(41_301, 'A chunk holds 100 KB at most.'),
  'chunk-too-long': fatal(41_302, 'A chunk plays one second at most.'),
  'broken-sample': fatal(40_004, 'A chunk of PCM holds whole samples.'),
  'wrong-media': fatal(41_501, 'The media is not of the declared type.'),
  'no-decoder': fatal(50_101, 'This computer cannot decode that codec.'),
  'media-after-end': fatal(40_005, 'Media came after end_of_source_media.'),
  /** A gap in a container, or an invalid packet: a resumed link can cut one in two. */
  'damaged-media': tolerated('A part of the media could not be read.'),
  /** Chunks bunch up on the way, so a slightly high rate proves no fault. */
  'too-fast': tolerated('Media came faster than twice real time.'),
  'far-too-fast': fatal(42_901, 'Media came much faster than twice real time.'),
  'no-media': fatal(40_801, 'No media came for 30 seconds.'),
  'token-used-twice': fatal(40_301, 'The token has been used before.'),
  'outdated-token': fatal(40_302, 'The token is not the latest one.'),
  /** The session itself may continue over another connection. */
  'connection-too-long': { ends: 'connection', errorCode: 0, reasonCode: 0, message: 'One hour is over.' },
} as const satisfies Record<string, Breach>

export type BreachName = keyof typeof breaches
