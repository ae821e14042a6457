import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import {
  breakInside,
  breakOff,
  bytes,
  type DocumentPeer,
  status,
} from '../../../test/support/service/document-peer.ts'
import type { DocumentRuns } from '../../../test/support/service/document-runs.ts'
import { eachWithDocuments } from '../../../test/support/service/each-with-documents.ts'
import { json } from '../../../test/support/service/http-peer.ts'
import type { DocumentList } from '../../core/areas/documents/documents-calls.ts'

let peer: DocumentPeer
let runs: DocumentRuns
eachWithDocuments((opened) => ({ peer, runs } = opened))

describe('when something breaks', () => {
  it('an upload whose answer is lost says that it may be billed', async () => {
    peer.uploads = [breakOff]
    await runs.translate()
    expect(await runs.settled()).toMatchObject([{ state: 'failed', error: { kind: 'document-unconfirmed' } }])
    expect(peer.asked).toEqual(['upload'])
  })

  it('an upload that is answered with nonsense says so too', async () => {
    peer.uploads = [bytes('<html>', 'text/html')]
    await runs.translate()
    expect(await runs.settled()).toMatchObject([{ state: 'failed', error: { kind: 'document-unconfirmed' } }])
  })

  it('an upload that the service has no time for is sent again', async () => {
    peer.uploads = [
      json(529, {}),
      json(429, { message: 'Slowly.' }, { 'Retry-After': '7' }),
      json(200, { document_id: 'doc-9', document_key: 'k' }),
    ]
    await runs.translate()
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
    expect(runs.clock.waits).toEqual([2000, 8000])
    const jobs = runs.published.flatMap((list) => list.jobs)
    const sent = jobs.filter(({ state }) => state === 'translating')
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.flatMap(({ error }) => error ?? [])).toEqual([])
    expect(peer.asked).toEqual(['upload', 'upload', 'upload', 'status doc-9', 'result doc-9'])
  })

  it('an upload after which the service failed is not sent again by itself', async () => {
    peer.uploads = [json(500, {})]
    await runs.translate()
    expect(await runs.settled()).toMatchObject([
      { state: 'failed', error: { kind: 'unavailable' }, canRetry: true },
    ])
    expect(peer.asked).toEqual(['upload'])
  })

  it('questions are asked again, however often, and the trouble is told meanwhile', async () => {
    peer.statuses = [breakOff, json(503, {}), bytes('<html>', 'text/html'), json(500, {}), status('done')]
    await runs.translate()
    const [job] = await runs.settled()
    expect(job).toMatchObject({ state: 'done' })
    expect(job).not.toHaveProperty('error')
    expect(runs.published.flatMap((list) => list.jobs.map(({ error }) => error?.kind))).toEqual(
      expect.arrayContaining(['unreachable', 'unavailable', 'invalid-response']),
    )
  })

  it('a document that the service could not translate says why, and can be sent again', async () => {
    peer.statuses = [status('error', { error_message: 'Source and target are the same.' }), status('done')]
    const { id } = await runs.translate()
    expect(await runs.settled()).toMatchObject([
      {
        state: 'failed',
        error: { kind: 'document-failed', message: 'Source and target are the same.' },
        canRetry: true,
      },
    ])
    await runs.call('document.retry', { id })
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
    expect(peer.asked.filter((asked) => asked === 'upload')).toHaveLength(2)
  })

  it('a reason of the service says nothing of the keys that it was asked with', async () => {
    peer.statuses = [status('error', { error_message: 'No document has the key SECRET-KEY-1.' })]
    await runs.translate()
    const [job] = await runs.settled()
    expect(job).toMatchObject({ error: { message: 'No document has the key ….' } })
  })

  it('a document that the service no longer has ends', async () => {
    peer.statuses = [json(404, { message: 'Gone.' })]
    await runs.translate()
    expect(await runs.settled()).toMatchObject([{ state: 'failed', error: { kind: 'not-found' } }])
  })

  it('a translation that is refused before it is ready is asked for later', async () => {
    peer.results = [json(503, { message: 'Not yet.' }), bytes('Hallo')]
    await runs.translate()
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
    expect(peer.asked).toEqual(['upload', 'status doc-1', 'result doc-1', 'status doc-1', 'result doc-1'])
  })

  it('a translation that is refused again and again ends, and the key stays for another try', async () => {
    peer.results = [json(503, { message: 'Already downloaded.' })]
    const { id } = await runs.translate()
    expect(await runs.settled()).toMatchObject([
      { state: 'failed', error: { kind: 'unavailable', message: 'Already downloaded.' }, canRetry: true },
    ])
    expect(peer.asked.filter((asked) => asked === 'result doc-1')).toHaveLength(4)
    peer.results = [bytes('Hallo')]
    await runs.call('document.retry', { id })
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
    expect(peer.asked.filter((asked) => asked === 'upload')).toHaveLength(1)
  })

  it('a translation that breaks off in the middle leaves nothing half-written, and is not fetched again by itself', async () => {
    peer.results = [breakInside('Hal'), bytes('Hallo')]
    const { id } = await runs.translate()
    expect(await runs.settled()).toMatchObject([
      { state: 'failed', error: { kind: 'unreachable', cause: 'connection-lost' }, canRetry: true },
    ])
    expect(await runs.ownFiles()).toEqual([expect.stringMatching(/\.source$/)])
    expect(peer.asked.filter((asked) => asked.startsWith('result'))).toHaveLength(1)
    await runs.call('document.retry', { id })
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
  })

  it('the page of a proxy is not taken for a translation', async () => {
    peer.results = [bytes('<html>Log in</html>', 'text/html')]
    await runs.translate()
    expect(await runs.settled()).toMatchObject([
      { state: 'failed', error: { kind: 'invalid-response' }, canRetry: true },
    ])
  })

  it('an unwritable folder: the translation is not asked for until there is room for it', async () => {
    const own = join(runs.dataFolder, 'documents')
    peer.statuses = [
      (response, request) => {
        // Between the upload and the translation, the folder has become something else.
        void rm(own, { recursive: true })
          .then(() => writeFile(own, 'in the way'))
          .then(() => status('done')(response, request))
      },
      status('done'),
    ]
    const { id } = await runs.translate()
    expect(await runs.settled()).toMatchObject([
      { state: 'failed', error: { kind: 'storage', what: 'translation' }, canRetry: true },
    ])
    expect(peer.asked).toEqual(['upload', 'status doc-1'])
    await rm(own)
    await runs.call('document.retry', { id })
    expect(await runs.settled()).toMatchObject([{ state: 'done', result: { place: 'data-folder' } }])
    expect(peer.asked.filter((asked) => asked === 'upload')).toHaveLength(1)
  })

  it('a folder of the source that is gone: the translation stays with us, and can be saved later', async () => {
    const inner = join(runs.folder, 'inner')
    await mkdir(inner)
    await runs.addSource('inner/letter.txt')
    peer.results = [
      (response, request) =>
        void rm(inner, { recursive: true }).then(() => bytes('Hallo')(response, request)),
    ]
    const { id } = await runs.translate({ file: join(inner, 'letter.txt'), whenDone: 'beside-source' })
    expect(await runs.settled()).toMatchObject([
      {
        state: 'done',
        result: { place: 'data-folder' },
        error: { kind: 'document-kept', detail: expect.stringMatching(/ENOENT/) },
      },
    ])
    expect(await runs.backend.dispatch('document.save', { id, to: 'beside-source' })).toMatchObject({
      error: { kind: 'document-kept' },
    })
    await mkdir(inner)
    await runs.call('document.save', { id, to: 'beside-source' })
    expect(await readFile(join(inner, 'letter de.txt'), 'utf8')).toBe('Hallo')
  })

  it('an unwritable library: the job continues in memory, and the list reports it', async () => {
    peer.uploads = [
      (response, request) => {
        const library = new DatabaseSync(join(runs.dataFolder, 'library.sqlite'))
        library.exec(
          "CREATE TRIGGER full BEFORE UPDATE ON document_jobs BEGIN SELECT RAISE(FAIL, 'disk full'); END",
        )
        library.close()
        json(200, { document_id: 'doc-1', document_key: 'k' })(response, request)
      },
    ]
    await runs.translate({ whenDone: 'beside-source' })
    expect(await runs.settled()).toMatchObject([{ state: 'done', result: { place: 'beside-source' } }])
    expect(await readFile(join(runs.folder, 'letter de.txt'), 'utf8')).toBe('Hallo')
    expect(await runs.call('document.list')).toMatchObject({
      problem: { kind: 'storage', what: 'library', detail: 'disk full' },
    })
  })

  it('a document that is asked for again twice at once is sent once', async () => {
    peer.uploads = [json(500, {}), json(200, { document_id: 'doc-1', document_key: 'k' })]
    const { id } = await runs.translate()
    await runs.settled()
    const retries = await Promise.all([1, 2].map(() => runs.backend.dispatch('document.retry', { id })))
    expect(retries).toMatchObject([{ ok: true }, { error: { kind: 'invalid-input', field: 'id' } }])
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
    expect(peer.asked.filter((asked) => asked === 'upload')).toHaveLength(2)
  })

  it('a bug after the translation has arrived keeps it, and reports its place', async () => {
    await runs.backend.close()
    let isBroken = false
    runs.start({
      publish: (_name, payload) => {
        const [job] = (payload as DocumentList).jobs
        if (isBroken || job?.result === undefined) return
        isBroken = true
        throw new Error('a bug')
      },
    })
    const { id } = await runs.translate()
    expect(await runs.settled()).toMatchObject([
      {
        state: 'done',
        result: { place: 'data-folder', bytes: 5 },
        error: { kind: 'document-kept', detail: 'a bug' },
        canRetry: false,
      },
    ])
    await runs.call('document.save', { id, to: 'beside-source' })
    expect(await readFile(join(runs.folder, 'letter de.txt'), 'utf8')).toBe('Hallo')
  })

  it('a translation that is here is not dropped by asking for it again', async () => {
    peer.results = [json(503, { message: 'Already downloaded.' })]
    const { id } = await runs.translate()
    expect(await runs.settled()).toMatchObject([{ state: 'failed', canRetry: true }])
    const asked = peer.asked.length
    await writeFile(join(runs.dataFolder, 'documents', `${id}.result`), 'Hallo')
    await runs.call('document.retry', { id })
    expect(await runs.settled()).toMatchObject([{ state: 'done', result: { bytes: 5 } }])
    expect(peer.asked).toHaveLength(asked)
  })
})
