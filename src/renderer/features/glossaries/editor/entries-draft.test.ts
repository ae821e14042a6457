import { describe, expect, it } from 'vitest'
import type { GlossaryEntry } from '../../../../core/areas/glossaries/glossary-entries.ts'
import { createDraft as createSliced, type EntriesDraft } from './entries-draft.ts'
import type { Slicer } from './slices.ts'

const entries = (...pairs: readonly string[]): GlossaryEntry[] =>
  pairs.map((each) => {
    const [source = '', target = ''] = each.split('=')
    return { source, target }
  })
/** Stands still, so that a slice is never over: short work is done on return, however busy the computer is. */
const still: Slicer = {
  now: () => 0,
  later: () => {
    throw new Error('a slice was over')
  },
}
const createDraft = (stored: readonly GlossaryEntry[], slicer: Slicer = still) => createSliced(stored, slicer)

const state = (draft: EntriesDraft) => draft.store.getState()
const shown = (draft: EntriesDraft) =>
  state(draft).view.map((id) => {
    const row = state(draft).rows[id]
    return `${row?.source}=${row?.target}`
  })

describe('a draft of entries', () => {
  it('counts differences from the stored entries; restoring the original text is not a change', () => {
    const draft = createDraft(entries('a=1', 'b=2'))
    expect(state(draft)).toMatchObject({ entryCount: 2, changes: 0, faults: 0 })
    draft.edit(0, { target: 'x' })
    draft.remove(1)
    draft.edit(draft.add('first'), { source: 'c', target: '3' })
    expect(state(draft)).toMatchObject({ entryCount: 2, changes: 3 })
    expect(draft.entries()).toEqual(entries('a=x', 'c=3'))
    draft.edit(0, { target: '1' })
    expect(state(draft).changes).toBe(2)
  })

  it('shows a new row first or last', () => {
    const draft = createDraft(entries('a=1'))
    draft.edit(draft.add('last'), { source: 'b', target: '2' })
    draft.edit(draft.add('first'), { source: 'c', target: '3' })
    expect(shown(draft)).toEqual(['c=3', 'a=1', 'b=2'])
  })

  it('leaves out empty rows without reporting them as faults', () => {
    const draft = createDraft(entries('a=1'))
    const id = draft.add('first')
    expect(shown(draft)).toEqual(['=', 'a=1'])
    expect(state(draft)).toMatchObject({ entryCount: 1, changes: 0, faults: 0 })
    expect(draft.faultOf(id)).toBeUndefined()
    expect(draft.entries()).toEqual(entries('a=1'))
    draft.edit(id, { source: 'b' })
    expect(draft.faultOf(id)).toBe('no-target')
    expect(state(draft)).toMatchObject({ changes: 1, faults: 1 })
  })

  it('reports all rows with a repeated source until it is fixed', () => {
    const draft = createDraft(entries('a=1', 'b=2', 'c=3'))
    draft.edit(1, { source: 'a' })
    draft.edit(2, { source: 'a' })
    expect([0, 1, 2].map(draft.faultOf)).toEqual(Array.from({ length: 3 }, () => 'repeated-source'))
    expect(state(draft).faults).toBe(3)
    draft.remove(1)
    draft.edit(2, { source: 'c' })
    expect(draft.faultOf(0)).toBeUndefined()
    expect(state(draft)).toMatchObject({ faults: 0, changes: 1 })
  })

  it('shows only rows with errors as long as requested', () => {
    const draft = createDraft(entries('a=1', 'b=2'))
    draft.edit(1, { target: ' 2' })
    draft.showOnlyFaults(true)
    expect(shown(draft)).toEqual(['b= 2'])
    draft.edit(1, { target: '2' })
    expect(shown(draft)).toEqual(['b=2'])
    draft.showOnlyFaults(false)
    expect(shown(draft)).toEqual(['a=1', 'b=2'])
  })

  it('finds in both columns, ignoring case and accents', () => {
    const draft = createDraft(entries('Café=coffee house', 'tea=Tee', 'house=Haus'))
    draft.find('cafe')
    expect(shown(draft)).toEqual(['Café=coffee house'])
    draft.find(' HOUSE ')
    expect(shown(draft)).toEqual(['Café=coffee house', 'house=Haus'])
    draft.find('nowhere')
    expect(shown(draft)).toEqual([])
  })

  it('sorts by either column, and back to the original order', () => {
    const draft = createDraft(entries('b=1', 'Ä=3', 'a=2', 'ö=0'))
    draft.sort({ by: 'source', direction: 'ascending' })
    expect(shown(draft)).toEqual(['Ä=3', 'a=2', 'b=1', 'ö=0'])
    draft.sort({ by: 'target', direction: 'descending' })
    expect(shown(draft)).toEqual(['Ä=3', 'a=2', 'b=1', 'ö=0'])
    draft.find('a')
    expect(shown(draft)).toEqual(['Ä=3', 'a=2'])
    draft.find('')
    draft.sort(undefined)
    expect(shown(draft)).toEqual(['b=1', 'Ä=3', 'a=2', 'ö=0'])
  })

  it('keeps a row in place while it is edited', () => {
    const draft = createDraft(entries('b=1', 'a=2'))
    draft.sort({ by: 'source', direction: 'ascending' })
    draft.find('a')
    draft.edit(1, { source: 'z' })
    expect(shown(draft)).toEqual(['z=2'])
  })
})

