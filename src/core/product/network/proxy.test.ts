import { describe, expect, it } from 'vitest'
import { checkProxyAddress, checkProxyUser } from './proxy.ts'

describe('the address of a proxy', () => {
  it.each([
    ['http://proxy.test:8080', 'http://proxy.test:8080'],
    ['https://proxy.test/', 'https://proxy.test'],
    ['socks5://10.0.0.1:1080', 'socks5://10.0.0.1:1080'],
    ['socks5h://p.test:1080', 'socks5://p.test:1080'],
  ])('%s is taken as %s', (address, expected) => {
    expect(checkProxyAddress(address)).toEqual({ ok: true, value: expected })
  })

  it.each([
    'proxy.test',
    'proxy.test:8080',
    'ftp://proxy.test',
    'http://me:secret@proxy.test',
    'http://proxy.test/path',
    'http://proxy.test/?a',
    'socks5://',
    '',
  ])('is refused where it is "%s"', (address) => {
    expect(checkProxyAddress(address)).toMatchObject({
      error: { kind: 'invalid-input', field: 'url', problem: { type: 'malformed' } },
    })
  })
})

describe('the user of a proxy', () => {
  it.each([
    ['http://p.test', '', undefined],
    ['http://p.test', 'me', undefined],
    ['https://p.test', 'me', 'a:b'],
    ['socks5://p.test', '', ''],
  ])('fits: %s with %j and %j', (url, user, password) => {
    expect(checkProxyUser(url, user, password)).toMatchObject({ ok: true })
  })

  it.each([
    ['socks5://p.test', 'me', undefined, 'user'],
    ['socks5://p.test', '', 'secret', 'user'],
    ['http://p.test', '', 'secret', 'user'],
    ['http://p.test', 'm:e', undefined, 'user'],
    ['http://p.test', 'm\r\ne', undefined, 'user'],
    ['http://p.test', 'me', 'a\nb', 'password'],
  ])('is refused: %s with %j and %j', (url, user, password, field) => {
    expect(checkProxyUser(url, user, password)).toMatchObject({ error: { kind: 'invalid-input', field } })
  })
})
