import { describe, expect, it } from 'vitest'
import { asksForUser, isInForce, keepsPassword, type ProxyForm, proxyFormOf, toChoice } from './proxy-form.ts'

const own = { mode: 'fixed', url: 'http://proxy.test:8080', user: 'me' } as const
const typed: ProxyForm = { ...proxyFormOf({ mode: 'none' }), ...own, password: 'secret' }

describe('the choice of a proxy', () => {
  it('starts with the active one', () => {
    expect(proxyFormOf({ mode: 'system' })).toMatchObject({ mode: 'system', url: '' })
    expect(proxyFormOf(own)).toEqual({ ...own, password: '' })
    for (const proxy of [{ mode: 'system' }, { mode: 'none' }, own] as const)
      expect(isInForce(proxyFormOf(proxy), proxy)).toBe(true)
  })

  it('is not active once something else is typed, including a password', () => {
    expect(isInForce({ ...proxyFormOf(own), url: 'http://proxy.test' }, own)).toBe(false)
    expect(isInForce({ ...proxyFormOf(own), user: '' }, own)).toBe(false)
    expect(isInForce({ ...proxyFormOf(own), password: 'x' }, own)).toBe(false)
    expect(isInForce({ ...proxyFormOf(own), mode: 'none' }, own)).toBe(false)
  })

  it('sends a password only if one was typed', () => {
    expect(toChoice(typed)).toEqual({ ...own, password: 'secret' })
    expect(toChoice(proxyFormOf(own))).toEqual(own)
    expect(toChoice({ ...typed, mode: 'system' })).toEqual({ mode: 'system' })
  })

  it('sends no user to a SOCKS5 proxy', () => {
    const form = { ...typed, url: ' SOCKS5://proxy.test:1080' }
    expect(asksForUser(form)).toBe(false)
    expect(toChoice(form)).toEqual({ mode: 'fixed', url: form.url })
    expect(asksForUser(typed)).toBe(true)
  })

  it('keeps a password only for the same proxy and user', () => {
    expect(keepsPassword({ ...proxyFormOf(own), url: `${own.url} ` }, own)).toBe(true)
    expect(keepsPassword({ ...proxyFormOf(own), url: 'http://other.test' }, own)).toBe(false)
    expect(keepsPassword({ ...proxyFormOf(own), user: 'you' }, own)).toBe(false)
    expect(keepsPassword(proxyFormOf(own), { mode: 'none' })).toBe(false)
  })
})
