import { describe, expect, it } from 'vitest'
import { en } from '../../../../core/product/strings/en.ts'
import { reconnectingAs } from './reconnecting-as.ts'

const hours = { isKept: true, keptMs: 7_200_000, error: undefined }
const cut = { isFull: true, isSessionKept: true, stored: hours, isTheirsOnly: false }
/** Remedy that the page shows for a lost connection. */
const said = (change: Partial<typeof cut> | { readonly stored: object | undefined }) =>
  en.live.notices[reconnectingAs({ ...cut, ...change } as never)].remedy

describe('the notice about a lost connection', () => {
  it('says that speech waits in memory, also until the host has answered', () => {
    expect(said({ isFull: false })).toMatch(/kept and sent/)
    expect(said({ stored: { ...hours, isKept: undefined, keptMs: 0 } })).toMatch(/kept and sent/)
  })

  it('asks nobody to go on whose own words are sent', () => {
    expect(said({ isFull: false })).toMatch(/Keep speaking/)
    expect(said({ isFull: false, isTheirsOnly: true })).toMatch(/^What they say is kept and sent/)
  })

  it('says that speech is stored while there is room', () => {
    expect(said({})).toMatch(/stored encrypted on this computer/)
  })

  it('says what is stored once there is no more room, and that only what comes now is lost', () => {
    const words = said({ stored: { ...hours, isKept: false } })
    expect(words).toMatch(/What’s stored is translated when the connection is back/)
    expect(words).not.toBe(en.live.notices.reconnectingFull.remedy)
  })

  it('says that earlier speech is lost where none is stored', () => {
    for (const stored of [undefined, { ...hours, isKept: false, keptMs: 0 }])
      expect(said({ stored })).toMatch(/^Only the last 30 seconds .* Earlier speech is lost/)
  })

  it('says that earlier speech is lost once the session is not stored any more', () => {
    expect(said({ stored: { ...hours, isKept: false }, isSessionKept: false })).toMatch(
      /Earlier speech is lost/,
    )
  })
})
