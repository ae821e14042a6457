import { join } from 'node:path'
import { root } from '../../../../../scripts/commands.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { chooseProxy } from '../../../../journeys/support/settings/network-section.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { localhostIdentity } from '../../../../support/network-faults/certificates.ts'
import { startHttpProxy } from '../../../../support/network-faults/http-proxy.ts'
import { HttpPeer, json } from '../../../../support/service/http-peer.ts'

const LOGIN = { user: 'me', password: 'marked-password' }
/** The authority of the test service, as one that a company has installed. */
const SYSTEM = join(root, 'test', 'fixtures', 'certificates', 'authority.pem')

const trusts = [
  ['with an authority of the system, is reached', { SSL_CERT_FILE: SYSTEM }],
  ['with an authority that nobody has installed, is not', {}],
] as const
for (const [what, env] of trusts)
  test(`a service behind a proxy with a login, and ${what}`, { tag: '@both' }, async ({ openApp, host }) => {
    const peer = await HttpPeer.listen(localhostIdentity)
    peer.answerWith(json(200, []))
    const proxy = await startHttpProxy({ login: `${LOGIN.user}:${LOGIN.password}` })
    // Only the proxy resolves this host.
    const { page, answerQuestion } = await openApp({
      microphone: 'none',
      service: `https://service.test:${peer.port}`,
      env,
    })
    const settings = await new LivePage(page).settings('network')
    const found = page.getByRole('dialog', { name: en.doctor.title }).getByRole('listitem')
    const reached = found.filter({ hasText: /^Service/ })
    const check = async () => {
      await settings.getByRole('button', { name: en.app.checkConnection }).click()
      await expect(reached).toBeVisible({ timeout: 60_000 })
    }

    await chooseProxy(page, settings, 'Custom')
    await expect(settings.getByText(en.settings.network.notInUse)).toBeVisible()
    await settings.getByLabel(en.settings.network.url).fill(`http://${proxy.host}/`)
    const use = () => settings.getByLabel(en.settings.network.url).press('Enter')
    await Promise.all([answerQuestion(false), use()])
    await expect(settings.getByRole('alert')).toContainText(en.errors['not-confirmed'].title)
    await expect(settings.getByText(en.settings.network.notInUse)).toBeVisible()
    await expectAccessible(page)
    await Promise.all([answerQuestion(true), use()])
    await expect(settings.getByText(en.settings.network.inUse)).toBeVisible()
    await expect(settings.getByLabel(en.settings.network.url)).toHaveValue(`http://${proxy.host}`)
    await check()
    await expect(reached).toContainText(en.errors.proxy.remedy.credentials)

    await page.keyboard.press('Escape')
    await settings.getByLabel(en.settings.network.user).fill(LOGIN.user)
    await settings.getByLabel(en.settings.network.password).fill(LOGIN.password)
    await settings.getByRole('button', { name: en.settings.network.use }).click()
    // Where the system encrypts it, the password is kept for good.
    const { kept } = en.settings.network
    await expect(settings.getByText(kept[host === 'webhost' ? 'this-run' : 'system'])).toBeVisible()
    await expect(settings.getByLabel(en.settings.network.password)).toHaveValue('')
    await check()
    if (env === trusts[0][1])
      await expect(found.filter({ hasText: /^Key/ })).toContainText('accepts this key')
    else await expect(reached).toContainText(en.errors.unreachable.remedy.certificate)
    expect(proxy.asked).toContain(`service.test:${peer.port}`)

    // Stored credentials remain when the settings are reopened.
    await page.keyboard.press('Escape')
    await expect(settings.getByLabel(en.settings.network.user)).toHaveValue(LOGIN.user)
    await Promise.all([peer.close(), proxy.close()])
  })

test('a SOCKS5 proxy asks for no user, and says why', async ({ openApp }) => {
  const { page, answerQuestion } = await openApp({ microphone: 'none' })
  const settings = await new LivePage(page).settings('network')
  await chooseProxy(page, settings, 'Custom')
  await expect(settings.getByLabel(en.settings.network.user)).toBeVisible()
  await settings.getByLabel(en.settings.network.url).fill('socks5://127.0.0.1:1080')
  await expect(settings.getByLabel(en.settings.network.user)).toBeHidden()
  await expect(settings.getByText(en.settings.network.socks)).toBeVisible()
  await settings.getByRole('button', { name: en.settings.network.use }).click()
  await answerQuestion(true)
  await expect(settings.getByText(en.settings.network.inUse)).toBeVisible()
})
