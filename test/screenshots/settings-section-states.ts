import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import type { State } from './state.ts'

/** The settings with one section, found by searching for one of its words. */
const section = (
  name: string,
  word: string,
  act: (page: Page) => Promise<void> = () => Promise.resolve(),
): State => ({
  name,
  reach: async (open) => {
    const { page } = await open({ microphone: 'none' })
    await page.getByRole('navigation').getByRole('button', { name: en.settings.title }).click()
    await page.getByLabel(en.settings.search).fill(word)
    await act(page)
    return { page }
  },
})

const ask = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog', { name: `${name}?` }).waitFor()
}

/** The sections of the settings, one by one. */
export const settingsSectionStates: readonly State[] = [
  section('settings-captions', 'text size'),
  section('settings-calm', 'calm text', async (page) => {
    await page.getByRole('button', { name: en.settings.calm.byLanguage }).click()
    const slider = page.getByRole('slider', { name: en.settings.calm.label })
    await slider.focus()
    await slider.press('End')
    await slider.scrollIntoViewIfNeeded()
  }),
  section('settings-languages', 'interface language', async (page) => {
    await page.getByRole('combobox', { name: en.settings.language }).click()
    await page.getByRole('option', { name: '日本語' }).waitFor()
  }),
  section('settings-privacy', 'privacy'),
  section('settings-privacy-sound', 'privacy', async (page) => {
    await page.getByRole('switch', { name: en.privacy.sound.on }).click()
  }),
  section('settings-privacy-nothing', 'privacy', async (page) => {
    await page.getByRole('combobox', { name: en.privacy.retention }).click()
    await page.getByRole('option', { name: en.privacy.retentions.nothing }).click()
    await page.getByRole('button', { name: en.privacy.confirm.submit }).click()
    await page.getByText(en.privacy.sound.sessionsNotKept).waitFor()
  }),
  section('settings-keep-less', 'privacy', async (page) => {
    await page.getByRole('combobox', { name: en.privacy.retention }).click()
    await page.getByRole('option', { name: en.privacy.retentions.nothing }).click()
    await page.getByRole('dialog', { name: en.privacy.confirm.title }).waitFor()
  }),
  section('settings-cost', '', async (page) => {
    await page.getByRole('navigation').getByRole('button', { name: en.settings.cost.title }).click()
    await page.getByLabel(en.settings.cost.limit).fill('many')
    await page.keyboard.press('Tab')
  }),
  section('settings-shortcuts-browser', en.settings.shortcuts.hint),
  section('settings-startup-browser', 'tray'),
  section('settings-second-screen', '', async (page) => {
    await page.getByRole('button', { name: en.captionPage.title }).click()
    await page.getByRole('button', { name: en.captionPage.create }).click()
    await page.getByText(en.captionPage.once).waitFor()
  }),
  section('settings-proxy', 'proxy'),
  section('settings-transfer', 'take your settings'),
  section('settings-nothing-found', 'klingon'),
  section('settings-remove-account', '', (page) => ask(page, 'Remove Journey')),
]
