import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { openSettingsPage } from '../../../../journeys/support/settings/settings-page.ts'

test('settled captions come late, say by how much, and end as they were concluded', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: { captions: { calm: 4 } } })
  await page.getByRole('button', { name: en.live.sample.play }).click()
  await expect(page.getByText('Today we go through the release plan for version two.')).toBeVisible()
  await page.getByRole('navigation').getByRole('button', { name: en.settings.title }).click()
  await openSettingsPage(page.getByRole('dialog'), 'captions')
  const slider = page.getByRole('slider', { name: en.settings.calm.label })
  await expect(slider).toHaveAttribute('aria-valuetext', /Settled\. Words appear [0-9.]+ s later/)
  await slider.focus()
  await slider.press('Home')
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    `Instant. ${en.settings.calm.atOnce} ${en.settings.calm.hint}`,
  )
})

test('a line of settled captions comes with its first word', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: { captions: { calm: 4 } } })
  const empty: string[] = []
  await page.exposeFunction('noteEmptyLine', (line: string) => empty.push(line))
  await page.evaluate(() => {
    const { noteEmptyLine } = window as unknown as { noteEmptyLine: (line: string) => void }
    new MutationObserver(() => {
      for (const line of document.querySelectorAll('article p[lang]'))
        if (line.textContent === '') noteEmptyLine(line.outerHTML)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByRole('button', { name: en.live.sample.play }).click()
  await expect(page.getByText('Today we go through the release plan for version two.')).toBeVisible()
  expect(empty).toEqual([])
})
