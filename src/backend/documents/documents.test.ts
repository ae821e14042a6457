import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type DocumentPeer, status } from '../../../test/support/service/document-peer.ts'
import type { DocumentRuns } from '../../../test/support/service/document-runs.ts'
import { eachWithDocuments } from '../../../test/support/service/each-with-documents.ts'
import { json } from '../../../test/support/service/http-peer.ts'
import type { DocumentJob } from '../../core/areas/documents/documents-calls.ts'

let peer: DocumentPeer
let runs: DocumentRuns
eachWithDocuments((opened) => ({ peer, runs } = opened))

describe('a document', () => {
  it('is uploaded, asked for until it is done, fetched once, and kept until it is saved', async () => {
    peer.statuses = [
      status('queued'),
      status('translating', { seconds_remaining: 20 }),
      status('done', { billed_characters: 5, demo_note: 'unchanged' }),
    ]
    const job = await runs.translate()
    expect(job).toMatchObject({ name: 'letter.txt', bytes: 5, state: 'queued', isDemo: false })
    expect(await runs.settled()).toEqual([
      {
        ...job,
        state: 'done',
        billedCharacters: 5,
        isUnchanged: true,
        result: { name: 'letter de.txt', bytes: 5, place: 'data-folder' },
      },
    ])
    expect(peer.asked).toEqual(['upload', 'status doc-1', 'status doc-1', 'status doc-1', 'result doc-1'])
    // Half of the service's estimate, and a quarter of jitter.
    expect(runs.clock.waits).toEqual([1000, 12_500])
    expect(peer.received[4]?.body).toBe('{"document_key":"SECRET-KEY-1"}')
    expect(runs.published.map(({ jobs: [told] }) => told?.state)).toEqual(
      expect.arrayContaining(['queued', 'uploading', 'translating', 'saving', 'done']),
    )
    expect(await runs.ownFiles()).toEqual([`${job.id}.result`])

    const saved = await runs.call<DocumentJob>('document.save', { id: job.id, to: 'beside-source' })
    expect(saved.result).toEqual({ name: 'letter de.txt', bytes: 5, place: 'beside-source' })
    expect(await readFile(join(runs.folder, 'letter de.txt'), 'utf8')).toBe('Hallo')
    expect(await runs.ownFiles()).toEqual([])
  })

  it('shows no estimate that cannot be true', async () => {
    peer.statuses = [
      status('translating', { seconds_remaining: 2 ** 27 }),
      status('translating', { seconds_remaining: -1 }),
      status('done'),
    ]
    await runs.translate()
    await runs.settled()
    expect(
      runs.published.flatMap(({ jobs }) => jobs.map(({ secondsRemaining }) => secondsRemaining)),
    ).toEqual(runs.published.map(() => undefined))
  })

  it('goes up as one form whose length is known, with every parameter', async () => {
    const id = randomUUID()
    await runs.translate({
      targetLanguages: ['DE'],
      sourceLanguage: 'EN',
      outputFormat: 'docx',
      formality: 'prefer_more',
      glossaryIds: [id, id],
      styleId: id,
      translationMemoryId: id,
      translationMemoryThreshold: 80,
    })
    await runs.settled()
    const [upload] = peer.received
    expect(upload?.headers).toMatchObject({
      authorization: 'Service-Auth-Key my-key',
      'user-agent': 'Parley/1.2.3',
      'content-length': String(upload?.body.length),
    })
    const form = await new Response(upload?.body, {
      headers: { 'Content-Type': String(upload?.headers['content-type']) },
    }).formData()
    expect([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])).toEqual([
      ['target_lang', 'DE'],
      ['source_lang', 'EN'],
      ['output_format', 'docx'],
      ['formality', 'prefer_more'],
      ['glossary_ids', id],
      ['glossary_ids', id],
      ['style_id', id],
      ['translation_memory_id', id],
      ['translation_memory_threshold', '80'],
      ['file', 'letter.txt'],
    ])
    expect((await runs.jobs())[0]?.result?.name).toBe('letter de.docx')
  })

  it('of the old Word comes back as one of the new Word', async () => {
    peer.statuses = [status('done')]
    await runs.translate({ file: await runs.addSource('letter.DOC', 'Hello') })
    expect((await runs.settled())[0]?.result?.name).toBe('letter de.docx')
  })

  it('into several languages is a job for each, and its source is kept for as long as one needs it', async () => {
    peer.uploads = [
      (response, request) =>
        request.body.includes('\r\nDE\r\n')
          ? json(400, { message: 'No.' })(response, request)
          : json(200, { document_id: 'doc-2', document_key: 'k' })(response, request),
    ]
    await runs.translate({ targetLanguages: ['DE', 'FR'], whenDone: 'beside-source' })
    expect((await runs.settled()).map(({ targetLanguage, state }) => [targetLanguage, state])).toEqual([
      ['DE', 'failed'],
      ['FR', 'done'],
    ])
    expect(await readFile(join(runs.folder, 'letter fr.txt'), 'utf8')).toBe('Hallo')
    expect(await runs.ownFiles()).toEqual([expect.stringMatching(/\.source$/)])
    const [failed] = await runs.jobs()
    expect(failed).toMatchObject({ error: { kind: 'refused', message: 'No.' }, canRetry: true })
    await runs.call('document.remove', { id: failed?.id })
    expect(await runs.ownFiles()).toEqual([])
  })

  it('that waits for its turn, behind two that are being sent, ends at once when it is cancelled', async () => {
    let send: (value?: unknown) => void = () => undefined
    const sent = new Promise((resolve) => {
      send = resolve
    })
    peer.uploads = [
      (response, request) =>
        void sent.then(() => json(200, { document_id: 'doc', document_key: 'k' })(response, request)),
    ]
    await runs.translate({ targetLanguages: ['DE', 'FR', 'ES', 'IT'] })
    await expect.poll(() => peer.asked).toEqual(['upload', 'upload'])
    const waiting = (await runs.jobs()).find(({ state }) => state === 'queued')
    expect(await runs.call('document.cancel', { id: waiting?.id })).toMatchObject({ state: 'cancelled' })
    expect(peer.asked).toEqual(['upload', 'upload'])
    send()
    expect((await runs.settled()).map(({ state }) => state).toSorted()).toEqual([
      'cancelled',
      'done',
      'done',
      'done',
    ])
    expect(peer.asked.filter((asked) => asked === 'upload')).toHaveLength(3)
  })

  it('is saved beside its source without overwriting anything', async () => {
    await writeFile(join(runs.folder, 'letter de.txt'), 'mine')
    await runs.translate({ whenDone: 'beside-source' })
    const [job] = await runs.settled()
    expect(job?.result).toEqual({ name: 'letter de (2).txt', bytes: 5, place: 'beside-source' })
    expect(await readFile(join(runs.folder, 'letter de.txt'), 'utf8')).toBe('mine')
    expect(await readFile(join(runs.folder, 'letter de (2).txt'), 'utf8')).toBe('Hallo')
  })

  it('is refused before anything is stored or sent, where the service would refuse it', async () => {
    const file = await runs.addSource('letter.odt')
    expect(
      await runs.backend.dispatch('document.translate', { file, targetLanguages: ['DE'] }),
    ).toMatchObject({
      error: { kind: 'invalid-input', field: 'file', problem: { type: 'unknown-value', value: 'odt' } },
    })
    expect(
      await runs.backend.dispatch('document.translate', {
        file: await runs.addSource('big.srt', 'x'.repeat(153_601)),
        targetLanguages: ['DE'],
      }),
    ).toMatchObject({
      error: { field: 'file', problem: { type: 'too-much', limit: 153_600, unit: 'bytes' } },
    })
    expect(
      await runs.backend.dispatch('document.translate', {
        file: join(runs.folder, 'none.txt'),
        targetLanguages: ['DE'],
      }),
    ).toMatchObject({
      error: { kind: 'storage', what: 'document' },
    })
    expect(existsSync(runs.dataFolder)).toBe(false)
    expect(peer.asked).toEqual([])
  })
})

