import { describe, expect, it } from 'vitest'
import { exitCodeOf, mayRepeat } from '../../../core/base/errors.ts'
import { errorOfFailure, readRetryAfter, toResponseError } from './answers.ts'

const failure = (words: string, code?: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(words), { code }) })

const answer = (status: number, body: unknown) =>
  toResponseError({
    status,
    host: 'h.test',
    text: JSON.stringify(body),
    traceId: undefined,
    retryAfterMs: undefined,
    secrets: [],
  })

describe('a refusal', () => {
  it.each([
    ['Missing required scope(s): translate:text', ['translate:text']],
    [
      'Missing required scope(s): glossaries:read, glossaries:write.',
      ['glossaries:read', 'glossaries:write'],
    ],
    ['missing required scope admin', undefined],
    ['Missing required scope(s): ', undefined],
    [undefined, undefined],
  ])('names the scopes that a key lacks, where the service does: %j', (detail, missingScopes) => {
    const error = answer(403, { message: 'Forbidden', detail })
    expect(error).toMatchObject({ kind: 'not-allowed' })
    expect('missingScopes' in error ? error.missingScopes : undefined).toEqual(missingScopes)
  })

  it('has as many scopes as can be shown, however many the service lists', () => {
    const detail = `Missing required scope(s): ${Array(500).fill('a:b').join(',')}`
    expect(answer(403, { detail })).toMatchObject({ missingScopes: { length: 20 } })
  })
})

it('tells an account of another region from a key that is refused', () => {
  const message = 'Your account is denied access. Please contact support.'
  expect(answer(403, { message })).toEqual({ kind: 'other-region', host: 'h.test', message })
  expect(answer(403, { error: { message } })).toMatchObject({ kind: 'other-region' })
  expect(answer(403, { message: 'Access denied.' })).toMatchObject({ kind: 'not-allowed' })
  expect(answer(400, { message })).toMatchObject({ kind: 'refused' })
})

describe('an error', () => {
  const said = { message: 'Too much.', code: 'request_too_large' }
  it.each([
    [said, said],
    [{ error: said }, said],
    [{ error: { ...said, detail: 'At most 5.' } }, { ...said, message: 'Too much. At most 5.' }],
    [
      { error: { message: 'Denied.' }, code: 'outer' },
      { message: 'Denied.', code: 'outer' },
    ],
    [{ message: 'Plain.', error: 'Bad Request' }, { message: 'Plain.' }],
    [{ code: 'only_code' }, { code: 'only_code' }],
    [{ message: 'Odd.', code: 'x'.repeat(65) }, { message: 'Odd.' }],
    [{ message: 'Odd.', code: '\u001b[2J' }, { message: 'Odd.' }],
    [{ message: 'Odd.', code: 7 }, { message: 'Odd.' }],
    [{ error: null }, {}],
    [[], {}],
    ['words', {}],
  ])('that is answered as %j says %j', (body, explanation) => {
    expect(answer(413, body)).toEqual({ kind: 'too-large', ...explanation })
  })

  it('has no code that contains a secret', () => {
    const error = toResponseError({
      status: 413,
      host: 'h.test',
      text: JSON.stringify({ code: 'my-key-1' }),
      traceId: undefined,
      retryAfterMs: undefined,
      secrets: ['my-key'],
    })
    expect(error).toEqual({ kind: 'too-large' })
  })
})

it('cuts a message that is longer than anybody reads, and none of the scopes in it', () => {
  const error = answer(400, { message: 'm'.repeat(100_000) })
  expect('message' in error ? error.message : '').toMatch(/^m{1000}…$/)
})

it.each([
  ['2', 2000],
  ['99999999999999', 86_400_000],
  ['1e300', 86_400_000],
  ['-5', 0],
  ['Fri, 31 Dec 9999 23:59:59 GMT', 86_400_000],
  ['soon', undefined],
])('waits for a while that timers know when it is asked to wait %s', (header, ms) => {
  expect(readRetryAfter(new Headers({ 'Retry-After': header }), 0)).toBe(ms)
})

describe('a date until which nothing is to be asked', () => {
  const headers = (date?: string) =>
    new Headers({
      'Retry-After': 'Mon, 05 Jan 2026 09:00:04 GMT',
      ...(date !== undefined && { Date: date }),
    })

  it.each([-20 * 365 * 86_400_000, -3_600_000, 0, 3_600_000])(
    'is compared with the time of the answer, whatever this computer says: %i ms off',
    (offMs) => {
      const now = Date.UTC(2026, 0, 5, 9) + offMs
      expect(readRetryAfter(headers('Mon, 05 Jan 2026 09:00:00 GMT'), now)).toBe(4000)
    },
  )

  it.each([undefined, 'soon', ''])(
    'is compared with this computer where the answer has no time: %s',
    (date) => {
      expect(readRetryAfter(headers(date), Date.UTC(2026, 0, 5, 9, 0, 1))).toBe(3000)
    },
  )
})

it.each([408, 421, 425])('status %i is about the connection, and may be asked again', (status) => {
  const error = answer(status, {})
  expect(error).toMatchObject({ kind: 'unavailable', status })
  expect([mayRepeat(error, 'safe'), mayRepeat(error, 'unsafe'), exitCodeOf(error)]).toEqual([true, false, 4])
})

describe('a connection that fails', () => {
  it.each([
    ['connect ECONNREFUSED 127.0.0.1:1', 'ECONNREFUSED', 'connection-refused'],
    ['getaddrinfo ENOTFOUND h.test', 'ENOTFOUND', 'name-not-found'],
    ['connect EHOSTUNREACH 10.0.0.1:443', 'EHOSTUNREACH', 'other'],
    ['connect ETIMEDOUT 10.0.0.1:443', 'ETIMEDOUT', 'other'],
    ['wrong version number', 'ERR_SSL_WRONG_VERSION_NUMBER', 'other'],
    ['self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
    ['net::ERR_INTERNET_DISCONNECTED', undefined, 'other'],
  ])('before anything is sent has sent nothing: %s', (words, code, cause) => {
    expect(errorOfFailure(failure(words, code), 'h.test')).toMatchObject({ cause, sent: 'no' })
  })

  it.each([
    ['read EHOSTUNREACH', 'EHOSTUNREACH'],
    ['write ENETUNREACH', 'ENETUNREACH'],
    ['read ETIMEDOUT', 'ETIMEDOUT'],
    ['read ECONNRESET', 'ECONNRESET'],
    ['decryption failed or bad record mac', 'ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC'],
  ])(
    'while it is used may have been understood, and is not tried again where that matters: %s',
    (words, code) => {
      const error = errorOfFailure(failure(words, code), 'h.test')
      expect(error).toMatchObject({ cause: 'connection-lost', sent: 'unknown' })
      expect(mayRepeat(error, 'unsafe')).toBe(false)
      expect(mayRepeat(error, 'safe')).toBe(true)
    },
  )
})
