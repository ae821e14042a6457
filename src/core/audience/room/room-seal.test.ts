import { describe, expect, it } from 'vitest'
import { groupedCode, RoomSeal, readCode, roomCodeOf, sealed } from './room-seal.ts'

const CODE = roomCodeOf(Uint8Array.from({ length: 16 }, (_, index) => index * 21))
const NONCE = new Uint8Array(24).fill(7)
const seal = new RoomSeal(CODE)

describe('a frame of a room', () => {
  it('is read by whoever has the code, and by nobody else', () => {
    const frame = sealed(seal, '{"text":"Grüß Gott 你好"}', NONCE)
    expect(new RoomSeal(CODE).open(frame)).toBe('{"text":"Grüß Gott 你好"}')
    expect(new RoomSeal('0'.repeat(16)).open(frame)).toBeUndefined()
    expect(atob(frame)).not.toContain('text')
  })

  it('is refused if anything of it was changed', () => {
    const bytes = Array.from(atob(sealed(seal, 'Hello', NONCE)))
    for (const at of bytes.keys()) {
      const changed = bytes.with(at, String.fromCharCode((bytes[at]?.charCodeAt(0) ?? 0) ^ 1)).join('')
      expect(seal.open(btoa(changed))).toBeUndefined()
    }
    for (const frame of ['', 'AAAA', '*', btoa('x'.repeat(40))]) expect(seal.open(frame)).toBeUndefined()
  })

  it('has a ticket that is not its code, nor a part of the key', () => {
    expect(seal.ticket).toMatch(/^[0-9a-f]{32}$/)
    expect(new RoomSeal('0'.repeat(16)).ticket).not.toBe(seal.ticket)
  })
})

describe('a code', () => {
  it('is read as people type it', () => {
    expect(groupedCode(CODE)).toMatch(/^.{4}(-.{4}){3}$/)
    expect(readCode(` ${groupedCode(CODE).toLowerCase()} `)).toBe(CODE)
    expect(readCode('oO0l-iI1L-abcd-efgh')).toBe('00011111ABCDEFGH')
  })

  it.each(['', 'ABCD', `${CODE}7`, `${CODE.slice(1)}!`])('is not %j', (typed) => {
    expect(readCode(typed)).toBeUndefined()
  })
})
