import { beforeEach, describe, expect, it } from 'vitest'
import { settle, VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import type { TranslationInput } from '../../../core/areas/text/text-calls.ts'
import { TYPING_PAUSE_MS } from '../../../core/areas/text/translator.ts'
import { ok } from '../../../core/base/result.ts'
import { createQuick, type Quick } from './quick-store.ts'

let clock: VirtualClock
let sent: TranslationInput[]
let kept: (string | undefined)[]
let quick: Quick
const state = () => quick.store.getState()
const pause = async () => {
  await clock.advance(TYPING_PAUSE_MS)
  await settle()
}

beforeEach(() => {
  clock = new VirtualClock()
  sent = []
  kept = []
  let ids = 0
  quick = createQuick({
    clock,
    newId: () => `id ${(ids += 1)}`,
    translate: async ({ keepAs, ...input }) => {
      sent.push(input)
      kept.push(keepAs)
      await settle()
      return ok({
        translations: [{ text: `${input.targetLanguage}:${input.texts[0]}`, detectedSourceLanguage: 'EN' }],
      })
    },
  })
  quick.actions.setTarget('de')
})

/** Opens the window with a text and requests its translation. */
const openedFor = (text: string) => {
  quick.actions.opened({ text })
  quick.actions.translateNow()
}

describe('the quick window', () => {
  it('sends no selected or copied text until its translation is requested, into any language', async () => {
    quick.actions.opened({ text: 'hunter2' })
    quick.actions.setTarget('fr')
    quick.actions.setSource('en')
    await pause()
    expect(sent).toEqual([])
    expect(state()).toMatchObject({ text: 'hunter2', phase: { type: 'held', because: 'offered' } })
    quick.actions.translateNow()
    expect(sent).toHaveLength(1)
  })

  it('keeps its text if there is no new one', async () => {
    openedFor('one')
    await pause()
    quick.actions.opened({})
    quick.actions.opened({ text: 'one' })
    await pause()
    expect(state()).toMatchObject({ text: 'one', shown: { text: 'de:one' }, earlier: undefined })
    expect(sent).toHaveLength(1)
  })

  it('recalls a replaced text, and then the other one', async () => {
    quick.actions.setText('typed')
    quick.actions.opened({ text: 'marked' })
    expect(state().earlier?.text).toBe('typed')
    quick.actions.recall()
    expect(state()).toMatchObject({ text: 'typed', earlier: { text: 'marked' } })
    quick.actions.clear()
    expect(state()).toMatchObject({ text: '', shown: undefined, earlier: { text: 'typed' } })
    quick.actions.recall()
    expect(state()).toMatchObject({ text: 'typed', earlier: undefined })
  })

  it('does not send a clipboard text that is recalled', async () => {
    quick.actions.opened({ text: 'hunter2' })
    quick.actions.clear()
    quick.actions.recall()
    await pause()
    expect(sent).toEqual([])
    expect(state()).toMatchObject({ text: 'hunter2', phase: { type: 'held', because: 'offered' } })
  })

  it('translates its translation back with one request', async () => {
    openedFor('one')
    await pause()
    quick.actions.swap({ sourceLanguage: 'de', targetLanguage: 'en-US' })
    await pause()
    expect(sent.slice(1)).toEqual([{ sourceLanguage: 'de', targetLanguage: 'en-US', texts: ['de:one'] }])
  })

  it('stores every text under its own ID, and its versions under the same', async () => {
    quick.actions.setText('Good')
    await pause()
    quick.actions.setText('Good morning')
    await pause()
    expect(kept[0]).toBeDefined()
    expect(kept[1]).toBe(kept[0])
    openedFor('Good morning, all')
    await pause()
    quick.actions.swap({ sourceLanguage: 'de', targetLanguage: 'en-US' })
    await pause()
    quick.actions.setText('')
    quick.actions.setText('Something else')
    await pause()
    expect(new Set(kept)).toHaveLength(4)
  })

  it('detects the language of every new text', async () => {
    quick.actions.setSource('de')
    openedFor('one')
    expect(sent).toEqual([{ targetLanguage: 'de', texts: ['one'] }])
    quick.actions.setSource('de')
    quick.actions.setText('')
    expect(state().sourceLanguage).toBe('auto')
  })
})
