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
    ['api.example.com.', true],
    ['API.Example.COM', true],
    ['*.com', true],
    ['.', false],
    ['fd00::5', false],
  ])('is left out for what NO_PROXY lists: %s %s', (list, isExcepted) => {
    const env = { HTTPS_PROXY: 'http://p.test', NO_PROXY: list }
    expect(systemProxy(env, new URL('https://api.example.com/v2')) === undefined).toBe(isExcepted)
  })

  it.each([
    ['https://[fd00::5]/', 'fd00::5', true],
    ['https://[fd00::5]/', '[fd00::5]', true],
    ['https://[fd00::5]/', 'FD00:0:0::0005', true],
    ['https://[fd00::5]:8443/', '[fd00::5]:8443', true],
    ['https://[fd00::5]/', '[fd00::5]:8443', false],
    ['https://[fd00::5]/', 'fd00::/8', true],
    ['https://[2001:db8::1]/', '2001:0db8::1', true],
    ['https://[2001:db8::1]/', 'fd00::/8,fe80::/10', false],
    ['https://10.1.2.3/', '10.0.0.0/8', true],
    ['https://10.1.2.3/', '10.1.2.3:443', true],
    ['https://10.1.2.3/', '10.1.2.4', false],
    ['https://10.1.2.3/', '10.0.0.0/99', false],
    ['https://10.1.2.3/', '.2.3', false],
    ['https://api.example.com./', 'example.com', true],
    ['https://bücher.example/', 'bücher.example', true],
  ])('is left out for %s if NO_PROXY lists %s: %s', (url, list, isExcepted) => {
    const env = { HTTPS_PROXY: 'http://p.test', NO_PROXY: list }
    expect(systemProxy(env, new URL(url)) === undefined).toBe(isExcepted)
  })
})
