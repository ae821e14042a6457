import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'
import { chooseProxy } from '../support/settings/network-section.ts'

/** No two neighbours are refused with the same words, so that each waits for its own. */
const refusals = [
  ['proxy.test:8080', 'it begins with http, https or socks5'],
  ['http://me:secret@proxy.test', 'user name and password have fields of their own'],
  ['ftp://proxy.test', 'it begins with http, https or socks5'],
  ['http://proxy.test/path', 'it has a host and a port, and nothing behind them'],
] as const
test('a proxy with an address that is none is refused, and the input stays', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const settings = await new LivePage(page).settings('network')
  await chooseProxy(page, settings, 'Custom')
  for (const [address, said] of refusals)
    await test.step(address, async () => {
      await settings.getByLabel(en.settings.network.url).fill(address)
      await settings.getByRole('button', { name: en.settings.network.use }).click()
      await expect(settings.getByRole('alert')).toContainText(said)
      await expect(settings.getByRole('alert')).toContainText(
        fill(en.errors['invalid-input'].title, { field: en.errors['invalid-input'].fields.url }),
      )
      await expect(settings.getByLabel(en.settings.network.url)).toHaveValue(address)
      await expect(settings.getByText(en.settings.network.notInUse)).toBeVisible()
    })
})

test('the settings are found by search, and the input in the others stays', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const settings = await new LivePage(page).settings('network')
  const search = settings.getByLabel(en.settings.search)
  const sections = settings.getByRole('heading', { level: 3 })
  await chooseProxy(page, settings, 'Custom')
  await settings.getByLabel(en.settings.network.url).fill('http://proxy.test')
  await search.fill('echo')
  await expect(sections).toHaveText([en.settings.sound])
  await search.fill('nonsense')
  await expect(settings.getByText(en.settings.noResults)).toBeVisible()
  await search.fill('PROXY')
  await expect(sections).toHaveText([en.settings.network.title])
  await expect(settings.getByLabel(en.settings.network.url)).toHaveValue('http://proxy.test')
  await search.fill('')
  await expect(sections).toHaveText([en.settings.network.title])
})
