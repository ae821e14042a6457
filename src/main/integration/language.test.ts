import { beforeEach, expect, it, vi } from 'vitest'
import { app } from '../../../test/doubles/electron.ts'
import { silentLog } from '../../core/base/log.ts'
import { interfaceLanguages } from '../../core/product/interface-languages.ts'
import { followLanguage, pageLanguage, speak, t } from './language.ts'

beforeEach(() => {
  app.systemLanguages = ['en-GB']
})

it.each(interfaceLanguages)('has the words of the shell in %s', async (language) => {
  await speak(language)
  expect(t('menu.view')).toMatch(/^[^.]+$/)
  expect(t('documents.dialog.save')).toMatch(/^[^.]+$/)
})

it('tells pages what was chosen, and what the system prefers', () => {
  app.systemLanguages = ['nn-NO', 'de-AT']
  expect(pageLanguage('system')).toEqual({ choice: 'system', system: 'de' })
})

it('changes when a language is chosen anew, once', async () => {
  const changed = vi.fn<() => void>()
  await speak('en')
  const follow = followLanguage('en', changed, silentLog)
  for (const choice of ['en', 'de', 'de'] as const) follow(choice)
  await vi.waitFor(() => expect(changed).toHaveBeenCalled())
  expect(changed).toHaveBeenCalledTimes(1)
  expect(t('menu.edit')).toBe('Bearbeiten')
})
