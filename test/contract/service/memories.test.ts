import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/base/result.ts'
import type { CallOutput } from '../../../src/core/contract/contract.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../support/app/backend-on.ts'
import { DocumentRuns } from '../../support/service/document-runs.ts'
import { hasty } from '../../support/service/official-client.ts'
import { RecordingFetch } from '../../support/service/recording-fetch.ts'
import { call } from '../../support/service/simulator-client.ts'
import { legalTmx } from '../../support/service/tmx.ts'

interface Memory {
  readonly id: string
  readonly name: string
}

describe('translation memories', () => {
  let simulator: Simulator
  let runs: DocumentRuns
  const recorded = new RecordingFetch()
  beforeAll(async () => {
    simulator = await createSimulator({ clock: hasty })
    runs = await DocumentRuns.on(simulator, 'deepl')
    runs.start({ fetch: recorded.fetch })
  })
  afterAll(async () => {
    await runs.end()
    await simulator.close()
  })

  const importLegal = async (input: object = {}) =>
    runs.call<{ memory: Memory; skippedSegments: number }>('memory.import', {
      file: await runs.addSource('legal.tmx', legalTmx),
      ...input,
    })
  const dispatch = (name: string, input: unknown) =>
    runs.backend.dispatch(name, input) as Promise<Result<never>>

  it('are imported, listed, read, exported and deleted', async () => {
    const { memory, skippedSegments } = await importLegal({ name: 'Legal: 2026' })
    expect(skippedSegments).toBe(1)
    const { id } = memory
    expect(memory).toMatchObject({
      name: 'Legal: 2026',
      sourceLanguage: 'en-us',
      targetLanguages: ['de', 'fr'],
      segmentCount: 2,
      createdAt: expect.stringMatching(/^\d{4}-/),
    })
    expect(await runs.call('memory.get', { id })).toEqual(memory)
    expect(await runs.call('memory.list', { pageSize: 25 })).toMatchObject({
      memories: expect.arrayContaining([memory]),
    })
    const used = { texts: ['Force majeure'], targetLanguage: 'de', translationMemoryId: id }
    expect(await runs.call('text.translate', used)).toMatchObject({
      translations: [{ text: expect.stringContaining('Höhere Gewalt') }],
    })

    const exported = await runs.call<{ handle: string; name: string; bytes: number }>('memory.export', { id })
    expect(exported.name).toBe('Legal_ 2026.tmx')
    const { handle } = exported
    const { data } = await runs.call<{ data: Uint8Array }>('memory.read', { handle, offset: 0 })
    expect(data).toHaveLength(exported.bytes)
    const again = await runs.call<{ memory: Memory }>('memory.import', {
      file: await runs.addSource('again.tmx', new TextDecoder().decode(data)),
    })
    const texts = async (of: string) =>
      (await runs.call<CallOutput<'memory.segments'>>('memory.segments', { id: of })).segments.map(
        ({ source, targets }) => [source, ...targets.map(({ language, text }) => [language, text])],
      )
    expect(await texts(again.memory.id)).toEqual(await texts(id))
    await runs.call('memory.release', { handle })
    expect(await dispatch('memory.read', { handle, offset: 0 })).toMatchObject({
      error: { kind: 'invalid-input', field: 'handle' },
    })

    await runs.call('memory.delete', { id })
    expect(await dispatch('memory.get', { id })).toMatchObject({ error: { kind: 'not-found' } })
  })

  it('are sent to the signed address without the key', async () => {
    const before = recorded.sent.length
    const { memory } = await importLegal()
    expect(memory.name).toBe('legal')
    await runs.call('memory.export', { id: memory.id })
    const sent = recorded.sent.slice(before)
    const files = sent.filter(({ path }) => path.startsWith('/storage/'))
    expect(files).toMatchObject([
      { method: 'PUT', authorization: null, body: legalTmx },
      { method: 'GET', authorization: null },
    ])
    expect(sent.filter((each) => !files.includes(each) && each.authorization === null)).toEqual([])
  })

  it('are read in pages, by a cursor that holds for its filter', async () => {
    const { memory } = await importLegal()
    const page = (input: object) => dispatch('memory.segments', { id: memory.id, ...input })
    const first = await runs.call<{ segments: object[]; nextCursor: string }>('memory.segments', {
      id: memory.id,
      pageSize: 1,
    })
    expect(first.segments).toMatchObject([
      {
        source: 'The parties agree & sign.',
        targets: [
          { language: 'de', text: 'Die Parteien einigen sich und unterschreiben.' },
          { language: 'fr', text: 'Les parties conviennent et signent.' },
        ],
      },
    ])
    const { nextCursor: cursor } = first
    const second = await page({ cursor, pageSize: 1 })
    expect(second).toMatchObject({ value: { segments: [{ source: 'Force majeure' }], segmentCount: 2 } })
    expect(second).not.toHaveProperty('value.nextCursor')
    expect(await page({ filter: 'höhere' })).toMatchObject({
      value: { segments: [{ source: 'Force majeure' }], segmentCount: 2 },
    })
    expect(await page({ filter: 'höhere', isCaseSensitive: true })).toMatchObject({
      value: { segments: [] },
    })
    expect(await page({ cursor, filter: 'höhere' })).toMatchObject({ error: { kind: 'refused' } })
    expect(await page({ cursor: 'made-up' })).toMatchObject({ error: { kind: 'refused' } })
  })

  it('are exported once at a time', async () => {
    let now = 0
    const patient = await createSimulator({ clock: { ...hasty, now: () => now } })
    const { dispatch: ask } = backendOn(patient, 'deepl')
    const { memories } = (await ask('memory.list', {}).then((list) => list.ok && list.value)) as {
      memories: [Memory]
    }
    const { id } = memories[0]
    const exports = [ask('memory.export', { id }), ask('memory.export', { id })]
    // The service's clock is stopped, so one export keeps running until it is advanced.
    expect(await Promise.race(exports)).toMatchObject({
      error: { kind: 'memory-job', reason: 'export-running', message: expect.any(String) },
    })
    now = 1000
    expect((await Promise.all(exports)).filter(({ ok }) => ok)).toHaveLength(1)
    // After the export has finished, another one can start.
    expect(await call(patient, 'POST', `/v3/translation_memories/${id}/export`)).toMatchObject({
      status: 200,
    })
    await patient.close()
  })

  it.each([
    ['a page', '<html></html>', 'The file is not TMX.'],
    ['entities that expand', entityBomb(), /entity declarations are not accepted/],
    ['elements without end', `<tmx>${'<a>'.repeat(100)}`, /cannot be read/],
    ['no translations', legalTmx.replaceAll(/xml:lang="(de|fr)"/g, 'xml:lang="en"'), /no translations/],
  ])('are not made of %s', async (_what, content, message) => {
    const file = await runs.addSource('bad.tmx', content)
    expect(await dispatch('memory.import', { file })).toMatchObject({
      error: { kind: 'memory-job', reason: 'import-failed', message: expect.stringMatching(message) },
    })
  })

  it('are not made of another kind of file, or of an empty one', async () => {
    const refused = { error: { kind: 'invalid-input', field: 'file' } }
    const before = recorded.sent.length
    expect(await dispatch('memory.import', { file: await runs.addSource('a.txt', 'x') })).toMatchObject(
      refused,
    )
    expect(await dispatch('memory.import', { file: await runs.addSource('a.tmx', '') })).toMatchObject(
      refused,
    )
    expect(recorded.sent).toHaveLength(before)
  })

  it.each([
    ['without encryption', 'http://storage.example/x', 'not-secure'],
    ['on this computer', 'https://127.0.0.1:9/x', 'other-host'],
    ['with a password', 'https://a:b@storage.example/x', 'has-credentials'],
  ])('are sent to no address %s', async (_what, address, reason) => {
    const answered = await withPeer(
      () => ({ status: 202, body: { job_id: 'job', upload_url: address } }),
      async (peer) => {
        const { dispatch: ask } = backendOn({ address: peer, key: 'key' }, 'deepl')
        return ask('memory.import', { file: await runs.addSource('legal.tmx', legalTmx) })
      },
    )
    expect(answered).toMatchObject({ error: { kind: 'address-refused', reason } })
    expect(JSON.stringify(answered)).not.toContain('/x')
  })

  it.each([
    ['of a storage', 'https://storage.example/put?signature=s'],
    ['of the service itself', 'https://api.deepl.com/v2/usage'],
    ['of another data centre', 'https://api-us.deepl.com/v2/usage'],
    ['below the host of the service', 'https://files.api.deepl.com/put'],
  ])('are sent to and fetched from an address %s without the key', async (_what, address) => {
    const id = randomUUID()
    const memory = { translation_memory_id: id, name: 'Legal', source_language: 'en', target_languages: [] }
    const answers: Readonly<Record<string, object>> = {
      '/v3/translation_memories/import': { job_id: 'job', upload_url: address },
      [`/v3/translation_memories/${id}`]: { ...memory, segment_count: 0 },
      [`/v3/translation_memories/${id}/export`]: { job_id: 'job' },
      '/v3/translation_memories/jobs/job': {
        operation: 'export',
        results: [{ status: 'completed', download_url: address }],
      },
    }
    const keys: [method: string, key: string | null][] = []
    const answer: typeof fetch = async (to, options) => {
      const { method, url, headers } = new Request(to, options)
      if (url !== address) return Response.json(answers[new URL(url).pathname] ?? {})
      keys.push([method, headers.get('Authorization')])
      return new Response('<tmx/>')
    }
    const account = { address: 'https://api.deepl.com', key: 'key', fetch: answer }
    const { dispatch: ask } = backendOn(account, 'deepl')
    await ask('memory.import', { file: await runs.addSource('legal.tmx', legalTmx) })
    expect(await ask('memory.export', { id })).toMatchObject({ ok: true })
    expect(keys).toEqual([
      ['PUT', null],
      ['GET', null],
    ])
  })

  it('are sent again where the storage is busy, and hold nothing against the key where it refuses', async () => {
    simulator.faults.add([{ kind: 'status', status: 503, times: 2, method: 'PUT', path: '/storage/*' }])
    expect(await importLegal()).toMatchObject({ skippedSegments: 1 })
    simulator.faults.add([{ kind: 'status', status: 403, method: 'PUT', path: '/storage/*' }])
    const file = await runs.addSource('legal.tmx', legalTmx)
    expect(await dispatch('memory.import', { file })).toMatchObject({
      error: { kind: 'invalid-response', detail: 'file transfer (403)' },
    })
    expect(await dispatch('memory.list', {})).toMatchObject({ ok: true })
  })

  it('do not follow the storage to another place', async () => {
    const seen: string[] = []
    const answered = await withPeer(
      (url, base) => {
        seen.push(url)
        return url === '/v3/translation_memories/import'
          ? { status: 202, body: { job_id: 'job', upload_url: `${base}/put?signature=secret` } }
          : { status: 307, location: '/elsewhere' }
      },
      async (peer) => {
        const { dispatch: ask } = backendOn({ address: peer, key: 'key' }, 'deepl')
        return ask('memory.import', { file: await runs.addSource('legal.tmx', legalTmx) })
      },
    )
    expect(answered).toMatchObject({ error: { kind: 'invalid-response', detail: 'file transfer (307)' } })
    expect(seen).not.toContain('/elsewhere')
  })
})

function entityBomb(): string {
  const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`)
  return legalTmx.replace('SYSTEM "tmx14.dtd"', `[<!ENTITY e0 "lol">${entities.join('')}]`)
}

interface Said {
  readonly status: number
  readonly body?: object
  readonly location?: string
}

/** Provides a service scripted by the test. */
async function withPeer<T>(
  say: (url: string, base: string) => Said,
  act: (base: string) => Promise<T>,
): Promise<T> {
  const server = createServer((request, response) => {
    const base = `http://${request.headers.host}`
    request.resume().on('end', () => {
      const { status, body, location } = say(request.url ?? '', base)
      response.writeHead(status, {
        'Content-Type': 'application/json',
        ...(location && { Location: location }),
      })
      response.end(body === undefined ? undefined : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