describe('imported entries', () => {
  it('are added, and update the target of existing sources', () => {
    const draft = createDraft(entries('a=1', 'b=2'))
    draft.find('b')
    expect(draft.merge(entries('b=3', 'c=4', 'a=1'), 'add')).toEqual({ added: 1, replaced: 1, removed: 0 })
    expect(shown(draft)).toEqual(['a=1', 'b=3', 'c=4'])
    expect(state(draft)).toMatchObject({ entryCount: 3, changes: 2, query: '' })
  })

  it('replace all entries on request; equal ones are not changes', () => {
    const draft = createDraft(entries('a=1', 'b=2', 'c=3'))
    expect(draft.merge(entries('b=2', 'c=9', 'd=4'), 'replace')).toEqual({
      added: 1,
      replaced: 1,
      removed: 1,
    })
    expect(shown(draft)).toEqual(['b=2', 'c=9', 'd=4'])
    expect(state(draft).changes).toBe(3)
    draft.merge(entries('a=1', 'b=2', 'c=3'), 'replace')
    expect(state(draft)).toMatchObject({ entryCount: 3, changes: 0 })
  })

  it('never replace a row that has become another entry', () => {
    const draft = createDraft(entries('a=1'))
    draft.edit(0, { source: 'b' })
    draft.merge(entries('a=2'), 'add')
    expect(draft.entries()).toEqual(entries('b=1', 'a=2'))
    expect(state(draft).faults).toBe(0)
  })
})

describe('after saving', () => {
  it('only edits made during saving are changes', () => {
    const draft = createDraft(entries('a=1', 'b=2'))
    draft.edit(0, { target: 'x' })
    const sent = draft.entries()
    draft.saved(sent)
    expect(state(draft).changes).toBe(0)
    draft.edit(0, { target: 'y' })
    draft.remove(1)
    draft.saved(sent)
    expect(state(draft)).toMatchObject({ entryCount: 1, changes: 3 })
    draft.saved(draft.entries())
    expect(state(draft).changes).toBe(0)
  })
})

/** A clock that advances by one millisecond with each reading. */
class StepClock implements Slicer {
  #ms = 0
  #waiting: (() => void)[] = []

  now(): number {
    this.#ms += 1
    return this.#ms
  }

  later(run: () => void): () => void {
    this.#waiting.push(run)
    return () => {
      this.#waiting = this.#waiting.filter((each) => each !== run)
    }
  }

