import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { meetingFile } from '../../../../../test/support/sessions/session-file.ts'
import { columns } from '../../../base/words/columns.ts'
import { breakAfter, FIRST_LATE, type SessionView, type StoredCaptionView } from '../session-schema.ts'
import { exportSession } from './export.ts'
import { readSessionFile, toSessionFile } from './session-file.ts'
import { toCues } from './subtitle-cues.ts'
import { MAX_COLUMNS } from './wrap.ts'

const session = (change: Partial<SessionView> = {}): SessionView => ({
  id: 'one',
  title: 'Release plan',
  startedAt: new Date(2026, 10, 21, 14, 5).getTime(),
  durationMs: 9000,
  state: 'ended',
  captions: 2,
  targetLanguages: ['de'],
  tags: ['team'],
  isDemo: false,
  opening: 'Hello.',
  soundBytes: 0,
  notes: 'Ask again.',
  gaps: [],
  about: { targetLanguages: ['de'], spokenLanguages: [], isDemo: false, settings: { formality: 'more' } },
  audioMs: 9000,
  ...change,
})

const caption = (index: number, change: Partial<StoredCaptionView> = {}): StoredCaptionView => ({
  index,
  startMs: 1000 + index * 4000,
  endMs: 3500 + index * 4000,
  language: 'en',
  source: ` Hello, number ${index}.`,
  targets: { de: ` Hallo, Nummer ${index}.` },
  originals: {},
  ...change,
})

const textOf = (
  format: Parameters<typeof exportSession>[2],
  captions: StoredCaptionView[],
  lines?: string[],
) => exportSession(session(), captions, format, lines).text

