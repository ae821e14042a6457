import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { expect, test } from '../support/app.ts'
import { expectWithinReach } from '../support/expect-within-reach.ts'
import { escape } from '../support/keyboard.ts'
import { LivePage } from '../support/live-page.ts'
import { resizeWindow } from '../support/resize-window.ts'

test('a list of the pages leads to each of them, also from a search', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const live = new LivePage(page)
  const dialog = await live.settings()
  const contents = dialog.getByRole('navigation', { name: en.settings.contents })
  const title = dialog.getByRole('heading', { level: 3 })
  await expect(contents.getByRole('button')).toHaveCount(8)
  const titles = await contents.getByRole('button').allTextContents()
  for (const name of titles)
    await test.step(name, async () => {
      await contents.getByRole('button', { name, exact: true }).click()
      await expect(title).toHaveText([name])
      await expect(title).toBeFocused()
      await expect(title).toBeInViewport()
      await expect(contents.locator('[aria-current=page]')).toHaveText([name])
      await expectAccessible(page)
      await dialog.locator('[data-page]:not([hidden])').evaluate((shown) => shown.scrollIntoView(false))
      await expect(contents).toBeInViewport({ ratio: 1 })
    })

  await dialog.getByRole('searchbox').fill(en.settings.theme)
  await expect(title).toHaveText([en.settings.pages.app])
  await expect(contents.locator('[aria-current=page]')).toHaveCount(0)
  await contents.getByRole('button', { name: en.settings.network.title }).press('Enter')
  await expect(dialog.getByRole('searchbox')).toHaveValue('')
  await expect(title).toHaveText([en.settings.network.title])
  await expect(title).toBeFocused()

  // The page is there again when a dialog that was opened from it is closed.
  await dialog.getByRole('button', { name: en.app.checkConnection }).click()
  await escape(page.getByRole('dialog', { name: en.doctor.title }))
  await expect(title).toHaveText([en.settings.network.title])

  for (const viewport of [
    { width: 900, height: 600 },
    { width: 640, height: 400 },
    { width: 320, height: 640 },
  ])
    await test.step(`within reach at ${viewport.width}`, async () => {
      await resizeWindow(page, viewport)
      await title.scrollIntoViewIfNeeded()
      await expectWithinReach(contents)
    })
})

test('the search finds values of closed lists, and other words for what a page has', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const dialog = await new LivePage(page).settings()
  const search = dialog.getByRole('searchbox')
  const title = dialog.getByRole('heading', { level: 3 })
  await search.fill(en.looks.edges.depressed)
  await expect(title).toHaveText([en.live.captions])
  await expect(dialog.getByRole('combobox', { name: en.looks.edge, exact: true })).toBeVisible()
  const { pages } = en.settings
  for (const [word, found] of [
    ['contrast', en.live.captions],
    ['dyslexia', en.live.captions],
    ['low vision', en.live.captions],
    ['font size', en.live.captions],
    ['flicker', en.live.captions],
    ['speed', en.live.captions],
    ['Zoom', en.live.meeting.name],
    ['API', pages.account],
    ['billing', pages.account],
    ['retention', en.privacy.title],
    ['transcript', en.privacy.title],
    ['hotkey', pages.app],
    ['dark', pages.app],
    ['firewall', en.settings.network.title],
    ['mic', en.settings.sound],
  ] as const)
    await test.step(word, async () => {
      await search.fill(word)
      await expect(title.filter({ hasText: found })).toBeVisible()
    })
  await search.fill('no such word')
  await expect(dialog.getByRole('status').filter({ hasText: en.settings.noResults })).toBeVisible()
})

test('all controls of a page begin at one place', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const dialog = await new LivePage(page).settings('captions')
  const starts = () =>
    dialog
      .locator('[data-page=captions]')
      .locator('input[type=range], [role=combobox]')
      .evaluateAll((controls) => [
        ...new Set(controls.map((each) => Math.round(each.getBoundingClientRect().x))),
      ])
  for (const width of [1280, 640, 320]) {
    await resizeWindow(page, { width, height: 700 })
    await expect.poll(starts, String(width)).toHaveLength(1)
  }
})

test('the preview shows the beginning of the translation at the largest size', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: { captions: { size: 96 } } })
  const dialog = await new LivePage(page).settings('captions')
  const preview = dialog.getByRole('region', { name: en.looks.preview })
  await preview.scrollIntoViewIfNeeded()
  const room = () =>
    preview.evaluate((area) => {
      const line = [...area.querySelectorAll('p')].at(-1) ?? area
      return area.getBoundingClientRect().bottom - line.getBoundingClientRect().top
    })
  await expect.poll(room).toBeGreaterThanOrEqual(96)
})
