import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../test/support/service/simulator-client.ts'
import { createSimulator, type Simulator } from '../simulator-server.ts'

let folder: string
let running: Simulator[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-stored-'))
  running = []
})
afterEach(async () => {
  for (const simulator of running) await simulator.close()
  rmSync(folder, { recursive: true })
})

const file = () => join(folder, 'data', 'demo-service.json')

async function start(): Promise<Simulator> {
  const simulator = await createSimulator({ keys: ['another'], storeIn: file() })
  running.push(simulator)
  return simulator
}

async function restart(): Promise<Simulator> {
  await running.at(-1)?.close()
  return start()
}

const read = async (simulator: Simulator, path: string): Promise<unknown> =>
  (await call(simulator, 'GET', path)).body

const dictionary = { source_lang: 'en', target_lang: 'de', entries: 'code\tQuelltext', entries_format: 'tsv' }
const GLOSSARY = { name: 'Réunion', dictionaries: [dictionary] }
const TERMS = { name: 'Names', term_lists: [{ lang: 'en', entries: 'Grafana\nSiobhán' }] }
const RULES = {
  name: 'House',
  language: 'de',
  configured_rules: { dates_and_times: { time_format: 'use_24_hour_clock' } },
  custom_instructions: [{ label: 'Short', prompt: 'Be short.' }],
}

const idOf = ({ body }: { readonly body: unknown }) => Object.values(body as object)[0] as string

async function importMemory(simulator: Simulator): Promise<void> {
  const tmx = `<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Hi</seg></tuv>
    <tuv xml:lang="de"><seg>Hallo</seg></tuv></tu></body></tmx>`
  const begun = await call(simulator, 'POST', '/v3/translation_memories/import', {
    source_file: { file_name: 'a.tmx', content_length: Buffer.byteLength(tmx) },
  })
  const { upload_url: url } = begun.body as { upload_url: string }
  const sent = await fetch(url, { method: 'PUT', headers: { 'Content-Type': 'application/xml' }, body: tmx })
  expect(sent.ok).toBe(true)
  while (!JSON.stringify(await read(simulator, '/v3/translation_memories')).includes('a.tmx'));
}

describe('what was made at the demo service', () => {
  it('is there after a restart, as it was: glossaries, spoken terms, style rules and memories', async () => {
    const first = await start()
    const paths = [
      `/v3/glossaries/${idOf(await call(first, 'POST', '/v3/glossaries', GLOSSARY))}/entries?source_lang=en&target_lang=de`,
      `/v3/spoken-terms/${idOf(await call(first, 'POST', '/v3/spoken-terms', TERMS))}/entries?lang=en`,
      `/v3/style_rules/${idOf(await call(first, 'POST', '/v3/style_rules', RULES))}`,
      '/v3/glossaries',
      '/v3/spoken-terms',
      '/v3/translation_memories',
    ]
    await importMemory(first)
    const before = await Promise.all(paths.map((path) => read(first, path)))
    const second = await restart()
    expect(await Promise.all(paths.map((path) => read(second, path)))).toEqual(before)
    expect(JSON.stringify(before)).toMatch(/Quelltext.*Siobhán.*Be short.*Réunion.*Names.*a\.tmx/)
  })

  it('stays as it was changed last, and deleted if it was', async () => {
    const first = await start()
    const kept = idOf(await call(first, 'POST', '/v3/glossaries', GLOSSARY))
    const other = idOf(await call(first, 'POST', '/v3/glossaries', GLOSSARY))
    await call(first, 'PATCH', `/v3/glossaries/${kept}`, { name: 'Meeting' })
    await call(first, 'DELETE', `/v3/glossaries/${other}`)
    const memories = await read(first, '/v3/translation_memories')
    const second = await restart()
    expect(await read(second, '/v3/glossaries')).toMatchObject({
      glossaries: [{ glossary_id: kept, name: 'Meeting' }],
    })
    expect(await read(second, '/v3/translation_memories')).toMatchObject({
      translation_memories: (
        memories as { translation_memories: { translation_memory_id: string }[] }
      ).translation_memories.map(({ translation_memory_id }) => ({ translation_memory_id })),
    })
  })

  it('is seen by other processes that run at the same time, of which none undoes what another made', async () => {
    const [app, command] = [await start(), await start()]
    await call(app, 'POST', '/v3/glossaries', { ...GLOSSARY, name: 'of the app' })
    await call(command, 'POST', '/v3/glossaries', { ...GLOSSARY, name: 'of the command' })
    await call(app, 'POST', '/v3/spoken-terms', TERMS)
    const all = { glossaries: [{ name: 'of the app' }, { name: 'of the command' }] }
    expect(await read(app, '/v3/glossaries')).toMatchObject(all)
    expect(await read(await restart(), '/v3/glossaries')).toMatchObject(all)
  })

  it('is its user’s alone, and of the main key alone', async () => {
    const simulator = await start()
    await call({ ...simulator, key: 'another' }, 'POST', '/v3/glossaries', {
      ...GLOSSARY,
      name: 'of another',
    })
    await call(simulator, 'POST', '/v3/glossaries', GLOSSARY)
    expect(statSync(file()).mode & 0o077).toBe(0)
    expect(readFileSync(file(), 'utf8')).not.toContain('of another')
  })

  it.each([
    ['is not JSON', '{"glossaries": ['],
    ['is of another form', '{"glossaries": [{"id": 7}]}'],
    ['is no object', '[]'],
  ])('is set aside if the file %s, and the service begins anew', async (_why, text) => {
    const first = await start()
    await call(first, 'POST', '/v3/glossaries', GLOSSARY)
    writeFileSync(file(), text)
    const second = await restart()
    expect(await read(second, '/v3/glossaries')).toEqual({ glossaries: [] })
    const [aside = ''] = readdirSync(join(folder, 'data'))
    expect(aside).toMatch(/^demo-service\.json\.unreadable-/)
    expect(readFileSync(join(folder, 'data', aside), 'utf8')).toBe(text)
    await call(second, 'POST', '/v3/glossaries', GLOSSARY)
    expect(await read(await restart(), '/v3/glossaries')).toMatchObject({ glossaries: [{ name: 'Réunion' }] })
  })

  it('is refused if it cannot be stored, and nothing pretends to be there', async () => {
    writeFileSync(join(folder, 'data'), 'a file where the folder should be')
    const simulator = await start()
    expect((await call(simulator, 'POST', '/v3/glossaries', GLOSSARY)).status).toBe(500)
    expect(await read(simulator, '/v3/glossaries')).toEqual({ glossaries: [] })
  })
})
