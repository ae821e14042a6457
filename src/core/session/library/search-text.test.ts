import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTerms, indexText, toMatch, toSearchTerms } from './search-text.ts'

const marked = (text: string, query: string): string[] =>
  findTerms(text, toSearchTerms(query)).map(({ from, to }) => text.slice(from, to))

describe('text that is searched', () => {
  it('is words without case and accents, and pairs of characters where there are no spaces', () => {
    expect(indexText(['Über Straßen, naïve'])).toBe('uber strassen naive')
    expect(indexText(['明日の会議'])).toBe('明日 日の の会 会議 議')
    expect(indexText(['v2.1 リリース'])).toBe('v2 1 リリ リー ース ス')
  })

  it.each([
    ['We would like to meet.', 'LIKE', ['like']],
    ['We would like to meet.', 'wou mee', ['wou', 'mee']],
    ['Die Veröffentlichung der Straße', 'veroffent', ['Veröffent']],
    ['Die Straße', 'strasse', ['Straße']],
    ['明日の会議は十時です。', '会議', ['会議']],
    ['明日の会議は十時です。', '十時です', ['十時です']],
    ['明日の会議は十時です。', 'は', ['は']],
    ['我们明天讨论发布计划。', '发布', ['发布']],
    ['เราจะประชุมกันพรุ่งนี้', 'ประชุม', ['ประชุม']],
    ['سنناقش خطة الإصدار', 'خطة', ['خطة']],
    ['Обсудим план выпуска', 'ПЛАН', ['план']],
    ['회의에서 계획을 논의합니다', '계획', ['계획']],
    ['a-b c', 'b', ['b']],
    // Half-width kana, with marks of their own, and the other way round.
    ['ユーザーが話す', 'ﾕｰｻﾞｰ', ['ユーザー']],
    ['ﾕｰｻﾞｰが話す', 'ユーザー', ['ﾕｰｻﾞｰ']],
    ['ガイドを読む', 'ｶﾞｲﾄﾞ', ['ガイド']],
    ['Ｗｉ－Ｆｉ 接続', 'wi', ['Ｗｉ']],
    // Decomposed, as some systems write names of files.
    ['회의 계획'.normalize('NFD'), '계획', ['계획'.normalize('NFD')]],
    ['が', 'か\u3099', ['が']],
    // The same words in other case.
    ['Işık bugün', 'IŞIK', ['Işık']],
    ['ışık bugün', 'Işık', ['ışık']],
    ['İstanbul', 'istanbul', ['İstanbul']],
    ['οδός', 'ΟΔΟΣ', ['οδός']],
    ['ΟΔΟΣ', 'οδός', ['ΟΔΟΣ']],
    ['Straße', 'STRASSE', ['Straße']],
    ['STRAẞE', 'straße', ['STRAẞE']],
    ['Łódź i Gdańsk', 'lodz', ['Łódź']],
    ['ŒUVRE', 'œuvre', ['ŒUVRE']],
    ['المدرسة', 'المدرسه', ['المدرسة']],
    // Persian and Arabic letters and digits that look alike.
    ['کتاب فارسی', 'كتاب فارسي', ['کتاب', 'فارسی']],
    ['كتاب', 'کتاب', ['كتاب']],
    ['سال ۱۴۰۳', '١٤٠٣', ['۱۴۰۳']],
    ['سال ۱۴۰۳', '1403', ['۱۴۰۳']],
    ['ٱلسلام', 'السلام', ['ٱلسلام']],
    ['ڪتاب', 'كتاب', ['ڪتاب']],
    ['میں', 'مين', ['میں']],
    // Characters that nobody sees.
    ['می\u200cخواهم', 'میخواهم', ['می\u200cخواهم']],
    ['میخواهم', 'می\u200cخواهم', ['میخواهم']],
    ['soft\u00adware', 'software', ['soft\u00adware']],
    ['zero\u200bwidth', 'zerowidth', ['zero\u200bwidth']],
    ['\ufeffname', 'name', ['name']],
    ['葛\u{e0100}城市', '葛城', ['葛\u{e0100}城']],
    ['葛城市', '葛\u{e0100}城', ['葛城']],
    ['fil\u3164ler', 'filler', ['fil\u3164ler']],
    ['jo\u034fin\u{1d173}er', 'joiner', ['jo\u034fin\u{1d173}er']],
    ['a \u202ename', 'name', ['name']],
    ['ភាសា\u200bខ្មែរ', 'ភាសាខ្មែរ', ['ភាសា\u200bខ្មែរ']],
  ])('is found: %s, by %s', (text, query, parts) => {
    expect(marked(text, query)).toEqual(parts)
  })

  it('is not found by what only stands inside of a word, or apart', () => {
    expect(marked('misunderstanding', 'standing')).toEqual([])
    expect(marked('会と議', '会議')).toEqual([])
  })

  it('has one mark where two terms touch', () => {
    expect(marked('明日の会議', '明日 日の')).toEqual(['明日の'])
  })

  it('is a query without special characters', () => {
    expect(toMatch(toSearchTerms('"a" OR b* NEAR(c) 会議室'))).toBe(
      '"a"* AND "or"* AND "b"* AND "near"* AND "c"* AND "会議 議室"',
    )
    expect(toSearchTerms('"*" — …')).toEqual([])
  })

  it('is marked at places that it has, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, query) => {
        const text = `${before} ${query}`
        const terms = toSearchTerms(query)
        const found = findTerms(text, terms)
        expect(found.every(({ from, to }) => from >= 0 && from < to && to <= text.length)).toBe(true)
        expect(found.length > 0).toBe(terms.length > 0)
      }),
    )
  })
})
