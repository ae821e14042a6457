import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { _SHA256 } from '@noble/hashes/sha2.js'

/** Letters of a code: those of Crockford's base32, of which none looks like another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }
/** 80 bits: more than anybody can try, so that nothing has to make trying slow. */
export const CODE_LENGTH = 16
const GROUP = 4
const TICKET_BYTES = 16
export const NONCE_BYTES = 24

/** @param random `CODE_LENGTH` random bytes */
export const roomCodeOf = (random: Uint8Array): string =>
  [...random].map((byte) => LETTERS[byte % LETTERS.length]).join('')

/** A code as people read it: `ABCD-EFGH-JKMN-PQRS`. */
export const groupedCode = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? ''

/** @returns the code that somebody has typed; undefined if it cannot be one */
export function readCode(typed: string): string | undefined {
  const letters = Array.from(typed.toUpperCase(), (letter) => LOOKALIKES[letter] ?? letter)
  const code = letters.filter((letter) => LETTERS.includes(letter))
  const others = letters.filter((letter) => !LETTERS.includes(letter) && !/[\s\-–]/.test(letter))
  return code.length === CODE_LENGTH && others.length === 0 ? code.join('') : undefined
}

const derive = (use: string, code: string): Uint8Array =>
  new _SHA256().update(new TextEncoder().encode(`parley room ${use} ${code}`)).digest()

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Ticket and key of a room, which both ends derive from its code: the code itself is never sent. */
export class RoomSeal {
  /** Admits a reader to the frames. Whoever overhears it cannot read them. */
  readonly ticket: string
  readonly key: Uint8Array

  constructor(code: string) {
    this.key = derive('key', code)
    this.ticket = toHex(derive('ticket', code).subarray(0, TICKET_BYTES))
  }

  /** @returns undefined for what was not sealed with this key, or was changed */
  open(frame: string): string | undefined {
    const content = this.openBytes(frame)
    return content && new TextDecoder().decode(content)
  }

  /** As `open`. */
  openBytes(frame: string): Uint8Array | undefined {
    try {
      const bytes = Uint8Array.from(atob(frame), (character) => character.charCodeAt(0))
      const [nonce, content] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)]
      return xchacha20poly1305(this.key, nonce).decrypt(content)
    } catch {
      // Not a frame of this room.
      return undefined
    }
  }
}

/**
 * Seals what hosts send. It is no method, so that the page of the readers is without it.
 *
 * @param nonce 24 random bytes
 * @returns the content as a frame, in base64
 */
export function sealed({ key }: RoomSeal, content: string | Uint8Array, nonce: Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const frame = [...nonce, ...xchacha20poly1305(key, nonce).encrypt(bytes)]
  return btoa(frame.map((byte) => String.fromCharCode(byte)).join(''))
}
