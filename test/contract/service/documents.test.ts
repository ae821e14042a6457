import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentJob } from '../../../src/core/areas/documents/documents-calls.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { hurriedClock } from '../../support/base/hurried-clock.ts'
import { DocumentRuns } from '../../support/service/document-runs.ts'

const { en, de } = meeting.agreed
const UNKNOWN_ID = 'a74d88fb-ed2a-4943-a664-a4512398b994'

describe.each(['generic', 'deepl'] as const)('documents, with a %s service', (profile) => {
  let simulator: Simulator
  let runs: DocumentRuns
  beforeEach(async () => {
    simulator = await createSimulator({ clock: hurriedClock })
    runs = await DocumentRuns.on(simulator, profile)
  })
  afterEach(async () => {
    await runs.end()
    await simulator.close()
  })

  const translate = async (name: string, content: string, input: object = {}): Promise<DocumentJob> =>
    runs.translate({ file: await runs.addSource(name, content), ...input })

  it.each([
    ['note.txt', en, de],
    ['note.html', `<p>${en}</p>`, `<p>${de}</p>`],
    ['note.htm', `<p>${en}</p>`, `<p>${de}</p>`],
  ])('come back translated and are saved beside their source: %s', async (name, content, expected) => {
    await translate(name, content, { whenDone: 'beside-source' })
    const [job] = await runs.settled()
    expect(job).toMatchObject({ state: 'done', result: { place: 'beside-source' } })
    expect(job?.billedCharacters).toBeGreaterThan(0)
    expect(job).not.toHaveProperty('isUnchanged')
    expect(await readFile(join(runs.folder, String(job?.result?.name)), 'utf8')).toContain(expected)
  })

  it('into several languages at once are one job each', async () => {
    await translate('note.txt', en, { targetLanguages: ['DE', 'FR', 'ES'], whenDone: 'beside-source' })
    expect((await runs.settled()).map(({ state, result }) => [state, result?.name])).toEqual([
      ['done', 'note de.txt'],
      ['done', 'note fr.txt'],
      ['done', 'note es.txt'],
    ])
    expect(await readFile(join(runs.folder, 'note fr.txt'), 'utf8')).toBe(meeting.agreed.fr)
  })

  it('of the types that it only looks at say that they are unchanged', async () => {
    const extensions = ['doc', 'docx', 'pptx', 'xlsx', 'pdf', 'xlf', 'srt', 'jpeg', 'jpg', 'png']
    for (const extension of extensions)
      await translate(`note.${extension}`, 'not really', { whenDone: 'beside-source' })
    const jobs = await runs.settled()
    expect(jobs.map(({ state, isUnchanged }) => [state, isUnchanged])).toEqual(
      extensions.map(() => ['done', true]),
    )
    for (const extension of extensions)
      expect(await readFile(join(runs.folder, `note de.${extension}`), 'utf8')).toBe('not really')
  })

  it('of a page come in pieces and go in pieces', async () => {
    await runs.restart({ files: {} })
    const content = Buffer.from(`${en}\n`.repeat(12_000))
    const { id } = await runs.call<{ id: string }>('file.begin', { name: 'long.txt', bytes: content.length })
    for (let offset = 0; offset < content.length; offset += 512 * 1024)
      await runs.call('file.append', { id, offset, data: content.subarray(offset, offset + 512 * 1024) })
    const { handle } = await runs.call<{ handle: string }>('file.end', { id })
    const job = await runs.translate({ file: handle })
    const [done] = await runs.settled()
    const total = done?.result?.bytes ?? 0
    let text = ''
    for (let offset = 0; offset < total; ) {
      const { data } = await runs.call<{ data: Uint8Array }>('document.read', { id: job.id, offset })
      text += Buffer.from(data).toString('latin1')
      offset += data.length
    }
    expect(Buffer.from(text, 'latin1').toString()).toBe(`${de}\n`.repeat(12_000))
  })

  it.each([
    [
      'a language that it does not translate into',
      { targetLanguages: ['XX'] },
      { kind: 'refused', status: 400 },
    ],
    [
      'a glossary that is not there',
      { sourceLanguage: 'EN', glossaryId: UNKNOWN_ID },
      { kind: expect.stringMatching(/refused|not-found/) },
    ],
    ['a format that it does not make', { outputFormat: 'pptx' }, { kind: 'refused', status: 400 }],
    [
      'one language into itself',
      { sourceLanguage: 'DE' },
      { kind: 'refused', status: 400, message: expect.stringMatching(/equal/) },
    ],
  ])('fail with the words of the service: %s', async (_what, input, error) => {
    await translate('note.txt', en, input)
    expect(await runs.settled()).toMatchObject([{ state: 'failed', error, canRetry: true }])
  })

  it('of a wrong key fail, and nothing of them is left behind once they are removed', async () => {
    await runs.restart({ keyFromEnvironment: 'wrong' })
    const { id } = await translate('note.txt', en)
    expect(await runs.settled()).toMatchObject([{ state: 'failed', error: { kind: 'not-allowed' } }])
    await runs.call('document.remove', { id })
    expect(await runs.jobs()).toEqual([])
    expect(await runs.ownFiles()).toEqual([])
  })

  it('are refused before they are sent where a target has no formality', async () => {
    const file = await runs.addSource('note.txt', en)
    const input = { file, targetLanguages: ['DE', 'EN-US'], formality: 'more' }
    expect(await runs.backend.dispatch('document.translate', input)).toMatchObject({
      error: { kind: 'invalid-input', field: 'formality', problem: { type: 'not-supported' } },
    })
    expect(await runs.jobs()).toEqual([])
  })

  it('overwrite nothing', async () => {
    await writeFile(join(runs.folder, 'note de.txt'), 'mine')
    await translate('note.txt', en, { whenDone: 'beside-source' })
    await runs.settled()
    expect(await readFile(join(runs.folder, 'note de.txt'), 'utf8')).toBe('mine')
    expect(await readFile(join(runs.folder, 'note de (2).txt'), 'utf8')).toBe(de)
  })
})

