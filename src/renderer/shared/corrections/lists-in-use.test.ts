import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../core/settings/settings.ts'
import { listsInUse } from './lists-in-use.ts'

const { voice, meeting } = defaultSettings
const settings = {
  voice: { ...voice, glossaryId: 'gone', furtherGlossaryIds: ['second'], spokenTermsId: 'names' },
  meeting: { ...meeting, glossaryId: null, furtherGlossaryIds: [], spokenTermsId: null },
}
const known = [{ id: 'other' }, { id: 'second' }]

describe('the lists that the next session uses', () => {
  it('are those chosen that still exist, whichever comes first', () => {
    expect(listsInUse(settings, { kind: 'entry', side: 'mine' }, known)).toEqual(['second'])
    expect(listsInUse(settings, { kind: 'entry', side: undefined }, [])).toEqual([])
    expect(listsInUse(settings, { kind: 'term', side: 'mine' }, known)).toEqual([])
    expect(listsInUse(settings, { kind: 'term', side: 'mine' }, [{ id: 'names' }])).toEqual(['names'])
  })

  it('are those of the side that spoke', () => {
    expect(listsInUse(settings, { kind: 'entry', side: 'theirs' }, known)).toEqual([])
    expect(listsInUse(settings, { kind: 'term', side: 'theirs' }, known)).toEqual([])
  })

  it('are all chosen ones while nobody knows which exist', () => {
    expect(listsInUse(settings, { kind: 'entry', side: 'mine' }, undefined)).toEqual(['gone', 'second'])
  })
})
