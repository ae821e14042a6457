import { deflateRawSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { agendaFile } from '../../../../test/support/agenda/agenda-file.ts'
import { zip } from '../../../../test/support/agenda/zip.ts'
import { agendaLimits } from '../agenda.ts'
import { proposeTerms } from '../propose/propose.ts'
import { readAgendaFile, readAgendaText } from './read-agenda.ts'

const MEGABYTE = 1_000_000
/** Inflated bytes of one step at most, as DEFLATE allows. */
const MAX_STEP = 4096 * 1032

/** Counts what is inflated from now on. */
function countInflated(): { bytes: number } {
  const count = { bytes: 0 }
  const Platform = DecompressionStream
  vi.stubGlobal(
    'DecompressionStream',
    class {
      readonly #inflating = new Platform('deflate-raw')
      readonly writable = this.#inflating.writable
      readonly readable = this.#inflating.readable.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            count.bytes += chunk.length
            controller.enqueue(chunk)
          },
        }),
      )
    },
  )
  return count
}

describe('a hostile file is refused', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('with 100 MB, before any of it is read', async () => {
    const arrayBuffer = vi.fn<() => Promise<ArrayBuffer>>()
    const refused = await readAgendaFile({ name: 'agenda.docx', size: 100 * MEGABYTE, arrayBuffer })
    expect(refused).toEqual({
      ok: false,
      error: { type: 'too-large', limitBytes: agendaLimits.fileBytes },
    })
    expect(arrayBuffer).not.toHaveBeenCalled()
  })

  it('if it would inflate to far more than the limit, as soon as the limit is reached', async () => {
    const bomb = deflateRawSync(Buffer.alloc(200 * MEGABYTE, ' '))
    const inflated = countInflated()
    const data = Buffer.from('small')
    const start = performance.now()
    const refused = await readAgendaFile(
      agendaFile('bomb.docx', zip([{ name: 'word/document.xml', data, deflated: bomb }])),
    )
    process.stdout.write(
      `ZIP bomb: ${Math.round(performance.now() - start)} ms, ${inflated.bytes} bytes inflated\n`,
    )
    expect(refused).toEqual({ ok: false, error: { type: 'too-complex' } })
    expect(inflated.bytes).toBeLessThan(agendaLimits.inflatedBytes + 2 * MAX_STEP)
  })

  it('if its parts inflate to more than the limit together', async () => {
    const slide = Buffer.from(`<p:sld>${' '.repeat(6 * MEGABYTE)}</p:sld>`)
    const parts = [1, 2, 3, 4].map((i) => ({ name: `ppt/slides/slide${i}.xml`, data: slide }))
    const inflated = countInflated()
    const refused = await readAgendaFile(agendaFile('slides.pptx', zip(parts)))
    expect(refused).toEqual({ ok: false, error: { type: 'too-complex' } })
    expect(inflated.bytes).toBeLessThan(agendaLimits.inflatedBytes + 2 * MAX_STEP)
  })

  it('with more entries than documents have', async () => {
    const data = Buffer.from('<x/>')
    const parts = Array.from({ length: agendaLimits.entries + 1 }, (_, i) => ({ name: `${i}.xml`, data }))
    expect(await readAgendaFile(agendaFile('many.docx', zip(parts)))).toEqual({
      ok: false,
      error: { type: 'too-complex' },
    })
  })

  it('with elements nested ever deeper', async () => {
    const nested = `<!doctype html>${'<div>'.repeat(MEGABYTE)}Ingrid`
    expect(await readAgendaFile(agendaFile('deep.html', nested))).toEqual({
      ok: false,
      error: { type: 'too-complex' },
    })
  })

  it.each([
    ['letters', 'a'],
    ['tags without an end', '<a '],
    ['entities', '&amp;'],
    ['empty elements', '<br/>x'],
  ])('with more %s than a text has', (_, chunk) => {
    const source = `<!doctype html><p>${chunk.repeat((7 * MEGABYTE) / chunk.length)}`
    const start = performance.now()
    const refused = readAgendaText(source)
    process.stdout.write(`${chunk}: ${Math.round(performance.now() - start)} ms\n`)
    expect(refused.ok).toBe(false)
  })
})

describe('an agenda with formulas', () => {
  it('is read without them, and none is proposed', () => {
    const source = [
      '=cmd|"/C calc"!A0',
      '@SUM(1+1)*cmd',
      '-cmd("x")',
      '=HYPERLINK("http://Evilcorp.example","Zyx")',
      '- Ingrid Halvorsen (chair) opens',
    ].join('\n')
    const agenda = readAgendaText(source)
    expect(agenda).toEqual({
      ok: true,
      value: { text: 'Ingrid Halvorsen (chair) opens', people: [], skippedLines: 4 },
    })
    expect(agenda.ok && proposeTerms(agenda.value).map(({ term }) => term)).toEqual(['Ingrid Halvorsen'])
  })

  it('is read without characters that nobody sees', () => {
    expect(readAgendaText('In\u200Bgrid \u202EHalvorsen\u0007')).toMatchObject({
      value: { text: 'Ingrid Halvorsen' },
    })
  })
})
