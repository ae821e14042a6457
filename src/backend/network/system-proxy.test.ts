import { describe, expect, it } from 'vitest'
import { systemProxy } from './system-proxy.ts'

describe('the proxy of the environment', () => {
  it.each([
    [{}, undefined],
    [{ HTTPS_PROXY: 'http://p.test:8080' }, 'http://p.test:8080'],
    [{ https_proxy: 'p.test:8080' }, 'http://p.test:8080'],
    [{ https_proxy: 'http://small.test', HTTPS_PROXY: 'http://large.test' }, 'http://small.test'],
    [{ HTTP_PROXY: 'http://p.test:8080' }, undefined],
    [{ ALL_PROXY: 'socks5://p.test:1080' }, 'socks5://p.test:1080'],
    [{ HTTPS_PROXY: '' }, undefined],
  ])('of %j is %s', (env, expected) => {
    expect(systemProxy(env, new URL('https://api.example.com/v2'))).toBe(expected)
  })

  it.each([
    ['example.com', true],
    ['.example.com', true],
    ['*.example.com', true],
    ['other.test, api.example.com', true],
    ['other.test api.example.com:443', true],
    ['*', true],
    ['api.example.com:8443', false],
    ['ample.com', false],
    ['sub.api.example.com', false],
  ])('is left out for what NO_PROXY lists: %s %s', (list, isExcepted) => {
    const env = { HTTPS_PROXY: 'http://p.test', NO_PROXY: list }
    expect(systemProxy(env, new URL('https://api.example.com/v2')) === undefined).toBe(isExcepted)
  })
})
