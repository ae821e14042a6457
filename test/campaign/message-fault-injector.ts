import { decode } from '@msgpack/msgpack'
import { type MessageFormat, wires } from '../../src/simulator/voice/wire.ts'

/** A message comes twice, comes late, or something comes before it that makes no sense. */
export type MessageFault = 'twice' | 'late' | 'garbage'

/** What the service does not understand, which ends the session. */
export const nonsense = (format: MessageFormat) => wires[format].encode({ kind: 'sing', payload: {} })

/** Text of a text frame, bytes of a binary one. */
type Frame = string | Uint8Array<ArrayBuffer>

/** Whether a message of the service tells what was said. */
export function isTranscript(frame: Frame): boolean {
  const message = (typeof frame === 'string' ? JSON.parse(frame) : decode(frame)) as object
  return Object.keys(message).some((kind) => kind.endsWith('_transcript_update'))
}

const BROKEN_OFF = 20

const garbageFrom = (frame: Frame): Frame =>
  typeof frame === 'string' ? `${frame.slice(0, BROKEN_OFF)}\u0000` : frame.slice(0, BROKEN_OFF)

/** Spoils a message of the service now and then. */
export class MessageFaultInjector {
  #next: MessageFault | undefined
  /** What is late, until the next one has come. */
  #held: Frame | undefined

  /** The next message is spoilt. */
  injectMessageFault(how: MessageFault): void {
    this.#next = how
  }

  /** @returns what arrives when a message is sent, in order */
  pass(frame: Frame): Frame[] {
    const how = this.#next
    this.#next = undefined
    if (how === 'late') {
      this.#held = frame
      return []
    }
    const late = this.#held === undefined ? [] : [this.#held]
    this.#held = undefined
    const before = how === 'garbage' ? [garbageFrom(frame)] : []
    return [...before, frame, ...(how === 'twice' ? [frame] : []), ...late]
  }
}
