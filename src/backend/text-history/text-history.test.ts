import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostPorts } from '../../../test/support/app/host-ports.ts'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { connectionTo } from '../../../test/support/service/connection-to.ts'
import type { TranslationInput } from '../../core/areas/text/text-calls.ts'
import { EXCERPT_LENGTH } from '../../core/areas/text-history/text-history-calls.ts'
import { defaultCallContext } from '../../core/base/call.ts'
import { silentLog } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { CallOutput } from '../../core/contract/contract.ts'
import type { Retention } from '../../core/session/library/retention.ts'
import { ServiceClient, type ServiceContext } from '../service/http/client.ts'
import { ServiceHttp } from '../service/http/http.ts'
import type { Storage } from '../storage/storage.ts'
import { openStoreHere } from '../storage/storage-store.ts'
import { createTextHistory } from './text-history.ts'

const { fetch, clock, random, log } = hostPorts()
const http = new ServiceHttp({ fetch, clock, random, log, userAgent: 'Parley/test' })
const contextOf = (account: string): ServiceContext => ({
  ...defaultCallContext,
  service: new ServiceClient(
    http,
    connectionTo('https://service.test', { account }),
    defaultCallContext.signal,
  ),
})

let folder: string
const libraryFile = () => join(folder, 'library.sqlite')
/** Changes the library directly, as no page can. */
const write = (statement: string, ...values: string[]) => {
  const database = new DatabaseSync(libraryFile())
  database.prepare(statement).run(...values)
  database.close()
}
let storage: Storage
let retention: Retention
let changes: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-texts-'))
  storage = openStoreHere({
    dataFolder: folder,
    run: randomUUID(),
    retention: () => retention,
    changed: () => (changes += 1),
    log: silentLog,
  })
  retention = 'for-ever'
  changes = 0
})
afterEach(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})

const begin = (translation = (text: string) => `de:${text}`) => {
  const history = createTextHistory({
    storage,
    retention: () => retention,
    clock: new VirtualClock(),
  })
  const translate = history.keeping(({ texts }) =>
    Promise.resolve(
      texts[0] === 'fails'
        ? err({ kind: 'no-key' })
        : ok({
            translations: texts.map((text) => ({ text: translation(text), detectedSourceLanguage: 'EN' })),
          }),
    ),
  )
  const keep = (text: string, keepAs = randomUUID(), more: Partial<TranslationInput> = {}) =>
    translate({ texts: [text], targetLanguage: 'DE', keepAs, ...more }, contextOf('work'))
  const list = async (query = '', more: { limit?: number; after?: number } = {}) =>
    valueOf(await history.handlers['textHistory.list']({ query, limit: 25, ...more }))
  const sources = async (query = ''): Promise<string[]> =>
    (await list(query)).texts.map(({ source }) => source)
  return { ...history, translate, keep, list, sources }
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

describe('a text that was translated', () => {
  it('is stored with all its parameters, newest first', async () => {
    const { keep, sources, handlers } = begin()
    const id = randomUUID()
    await keep('One', id, { context: 'numbers', formality: 'more', glossaryIds: [id] })
    await keep('Two')
    expect(await sources()).toEqual(['Two', 'One'])
    expect(valueOf(await handlers['textHistory.get']({ id }))).toMatchObject({
      source: 'One',
      translation: 'de:One',
      sourceLanguage: 'EN',
      targetLanguage: 'DE',
      request: { targetLanguage: 'DE', context: 'numbers', formality: 'more', glossaryIds: [id] },
      isDemo: false,
    } satisfies Partial<CallOutput<'textHistory.get'>>)
    expect(changes).toBe(2)
  })

  it('is stored once in its last version, however often it was translated while typed', async () => {
    const { keep, sources } = begin()
    const id = randomUUID()
    for (const text of ['G', 'Good', 'Good morning']) await keep(text, id)
    await keep('Other')
    await keep('Good morning, all', id)
    expect(await sources()).toEqual(['Good morning, all', 'Other'])
    expect(await sources('other')).toEqual(['Other'])
  })

  it('is not stored without a request, nor without a translation', async () => {
    const { translate, keep } = begin()
    await translate({ texts: ['One'], targetLanguage: 'DE' }, contextOf('work'))
    await translate({ texts: ['One', 'Two'], targetLanguage: 'DE', keepAs: randomUUID() }, contextOf('work'))
    await keep('fails')
    expect(await readdir(folder)).toEqual([])
  })

  it.each(['nonsense', '{"request":{"targetLanguage":5}}'])(
    'that cannot be read whole (%s) hides no other one, is found, and can be deleted',
    async (about) => {
      const { keep, list, sources, handlers } = begin()
      const id = randomUUID()
      await keep('bad one', id)
      await keep('good one')
      write('UPDATE texts SET about = ? WHERE id = ?', about, id)
      expect(await sources()).toEqual(['good one', 'bad one'])
      expect((await list('bad')).texts).toMatchObject([{ id, targetLanguage: 'und', sourceLanguage: '' }])
      expect(await handlers['textHistory.get']({ id })).toMatchObject({ error: { field: 'id' } })
      await handlers['textHistory.delete']({ id })
      expect(await sources()).toEqual(['good one'])
    },
  )

  it('is translated even if it cannot be stored', async () => {
    await mkdir(libraryFile())
    const { keep, list } = begin()
    expect(valueOf(await keep('One')).translations[0]?.text).toBe('de:One')
    await expect(list()).rejects.toThrow(/storage/)
  })
})

describe('a search', () => {
  it.each([
    ['a word of the text', 'morn'],
    ['a word of the translation', 'GUTEN'],
    ['a word without its accent', 'cafe'],
    ['two characters of a script without spaces', '会議'],
    ['one character of it', '曜'],
    ['words of both', 'morning 会議'],
  ])('finds %s', async (_what, query) => {
    const { keep, sources } = begin(() => 'Guten Morgen im Café, 月曜日の会議')
    await keep('Good morning')
    expect(await sources(query)).toEqual(['Good morning'])
    expect(await sources(`${query} nowhere`)).toEqual([])
  })

  it('shows the match in a long text, whose whole text can be read', async () => {
    const { keep, list, handlers } = begin()
    const id = randomUUID()
    const long = `${'word 😀 '.repeat(20_000)}needle${' word'.repeat(20_000)}`
    await keep(long, id)
    const [found] = (await list('needle')).texts
    // A list searches only the beginning of a long text.
    expect(Array.from(found?.source ?? '').length).toBeLessThanOrEqual(EXCERPT_LENGTH + 2)
    await keep(`${'word '.repeat(1000)}needle${' word'.repeat(1000)}`, id)
    expect((await list('needle')).texts[0]?.source).toMatch(/^….*needle.*…$/)
    await keep(long, id)
    expect(valueOf(await handlers['textHistory.get']({ id })).source).toBe(long)
  })

  it.each(['', 'text'])('is paged without repetitions and omissions (query: "%s")', async (query) => {
    const { keep, list } = begin()
    for (let index = 0; index < 7; index += 1) await keep(`text ${index}`)
    const seen: string[] = []
    let after: number | undefined
    do {
      const page = await list(query, { limit: 3, ...(after !== undefined && { after }) })
      seen.push(...page.texts.map(({ source }) => source))
      if (seen.length === 3) await keep('text that is newer')
      after = page.next
    } while (after !== undefined)
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `text ${index}`))
  })

  it('without words finds nothing', async () => {
    const { keep, sources } = begin()
    await keep('One')
    expect(await sources('"*-')).toEqual([])
  })
})

