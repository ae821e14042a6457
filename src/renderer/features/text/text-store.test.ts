import { expect, it } from 'vitest'
import { settle, VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { TYPING_PAUSE_MS } from '../../../core/areas/text/translator.ts'
import { ok } from '../../../core/base/result.ts'
import { createTextTranslation } from './text-store.ts'

const clock = new VirtualClock()

it('a rephrased translation replaces the displayed one until the next translation', async () => {
  const { store, actions } = createTextTranslation({
    clock,
    newId: () => 'id',
    translate: async ({ texts: [text] }) => {
      await settle()
      return ok({ translations: [{ text: `de:${text}`, detectedSourceLanguage: 'EN' }] })
    },
  })
  const typed = async (text: string) => {
    actions.setText(text)
    await clock.advance(TYPING_PAUSE_MS)
    await settle()
  }
  actions.setRequest({ targetLanguage: 'de' })
  await typed('one')
  actions.replaceShown('eins')
  expect(store.getState().shown).toMatchObject({ text: 'eins', detectedSourceLanguage: 'EN' })
  await typed('two')
  expect(store.getState().shown?.text).toBe('de:two')
})

it('versions of one text are stored as one, other texts and languages separately', async () => {
  const kept: (string | undefined)[] = []
  let ids = 0
  const { actions } = createTextTranslation({
    clock,
    newId: () => `id ${(ids += 1)}`,
    translate: ({ texts: [text = ''], keepAs }) => {
      kept.push(keepAs)
      return Promise.resolve(ok({ translations: [{ text, detectedSourceLanguage: 'EN' }] }))
    },
  })
  const settled = async () => {
    await clock.advance(TYPING_PAUSE_MS)
    await settle()
  }
  const type = async (text: string) => {
    actions.setText(text)
    await settled()
    return kept.at(-1)
  }
  actions.setRequest({ targetLanguage: 'de' })
  const first = await type('Good')
  expect(await type('Good morning')).toBe(first)
  actions.setRequest({ targetLanguage: 'de', formality: 'more' })
  await settled()
  expect(kept.at(-1)).toBe(first)
  actions.setRequest({ targetLanguage: 'fr' })
  await settled()
  const french = kept.at(-1)
  expect(french).not.toBe(first)
  const pasted = await type('Something else')
  expect([first, french]).not.toContain(pasted)
  actions.setText('')
  expect(await type('Something else')).not.toBe(pasted)

  const asked = kept.length
  const shown = { text: 'Alt', detectedSourceLanguage: 'EN', targetLanguage: 'fr' }
  actions.restore({ texts: ['Old'], targetLanguage: 'fr' }, shown)
  await settled()
  expect(kept).toHaveLength(asked)
  const before = [...kept]
  expect(before).not.toContain(await type('Old and new'))
})
