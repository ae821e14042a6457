import type { AppErrorKind } from '../core/errors.ts'

/** What a script can tell apart: 2 for what was asked, 3 for who asked, 4 for the way to the service, 1 for the rest. */
export const exitCodes: { readonly [K in AppErrorKind]: number } = {
  'no-key': 3,
  'key-rejected': 3,
  'not-allowed': 3,
  'quota-exceeded': 3,
  'rate-limited': 4,
  'too-large': 2,
  'not-found': 2,
  refused: 2,
  unavailable: 4,
  unreachable: 4,
  'timed-out': 4,
  'bad-answer': 4,
  'invalid-input': 2,
  'address-refused': 2,
  'voice-ended': 4,
  'voice-unfinished': 4,
  microphone: 1,
  'audio-format': 2,
  'audio-output': 1,
  'host-lost': 1,
  storage: 1,
  'demo-service': 1,
  cancelled: 1,
  unexpected: 1,
}
