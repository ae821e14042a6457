import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '../../test/doubles/electron.ts'
import { errorOfAnswer, errorOfFailure } from '../backend/service/answers.ts'
import { createServiceFetch } from './service-fetch.ts'

const serviceFetch = createServiceFetch()
const service = session.fromPartition('service')
const URL_ASKED = new URL('https://service.example/v3/voice')

beforeEach(() => {
  service.fetched.length = 0
})

/** What the service's client makes of a request that fails with `message`. */
async function errorOf(message: string) {
  service.fetchAnswer = () => Promise.reject(new Error(message))
  try {
    const { status } = await serviceFetch(URL_ASKED)
    return errorOfAnswer({ status, host: 'h', text: '', traceId: undefined, retryAfterMs: undefined })
  } catch (thrown) {
    return errorOfFailure(thrown, 'h')
  }
}

describe('a request to the service', () => {
  it('goes through a session that keeps nothing, apart from the pages', async () => {
    const answer = new Response('{}')
    service.fetchAnswer = () => Promise.resolve(answer)
    expect(await serviceFetch(URL_ASKED, { redirect: 'manual' })).toBe(answer)
    expect(service.fetched).toEqual([['https://service.example/v3/voice', { redirect: 'manual' }]])
    // A partition without "persist:" in its name lives in memory.
    expect([...session.partitions].map(([name, { options }]) => [name, options])).toEqual([
      ['service', { cache: false }],
    ])
    expect(session.defaultSession.fetched).toEqual([])
  })

  it.each([
    ['net::ERR_CONNECTION_REFUSED', 'connection-refused', 'no'],
    ['net::ERR_NAME_NOT_RESOLVED', 'name-not-found', 'no'],
    ['net::ERR_CERT_AUTHORITY_INVALID', 'certificate', 'no'],
    ['net::ERR_CONNECTION_RESET', 'connection-lost', 'unknown'],
    ['net::ERR_NETWORK_CHANGED', 'other', 'unknown'],
    ['net::ERR_TIMED_OUT', 'other', 'unknown'],
  ])(
    'that the network fails is the network’s fault, not a fault in Parley: %s',
    async (words, cause, sent) => {
      expect(await errorOf(words)).toEqual({ kind: 'unreachable', host: 'h', cause, sent })
    },
  )

  it('that is sent elsewhere is answered with the redirect, as the standard has it', async () => {
    expect(await errorOf('Redirect was cancelled')).toMatchObject({ kind: 'bad-answer' })
  })

  it('that is given up stays given up', async () => {
    const reason = new DOMException('enough', 'AbortError')
    service.fetchAnswer = () => Promise.reject(reason)
    await expect(serviceFetch(URL_ASKED)).rejects.toBe(reason)
  })
})
