import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { call } from '../../../test/support/service/simulator-client.ts'
import { meeting } from '../script/script.ts'
import { createSimulator, type Simulator } from '../simulator-server.ts'

const clock = new VirtualClock()
let simulator: Simulator
beforeAll(async () => {
  simulator = await createSimulator({ key: 'k', keys: ['k:fx', 'other'], clock })
})
afterAll(() => simulator.close())

const as = (key: string) => ({ Authorization: `Service-Auth-Key ${key}` })

interface Handle {
  readonly document_id: string
  readonly document_key: string
}

interface UploadOptions {
  readonly content?: string | Uint8Array<ArrayBuffer>
  readonly name?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly key?: string
}

async function upload(options: UploadOptions = {}): Promise<{ status: number; body: Handle }> {
  const { content = meeting.agreed.en, name = 'note.txt', fields = {}, key = 'k' } = options
  const form = new FormData()
  for (const [field, value] of Object.entries({ target_lang: 'DE', ...fields })) form.append(field, value)
  form.append('file', new Blob([content]), name)
  const answer = await fetch(`${simulator.address}/v2/document`, {
    method: 'POST',
    body: form,
    headers: as(key),
  })
  return { status: answer.status, body: (await answer.json()) as Handle }
}

const tellStatus = ({ document_id, document_key }: Handle, key = 'k') =>
  call(simulator, 'POST', `/v2/document/${document_id}`, { document_key }, as(key))

const download = ({ document_id, document_key }: Handle) =>
  fetch(`${simulator.address}/v2/document/${document_id}/result`, {
    method: 'POST',
    headers: as('k'),
    body: new URLSearchParams({ document_key }),
  })