describe('what is not to be kept', () => {
  const onDisk = async () => {
    const files = await readdir(folder)
    return Buffer.concat(await Promise.all(files.map((file) => readFile(join(folder, file))))).toString(
      'latin1',
    )
  }

  it('touches no disk', async () => {
    retention = 'nothing'
    const { keep, list, resume, close } = begin()
    resume()
    await keep('One')
    expect(await list()).toEqual({ isKept: false, texts: [] })
    expect(await readdir(folder)).toEqual([])
    close()
  })

  it('is gone from the file when it is deleted, one or all', async () => {
    const { keep, sources, handlers } = begin()
    const id = randomUUID()
    await keep('Unrepeatable secret', id)
    await keep('Another mystery')
    expect(await onDisk()).toMatch(/unrepeatable/i)
    await handlers['textHistory.delete']({ id })
    expect(await onDisk()).not.toMatch(/unrepeatable/i)
    expect(await sources()).toEqual(['Another mystery'])
    expect(await handlers['textHistory.get']({ id })).toMatchObject({ error: { field: 'id' } })
    await handlers['textHistory.clear']({})
    expect(await sources()).toEqual([])
    expect(await onDisk()).not.toMatch(/mystery/i)
  })

  it('is gone from the file at the next sweep when it was replaced', async () => {
    const { keep, sources, resume, close } = begin()
    const id = randomUUID()
    await keep('Unrepeatable secret', id)
    await keep('Something else', id)
    resume()
    expect(await sources()).toEqual(['Something else'])
    while (/unrepeatable/i.test(await onDisk())) await new Promise((resolve) => setImmediate(resolve))
    close()
  })

  it('goes when another time is chosen, and when its time has come', async () => {
    const { keep, sources, keepTo, resume, close } = begin()
    await keep('Old')
    write(`UPDATE texts SET kept_at = kept_at - ${2 * 24 * 60 * 60_000}`)
    await keep('New')
    keepTo((retention = '30-days'))
    expect(await sources()).toEqual(['New', 'Old'])
    retention = '1-day'
    resume()
    expect(await sources()).toEqual(['New'])
    close()
    keepTo((retention = 'nothing'))
    expect(await sources()).toEqual([])
    while (/de:new/i.test(await onDisk())) await new Promise((resolve) => setImmediate(resolve))
  })
})