describe('an exported session', () => {
  it('is SubRip with the times of the speech', () => {
    expect(textOf('srt', [caption(0), caption(1)], ['source', 'de'])).toBe(
      '1\n00:00:01,000 --> 00:00:03,500\nHello, number 0.\nHallo, Nummer 0.\n\n' +
        '2\n00:00:05,000 --> 00:00:07,500\nHello, number 1.\nHallo, Nummer 1.\n',
    )
  })

  it('is WebVTT, in which speech never forms a tag', () => {
    expect(textOf('vtt', [caption(0, { targets: { de: 'a <b> & --> c' } })], ['de'])).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\na &lt;b&gt; &amp; --&gt; c\n',
    )
  })

  it('is text, Markdown and a table', () => {
    expect(textOf('txt', [caption(0)])).toBe(
      'Release plan\n2026-11-21 14:05\n\n[0:00:01]\nEN: Hello, number 0.\nDE: Hallo, Nummer 0.\n',
    )
    expect(textOf('md', [caption(0, { source: '# *Hello*' })], ['source'])).toBe(
      '# Release plan\n\n2026-11-21 14:05\n\n*0:00:01*  \n**EN** \\# \\*Hello\\*\n',
    )
    expect(textOf('csv', [caption(0, { source: 'He said "no", twice' })])).toBe(
      '\ufeffstart,end,language,source,de\r\n' +
        '00:00:01.000,00:00:03.500,en,"He said ""no"", twice","Hallo, Nummer 0."\r\n',
    )
  })

  it('has captions of speech that was missing in their place, in every format', () => {
    const late = caption(FIRST_LATE, {
      startMs: 2000,
      endMs: 4500,
      source: ' Missed.',
      targets: { de: ' Verpasst.' },
    })
    for (const format of ['srt', 'vtt', 'txt', 'md', 'csv', 'json', 'parley'] as const) {
      const text = textOf(format, [caption(0), caption(1), late])
      const places = ['number 0', 'Missed', 'number 1'].map((words) => text.indexOf(words))
      expect(places, format).toEqual(places.toSorted((a, b) => a - b))
      expect(Math.min(...places), format).toBeGreaterThan(0)
    }
  })

  it('contains nothing that another program would execute', () => {
    const said = [caption(0, { source: "=cmd|'/C calc'!A0", targets: { de: '@SUM(1+1)*cmd' } })]
    expect(textOf('csv', said)).toContain(`,en,"'=cmd|'/C calc'!A0",'@SUM(1+1)*cmd\r\n`)
    const marked = [caption(0, { source: '<img src=x onerror=alert(1)> </b> {\\an8}{b}', targets: {} })]
    const srt = textOf('srt', marked, ['source'])
    expect(srt).not.toMatch(/<[a-z/]|\{\\/i)
    // The text stays readable, with an invisible mark where a tag would have begun.
    expect(srt.replaceAll('\u2060', '').replace(/\s+/g, ' ')).toContain(
      '<img src=x onerror=alert(1)> </b> {\\an8}{b}',
    )
    expect(textOf('srt', [caption(0, { source: 'a < b {c}' })], ['source'])).toContain('\na < b {c}\n')
  })

  it('marks the place of speech that is missing, in every format', () => {
    const gaps = [{ fromMs: 3600, toMs: 4800 }]
    for (const format of ['srt', 'vtt', 'txt', 'csv'] as const)
      expect(exportSession(session({ gaps }), [caption(0), caption(1)], format).text).toContain('[… 2 s …]')
    expect(exportSession(session({ gaps }), [], 'md').text).toContain(String.raw`\[… 2 s …\]`)
  })

  it('ends with a mark if the session breaks off, in every format', () => {
    const gaps = [breakAfter(caption(1))]
    for (const format of ['srt', 'vtt', 'txt', 'csv'] as const)
      expect(exportSession(session({ gaps }), [caption(0), caption(1)], format).text).toMatch(
        /Nummer 1\.[^]*\[…\](,\[…\])?\s*$/,
      )
  })

  it('shows where a line is unfinished, in every format, unless the user has finished it', () => {
    const cutOff = caption(0, { targets: { de: '' }, unfinished: ['source', 'de'] })
    for (const format of ['srt', 'vtt', 'txt', 'csv'] as const) {
      expect(textOf(format, [cutOff])).toContain('Hello, number 0. …')
      expect(textOf(format, [cutOff], ['de'])).toContain('…')
    }
    expect(JSON.parse(textOf('json', [cutOff])).captions[0].unfinished).toEqual(['source', 'de'])
    const finished = { ...cutOff, originals: { source: 'Hello' } }
    expect(textOf('srt', [finished], ['source'])).not.toContain('…')
  })

  it('has the name of the session, or its time, and the language where there is one', () => {
    expect(exportSession(session(), [], 'srt', ['de']).name).toBe('Release plan de.srt')
    expect(exportSession(session({ title: 'a/b:c' }), [], 'vtt').name).toBe('a_b_c.vtt')
    expect(exportSession(session({ title: '' }), [], 'json').name).toBe('2026-11-21 14.05.json')
  })

  it('is read again from JSON as it was', () => {
    const captions = [caption(0), caption(1, { originals: { de: 'Hallo.' } })]
    const json = exportSession(session(), captions, 'json')
    const read = readSessionFile(json.text)
    // Only what the system does with the files differs.
    const { name, mediaType, text } = exportSession(session(), captions, 'parley', ['de'])
    expect([name, mediaType]).toEqual([
      json.name.replace(/json$/, 'parley'),
      'application/vnd.parley.session+json',
    ])
    expect(text).toBe(json.text)
    expect(read).toEqual({ ok: true, value: toSessionFile(session(), captions) })
  })

  it('is refused as JSON where something is wrong, with its place', () => {
    expect(readSessionFile('{')).toEqual({ ok: false, error: 'not JSON' })
    const file = { ...toSessionFile(session(), [caption(0)]), startedAt: 'yesterday' }
    expect(readSessionFile(JSON.stringify(file))).toMatchObject({
      error: expect.stringMatching(/^startedAt/),
    })
  })
})