describe('a document', () => {
  it('waits, is translated, and can be fetched once', async () => {
    const { body: handle } = await upload()
    expect(handle).toEqual({
      document_id: expect.stringMatching(/^[0-9A-F]{32}$/),
      document_key: expect.stringMatching(/^[0-9A-F]{64}$/),
    })
    const { document_id } = handle
    expect((await tellStatus(handle)).body).toEqual({ document_id, status: 'queued' })
    expect((await download(handle)).status).toBe(503)
    await clock.advance(500)
    expect((await tellStatus(handle)).body).toEqual({
      document_id,
      status: 'translating',
      seconds_remaining: 1,
    })
    expect(await (await download(handle)).json()).toEqual({
      message: expect.stringMatching(/not translated yet/),
    })
    await clock.advance(500)
    const done = { document_id, status: 'done', billed_characters: meeting.agreed.en.length }
    expect((await tellStatus(handle)).body).toEqual(done)
    const result = await download(handle)
    expect(result.headers.get('Content-Type')).toBe('text/plain')
    expect(await result.text()).toBe(meeting.agreed.de)
    const again = await download(handle)
    expect([again.status, await again.json()]).toEqual([
      503,
      { message: expect.stringMatching(/downloaded already/) },
    ])
    expect((await tellStatus(handle)).body).toEqual(done)
  })

  it('is nobody else’s, nor without its own key', async () => {
    const { body: handle } = await upload()
    const { document_id, document_key } = handle
    expect((await tellStatus(handle, 'other')).status).toBe(404)
    expect((await tellStatus({ document_id, document_key: 'x' })).status).toBe(404)
    expect((await tellStatus({ document_id: 'x', document_key })).status).toBe(404)
    expect((await download({ document_id, document_key: 'x' })).status).toBe(404)
    expect((await call(simulator, 'POST', `/v2/document/${document_id}`, {})).status).toBe(400)
  })

  it('that this service cannot translate comes back unchanged, and says so', async () => {
    const content = Uint8Array.of(1, 2, 250)
    const { body: handle } = await upload({ content, name: 'Slides.PPTX' })
    await clock.advance(1000)
    expect((await tellStatus(handle)).body).toMatchObject({
      status: 'done',
      billed_characters: 0,
      demo_note: 'unchanged',
    })
    const result = await download(handle)
    expect(result.headers.get('X-Demo-Note')).toBe('unchanged')
    expect(new Uint8Array(await result.arrayBuffer())).toEqual(content)
  })

  it.each([
    ['EN', 'EN-GB'],
    ['de', 'DE-CH'],
    ['FR', 'FR'],
  ])('is not taken from %s into %s', async (source_lang, target_lang) => {
    expect(await upload({ fields: { source_lang, target_lang } })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/equal/) as string },
    })
  })

  it.each(['a.idml', 'a.mif', 'a.json', 'a.xml', 'a.dita'])('is taken as %s', async (name) => {
    expect((await upload({ name, content: '<a/>', fields: { enable_watermark: 'true' } })).status).toBe(200)
  })

  it('that cannot be read ends in an error, and costs nothing', async () => {
    const used = async () =>
      ((await call(simulator, 'GET', '/v2/usage')).body as { character_count: number }).character_count
    const before = await used()
    const { body: handle } = await upload({ name: 'a.txt', content: Uint8Array.of(0xff) })
    await clock.advance(1000)
    expect((await tellStatus(handle)).body).toMatchObject({
      status: 'error',
      error_message: expect.stringMatching(/UTF-8/),
    })
    expect((await download(handle)).status).toBe(503)
    expect(await used()).toBe(before)
  })

  it('is counted as what it is', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const path = `/v2/admin/analytics?start_date=${day}&end_date=${day}`
    const documents = async () => {
      const { body } = await call(simulator, 'GET', path)
      const { usage_report: report } = body as {
        usage_report: { total_usage: { document_translation_characters: number } }
      }
      return report.total_usage.document_translation_characters
    }
    const before = await documents()
    await upload({ content: 'four' })
    expect((await documents()) - before).toBe(4)
  })

  it('may be named apart from its file', async () => {
    const { body: handle } = await upload({
      name: 'blob',
      fields: { filename: 'page.html' },
      content: '<p>Hi</p>',
    })
    await clock.advance(1000)
    expect(await (await download(handle)).text()).toBe('<p>[DE] Hi</p>')
  })

  it.each<readonly [what: string, options: UploadOptions, status: number]>([
    ['of an unknown type', { name: 'a.exe' }, 400],
    ['without an extension', { name: 'README' }, 400],
    ['that is empty', { content: '' }, 400],
    ['for no language', { fields: { target_lang: 'XX' } }, 400],
    ['of an unknown source', { fields: { source_lang: 'XX' } }, 400],
    ['to be turned into another type', { fields: { output_format: 'docx' } }, 400],
    ['to be turned into nothing known', { fields: { output_format: 'exe' } }, 400],
    ['formal in a language without forms', { fields: { target_lang: 'KO', formality: 'more' } }, 400],
    ['with a glossary but no source', { fields: { glossary_id: crypto.randomUUID() } }, 400],
    [
      'with a glossary that is not there',
      { fields: { source_lang: 'EN', glossary_id: crypto.randomUUID() } },
      404,
    ],
    ['with a style list that is not there', { fields: { style_id: crypto.randomUUID() } }, 404],
    ['with a style list on the Free plan', { fields: { style_id: crypto.randomUUID() }, key: 'k:fx' }, 403],
    ['with a memory that is not there', { fields: { translation_memory_id: crypto.randomUUID() } }, 404],
    ['with a threshold over 100', { fields: { translation_memory_threshold: '101' } }, 400],
  ])('%s is refused', async (_what, options, status) => {
    expect((await upload(options)).status).toBe(status)
  })

  it('beyond its size is answered 413', async () => {
    expect((await upload({ content: new Uint8Array((1 << 20) + 1).fill(97) })).status).toBe(413)
  })

  it('needs a form with a file in it', async () => {
    const send = (body: FormData | URLSearchParams) =>
      fetch(`${simulator.address}/v2/document`, { method: 'POST', body, headers: as('k') })
    const form = new FormData()
    form.append('target_lang', 'DE')
    form.append('file', 'just text')
    expect((await send(form)).status).toBe(400)
    expect((await send(new URLSearchParams({ target_lang: 'DE' }))).status).toBe(400)
  })
})
