import { describe, expect, it } from 'vitest'
import { type ChosenTerm, findTermMarks, indexTerms, MAX_PHRASES } from './term-marks.ts'

const glossary: readonly ChosenTerm[] = [
  { text: 'Plan', source: 'plan' },
  { text: 'Veröffentlichungsplan', source: 'release plan' },
  { text: 'offener Fehler', source: 'open bug' },
  { text: '発売計画', source: 'release plan' },
  { text: 'C++', source: 'C++' },
]

/** Marked words, each with what it replaced. */
const marked = (line: string, said: string, terms = glossary) =>
  findTermMarks(line, said, indexTerms(terms)).map(({ from, to, source }) => [line.slice(from, to), source])

describe('words of a line that come from a list', () => {
  it('are marked with what they replaced', () => {
    expect(marked('Der Veröffentlichungsplan steht.', 'The release plan is set.')).toEqual([
      ['Veröffentlichungsplan', 'release plan'],
    ])
    expect(marked('Ein OFFENER  Fehler.', 'One open bug.')).toEqual([['OFFENER  Fehler', 'open bug']])
    expect(marked('Alles in C++, sagt er.', 'All in C++, he says.')).toEqual([['C++', 'C++']])
  })

  it('are no part of another word, and not there by chance', () => {
    expect(marked('Die Planung steht.', 'The plan is set.')).toEqual([])
    expect(marked('Der Plan steht.', 'The schedule is set.')).toEqual([])
  })

  it('are found where a script has no spaces', () => {
    expect(marked('次の発売計画です。', 'The next release plan.')).toEqual([['発売計画', 'release plan']])
  })

  it('are those of the longest phrase, and each is marked once', () => {
    const terms = [{ text: 'Ana' }, { text: 'Ana Lefèvre' }, { text: 'Lefèvre' }]
    expect(marked('Ana Lefèvre und Ana', '', terms)).toEqual([
      ['Ana Lefèvre', undefined],
      ['Ana', undefined],
    ])
  })

  it('are looked for among a bounded number of phrases', () => {
    const many = Array.from({ length: MAX_PHRASES }, (_, i) => ({ text: `Name${i}` }))
    const terms = [...many, { text: 'Late' }]
    expect(marked('Name7 and Late', '', terms)).toEqual([['Name7', undefined]])
  })
})