describe('an exported session of two sides', () => {
  const file = meetingFile()
  const { about, sides, gaps } = file
  const meeting = session({ title: '', about, sides, gaps, targetLanguages: about.targetLanguages })
  const captions = file.captions.map((each, index) => ({ ...each, index, originals: {} }))
  const as = (format: Parameters<typeof exportSession>[2], lines?: string[]) =>
    exportSession(meeting, captions, format, lines).text

  it('names the speaker in subtitles, in the order in which they were spoken', () => {
    expect(as('srt', ['source'])).toBe(
      '1\n00:00:01,000 --> 00:00:03,000\nMe: Shall we begin?\n\n' +
        '2\n00:00:03,000 --> 00:00:08,500\nAna & team: Ja, gern.\n\n' +
        '3\n00:00:08,500 --> 00:00:09,000\nMe: Thank you.\n\n' +
        '4\n00:00:09,000 --> 00:00:10,235\nAna & team: [… 1 s …]\n',
    )
    expect(as('vtt', ['source', 'en'])).toContain('\n<v Ana &amp; team>Ja, gern.\nYes, please.\n')
  })

  it('names the speaker in text, Markdown and a table', () => {
    expect(as('txt')).toContain('[0:00:03] Ana & team\nDE: Ja, gern.\nEN: Yes, please.\n\n[0:00:08] Me\n')
    expect(as('txt')).toContain('[0:00:09] Ana & team [… 1 s …]')
    expect(as('md')).toContain('*0:00:03 Ana & team*  \n**DE** Ja, gern.  \n**EN** Yes, please.\n')
    const rows = as('csv').split('\r\n')
    expect(rows[0]).toBe('\ufeffstart,end,speaker,language,source,de,en')
    expect(rows[2]).toBe('00:00:03.000,00:00:14.000,Ana & team,de,"Ja, gern.",,"Yes, please."')
  })

  it('has the words of both sides in one language', () => {
    expect(as('txt', ['de']).match(/DE: .*/g)).toEqual([
      'DE: Wollen wir anfangen?',
      'DE: Ja, gern.',
      'DE: Danke.',
    ])
    const undetected = captions.map(({ language: _language, ...each }) => each)
    expect(exportSession(meeting, undetected, 'csv', ['en']).text).toContain(',Me,,Shall we begin?\r\n')
  })

  it('never lets a name form a line or a tag of its own', () => {
    const name = 'A\n\n9\n00:00:00,000 --> 00:00:01,000\n<b>'
    const named = { ...meeting, sides: { mine: { ...meeting.sides?.mine, name }, theirs: sides?.theirs } }
    const written = (format: 'srt' | 'vtt') =>
      exportSession(named as SessionView, captions.slice(0, 1), format, ['source']).text
    expect(written('srt').match(/-->/g)).toHaveLength(2)
    expect(written('srt')).not.toContain('<b>')
    expect(written('vtt')).toContain('<v A 9 00:00:00,000 --&gt; 00:00:01,000 &lt;b&gt;>Shall')
  })

  it('is read again from JSON with its sides, and one voice keeps the version that had none', () => {
    const read = readSessionFile(as('json'))
    expect(read).toMatchObject({ ok: true, value: { version: 2, sides, gaps } })
    expect(read.ok && read.value.captions.map(({ side }) => side)).toEqual(['mine', 'theirs', 'mine'])
    expect(toSessionFile(session(), [caption(0)])).toMatchObject({ version: 1 })
    expect(toSessionFile(session(), [caption(0)])).not.toHaveProperty('sides')
  })
})

