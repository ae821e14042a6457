import { describe, expect, it } from 'vitest'
import { createTermsDraft, isTooLong, linesToTerms } from './terms-draft.ts'

const texts = (draft: ReturnType<typeof createTermsDraft>) =>
  draft.store.getState().rows.map(({ text }) => text)

describe('a list of terms that is edited', () => {
  it('counts what differs from the stored terms, in whatever order it was changed', () => {
    const draft = createTermsDraft(['a', 'b'])
    const changes = () => draft.store.getState().changes
    const [first] = draft.store.getState().rows
    draft.edit(first?.id ?? 0, 'A')
    expect(changes()).toBe(1)
    draft.edit(draft.insert(['']), 'c')
    expect(changes()).toBe(2)
    draft.saved(draft.terms())
    expect(changes()).toBe(0)
    draft.remove(first?.id ?? 0)
    expect(draft.terms()).toEqual(['b', 'c'])
    draft.revert()
    expect(texts(draft)).toEqual(['A', 'b', 'c'])
    expect(changes()).toBe(0)
  })

  it('takes a row after another one, and leaves out those that are empty', () => {
    const draft = createTermsDraft(['a', 'b'])
    const [first] = draft.store.getState().rows
    draft.insert(['', 'x'], first?.id)
    expect(texts(draft)).toEqual(['a', '', 'x', 'b'])
    expect(draft.terms()).toEqual(['a', 'x', 'b'])
    expect(draft.store.getState().faults.size).toBe(0)
  })

  it('shows each fault at its row', () => {
    const draft = createTermsDraft(['Kubernetes'])
    const faultOf = (text: string) => {
      const id = draft.insert([text])
      return draft.store.getState().faults.get(id)
    }
    expect(faultOf('Kubernetes')).toBe('repeated')
    expect(faultOf('KUBERNETES')).toBeUndefined()
    expect(faultOf(' x')).toBe('space-at-end')
    expect(faultOf(' ')).toBe('space-at-end')
    expect(faultOf('a\tb')).toBe('line-break')
    expect(faultOf('a\u0007')).toBe('control-character')
  })

  it('is too long from 301 characters on, line breaks included', () => {
    const draft = createTermsDraft(['x'.repeat(150), '😀'.repeat(149)])
    expect(draft.store.getState().characters).toBe(300)
    expect(isTooLong(draft.store.getState())).toBe(false)
    draft.insert(['y'])
    expect(isTooLong(draft.store.getState())).toBe(true)
  })

  it('takes the lines of a text that it does not have yet', () => {
    const draft = createTermsDraft(['Ana'])
    draft.insert([''])
    expect(draft.addLines('\u{feff}Ana\r\n  Siobhán \n\nAna\nAoife\rBo')).toBe(3)
    expect(texts(draft)).toEqual(['Ana', 'Siobhán', 'Aoife', 'Bo'])
    expect(linesToTerms(' \n')).toEqual([])
  })

  it('takes over what was changed elsewhere, and keeps what was changed here', () => {
    const draft = createTermsDraft(['Anna', 'Kim', 'Zoé'])
    const [first] = draft.store.getState().rows
    draft.edit(first?.id ?? 0, 'Hannah')
    draft.insert(['Olga'])
    draft.rebase(['Kim', 'Anna', 'Hana'])
    expect(draft.terms()).toEqual(['Hannah', 'Kim', 'Olga', 'Hana'])
    draft.rebase(['Kim', 'Anna', 'Hana'])
    expect(draft.terms()).toEqual(['Hannah', 'Kim', 'Olga', 'Hana'])
    draft.revert()
    expect(draft.terms()).toEqual(['Kim', 'Anna', 'Hana'])
  })
})
