import { meeting } from '../../../src/simulator/script/script.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { expect, test } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'
import { TextPage } from '../support/text-page.ts'

test('people choose how long texts are kept, and know what goes, in both themes and forced colours', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: {
      appearance: { panel: 'text' },
      text: { sourceLanguage: 'en', targetLanguage: 'de' },
    },
  })
  const text = new TextPage(page)
  await text.text.fill(meeting.green.en)
  await text.reads(meeting.green.de)
  const settings = await new LivePage(page).settings()
  await settings.getByRole('searchbox').fill('privacy')
  await expect(settings.getByText(`go to ${new URL(simulator.address).host}`)).toBeVisible()
  await expect(settings.getByText('its key, which is not encrypted')).toBeVisible()
  await expectAccessible(page)
  const kept = settings.getByRole('combobox', { name: 'Sessions and texts are kept' })
  const choose = async (option: string) => {
    await kept.click()
    await page.getByRole('option', { name: option }).click()
  }
  await choose('Not at all')
  const asks = page.getByRole('dialog', { name: 'Keep less?' })
  await expect(asks).toContainText('All sessions and texts')
  await expectAccessible(page)
  await asks.getByRole('button', { name: 'Cancel' }).click()
  await expect(kept).toHaveText('Until I delete them')
  await choose('Not at all')
  await asks.getByRole('button', { name: 'Delete and keep less' }).click()
  await expect(kept).toHaveText('Not at all')
  await settings.getByRole('button', { name: 'Close' }).click()
  await text.button('Earlier texts').click()
  await expect(text.panel.getByText('Nothing is kept')).toBeVisible()
})

test('an account is removed when that was meant', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
  const settings = await new LivePage(page).settings()
  const remove = settings.getByRole('button', { name: 'Remove Journey' })
  await remove.click()
  const asks = page.getByRole('dialog', { name: 'Remove Journey?' })
  await expectAccessible(page)
  await asks.getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeVisible()
  await remove.click()
  await asks.getByRole('button', { name: 'Remove the account' }).click()
  await expect(remove).toHaveCount(0)
  await expect(page.getByText('Nothing you say leaves it.')).toBeVisible()
})
