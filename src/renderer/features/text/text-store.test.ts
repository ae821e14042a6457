import { expect, it } from 'vitest'
import { settle, VirtualClock } from '../../../../test/support/virtual-clock.ts'
import { ok } from '../../../core/result.ts'
import { TYPING_PAUSE_MS } from '../../../core/text/translator.ts'
import { createTextTranslation } from './text-store.ts'

const clock = new VirtualClock()

it('other words for the translation that shows take its place, until it is made anew', async () => {
  const { store, actions } = createTextTranslation({
    clock,
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