describe('the key of a document', () => {
  it('is in the library for its user alone while it is needed, and nowhere afterwards', async () => {
    peer.statuses = [status('translating')]
    const { id } = await runs.translate()
    await runs.until(({ state }) => state === 'translating')
    expect(await runs.libraryText()).toContain('SECRET-KEY-1')
    for (const end of ['', '-wal', '-shm'])
      expect((await stat(join(runs.dataFolder, `library.sqlite${end}`))).mode & 0o777).toBe(
        process.platform === 'win32' ? 0o666 : 0o600,
      )
    peer.statuses = [status('done')]
    await runs.settled()
    expect(await runs.libraryText()).not.toContain('SECRET-KEY-1')
    expect(await runs.libraryText()).toContain(id)
    expect(JSON.stringify(runs.published)).not.toContain('SECRET-KEY')
  })

  it('is forgotten with a job that is given up', async () => {
    peer.statuses = [status('translating')]
    const { id } = await runs.translate()
    await runs.until(({ state }) => state === 'translating')
    expect(await runs.call('document.cancel', { id })).toMatchObject({ state: 'cancelled', canRetry: true })
    expect(await runs.libraryText()).not.toContain('SECRET-KEY-1')
    expect(peer.asked).not.toContain('result doc-1')
  })
})

describe('with dialogs', () => {
  it('a document is picked as a handle and saved where the user says, or not', async () => {
    const source = await runs.addSource()
    const target = join(runs.folder, 'chosen.txt')
    const answers = [undefined, target]
    const asked: unknown[] = []
    await runs.restart({
      files: {
        pick: () => Promise.resolve([source]),
        saveAs: (...question) => {
          asked.push(question)
          return Promise.resolve(answers.shift())
        },
      },
    })
    const picked = await runs.call<{ files: { handle: string }[] }>('document.pick')
    expect(picked.files).toMatchObject([{ name: 'letter.txt', bytes: 5 }])
    expect(JSON.stringify(picked)).not.toContain(runs.folder)
    const job = await runs.translate({ file: picked.files[0]?.handle })
    await runs.settled()
    expect(await runs.call('document.save', { id: job.id })).toMatchObject({
      result: { place: 'data-folder' },
    })
    expect(await runs.call('document.save', { id: job.id })).toMatchObject({
      result: { name: 'chosen.txt', place: 'chosen-place' },
    })
    expect(asked).toEqual(
      Array.from({ length: 2 }, () => ['document', 'letter de.txt', runs.folder, { id: 0 }]),
    )
    expect(await readFile(target, 'utf8')).toBe('Hallo')
    expect(await runs.ownFiles()).toEqual([])
    expect(JSON.stringify(await runs.jobs())).not.toContain(runs.folder)
  })
})
