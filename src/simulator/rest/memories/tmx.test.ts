import { describe, expect, it } from 'vitest'
import { legalTmx } from '../../../../test/support/service/tmx.ts'
import { readTmx, writeTmx } from './tmx.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const units = (seg: string) =>
  `<tmx><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>a</seg></tuv><tuv xml:lang="de"><seg>${seg}</seg></tuv></tu></body></tmx>`
const wordsOf = (seg: string) => {
  const read = readTmx(utf8(units(seg)))
  return read.ok ? read.units[0]?.targets[0]?.text : read.problem
}

describe('a TMX file', () => {
  it('is read into units, without those that hold no pair', () => {
    const read = readTmx(utf8(legalTmx))
    expect(read).toMatchObject({ ok: true, sourceLanguage: 'en-US', skipped: 1 })
    expect(read.ok && read.units.map(({ targets }) => targets.length)).toEqual([2, 1])
  })

  it('comes back as it was written', () => {
    const tmx = {
      sourceLanguage: 'en',
      units: [{ source: 'a < b & "c"', targets: [{ language: 'ar', text: 'نص > &amp; \u{1F600}' }] }],
    }
    expect(readTmx(writeTmx(tmx))).toEqual({ ...tmx, ok: true, skipped: 0 })
  })

  it('may be UTF-16, as its byte order mark says', () => {
    const littleEndian = Buffer.from(`\uFEFF${legalTmx}`, 'utf16le')
    expect(readTmx(littleEndian)).toMatchObject({ ok: true, skipped: 1 })
    expect(readTmx(Buffer.from(littleEndian).swap16())).toMatchObject({ ok: true, skipped: 1 })
  })

  it.each([
    ['x<ph x="1">{<sub>no</sub>}</ph>y', 'xy'],
    ['<hi>x <hi>y</hi></hi>, <bpt i="1">[</bpt>z<ept i="1">]</ept>', 'x y, z'],
    ['a<!-- <no> --> <![CDATA[<b>&amp;]]>', 'a <b>&amp;'],
    ['&#228;&#xE4;&apos;', "ää'"],
    ['&amp;lt;', '&lt;'],
    ['<ph/>a<ph x="1"/>', 'a'],
  ])('%s holds the words %s', (seg, words) => {
    expect(wordsOf(seg)).toBe(words)
  })

  it.each([
    ['&unknown;', /cannot be read: .*undefined entity/],
    ['&#x110000;', /cannot be read: .*malformed character entity/],
    ['<hi>'.repeat(40) + '</hi>'.repeat(40), /cannot be read: .*too many elements/],
    ['a</hi>', /cannot be read: .*unexpected close tag/],
  ])('%s is refused', (seg, problem) => {
    expect(wordsOf(seg)).toMatch(problem)
  })

  it.each([
    ['that declares entities', legalTmx.replace('SYSTEM "tmx14.dtd"', '[<!ENTITY a "b">]')],
    ['that is no text', Buffer.from([0x3c, 0xff, 0xfe, 0x80])],
    ['of more elements than a demo takes', `<tmx>${'<a/>'.repeat(500_001)}</tmx>`],
    ['without an end', `<tmx>${'<tu>'.repeat(5)}`],
    ['with a tag that never closes', `<tmx ${' '.repeat(200_000)}`],
  ])('%s is refused', (_what, content) => {
    expect(readTmx(typeof content === 'string' ? utf8(content) : content)).toMatchObject({ ok: false })
  })
})
