import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'

const only = en.live.transcribeOnly

test('removing the last target selects transcription only, and choosing one replaces it', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', settings: { voice: { targetLanguages: ['de'] } } })
  const to = page.getByRole('combobox', { name: en.live.to, exact: true })
  const option = (name: string) => page.getByRole('option', { name })
  await to.click()
  await option('German').click()
  await expect(option(only)).toHaveAttribute('aria-selected', 'true')
  await option('Japanese').click()
  await expect(option(only)).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('Escape')
  await expect(to).toHaveText('Japanese')
})

test('a language is not offered as its own target', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const option = (name: string | RegExp) => page.getByRole('option', { name })
  await page.getByRole('combobox', { name: en.live.from, exact: true }).click()
  await option('German').click()
  const to = page.getByRole('combobox', { name: en.live.to, exact: true })
  await expect(to).toHaveText('French')
  await to.click()
  await expect(option('French')).toBeVisible()
  await expect(option('German')).toHaveCount(0)
  await expect(option(/^Chinese/)).toHaveText([/Simplified/, /Traditional/])
})
