import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { SettingsInMemory } from '../../../test/support/app/settings-in-memory.ts'
import { DocumentPeer, status } from '../../../test/support/service/document-peer.ts'
import type { DocumentRuns } from '../../../test/support/service/document-runs.ts'
import { eachWithDocuments } from '../../../test/support/service/each-with-documents.ts'
import { json } from '../../../test/support/service/http-peer.ts'
import { BoundSecrets } from '../accounts/bound-secrets.ts'
import { createMemorySecrets } from '../accounts/secret-store.ts'
import { systemClock } from '../base/system-clock.ts'

let peer: DocumentPeer
let runs: DocumentRuns
eachWithDocuments((opened) => ({ peer, runs } = opened))

describe('after a restart', () => {
  it('a job that was being translated is asked for with its key, and saved', async () => {
    peer.statuses = [status('translating')]
    await runs.translate({ whenDone: 'beside-source' })
    await runs.until(({ state }) => state === 'translating')
    peer.statuses = [status('done')]
    await runs.restart()
    expect(await runs.settled()).toMatchObject([{ state: 'done', result: { name: 'letter de.txt' } }])
    expect(peer.asked.filter((asked) => asked === 'upload')).toHaveLength(1)
    expect(await readFile(join(runs.folder, 'letter de.txt'), 'utf8')).toBe('Hallo')
  })

  it('a run that only waits for the jobs takes them up, as a command does', async () => {
    peer.statuses = [status('translating')]
    await runs.translate({ whenDone: 'beside-source' })
    await runs.until(({ state }) => state === 'translating')
    await runs.backend.close()
    peer.statuses = [status('done')]
    runs.start()
    expect(await runs.settled()).toMatchObject([{ state: 'done', result: { name: 'letter de.txt' } }])
  })

  it('a job that waited for its turn is uploaded, from our own copy', async () => {
    // A service that cannot be reached yet.
    peer.uploads = [json(429, {}, { 'Retry-After': '300' })]
    await runs.translate()
    await runs.until(({ error }) => error !== undefined)
    await rm(join(runs.folder, 'letter.txt'))
    peer.uploads = []
    await runs.restart()
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
    expect(peer.received.at(1)?.body).toContain('Hello')
  })

  it('a job whose answer was under way says that it may be billed, and is not sent again by itself', async () => {
    peer.uploads = [() => undefined]
    await runs.translate()
    await runs.until(({ state }) => state === 'uploading')
    while (peer.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    await runs.restart()
    expect(await runs.settled()).toMatchObject([
      { state: 'failed', error: { kind: 'document-unconfirmed' }, canRetry: true },
    ])
    expect(peer.asked).toEqual(['upload'])
    peer.uploads = []
    const [job] = await runs.jobs()
    await runs.call('document.retry', { id: job?.id })
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
  })

  it.each([
    ['uploading', { state: 'failed', error: { kind: 'document-unconfirmed' } }],
    ['translating', { state: 'done' }],
    ['saving', { state: 'done' }],
  ])('a job that was %s when the program was killed is taken up', async (state, expected) => {
    peer.statuses = [status('translating')]
    await runs.translate()
    await runs.until((job) => job.state === 'translating')
    await runs.backend.close()
    // As left by a killed run: owned by a run that has ended.
    const database = new DatabaseSync(join(runs.dataFolder, 'library.sqlite'))
    database.prepare('UPDATE document_jobs SET state = ?, owner = ?').run(state, 'killed')
    database.close()
    peer.statuses = [status('done')]
    runs.start()
    runs.backend.resume()
    expect(await runs.settled()).toMatchObject([expected])
  })

  it('a translation that had just arrived is not fetched again', async () => {
    peer.statuses = [status('translating')]
    const { id } = await runs.translate()
    await runs.until((job) => job.state === 'translating')
    await runs.backend.close()
    const database = new DatabaseSync(join(runs.dataFolder, 'library.sqlite'))
    database.prepare("UPDATE document_jobs SET state = 'saving'").run()
    database.close()
    await writeFile(join(runs.dataFolder, 'documents', `${id}.result`), 'Hallo')
    runs.start()
    runs.backend.resume()
    expect(await runs.settled()).toMatchObject([{ state: 'done', result: { bytes: 5 } }])
    expect(peer.asked).not.toContain('result doc-1')
  })

  it('jobs that are done or failed are still there, and rest', async () => {
    await runs.translate()
    await runs.settled()
    const before = await runs.jobs()
    await runs.restart()
    expect(await runs.settled()).toEqual(before)
    expect(peer.asked).toHaveLength(3)
  })

  it('a job of an account whose key is gone waits for the key', async () => {
    peer.statuses = [status('translating')]
    await runs.translate()
    await runs.until(({ state }) => state === 'translating')
    await runs.restart({ keyFromEnvironment: undefined })
    await runs.until(({ error }) => error?.kind === 'no-key')
    expect(await runs.jobs()).toMatchObject([{ state: 'translating' }])
    peer.statuses = [status('done')]
    const secrets = createMemorySecrets()
    await new BoundSecrets(secrets).set('work', `generic ${peer.address}`, 'my-key')
    await runs.restart({ secrets, keyFromEnvironment: undefined })
    const [job] = await runs.settled()
    expect(job).toMatchObject({ state: 'done' })
    expect(job).not.toHaveProperty('error')
  })
})

describe('of two runs that share a folder', () => {
  it('one works on a job, and the other one leaves it alone', async () => {
    peer.statuses = [status('translating')]
    const { id } = await runs.translate()
    await runs.until(({ state }) => state === 'translating')
    const first = runs.backend
    runs.start()
    runs.backend.resume()
    expect(await runs.jobs()).toMatchObject([{ id, state: 'translating' }])
    expect(await runs.settled()).toMatchObject([{ state: 'translating' }])
    expect(await runs.backend.dispatch('document.cancel', { id })).toEqual({
      ok: false,
      error: { kind: 'other-host-only' },
    })
    const second = runs.backend
    runs.backend = first
    peer.statuses = [status('done')]
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
    expect(peer.asked.filter((asked) => asked.startsWith('result'))).toEqual(['result doc-1'])
    await second.close()
  })

  it('a job whose run ends is left alone by the other one, and resumed by the next start', async () => {
    peer.statuses = [status('translating')]
    const { id } = await runs.translate()
    await runs.until(({ state }) => state === 'translating')
    const first = runs.backend
    const second = runs.start()
    second.resume()
    await runs.settled()
    await first.close()
    peer.statuses = [status('done')]
    expect(await runs.settled()).toMatchObject([{ id, state: 'translating' }])
    await runs.restart()
    expect(await runs.settled()).toMatchObject([{ id, state: 'done' }])
  })
})

describe('a job of another account', () => {
  /** A run for another service, as a command names it. */
  const settingsOf = (id: string, address: string) =>
    new SettingsInMemory({
      service: { active: id, accounts: [{ id, name: id, profile: 'generic', plan: 'pro', address }] },
    })

  it('is left alone, with its owner, for a run that has the account', async () => {
    peer.statuses = [status('translating')]
    await runs.translate({ whenDone: 'beside-source' })
    await runs.until(({ state }) => state === 'translating')
    const left = await runs.jobs()
    const other = await DocumentPeer.listen()
    await runs.restart({ settings: settingsOf('other', other.address) })
    expect(await runs.settled()).toEqual(left)
    await runs.backend.close()
    expect(other.received).toEqual([])
    peer.statuses = [status('done')]
    await runs.restart()
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
    await other.close()
  })

  it('is asked for only where it was sent, also when the address of its account has changed', async () => {
    peer.statuses = [status('translating')]
    const { id } = await runs.translate({ whenDone: 'beside-source' })
    await runs.until(({ state }) => state === 'translating')
    const other = await DocumentPeer.listen()
    other.statuses = [json(404, { message: 'No such document.' })]
    await runs.restart({ settings: settingsOf('work', other.address) })
    expect(await runs.settled()).toMatchObject([
      { state: 'failed', error: { kind: 'address-refused', reason: 'other-host' }, canRetry: true },
    ])
    expect(other.received).toEqual([])
    peer.statuses = [status('done')]
    await runs.restart()
    await runs.call('document.retry', { id })
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
    expect(peer.asked.filter((asked) => asked === 'upload')).toHaveLength(1)
    await other.close()
  })
})

describe('the end of the program', () => {
  /** Real time, since the limits in seconds must not be accelerated. */
  beforeEach(async () => {
    await runs.backend.close()
    runs.start({ clock: systemClock })
  })

  it('waits for a translation that arrives, which nobody gets twice', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<() => void>()
    peer.results = [
      (response) => {
        response.writeHead(200, { 'Content-Length': 5 })
        response.write('Hal', () => begin(() => void response.end('lo')))
      },
      json(503, { message: 'Already downloaded.' }),
    ]
    await runs.translate({ whenDone: 'beside-source' })
    const arrive = await begun
    const closed = runs.backend.close()
    arrive()
    await closed
    expect(await readFile(join(runs.folder, 'letter de.txt'), 'utf8')).toBe('Hallo')
    runs.start().resume()
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
    expect(peer.asked).toEqual(['upload', 'status doc-1', 'result doc-1'])
  })

  it('waits for the answer to a document that was sent, and begins nothing more', async () => {
    const { promise: sent, resolve: send } = Promise.withResolvers<() => void>()
    peer.uploads = [
      (response, request) =>
        send(() => json(200, { document_id: 'doc-1', document_key: 'k' })(response, request)),
    ]
    await runs.translate()
    const answer = await sent
    const closed = runs.backend.close()
    answer()
    await closed
    expect(peer.asked).toEqual(['upload'])
    await runs.restart()
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
    expect(peer.asked).toEqual(['upload', 'status doc-1', 'result doc-1'])
  })
})