describe('subtitles', () => {
  const cuesOf = (captions: StoredCaptionView[], lines = ['source']) =>
    toCues({ title: '', startedAt: 0, captions, gaps: [], lines })
  const long = 'We would like to discuss the release plan, and then the budget of the next quarter. '

  it('are of two lines that can be read, in turn, over the time of the speech', () => {
    const cues = cuesOf([caption(0, { source: long.repeat(3), startMs: 0, endMs: 18_000 })])
    expect(cues.length).toBeGreaterThan(2)
    for (const { lines } of cues) {
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(MAX_COLUMNS)
    }
    expect(cues.map(({ lines }) => lines.join(' ')).join(' ')).toBe(long.repeat(3).trim())
    expect(cues.at(-1)?.endMs).toBe(18_000)
  })

  it.each([
    ['Japanese', '明日の会議では来週の発売計画と顧客の予算について話し合いたいと思います。'.repeat(3)],
    ['Thai', 'เราจะประชุมกันพรุ่งนี้เพื่อหารือเกี่ยวกับแผนการเปิดตัวผลิตภัณฑ์ใหม่'.repeat(3)],
  ])('break %s between words, and lose nothing', (_language, text) => {
    const cues = cuesOf([caption(0, { source: text, endMs: 30_000 })])
    expect(cues.flatMap(({ lines }) => lines).join('')).toBe(text)
    for (const { lines } of cues)
      for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(MAX_COLUMNS)
  })

  it('look at each character of a text no more than a few times', () => {
    const words = ' We release the plan next week'.repeat(50)
    const looks = vi.spyOn(RegExp.prototype, 'test')
    const cues = cuesOf([caption(0, { source: words, endMs: 60_000 })])
    const count = looks.mock.calls.length
    looks.mockRestore()
    expect(cues.length).toBeGreaterThan(10)
    expect(count).toBeLessThan(2 * words.length)
  })

  it('of two languages are cut into as many parts', () => {
    const cues = cuesOf(
      [caption(0, { source: long.repeat(2), targets: { de: 'Kurz.' }, endMs: 20_000 })],
      ['source', 'de'],
    )
    expect(cues[0]?.lines.at(-1)).toBe('Kurz.')
    expect(cues.every(({ lines }) => lines.length <= 4)).toBe(true)
  })

  it('are shown long enough to be read where two people speak at once', () => {
    const said = 'We still have eleven open bugs, but only three of them matter for this release.'
    const cues = cuesOf([
      caption(0, { source: said, startMs: 1914, endMs: 6000 }),
      caption(1, { source: 'Good morning.', startMs: 2000, endMs: 3000 }),
      caption(2, { source: 'Is that so?', startMs: 30_000, endMs: 31_000 }),
    ])
    expect(cues.map(({ startMs }) => startMs)).toEqual([1914, cues[0]?.endMs, 30_000])
    expect((cues[0]?.endMs ?? 0) - 1914).toBeGreaterThan((said.length / 17) * 1000 - 1)
  })

  it('never overlap, stay in order, and lose no words, whatever was said when', () => {
    const captions = fc.array(
      fc.record({
        startMs: fc.integer({ min: 0, max: 60_000 }),
        lasts: fc.integer({ min: 0, max: 20_000 }),
        source: fc.array(fc.constantFrom('word', '会議', 'ประชุม', 'מילה', 'x'.repeat(90), 'end.'), {
          maxLength: 60,
        }),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(captions, (given) => {
        const sorted = given.toSorted((a, b) => a.startMs - b.startMs)
        const cues = cuesOf(
          sorted.map(({ startMs, lasts, source }, index) =>
            caption(index, { startMs, endMs: startMs + lasts, source: source.join(' ') }),
          ),
        )
        for (const [at, { startMs, endMs }] of cues.entries()) {
          expect(endMs).toBeGreaterThan(startMs)
          expect(startMs).toBeGreaterThanOrEqual(cues[at - 1]?.endMs ?? 0)
        }
        const letters = (text: string) => text.replace(/\s/gu, '').split('').toSorted().join('')
        expect(letters(cues.flatMap(({ lines }) => lines).join(''))).toBe(
          letters(sorted.map(({ source }) => source.join('')).join('')),
        )
      }),
      { numRuns: 60 },
    )
  })
})
