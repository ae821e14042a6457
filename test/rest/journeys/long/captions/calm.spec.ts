import { en } from '../../../../../src/core/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'

test('settled captions come late, say by how much, and end as they were concluded', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: { captions: { calm: 4 } } })
  await page.getByRole('button', { name: en.live.sample.play }).click()
  await expect(page.getByText('Today we go through the release plan for version two.')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: en.settings.title }).click()
  const slider = page.getByRole('slider', { name: en.settings.calm.label })
  await expect(slider).toHaveAttribute('aria-valuetext', /Settled\. Words appear [0-9.]+ s later/)
  await slider.focus()
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', `Instant. ${en.settings.calm.atOnce}`)
})
