import { describe, expect, it } from 'vitest'
import { columns } from '../../../base/words/columns.ts'
import { onOneLine } from '../../../base/words/line-breaks.ts'
import { MAX_COLUMNS, wrap } from './wrap.ts'

describe('the lines of subtitles', () => {
  const linesOf = (text: string): string[] => wrap([onOneLine(text)]).flat(2)
  const everywhere = (text: string, filler: string) => {
    const before = filler.repeat(45)
    const after = (filler.includes(' ') ? ' ' : '') + filler.repeat(20)
    return Array.from(before, (_, at) => linesOf(before.slice(at) + text + after))
  }

  it.each([
    ['a no-break space before a question mark', 'le rapport de Mme Durand\u00a0? Alors', 'Durand\u00a0?'],
    ['a narrow one', 'le rapport de Mme Durand\u202f! Alors', 'Durand\u202f!'],
    ['a plain space before a mark that stands alone', 'le rapport de Mme Durand ? Alors', 'Durand ?'],
    ['spaces inside of quotes', 'il a dit « bonjour » et puis', '« bonjour »'],
    [
      'spaces in a number',
      'un budget de 12\u202f500\u202f000\u00a0€ cette année',
      '12\u202f500\u202f000\u00a0€',
    ],
    ['a plain space before two marks in one', 'il est parti ‼ Alors', 'parti ‼'],
    ['a plain space before a full-width mark', 'he went ； then', 'went ；'],
    ['a sign that repeats a word in Khmer', 'មនុស្សផ្សេងៗគ្នា', 'ផ្សេងៗ'],
    ['one in Lao', 'ຄົນຫຼາຍໆຄົນ', 'ຫຼາຍໆ'],
    ['a sign of a paragraph', 'siehe auch §\u00a05 des Vertrags', '§\u00a05'],
    ['an abbreviation', 'auf S.\u00a010 der Vorlage', 'S.\u00a010'],
  ])('are not broken at %s, wherever it comes', (_what, text, whole) => {
    for (const lines of everywhere(text, 'ab '))
      expect(
        lines.some((line) => line.includes(whole)),
        lines.join(' / '),
      ).toBe(true)
  })

  it.each([
    ['参加者は三十名、会場は「東京国際フォーラム」です。', 'あ'],
    ['彼は（少し）『それはちょっと』と言っていました。', 'あ'],
    ['テレビでニュースを見て、ビールを飲んだ。', 'い'],
    ['价格是￥100，也就是“很便宜”的意思！', '的'],
    ['온도는 「약 30℃」 입니다.', '가 '],
  ])('begin with no closing mark and end with no opening one: %s', (text, filler) => {
    for (const lines of everywhere(text, filler)) {
      const [first = '', ...others] = lines
      for (const line of [first, ...others]) expect(line, lines.join(' / ')).not.toMatch(/[「『（“￥]$/u)
      for (const line of others)
        expect(line, lines.join(' / ')).not.toMatch(
          /^[」』）”、。，！ーァィゥェォッャュョぁぃぅぇぉっゃゅょ℃]/u,
        )
    }
  })

  it('that are nothing but marks are broken all the same', () => {
    for (const line of linesOf('」'.repeat(500))) expect(columns(line)).toBeLessThanOrEqual(MAX_COLUMNS)
  })
})
