import { en } from '../../../src/core/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { expect, test } from '../support/app.ts'
import { expectWithinReach } from '../support/expect-within-reach.ts'
import { LivePage } from '../support/live-page.ts'

test('a list of the sections leads to each of them, also from a search', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const dialog = await new LivePage(page).settings()
  const contents = dialog.getByRole('navigation', { name: en.settings.contents })
  const headings = dialog.getByRole('heading', { level: 3 })
  await expect(contents.getByRole('button')).toHaveText(await headings.allTextContents())
  await expectAccessible(page)

  for (const title of [en.privacy.title, en.settings.appearance, en.settings.advanced]) {
    await contents.getByRole('button', { name: title, exact: true }).click()
    const heading = dialog.getByRole('heading', { name: title, exact: true })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  }
  await expect(dialog.getByRole('slider', { name: en.settings.chunkMs })).toBeInViewport()

  await dialog.getByRole('searchbox').fill(en.settings.theme)
  await expect(headings.filter({ visible: true })).toHaveText([en.settings.appearance])
  await contents.getByRole('button', { name: en.settings.network.title }).press('Enter')
  await expect(dialog.getByRole('searchbox')).toHaveValue('')
  await expect(dialog.getByRole('heading', { name: en.settings.network.title })).toBeFocused()

  for (const viewport of [
    { width: 900, height: 600 },
    { width: 640, height: 400 },
    { width: 400, height: 700 },
  ]) {
    await page.setViewportSize(viewport)
    await dialog.getByRole('heading', { name: en.settings.appearance }).scrollIntoViewIfNeeded()
    await expectWithinReach(contents)
  }
})

test('the preview shows the beginning of the translation at the largest size', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: { captions: { size: 96 } } })
  const dialog = await new LivePage(page).settings()
  const preview = dialog.getByRole('region', { name: en.looks.preview })
  await preview.scrollIntoViewIfNeeded()
  const [area, line] = await Promise.all(
    [preview, preview.getByRole('paragraph').last()].map((part) => part.boundingBox()),
  )
  expect((area?.y ?? 0) + (area?.height ?? 0)).toBeGreaterThanOrEqual((line?.y ?? 0) + 96)
})
