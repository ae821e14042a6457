import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../scripts/commands.ts'
import type { en } from '../../../src/core/product/strings/en.ts'
import { asDesktop } from '../../support/app/as-desktop.ts'
import type { App } from '../../support/app/open-app.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import type { Open, State } from '../state.ts'

/** The dialog closes when the language changes, and the page that is left at the end cannot change it. */
const languages = ['en', 'de', 'ar'] as const
type Language = (typeof languages)[number]

const stringsOf = (language: Language) => {
  const read = <N extends 'privacy' | 'settings'>(name: N) =>
    JSON.parse(
      readFileSync(join(root, 'resources', 'locales', language, `${name}.json`), 'utf8'),
    ) as (typeof en)[N]
  return { ...read('privacy').erase, openSettings: read('settings').title }
}

async function openDialog(open: Open, language: Language): Promise<App> {
  const app = await open({ microphone: 'none', settings: { appearance: { language } } })
  const { openSettings, button, title } = stringsOf(language)
  await app.page.getByRole('navigation').getByRole('button', { name: openSettings, exact: true }).click()
  await app.page.getByRole('button', { name: button }).click()
  await app.page.getByRole('dialog', { name: title }).waitFor()
  return app
}

const submit = (page: Page, language: Language) => {
  const { title, button: name } = stringsOf(language)
  return page.getByRole('dialog', { name: title }).getByRole('button', { name }).click()
}

const inLanguage = (
  name: string,
  language: Language,
  reach: (open: Open) => ReturnType<State['reach']>,
): State => ({
  name: language === 'en' ? name : `${name}-in-${language}`,
  isAlone: true,
  reach,
})

/** The deletion of all data: the dialog, what it says meanwhile and if it fails, and the page afterwards. */
export const deletionStates: readonly State[] = languages.flatMap((language) => [
  inLanguage('delete-all-data', language, (open) => openDialog(open, language)),
  inLanguage('delete-all-data-asked', language, async (open) => {
    const { page } = await openDialog(open, language)
    await submit(page, language)
    await page.getByText(stringsOf(language).inTerminal).waitFor()
    return { page }
  }),
  inLanguage('delete-all-data-in-use', language, async (open) => {
    const { page, home } = await openDialog(open, language)
    const other = await startWebhost({ PARLEY_HOME: home, PARLEY_KEY: '' })
    await submit(page, language)
    await page.getByRole('alert').waitFor()
    return { page, end: other.stop }
  }),
  ...[false, true].map((hasLeftovers) =>
    inLanguage(`all-data-deleted${hasLeftovers ? '-but' : ''}`, language, async (open) => {
      const { page } = await open({ microphone: 'none', settings: { appearance: { language } } })
      const { tell } = await asDesktop(page, {})
      await page.locator(`html[lang=${language}]`).waitFor()
      await page.getByRole('banner').waitFor()
      tell('data.erased', {
        restarts: language === 'de' && !hasLeftovers,
        leftovers: hasLeftovers ? ['library.sqlite', 'sound'] : [],
      })
      await page.getByRole('heading', { level: 1 }).waitFor()
      return { page }
    }),
  ),
])
