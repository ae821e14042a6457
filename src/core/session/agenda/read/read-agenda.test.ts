import { describe, expect, it, vi } from 'vitest'
import { agendaFile } from '../../../../../test/support/agenda/agenda-file.ts'
import { agendaLimits } from '../agenda.ts'
import { readAgendaFile, readAgendaText } from './read-agenda.ts'

const read = (contents: string | Uint8Array<ArrayBuffer>) => readAgendaFile(agendaFile(contents))
const textOf = async (contents: string | Uint8Array<ArrayBuffer>) => {
  const agenda = await read(contents)
  return agenda.ok ? agenda.value.text : agenda.error.type
}
const bytes = (...values: readonly (string | number)[]) =>
  new Uint8Array(values.flatMap((value) => (typeof value === 'string' ? [...Buffer.from(value)] : [value])))

describe('an agenda is read from', () => {
  it('a text or Markdown, without its marks, addresses and what nobody sees', () => {
    const source =
      '# Agenda\r\n\r\n* **Ingrid** opens: see [the plan](https://example.com/a_b)\r\n2. Mail to tom@example.com\n| Who | What |\nIn\u200Bgrid \u202EHalvorsen\u0007'
    expect(readAgendaText(source)).toEqual({
      ok: true,
      value: {
        text: 'Agenda\nIngrid opens: see the plan\nMail to\n. Who . What .\nIngrid Halvorsen',
        people: [],
        skippedLines: 0,
      },
    })
  })

  it('a text in UTF-8 or UTF-16, and none in another encoding', async () => {
    expect(await textOf(new Uint8Array(Buffer.from('\uFEFFZoë Ćosić', 'utf16le')))).toBe('Zoë Ćosić')
    expect(await textOf(bytes(0xef, 0xbb, 0xbf, 'Zoë'))).toBe('Zoë')
    expect(await textOf(bytes('Zo', 0xeb))).toBe('encoding')
    expect(await textOf(bytes(0xcf, 0xee, 0xe2, 0xe5))).toBe('encoding')
    expect(await textOf(bytes('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:', 0xbb, 0xe1, '\r\n'))).toBe(
      'encoding',
    )
  })

  it.each<[string, readonly (string | number)[], number, number]>([
    ['a text', ['Agenda\r\nZo', 0xeb, '\r\n'], 2, 3],
    [
      'a calendar, whose lines count as in the file',
      ['BEGIN:VCALENDAR\r\nSUMMARY:a\r\n b', 0xe9, '\r\n'],
      3,
      3,
    ],
  ])('nothing that has a wrong byte, and where it is: %s', async (_, contents, line, column) => {
    expect(await read(bytes(...contents))).toEqual({ ok: false, error: { type: 'encoding', line, column } })
  })

  it('a calendar whose lines are folded within a letter', async () => {
    const head = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Zo'
    const tail = ' K\u00e4rcher\r\nEND:VEVENT\r\nEND:VCALENDAR'
    for (const fold of ['\r\n ', '\n\t'])
      expect(await textOf(bytes(head, 0xc3, fold, 0xab, tail))).toBe('Zo\u00eb K\u00e4rcher')
  })
})

describe('an agenda is refused', () => {
  it.each([
    ['a PDF', '%PDF-1.7 …', 'document'],
    ['a document of Word', bytes('PK', 3, 4, 20, 0), 'document'],
    ['an old document', bytes(0xd0, 0xcf, 0x11, 0xe0, 0, 0), 'document'],
    ['rich text', '{\\rtf1 Ingrid}', 'document'],
    ['a web page', '<!doctype html><p>Ingrid', 'document'],
    ['bytes that are no text', bytes(1, 0, 2, 0), 'document'],
    ['a picture', bytes(0x89, 'PNG', 0, 0xff), 'document'],
    ['a text without words', ' \n\n', 'empty'],
    ['a text that is too long', 'x'.repeat(agendaLimits.characters + 1), 'too-long'],
  ] as const)('as %s', async (_, contents, type) => {
    expect(await textOf(contents)).toBe(type)
  })

  it('with 100 MB, before any of it is read', async () => {
    const arrayBuffer = vi.fn<() => Promise<ArrayBuffer>>()
    expect(await readAgendaFile({ size: 100_000_000, arrayBuffer })).toEqual({
      ok: false,
      error: { type: 'too-large' },
    })
    expect(arrayBuffer).not.toHaveBeenCalled()
  })

  it.each([
    ['letters', 'a'],
    ['tags without an end', '<a '],
    ['nested entries', 'BEGIN:VEVENT\n'],
    ['words apart', 'a-'],
    ['numbers', '1 '],
    ['plus signs', '+1'],
    ['words for secrets', 'code x '],
    ['words for secrets in one word', 'id.'],
    ['rules', '__________\n'],
    ['quotation marks', 'ATTENDEE;CN="x\\'],
    ['characters that stand for several', '㍿'],
    ['brackets', '['],
    ['addresses', 'www.,'],
  ])('or read within a moment, with more %s than a text has', (_, chunk) => {
    const size = agendaLimits.fileBytes - 100
    for (const head of ['', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDESCRIPTION:']) {
      const source = head + chunk.repeat(size / chunk.length)
      const start = performance.now()
      for (const text of [source, source.slice(0, agendaLimits.characters)]) {
        const agenda = readAgendaText(text)
        expect(agenda.ok && agenda.value.text.length > agendaLimits.characters).toBe(false)
      }
      process.stdout.write(`${chunk.trim()}: ${Math.round(performance.now() - start)} ms\n`)
    }
  })
})
