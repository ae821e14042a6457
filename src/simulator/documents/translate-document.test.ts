import { describe, expect, it } from 'vitest'
import { meeting } from '../script/script.ts'
import type { DocumentWording } from './document-wording.ts'
import { translateDocument } from './translate-document.ts'

function translated(extension: string, source: string, wording: Partial<DocumentWording> = {}) {
  const document = translateDocument(extension, Buffer.from(source), { target: 'DE', ...wording })
  if (typeof document === 'string') throw new Error(document)
  return { text: Buffer.from(document.bytes).toString(), billed: document.billedCharacters }
}

const problem = (extension: string, source: string | Uint8Array) =>
  translateDocument(extension, Buffer.from(source), { target: 'DE' })

describe('a text file', () => {
  it('is translated, with its lines and its byte order mark', () => {
    expect(translated('txt', `\uFEFF${meeting.agreed.en}\r\n\r\nHello\r\n`)).toEqual({
      text: `\uFEFF${meeting.agreed.de}\r\n\r\n[DE] Hello\r\n`,
      billed: meeting.agreed.en.length + 12,
    })
  })

  it('must be UTF-8', () => {
    expect(problem('txt', Uint8Array.of(0x61, 0xff))).toMatch(/UTF-8/)
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

describe('subtitles', () => {
  it.each(['\n', '\r\n'])('keep their numbers and times, with lines that end in %j', (newline) => {
    const write = (...cues: string[]) =>
      cues
        .flatMap((cue, i) => [String(i + 1), `00:00:0${i},500 --> 00:00:0${i + 1},250`, cue, ''])
        .join(newline)
    const [first = '', ...others] = meeting.plan.en.split(' ')
    const { text, billed } = translated(
      'srt',
      write(`${first}${newline}${others.join(' ')}`, `<i>${meeting.agreed.en}</i>`, ''),
    )
    expect(text).toBe(write(meeting.plan.de, `<i>${meeting.agreed.de}</i>`, ''))
    expect(billed).toBe(meeting.plan.en.length + meeting.agreed.en.length)
  })

  it('are not just any text', () => {
    expect(problem('srt', 'Hello')).toMatch(/no subtitles/)
  })
})

describe('XLIFF', () => {
  const head = '<?xml version="1.0"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1"'
  const file = (unit: string, attributes = ' srcLang="en"') =>
    `${head}${attributes}>\n<file id="f"><unit id="u">${unit}</unit></file></xliff>\n`
  const german = ' srcLang="en" trgLang="de"'

  it('gets its targets filled in, each on a line of its own where its source has one', () => {
    const segments = (target: string) =>
      `\n  <segment>\n    <source>${meeting.agreed.en}</source>${target}\n  </segment>`
    const { text, billed } = translated('xlf', file(segments('')))
    expect(text).toBe(file(segments(`\n    <target>${meeting.agreed.de}</target>`), german))
    expect(billed).toBe(meeting.agreed.en.length)
  })

  it('keeps its inline codes, and is marked as translated', () => {
    const source = '<source>Press <ph id="1"/> &amp; <pc id="2">go</pc></source>'
    const { text } = translated('xliff', file(`<segment state="initial">${source}</segment>`, german))
    expect(text).toBe(
      file(
        `<segment state="translated">${source}<target>[DE] Press <ph id="1"/> &amp; <pc id="2">go</pc></target></segment>`,
        german,
      ),
    )
  })

  it('gets targets replaced that are there already', () => {
    const unit = (target: string) => `<segment><source>Hi</source>${target}</segment>`
    for (const target of ['<target/>', '<target>Alt <ph id="1"/></target>'])
      expect(translated('xlf', file(unit(target), german)).text).toBe(
        file(unit('<target>[DE] Hi</target>'), german),
      )
  })

  it('of version 1.2 gets the targets of its units', () => {
    const document = (languages: string, unit: string) =>
      `<xliff version="1.2"><file source-language="en"${languages}><body>${unit}</body></file></xliff>`
    const unit = (target: string) =>
      `<trans-unit id="1"><source>${meeting.agreed.en}</source>${target}</trans-unit>`
    const kept = '<trans-unit id="2" translate="no"><source>No</source></trans-unit>'
    const { text, billed } = translated('xlf', document('', unit('') + kept))
    expect(text).toBe(document(' target-language="de"', unit(`<target>${meeting.agreed.de}</target>`) + kept))
    expect(billed).toBe(meeting.agreed.en.length)
  })

  it('of version 2.0 is read like 2.1', () => {
    const document = (target: string, attributes = '') =>
      `<xliff version="2.0"${attributes}><segment><source>Hi</source>${target}</segment></xliff>`
    expect(translated('xlf', document('')).text).toBe(document('<target>[DE] Hi</target>', ' trgLang="de"'))
  })

  it('names the target language as XLIFF does', () => {
    const { text } = translated('xlf', file('', ' trgLang="fr"'), { target: 'ZH-HANT' })
    expect(text).toContain('trgLang="zh-Hant"')
  })

  it('leaves excluded text and text outside segments unchanged', () => {
    const unit =
      '<!-- <segment><source>No</source></segment> --><ignorable><source> </source></ignorable><segment translate="no"><source>No</source></segment>'
    expect(translated('xlf', file(unit, german)).text).toBe(file(unit, german))
  })

  it.each([
    ['another version', '<xliff version="1.0"></xliff>', /1\.0/],
    ['another document', '<html></html>', /not XLIFF/],
    ['tags that do not fit', file('<segment>'), /not XLIFF/],
    ['no tags at all', 'Hello', /not XLIFF/],
  ])('of %s is refused', (_what, source, message) => {
    expect(problem('xlf', source)).toMatch(message)
  })
})

describe('text inserted into a document with tags', () => {
  it.each(['html', 'xlf'])('cannot break it: %s', (extension) => {
    const source = (text: string) =>
      extension === 'html'
        ? `<p>${text}</p>`
        : `<xliff version="2.1"><segment><source>${text}</source></segment></xliff>`
    const requests = ['instruction: a<b']
    const terms = [{ source: 'Hello', target: 'R&D' }]
    const { text } = translated(extension, source('Hello'), { terms, requests })
    expect(text).toContain('[DE] R&amp;D [instruction: a&lt;b]<')
  })
})

describe('any other document', () => {
  it('comes back as it was sent', () => {
    const bytes = Uint8Array.of(0x50, 0x4b, 0xff)
    expect(translateDocument('docx', bytes, { target: 'DE' })).toEqual({
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
