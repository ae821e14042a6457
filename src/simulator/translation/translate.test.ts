import { describe, expect, it } from 'vitest'
import { meeting } from '../script/script.ts'
import { type TranslateOptions, translate } from './translate.ts'

const say = (text: string, options: Partial<TranslateOptions> = {}) =>
  translate(text, { target: 'DE', ...options }).text

describe('a translation', () => {
  it('keeps every space of a text', () => {
    const text = `  ${meeting.agreed.en}\n\n${meeting.green.en} \t${meeting.plan.en}`
    expect(say(text)).toBe(`  ${meeting.agreed.de}\n\n${meeting.green.de} \t${meeting.plan.de}`)
    expect(say('a.  b\n\nc', { target: 'KO' })).toBe('[KO] a.  b\n\nc')
    expect(say(' \n')).toBe(' \n')
    expect(say('')).toBe('')
  })

  it.each(['.', ' ', '? ', '<', '\u{F0000}'])('takes a long row of %j in its stride', (chunk) => {
    const text = `a${chunk.repeat(60_000)}b`
    expect(say(text)).toBe(`[DE] ${text}`)
    expect(say(text, { markup: { kind: 'xml' } })).toContain('[DE] a')
  })

  it('tells the language that was named, or the one that it finds, and bills code points', () => {
    expect(translate('👍🏽 é', { target: 'DE' })).toMatchObject({ source: 'EN', billedCharacters: 4 })
    expect(translate(meeting.green.it, { target: 'DE' }).source).toBe('IT')
    expect(translate(meeting.green.it, { target: 'DE', source: 'es' }).source).toBe('ES')
  })

  it('falls into sentences as it was asked to', () => {
    const both = `${meeting.agreed.en} ${meeting.green.en}`
    expect(say(both, { splitSentences: '0' })).toBe(`[DE] ${both}`)
    expect(say(both)).toBe(`${meeting.agreed.de} ${meeting.green.de}`)
    const broken = meeting.green.en.replace(' ', '\n')
    expect(say(broken)).toBe(`[DE] ${broken}`)
    expect(say(broken, { splitSentences: 'nonewlines' })).toBe(meeting.green.de)
  })

  it('corrects the mark at the end and the first letter, unless it is to keep them', () => {
    const text = 'almost everything is green'
    expect(say(text)).toBe('Fast alles ist im grünen Bereich.')
    expect(say(text, { preserveFormatting: true })).toBe('fast alles ist im grünen Bereich')
    expect(say('Almost everything is green!', { preserveFormatting: true })).toBe(
      'Fast alles ist im grünen Bereich!',
    )
    expect(say(meeting.green.en, { preserveFormatting: true, target: 'JA' })).toBe(meeting.green.ja)
  })
})

describe('the formality', () => {
  it.each([
    ['more', 'Anna, wie kommen Sie mit den Tests voran?'],
    ['prefer_more', 'Anna, wie kommen Sie mit den Tests voran?'],
    ['less', 'Anna, wie kommst du mit den Tests voran?'],
    ['default', meeting.question.de],
  ] as const)('%s shows in how somebody is addressed', (formality, text) => {
    expect(say(meeting.question.en, { formality })).toBe(text)
  })

  it('is noted where the words do not show it', () => {
    expect(say(` ${meeting.green.en}`, { formality: 'more' })).toBe(` [formal] ${meeting.green.de}`)
    expect(say('Hello.', { formality: 'less' })).toBe('[informal] [DE] Hello.')
    expect(say(`Hello. ${meeting.question.en}`, { formality: 'less' })).toMatch(/^\[DE\] Hello\. .*du/)
  })

  it('makes no difference to a language that has none', () => {
    expect(say('Hello.', { target: 'KO', formality: 'prefer_more' })).toBe('[KO] Hello.')
  })
})

describe('the terms of a glossary', () => {
  const terms = (...pairs: readonly (readonly [string, string])[]) => ({
    terms: pairs.map(([source, target]) => ({ source, target })),
  })

  it('take the place of the words of the script', () => {
    expect(say(meeting.notes.en, terms(['customers', 'Kundschaft']))).toBe(
      'Wer kann die Ankündigung für unsere Kundschaft schreiben?',
    )
    expect(say(meeting.plan.en, { target: 'JA', ...terms(['Release plan', 'ロードマップ']) })).toBe(
      '今日は、バージョン2のロードマップを確認します。',
    )
  })

  it('follow a sentence where the script does not tell which of its words they replace', () => {
    expect(say(meeting.green.en, terms(['green', 'fertig'], ['grin', 'Grinsen']))).toBe(
      `${meeting.green.de} [fertig]`,
    )
    expect(say(meeting.green.en, terms(['everything', 'alles']))).toBe(meeting.green.de)
  })

  it('replace whole words of unknown text, the longest first, and nothing twice', () => {
    expect(say('The plane has a plan. Plan it.', terms(['plan', 'Entwurf']))).toBe(
      '[DE] The plane has a Entwurf. Entwurf it.',
    )
    expect(say('A big plan.', terms(['plan', 'big'], ['big plan', 'plan']))).toBe('[DE] A plan.')
    expect(say('A big plan.', terms(['big', 'groß'], ['big plan', 'Entwurf']))).toBe('[DE] A Entwurf.')
    expect(say('Node.js (v2) rocks', terms(['Node.js', 'Knoten'], ['(v2)', 'zwei']))).toBe(
      '[DE] Knoten zwei rocks',
    )
    expect(say('Plan it.', terms(['plan', 'entwurf']))).toBe('[DE] Entwurf it.')
  })

  it('may be many', () => {
    const many = Array.from({ length: 100_000 }, (_, i): [string, string] => [`word ${i}`, `Wort ${i}`])
    const text = `${meeting.notes.en} Word 7. `.repeat(500)
    const translated = say(text, terms(...many, ['customers', 'Kundschaft']))
    expect(translated.match(/Kundschaft/g)).toHaveLength(500)
    expect(translated.match(/Wort 7/g)).toHaveLength(500)
  })

  it('are found in writing without spaces', () => {
    expect(say('検索が速い。', terms(['検索', 'Suche']))).toBe('[DE] Sucheが速い。')
  })
})

describe('a translation memory', () => {
  const memory = (threshold: number) => ({
    memory: { segments: [{ source: meeting.agreed.en, target: 'Einverstanden.' }], threshold },
  })

  it('is used where a sentence agrees enough, and says how much', () => {
    expect(say(meeting.agreed.en, memory(100))).toBe('Einverstanden.')
    expect(say('That sounds very reasonable to me.', memory(75))).toBe('Einverstanden. [memory: 83 %]')
    expect(say('That sounds very reasonable to me.', memory(84))).toMatch(/^\[DE\]/)
  })

  it('does not match unrelated texts', () => {
    expect(say('Hello.', memory(0))).toBe('[DE] Hello.')
  })
})

describe('what a translation is asked to follow', () => {
  it('is not followed, and noted', () => {
    expect(say(`${meeting.agreed.en}\n`, { requests: ['instruction: Be brief', 'rule: slash = use'] })).toBe(
      `${meeting.agreed.de} [instruction: Be brief] [rule: slash = use]\n`,
    )
  })
})
