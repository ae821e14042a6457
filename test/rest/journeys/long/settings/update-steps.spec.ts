import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { escape } from '../../../../journeys/support/keyboard.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'
import { RELEASE, UpdatingDesktop } from '../../../../support/updates/updating-page.ts'

const onFakeDesktop = because('a fake desktop answers its calls')

const release = 'Parley 1.3.0'
const readyTitle = fill(en.updates.notice.ready.title, { release })

test('a newer version is looked for, downloaded and installed from the settings', {
  tag: '@webhost',
  annotation: onFakeDesktop,
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const desktop = await UpdatingDesktop.on(page)
  const dialog = await new LivePage(page).settings()
  await dialog.getByLabel(en.settings.search).fill(en.updates.title)
  await expect(dialog.getByText('Parley 1.2.0')).toBeVisible()
  const status = dialog.getByRole('status').filter({ hasText: 'Parley' })
  await expect(status).toHaveText(en.updates.status.current)
  await dialog.getByRole('button', { name: en.updates.check }).click()
  await expect(dialog.getByText(en.updates.status.checking)).toBeVisible()
  await expect(dialog.getByRole('button', { name: en.updates.check })).toBeDisabled()

  desktop.change({ work: 'downloading', part: 0.25, release: RELEASE })
  const progress = dialog.getByRole('progressbar', { name: fill(en.updates.status.downloading, { release }) })
  await expect(progress).toHaveAttribute('aria-valuenow', '25')
  await expectAccessible(page)
  desktop.change({ release: RELEASE, isReady: true })
  await expect(status).toHaveText(fill(en.updates.status.ready, { release }))

  await dialog.getByRole('button', { name: en.updates.news.open }).click()
  const news = page.getByRole('dialog', { name: fill(en.updates.news.title, { release }) })
  await expect(news.getByText('They stay readable while a window is resized.')).toBeVisible()
  await expectAccessible(page)
  await escape(news)
  await dialog.getByRole('button', { name: en.updates.restart }).click()
  await expect.poll(() => desktop.asked).toEqual(['check', 'install'])
})

test('what failed is explained, and updates can be switched off', {
  tag: '@webhost',
  annotation: onFakeDesktop,
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const desktop = await UpdatingDesktop.on(page, { failure: 'forged' })
  const dialog = await new LivePage(page).settings()
  await dialog.getByLabel(en.settings.search).fill(en.updates.title)
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText(en.updates.failures.refused.title)
  await expect(alert).toContainText('(forged)')
  desktop.change({ failure: 'outdated' })
  await expect(alert).toContainText(en.updates.failures.outdated.remedy)
  desktop.change({ failure: 'unreachable' })
  await expect(alert).toContainText(en.updates.failures.unreachable.remedy)
  await expectAccessible(page)

  const isOn = dialog.getByRole('switch', { name: en.updates.on })
  await expect(isOn).toBeChecked()
  await isOn.click()
  desktop.change({ off: 'settings' })
  await expect(isOn).not.toBeChecked()
  await expect(dialog.getByText(en.updates.off.settings)).toBeVisible()
  await expect(dialog.getByRole('button', { name: en.updates.check })).toBeHidden()
  for (const off of ['policy', 'build', 'flatpak', 'homebrew'] as const) {
    desktop.change({ off })
    await expect(dialog.getByText(en.updates.off[off])).toBeVisible()
    await expect(isOn).toBeHidden()
  }
})

test('during a session there is no notice, and the settings say that updates wait', {
  tag: '@webhost',
  annotation: onFakeDesktop,
}, async ({ openApp }) => {
  const { path } = await record({ name: 'updates', sentences: ['welcome'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const desktop = await UpdatingDesktop.on(page)
  const live = new LivePage(page)
  await live.start()
  await live.goesOn()
  desktop.change({ release: RELEASE, isWaiting: true })
  const dialog = await live.settings('app')
  await expect(dialog.getByText(en.updates.status.waiting)).toBeVisible()
  await expect(dialog.getByRole('button', { name: en.updates.check })).toBeDisabled()
  desktop.change({ release: RELEASE, isReady: true, isWaiting: true })
  await expect(dialog.getByRole('button', { name: en.updates.restart })).toBeDisabled()
  await page.keyboard.press('Escape')
  const notice = page.getByRole('status').filter({ hasText: readyTitle })
  await expect(notice).toBeHidden()
  await live.stop()
  // Behind the notice that the session has been saved.
  await page.getByRole('button', { name: fill(en.live.moreMessages_one, { count: 1 }) }).click()
  await expect(notice).toBeVisible()
})
