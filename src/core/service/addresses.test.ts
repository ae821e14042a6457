import { describe, expect, it } from 'vitest'
import {
  checkBaseAddress,
  checkFileAddress,
  checkStreamAddress,
  parseHostName,
  streamSources,
} from './addresses.ts'

const refused = (reason: string) => ({ ok: false, error: expect.objectContaining({ reason }) })

describe('a base address', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    [' https://api.example.com/service/ ', 'https://api.example.com/service'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['https://localhost:4000/', 'https://localhost:4000'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
    ['http://localhost:4000', 'http://127.0.0.1:4000'],
    ['http://LOCALHOST.:4000/x/', 'http://127.0.0.1:4000/x'],
    ['https://service.example.', 'https://service.example'],
    ['https://service.example.:8443/v1', 'https://service.example:8443/v1'],
    ['https://localhost.', 'https://localhost'],
  ])('may be %s', (address, base) => {
    expect(checkBaseAddress(address)).toEqual({ ok: true, value: base })
  })

  it.each([
    ['http://api.example.com', 'not-secure'],
    ['http://127.0.0.1.example.com', 'not-secure'],
    ['http://127.0.0.2:80', 'not-secure'],
    ['http://api.localhost:4000', 'not-secure'],
    ['http://my-computer:4000', 'not-secure'],
    ['ftp://127.0.0.1', 'other-scheme'],
    ['wss://api.example.com', 'other-scheme'],
    ['ws://127.0.0.1:4000', 'other-scheme'],
    ['api.example.com:8443', 'other-scheme'],
    ['localhost:4000', 'other-scheme'],
    ['mailto:service@example.com', 'other-scheme'],
    ['https://user:secret@api.example.com', 'has-credentials'],
    ['https://api.example.com/?key=secret', 'has-query'],
    ['http://127.0.0.1:9602?x=1', 'has-query'],
    ['https://api.example.com/#secret', 'has-query'],
    ['https://api.example.com/?', 'has-query'],
    ['https://service.example..', 'malformed'],
    ['api.example.com', 'malformed'],
    ["https://a;script-src'unsafe-inline'.example.com", 'malformed'],
    ['', 'malformed'],
  ])('may not be %s', (address, reason) => {
    expect(checkBaseAddress(address)).toEqual(refused(reason))
  })

  it.each([
    'https://user:secret@api.example.com/x?key=secret',
    'user:secret@api.example.com',
    'wss://user:secret@api.example.com/x?key=secret',
  ])('never shows what may be secret in it: %s', (address) => {
    const { error } = checkBaseAddress(address) as { error: object }
    expect(JSON.stringify(error)).not.toContain('secret')
  })

  it('is shown only where it names a host', () => {
    expect(checkBaseAddress('api.example.com:8443')).toMatchObject({ error: { address: '' } })
    expect(checkBaseAddress('wss://api.example.com/x')).toMatchObject({
      error: { address: 'wss://api.example.com' },
    })
  })
})

describe('a host name', () => {
  it.each([
    ['stream.test', 'stream.test'],
    [' Stream.TEST. ', 'stream.test'],
    ['例え.jp', 'xn--r8jz45g.jp'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['localhost', 'localhost'],
  ])('is read: %s', (typed, name) => {
    expect(parseHostName(typed)).toBe(name)
  })

  it.each([
    '',
    '.',
    'https://stream.test',
    'stream.test:443',
    'stream.test/path',
    'stream.test?x',
    'user@stream.test',
    '*.stream.test',
    "stream.test;script-src'unsafe-inline'",
    'stream.test,evil.test',
    "'unsafe-eval'",
    'two names',
    'a\nb',
    '[::1]',
    'stream..test',
  ])('is nothing else: %s', (typed) => {
    expect(parseHostName(typed)).toBeUndefined()
  })
})

describe('a stream address', () => {
  it.each([
    ['wss://api.example.com/voice?session=1', 'https://api.example.com', []],
    ['wss://voice.api.example.com/', 'https://api.example.com', []],
    ['wss://api.example.com:8443/', 'https://api.example.com:8443', []],
    ['wss://realtime.stream.test/', 'https://api.example.com', ['stream.test']],
    ['ws://127.0.0.1:4000/voice', 'http://127.0.0.1:4000', []],
  ])('may be %s of %s', (address, base, domains) => {
    expect(checkStreamAddress(address, base, domains)).toEqual({ ok: true, value: address })
  })

  it.each([
    ['ws://api.example.com/', 'https://api.example.com', 'not-secure'],
    ['wss://evil.test/', 'https://api.example.com', 'other-host'],
    ['wss://evilapi.example.com/', 'https://api.example.com', 'other-host'],
    ['wss://api.example.com.evil.test/', 'https://api.example.com', 'other-host'],
    ['wss://stream.test:8443/', 'https://api.example.com', 'other-host'],
    ['wss://user@api.example.com/', 'https://api.example.com', 'has-credentials'],
    ['ws://127.0.0.1:4001/', 'http://127.0.0.1:4000', 'other-host'],
    ['ws://127.0.0.1:4000/', 'https://api.example.com', 'other-host'],
    ['wss://localhost/', 'https://localhost:4000', 'other-host'],
    ['https://api.example.com/', 'https://api.example.com', 'other-scheme'],
    ['nonsense', 'https://api.example.com', 'malformed'],
  ])('may not be %s of %s', (address, base, reason) => {
    expect(checkStreamAddress(address, base, ['stream.test'])).toEqual(refused(reason))
  })

  it('has its source in the content security policy', () => {
    expect(streamSources('https://api.example.com:8443', ['stream.test'])).toEqual([
      'wss://api.example.com:8443',
      'wss://api.example.com',
      'wss://*.api.example.com',
      'wss://stream.test',
      'wss://*.stream.test',
    ])
    expect(streamSources('http://127.0.0.1:4000', [])).toEqual([
      'ws://127.0.0.1:4000',
      'wss://127.0.0.1:4000',
    ])
  })
})

describe('a signed address', () => {
  it.each([
    ['https://storage.test/file', 'https://api.example.com'],
    ['https://127.example.com/', 'https://api.example.com'],
    ['http://127.0.0.1:4000/file', 'http://127.0.0.1:4000'],
    ['https://localhost:4000/file', 'https://localhost:4000'],
  ])('may be %s of %s', (address, base) => {
    expect(checkFileAddress(address, base)).toMatchObject({ ok: true })
  })

  it.each([
    '127.0.0.1',
    '127.0.0.2',
    '127.1',
    '2130706433',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:0.0.0.0]',
    '[::127.0.0.1]',
    'localhost',
    'LOCALHOST.',
    'a.localhost',
  ])('leads to this computer only if the service runs here: %s', (host) => {
    expect(checkFileAddress(`https://${host}/file`, 'https://api.example.com')).toEqual(refused('other-host'))
    expect(checkFileAddress(`https://${host}:1/file`, `https://${host}:2`)).toEqual(refused('other-host'))
  })
})