describe('documents that the service takes its time for', () => {
  let simulator: Simulator
  let runs: DocumentRuns
  beforeEach(async () => {
    simulator = await createSimulator()
    runs = await DocumentRuns.on(simulator)
  })
  afterEach(async () => {
    await runs.end()
    await simulator.close()
  })

  it('are taken up after a restart', async () => {
    await runs.translate({
      file: await runs.addSource('note.txt', en),
      whenDone: 'beside-source',
    })
    await runs.until(({ state }) => state === 'translating')
    await runs.restart()
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
    expect(await readFile(join(runs.folder, 'note de.txt'), 'utf8')).toBe(de)
  })

  it('that are gone from the service say so, and can be sent again', async () => {
    await runs.translate({
      file: await runs.addSource('note.txt', en),
      whenDone: 'beside-source',
    })
    await runs.until(({ state }) => state === 'translating')
    await runs.backend.close()
    const { address } = simulator
    await simulator.close()
    simulator = await createSimulator({ port: Number(new URL(address).port), key: simulator.key })
    runs.start().resume()
    const [lost] = await runs.settled()
    expect(lost).toMatchObject({ state: 'failed', error: { kind: 'not-found' }, canRetry: true })
    await runs.call('document.retry', { id: lost?.id })
    expect(await runs.settled()).toMatchObject([{ state: 'done' }])
    expect(await readFile(join(runs.folder, 'note de.txt'), 'utf8')).toBe(de)
  })
})

describe('documents, when something goes wrong on the way', () => {
  let simulator: Simulator
  let runs: DocumentRuns
  beforeEach(async () => {
    simulator = await createSimulator({ clock: hurriedClock })
    runs = await DocumentRuns.on(simulator)
  })
  afterEach(async () => {
    await runs.end()
    await simulator.close()
  })

  const translate = async () =>
    runs.translate({ file: await runs.addSource('note.txt', en), whenDone: 'beside-source' })

  it.each([
    ['too many requests', { kind: 'status', status: 429, retryAfter: 2, path: '/v2/document', times: 2 }],
    ['faults while it is asked for', { kind: 'status', status: 500, path: '/v2/document/*', times: 3 }],
    ['a lost answer while it is asked for', { kind: 'reset', path: '/v2/document/*' }],
    ['the page of a proxy while it is asked for', { kind: 'html', path: '/v2/document/*' }],
  ] as const)('are saved in the end: %s', async (_what, fault) => {
    simulator.faults.add([fault])
    await translate()
    expect(await runs.settled()).toMatchObject([{ state: 'done', result: { name: 'note de.txt' } }])
    expect(await readFile(join(runs.folder, 'note de.txt'), 'utf8')).toBe(de)
  })

  it.each([
    ['a lost answer', { kind: 'reset', path: '/v2/document' }],
    ['an answer that makes no sense', { kind: 'invalid-json', path: '/v2/document' }],
    ['the page of a proxy', { kind: 'html', path: '/v2/document' }],
  ] as const)('may be billed where their upload had %s, and are not sent again', async (_what, fault) => {
    simulator.faults.add([fault])
    await translate()
    expect(await runs.settled()).toMatchObject([
      { state: 'failed', error: { kind: 'document-unconfirmed' }, canRetry: true },
    ])
  })

  it('do not follow a redirect', async () => {
    simulator.faults.add([{ kind: 'redirect', path: '/v2/document' }])
    await translate()
    expect(await runs.settled()).toMatchObject([{ state: 'failed', error: { kind: 'invalid-response' } }])
  })
})
