import { beforeEach, expect, it, vi } from 'vitest'
import { app } from '../../../test/doubles/electron.ts'
import { eventually } from '../../../test/support/base/eventually.ts'
import { silentLog } from '../../core/base/log.ts'
import { interfaceLanguages } from '../../core/product/interface-languages.ts'
import { followLanguage, pageLanguage, switchLanguage, t } from './language.ts'

beforeEach(() => {
  app.systemLanguages = ['en-GB']
})

it.each(interfaceLanguages)('has the texts of the shell in %s', async (language) => {
  await switchLanguage(language)
  expect(t('menu.view')).toMatch(/^[^.]+$/)
  expect(t('documents.dialog.save')).toMatch(/^[^.]+$/)
})

it('reports the choice and the system language to pages', () => {
  app.systemLanguages = ['nn-NO', 'de-AT']
  expect(pageLanguage('system')).toEqual({ choice: 'system', system: 'de' })
})

it('changes once when another language is chosen', async () => {
  const changed = vi.fn<() => void>()
  await switchLanguage('en')
  const follow = followLanguage('en', changed, silentLog)
  for (const choice of ['en', 'de', 'de'] as const) follow(choice)
  await eventually(() => expect(changed).toHaveBeenCalled())
  expect(changed).toHaveBeenCalledTimes(1)
  expect(t('menu.edit')).toBe('Bearbeiten')
})
