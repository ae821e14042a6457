import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FastClock } from '../../../test/support/base/fast-clock.ts'
import { connectionTo } from '../../../test/support/service/connection-to.ts'
import { HttpPeer, json } from '../../../test/support/service/http-peer.ts'
import { silentLog } from '../../core/base/log.ts'
import { ServiceClient } from '../service/http/client.ts'
import { ServiceHttp } from '../service/http/http.ts'
import { finishJob } from './finish-job.ts'

const { signal } = new AbortController()
const random = () => 0

let peer: HttpPeer
beforeEach(async () => {
  peer = await HttpPeer.listen()
})
afterEach(() => peer.close())

describe('a job that fails', () => {
  it('says why, without the key that it was asked for with', async () => {
    const clock = new FastClock()
    const { fetch } = globalThis
    const http = new ServiceHttp({ clock, fetch, userAgent: 'Parley/test', random, log: silentLog })
    const connection = connectionTo(peer.address)
    const failed = { status: 'failed', error: { message: `${connection.key} has no room` } }
    peer.answerWith(json(200, { results: [failed] }))
    const service = new ServiceClient(http, connection, signal)
    expect(
      await finishJob(service, { id: 'job', operation: 'import' }, { clock, random }, { signal }),
    ).toEqual({
      ok: false,
      error: { kind: 'memory-job', reason: 'import-failed', message: '… has no room' },
    })
  })
})
