import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/support/service/simulator-client.ts'
import { legalTmx } from '../../../../test/support/service/tmx.ts'
import { createSimulator, type Simulator } from '../../simulator-server.ts'
import { STORAGE_PATH } from '../http/signed-storage.ts'

const HOUR_MS = 3_600_000
const XML = 'application/xml'
const BYTES = Buffer.byteLength(legalTmx)

describe('an address to which a translation memory is uploaded', () => {
  let simulator: Simulator
  let now = 0
  beforeEach(async () => {
    now = 0
    simulator = await createSimulator({ clock: { now: () => now, after: () => () => undefined } })
  })
  afterEach(() => simulator.close())

  const begin = async () => {
    const { status, body } = await call(simulator, 'POST', '/v3/translation_memories/import', {
      source_file: { file_name: 'legal.tmx', content_type: XML, content_length: BYTES },
    })
    expect(status).toBe(202)
    return body as { job_id: string; upload_url: string }
  }
  const put = async (url: string, body = legalTmx, headers: object = {}) =>
    (await fetch(url, { method: 'PUT', body, headers: { 'Content-Type': XML, ...headers } })).status
  const jobOf = async ({ job_id }: { readonly job_id: string }) =>
    (await call(simulator, 'GET', `/v3/translation_memories/jobs/${job_id}`)).body

  it('opens by itself, and takes no key', async () => {
    const { upload_url } = await begin()
    expect(await put(upload_url, legalTmx, { Authorization: `DeepL-Auth-Key ${simulator.key}` })).toBe(400)
    expect(await put(upload_url)).toBe(200)
  })

  it.each([
    ['more than was declared', `${legalTmx} `, {}, 413],
    ['less than was declared', legalTmx.slice(1), {}, 400],
    ['another type', legalTmx, { 'Content-Type': 'text/plain' }, 403],
  ])('takes nothing of %s', async (_what, body, headers, status) => {
    const begun = await begin()
    expect(await put(begun.upload_url, body, headers)).toBe(status)
    now += 1000
    expect(await jobOf(begun)).toMatchObject({ results: [{ status: 'awaiting_input' }] })
  })

  it('keeps the first file, however often one is uploaded', async () => {
    const countOf = async () =>
      ((await call(simulator, 'GET', '/v3/translation_memories')).body as { total_count: number }).total_count
    const before = await countOf()
    const begun = await begin()
    expect(await put(begun.upload_url)).toBe(200)
    expect(await put(begun.upload_url, legalTmx.replaceAll('<tu', '<xx'))).toBe(200)
    now += 1000
    expect(await jobOf(begun)).toMatchObject({ results: [{ status: 'completed' }] })
    expect(await countOf()).toBe(before + 1)
  })

  it('serves for an hour', async () => {
    const { upload_url } = await begin()
    now += HOUR_MS + 1
    expect(await put(upload_url)).toBe(403)
  })

  it('is for uploads alone, and cannot be guessed', async () => {
    const { upload_url } = await begin()
    expect((await fetch(upload_url)).status).toBe(405)
    expect(await put(`${simulator.address}${STORAGE_PATH}file?signature=guess`)).toBe(403)
    expect(new URL(upload_url).searchParams.get('signature')).toMatch(/^[\w-]{32}$/)
  })

  it('leads an export to its file alone, for an hour and without a key', async () => {
    const { body } = await call(simulator, 'GET', '/v3/translation_memories')
    const [memory] = (body as { translation_memories: { translation_memory_id: string }[] })
      .translation_memories
    const path = `/v3/translation_memories/${memory?.translation_memory_id}/export`
    const begun = (await call(simulator, 'POST', path)).body as { job_id: string }
    now += 1000
    const { results } = (await jobOf(begun)) as { results: [{ download_url: string }] }
    const url = results[0].download_url
    expect(await put(url)).toBe(405)
    expect(await (await fetch(url)).text()).toContain('<tmx version="1.4">')
    now += HOUR_MS + 1
    expect((await fetch(url)).status).toBe(403)
  })
})
