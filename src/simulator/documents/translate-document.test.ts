import { describe, expect, it } from 'vitest'
import { meeting } from '../script/script.ts'
import { type DocumentWording, translateDocument } from './translate-document.ts'

function translated(extension: string, source: string, wording: Partial<DocumentWording> = {}) {
  const document = translateDocument(extension, Buffer.from(source), { target: 'DE', ...wording })
  if (typeof document === 'string') throw new Error(document)
  return { text: Buffer.from(document.bytes).toString(), billed: document.billedCharacters }
}

describe('a text file', () => {
  it('is translated, with its lines and its byte order mark', () => {
    expect(translated('txt', `\uFEFF${meeting.agreed.en}\r\n\r\nHello\r\n`)).toEqual({
      text: `\uFEFF${meeting.agreed.de}\r\n\r\n[DE] Hello\r\n`,
      billed: meeting.agreed.en.length + 12,
    })
  })

  it('must be UTF-8', () => {
    expect(translateDocument('txt', Uint8Array.of(0x61, 0xff), { target: 'DE' })).toMatch(/UTF-8/)
  })
})

describe('a page', () => {
  it('keeps its tags, its scripts and its comments', () => {
    const page = (text: string, rest: string) =>
      `<!doctype html>\n<html><head><style>p { color: red }</style><script>say("Hello")</script></head>\n<body><!-- no --><p class="x">${text}</p><p>${rest}</p></body></html>\n`
    const { text, billed } = translated('html', page(meeting.green.en, 'Some <b>bold</b> words'))
    expect(text).toBe(page(meeting.green.de, '[DE] Some <b>bold</b> words'))
    expect(billed).toBe(meeting.green.en.length + 'Some bold words'.length)
  })

  it('shows the wording that was asked for', () => {
    const html = `<p>${meeting.question.en}</p>`
    expect(translated('htm', html, { formality: 'less' }).text).toContain('wie kommst du')
    const terms = [{ source: 'Hello', target: 'Moin' }]
    expect(translated('htm', '<p>Hello</p>', { terms }).text).toBe('<p>[DE] Moin</p>')
  })
})

describe('a large page', () => {
  it.each(['<div ', '<!-- ', '<a "', '<![CDATA[', '<? '])(
    'of nothing but "%s" does not take for ever',
    (tag) => {
      const page = tag.repeat(200_000)
      expect(translated('html', page).text).toContain(page.trim())
    },
  )
})

describe('text inserted into a document with tags', () => {
  it('cannot break it', () => {
    const requests = ['instruction: a<b']
    const terms = [{ source: 'Hello', target: 'R&D' }]
    const { text } = translated('html', '<p>Hello</p>', { terms, requests })
    expect(text).toContain('[DE] R&amp;D [instruction: a&lt;b]<')
  })
})

describe('any other document', () => {
  it.each(['docx', 'xlf', 'srt'])('comes back as it was sent: %s', (extension) => {
    const bytes = Uint8Array.of(0x50, 0x4b, 0xff)
    expect(translateDocument(extension, bytes, { target: 'DE' })).toEqual({
      bytes,
      billedCharacters: 0,
      isUnchanged: true,
    })
  })
})

describe('other documents with tags', () => {
  it.each(['xml', 'dita'])('of the type %s keep them', (extension) => {
    const { text, billed } = translated(extension, `<topic><p>${meeting.agreed.en}</p></topic>`)
    expect(text).toBe(`<topic><p>${meeting.agreed.de}</p></topic>`)
    expect(billed).toBe(meeting.agreed.en.length)
  })
})
