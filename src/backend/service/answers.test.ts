import { describe, expect, it } from 'vitest'
import { mayRepeat } from '../../core/retry-policy.ts'
import { errorOfFailure } from './answers.ts'

const failure = (words: string, code?: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(words), { code }) })

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