  /** @returns the duration of each task in milliseconds */
  runAll(): number[] {
    const took: number[] = []
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const begun = this.#ms
      next()
      took.push(this.#ms - begun)
    }
    return took
  }
}

describe('a hundred thousand entries', () => {
  const many = Array.from({ length: 100_000 }, (_, i) => ({
    source: `source ${i}`,
    target: `target ${i % 7}`,
  }))

  it('are found, sorted and edited like a few', () => {
    const slicer = new StepClock()
    const draft = createDraft(many, slicer)
    draft.find('99999')
    slicer.runAll()
    expect(shown(draft)).toEqual(['source 99999=target 4'])
    draft.find('')
    slicer.runAll()
    draft.sort({ by: 'source', direction: 'descending' })
    slicer.runAll()
    expect(state(draft).view[0]).toBe(99_999)
    draft.edit(99_999, { source: 'source 0' })
    expect(state(draft)).toMatchObject({ entryCount: 100_000, changes: 1, faults: 2 })
    expect(draft.merge(many, 'replace')).toEqual({ added: 1, replaced: 0, removed: 1 })
  })

  it('are searched in short tasks, and only the last search counts', () => {
    const slicer = new StepClock()
    const draft = createDraft(many, slicer)
    const before = state(draft).view
    draft.find('9')
    draft.find('source 5000')
    expect(state(draft)).toMatchObject({ query: 'source 5000', view: before })
    const tasks = slicer.runAll()
    expect(tasks.length).toBeGreaterThan(10)
    expect(Math.max(...tasks)).toBeLessThanOrEqual(10)
    expect(shown(draft)).toHaveLength(11)
  })

  it('are searched completely before a row is changed', () => {
    const slicer = new StepClock()
    const draft = createDraft(many, slicer)
    draft.find('source 5000')
    draft.remove(5000)
    expect(slicer.runAll()).toEqual([])
    expect(shown(draft)).toHaveLength(10)
    draft.find('source 7')
    draft.merge([{ source: 'new', target: 'neu' }], 'replace')
    expect(shown(draft)).toEqual(['new=neu'])
    slicer.runAll()
    expect(shown(draft)).toEqual(['new=neu'])
  })

  it('are counted in short tasks, and at once if needed', () => {
    const slicer = new StepClock()
    const twice = [...many, { source: 'source 1', target: 'another' }]
    const draft = createDraft(twice, slicer)
    expect(state(draft)).toMatchObject({ entryCount: 100_001, faults: 0 })
    const tasks = slicer.runAll()
    expect(tasks.length).toBeGreaterThan(10)
    expect(Math.max(...tasks)).toBeLessThanOrEqual(10)
    expect(state(draft)).toMatchObject({ entryCount: 100_001, faults: 2 })
    draft.merge(twice, 'replace')
    draft.showOnlyFaults(true)
    expect(state(draft).faults).toBe(0)
    draft.revert()
    draft.showOnlyFaults(true)
    slicer.runAll()
    expect(shown(draft)).toEqual(['source 1=target 1', 'source 1=another'])
  })

  it('takes over what was changed elsewhere, and keeps what was edited here', () => {
    const draft = createDraft(entries('a=1', 'b=2', 'c=3', 'd=4', 'e=5'))
    draft.edit(0, { target: 'mine' })
    draft.remove(1)
    draft.edit(draft.add('first'), { source: 'new', target: 'mine' })
    const elsewhere = entries('a=9', 'b=9', 'c=9', 'd=4', 'new=9', 'learned=9')
    draft.rebase(elsewhere)
    expect(draft.entries()).toEqual(entries('a=mine', 'c=9', 'd=4', 'new=mine', 'learned=9'))
    draft.rebase(elsewhere)
    expect(draft.entries()).toEqual(entries('a=mine', 'c=9', 'd=4', 'new=mine', 'learned=9'))
    draft.revert()
    expect(new Set(draft.entries())).toEqual(new Set(elsewhere))
    expect(state(draft).changes).toBe(0)
  })
})
