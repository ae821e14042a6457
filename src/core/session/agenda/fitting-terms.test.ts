import { describe, expect, it } from 'vitest'
import { charactersLeft, fittingTerms, groupProposals, mergeTerms } from './fitting-terms.ts'
import type { Script, TermProposal } from './propose/proposal.ts'

const proposal = (term: string, script: Script): TermProposal => ({ term, script, isDoubtful: false })
const ingrid = proposal('Ingrid Halvorsen', 'Latn')
const siyuan = proposal('陈思远', 'Hani')
const olga = proposal('Ольга Березина', 'Cyrl')

describe('proposals are grouped', () => {
  it('by the languages of the meeting with their script, then by a language of the script', () => {
    expect(groupProposals([siyuan, ingrid, olga], ['en-GB', 'de', 'uk'])).toEqual([
      { languages: ['en', 'de'], isSpoken: true, proposals: [ingrid] },
      { languages: ['uk'], isSpoken: true, proposals: [olga] },
      { languages: ['zh'], isSpoken: false, proposals: [siyuan] },
    ])
  })

  it('with names in Latin letters in any language that is spoken', () => {
    expect(groupProposals([ingrid], ['ja'])).toEqual([
      { languages: ['ja'], isSpoken: true, proposals: [ingrid] },
    ])
    expect(groupProposals([ingrid], [])).toMatchObject([{ languages: ['en'], isSpoken: false }])
  })
})

describe('the lists of a group', () => {
  it('have as many characters left as the fuller one, a line break between terms counted', () => {
    expect(charactersLeft([], [])).toBe(300)
    expect(charactersLeft([['x'.repeat(200)], ['Ingrid']], ['Ingrid', 'Tom'])).toBe(300 - 200 - 1 - 6 - 1 - 3)
    expect(mergeTerms(['Ingrid'], ['Tom', 'Ingrid'])).toEqual(['Ingrid', 'Tom'])
  })

  it('take the first terms that fit, and shorter ones after a term that does not', () => {
    expect(fittingTerms([['x'.repeat(280)]], ['Quillon', 'Ingrid Halvorsen', 'Kvasir'])).toEqual([
      'Quillon',
      'Kvasir',
    ])
  })
})
