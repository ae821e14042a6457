import { decode } from '@msgpack/msgpack'
import { type WireMessageFormat, wires } from '../../src/simulator/voice/wire.ts'

/** A message arrives twice, arrives late, or is preceded by an invalid one. */
export type MessageFault = 'twice' | 'late' | 'garbage'

/** A message of an unknown type, for which the service ends the session. */
export const nonsense = (format: WireMessageFormat) => wires[format].encode({ type: 'sing', payload: {} })

/** Text of a text frame, or bytes of a binary one. */
type Frame = string | Uint8Array<ArrayBuffer>

/** Whether a message of the service is a transcript. */
export function isTranscript(frame: Frame): boolean {
  const message = (typeof frame === 'string' ? JSON.parse(frame) : decode(frame)) as object
  return Object.keys(message).some((kind) => kind.endsWith('_transcript_update'))
}

const BROKEN_OFF = 20

const garbageFrom = (frame: Frame): Frame =>
  typeof frame === 'string' ? `${frame.slice(0, BROKEN_OFF)}\u0000` : frame.slice(0, BROKEN_OFF)

/** Injects faults into messages of the service. */
export class MessageFaultInjector {
  #next: MessageFault | undefined
  /** A delayed message, held until the next one has arrived. */
  #held: Frame | undefined

  /** Applies a fault to the next message. */
  injectMessageFault(how: MessageFault): void {
    this.#next = how
  }

  /** @returns the frames that arrive for a message, in order */
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
