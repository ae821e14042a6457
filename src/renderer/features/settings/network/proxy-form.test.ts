import { describe, expect, it } from 'vitest'
import { asksForUser, formOf, isInForce, keepsPassword, type ProxyForm, toChoice } from './proxy-form.ts'

const own = { mode: 'fixed', url: 'http://proxy.test:8080', user: 'me' } as const
const typed: ProxyForm = { ...formOf({ mode: 'none' }), ...own, password: 'secret' }

describe('the choice of a proxy', () => {
  it('starts with the active one', () => {
    expect(formOf({ mode: 'system' })).toMatchObject({ mode: 'system', url: '' })
    expect(formOf(own)).toEqual({ ...own, password: '' })
    for (const proxy of [{ mode: 'system' }, { mode: 'none' }, own] as const)
      expect(isInForce(formOf(proxy), proxy)).toBe(true)
  })

  it('is not active once something else is typed, including a password', () => {
    expect(isInForce({ ...formOf(own), url: 'http://proxy.test' }, own)).toBe(false)
    expect(isInForce({ ...formOf(own), user: '' }, own)).toBe(false)
    expect(isInForce({ ...formOf(own), password: 'x' }, own)).toBe(false)
    expect(isInForce({ ...formOf(own), mode: 'none' }, own)).toBe(false)
  })

  it('sends a password only if one was typed', () => {
    expect(toChoice(typed)).toEqual({ ...own, password: 'secret' })
    expect(toChoice(formOf(own))).toEqual(own)
    expect(toChoice({ ...typed, mode: 'system' })).toEqual({ mode: 'system' })
  })

  it('sends no user to a SOCKS5 proxy', () => {
    const form = { ...typed, url: ' SOCKS5://proxy.test:1080' }
    expect(asksForUser(form)).toBe(false)
    expect(toChoice(form)).toEqual({ mode: 'fixed', url: form.url })
    expect(asksForUser(typed)).toBe(true)
  })

  it('keeps a password only for the same proxy and user', () => {
    expect(keepsPassword({ ...formOf(own), url: `${own.url} ` }, own)).toBe(true)
    expect(keepsPassword({ ...formOf(own), url: 'http://other.test' }, own)).toBe(false)
    expect(keepsPassword({ ...formOf(own), user: 'you' }, own)).toBe(false)
    expect(keepsPassword(formOf(own), { mode: 'none' })).toBe(false)
  })
})
