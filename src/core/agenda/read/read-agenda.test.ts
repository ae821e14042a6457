import { describe, expect, it } from 'vitest'
import { agendaFile } from '../../../../test/support/agenda/agenda-file.ts'
import { zip, zipText } from '../../../../test/support/agenda/zip.ts'
import { readAgendaFile, readAgendaText } from './read-agenda.ts'

const read = (name: string, contents: string | Uint8Array<ArrayBuffer>) =>
  readAgendaFile(agendaFile(name, contents))
const textOf = async (name: string, contents: string | Uint8Array<ArrayBuffer>) => {
  const agenda = await read(name, contents)
  return agenda.ok ? agenda.value.text : agenda.error.type
}

const WORD =
  '<?xml version="1.0"?><w:document><w:body><w:p><w:r><w:t>Ingrid &amp; Tom</w:t></w:r><w:r><w:tab/><w:t>open</w:t></w:r></w:p>' +
  '<w:p><w:r><w:instrText>DDEAUTO c:\\cmd</w:instrText><w:delText>Gone</w:delText><w:t xml:space="preserve">H&#xE9;l&#232;ne </w:t></w:r></w:p></w:body></w:document>'

describe('an agenda is read from', () => {
  it('a text or Markdown, without its marks and addresses', () => {
    const source =
      '# Agenda\r\n\r\n* **Ingrid** opens: see [the plan](https://example.com/a_b)\r\n2. Mail to tom@example.com\n| Who | What |\n'
    expect(readAgendaText(source)).toEqual({
      ok: true,
      value: {
        text: 'Agenda\nIngrid opens: see the plan\nMail to\n. Who . What .',
        people: [],
        skippedLines: 0,
      },
    })
  })

  it('a text in UTF-16 or Windows-1252', async () => {
    const utf16 = new Uint8Array(Buffer.from('\uFEFFZoë Ćosić', 'utf16le'))
    expect(await textOf('agenda.txt', utf16)).toBe('Zoë Ćosić')
    expect(await textOf('agenda.txt', new Uint8Array([0x5a, 0x6f, 0xeb]))).toBe('Zoë')
  })

  it('a document of Word, without instructions of fields and deleted text', async () => {
    expect(await textOf('a.docx', zipText('word/document.xml', WORD))).toBe('Ingrid & Tom\nopen\nHélène')
  })

  it('slides in their order, with their notes', async () => {
    const slide = (text: string) => Buffer.from(`<p:sld><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`)
    const parts = [
      { name: 'ppt/slides/slide10.xml', data: slide('tenth') },
      { name: 'ppt/slides/slide2.xml', data: slide('second') },
      { name: 'ppt/media/image1.png', data: Buffer.from('no text') },
    ]
    expect(await textOf('a.pptx', zip(parts))).toBe('second\ntenth')
  })

  it('a document of OpenDocument', async () => {
    const content =
      '<office:text><text:h>Agenda</text:h><text:p>Ingrid<text:tab/>opens</text:p></office:text>'
    expect(await textOf('a.odt', zipText('content.xml', content))).toBe('Agenda\nIngrid\nopens')
  })

  it('HTML, without scripts, styles and comments', async () => {
    const page =
      '<!doctype html><title>A</title><style>p{}</style><p title="a > b">Z&uuml;rich &lt;3<br>B<script>let Name = "x"</script><!-- C --><p>D'
    expect(await textOf('a.html', page)).toBe('A\nZürich <3\nB\nD')
  })
})

describe('an agenda is refused', () => {
  it.each([
    ['a PDF', 'a.pdf', '%PDF-1.7 …', 'pdf'],
    ['a table', 'a.csv', 'Name,Role', 'table'],
    ['a table in an archive', 'a.docx', zipText('xl/workbook.xml', '<x/>'), 'table'],
    ['an old document', 'a.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'locked'],
    ['rich text', 'a.rtf', '{\\rtf1 Ingrid}', 'unknown'],
    ['an archive without a document', 'a.zip', zipText('photo.jpg', 'x'), 'unknown'],
    ['bytes that are no text', 'a.txt', new Uint8Array([1, 0, 2, 0]), 'unknown'],
    ['a text without words', 'a.txt', ' \n\n', 'empty'],
    ['a cut document', 'a.docx', zipText('word/document.xml', WORD).slice(0, 60), 'damaged'],
  ] as const)('as %s', async (_, name, contents, type) => {
    expect(await textOf(name, contents)).toBe(type)
  })

  it('with a password', async () => {
    const part = { name: 'word/document.xml', data: Buffer.from(WORD) }
    expect(await textOf('a.docx', zip([{ ...part, isEncrypted: true }]))).toBe('locked')
    expect(await textOf('a.odt', zipText('content.xml', '\u0007 secret'))).toBe('locked')
  })

  it('if its contents cannot be inflated', async () => {
    const part = { name: 'content.xml', data: Buffer.from('x'), deflated: new Uint8Array([7, 7, 7]) }
    expect(await textOf('a.odt', zip([part]))).toBe('damaged')
  })
})
