import { en } from '../../../src/core/product/strings/en.ts'
import type { App } from '../../support/app/open-app.ts'
import { record } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { HttpPeer, json } from '../../support/service/http-peer.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'
import { refusesAccount } from '../support/settings/account-entry.ts'
import { TextPage } from '../support/text-page.ts'

const alert = ({ page }: App, text: string | RegExp) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()

test('a missing microphone has its own message', async ({ openApp }) => {
  const app = await openApp({ microphone: 'none' })
  const live = new LivePage(app.page)
  await live.start()
  await alert(app, en.errors.microphone.title.missing)
  await alert(app, en.errors.microphone.remedy.missing)
  await live.sees(en.live.status['not-started'])
})

test('a denied microphone has its own message', { tag: '@both' }, async ({ openApp }) => {
  const app = await openApp({ microphone: 'refused' })
  await new LivePage(app.page).start()
  await alert(app, en.errors.microphone.title.denied)
})

const LANGUAGES = [
  { lang: 'de', name: 'German', usable_as_source: true, usable_as_target: true, features: [] },
]

/** A service that gives one answer to the voice request and valid answers to everything else. */
async function withService(
  answer: Parameters<typeof json>,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const peer = await HttpPeer.listen()
  peer.answerWith((response, request) => {
    const given = request.url.startsWith('/v3/languages') ? json(200, LANGUAGES) : json(...answer)
    given(response, request)
  })
  await use(peer.address)
  await peer.close()
}

const refusals: readonly (readonly [what: string, answer: Parameters<typeof json>, said: string | RegExp])[] =
  [
    ['a quota that is used up', [456, { message: 'Quota exceeded.' }], en.errors['quota-exceeded'].title],
    [
      'a streaming address of another host',
      [200, { streaming_url: 'wss://evil.test/', token: 't', session_id: 's' }],
      en.errors['address-refused'].remedy['other-host'],
    ],
    ['a fault of the service', [500, {}], en.errors.unavailable.title],
    ['an answer that makes no sense', [200, { token: 7 }], /Unexpected response from .*/],
  ]

for (const [what, answer, said] of refusals)
  test(`${what} has its own message`, async ({ openApp }) => {
    await withService(answer, async (service) => {
      const { path } = await record({ name: 'short', sentences: ['agreed'] })
      const app = await openApp({ microphone: path, service })
      await new LivePage(app.page).start()
      await alert(app, said)
      // An error that the service itself returned has a trace id.
      const traces = app.page.getByText(fill(en.errors.traceId, { traceId: 'trace-7' }))
      await expect(traces).toHaveCount(answer[0] === 200 && typeof said === 'string' ? 0 : 1)
    })
  })

test('a wrong key is reported during entry, and the input stays', async ({ openApp, simulator }) => {
  const { page } = await openApp({ microphone: 'none', service: 'demo' })
  const { address } = simulator
  await refusesAccount(page, { address, key: 'wrong' }, en.errors['key-rejected'].title)
})

test('a page with a live session asks before it closes', {
  tag: '@webhost',
  annotation: because('a desktop asks with a dialog of the system'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'leaving', sentences: ['welcome'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await live.start()
  await live.sees(en.live.status.live)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await live.goesOn()
  await live.stop()
  await live.sees(en.live.status.stopped)
})

test('a link works once', {
  tag: '@webhost',
  annotation: because('the desktop has no links'),
}, async ({ openApp }) => {
  const { page, link } = await openApp({ microphone: 'none' })
  const other = await page.context().newPage()
  await other.goto(link)
  await expect(other.getByText(en.app.notAdmitted.title)).toBeVisible()
})

test('a host that stopped is reported once, whatever is opened, also when it is back and needs a new link', {
  tag: '@webhost',
  annotation: because('a desktop window ends with its program'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none', service: 'demo' })
  const { page } = app
  await page.getByRole('button', { name: en.live.sample.play }).click()
  const live = new LivePage(page)
  await live.sees(en.live.status.live)
  await page.keyboard.press('Alt+2')
  await expect(page.getByText(en.glossaries.list.empty.title)).toBeVisible()
  await app.endHost()
  await alert(app, en.app.hostGone.title)
  await live.sees(en.live.status.reconnecting)
  await expect(page.getByText(en.live.notices.reconnecting.title)).toBeHidden()
  // One that is loaded, and one that is not.
  for (const [digit, name] of [
    [3, 'styleRules'],
    [1, 'text'],
  ] as const) {
    await page.keyboard.press(`Alt+${digit}`)
    await expect(page.getByRole('tabpanel', { name: en.panels.names[name], exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(1)
  }
  await expect(page.getByRole('tabpanel')).toContainText(en.panels.loading)

  const link = await app.restartHost()
  await expect(page.getByText(en.app.shutOut.title)).toBeVisible()
  await live.sees(en.live.status.reconnecting)
  await expect(page.getByRole('alert')).toHaveCount(1)
  await page.goto(link)
  await expect(new TextPage(page).text, 'it loads by itself').toBeFocused()
  await expect(page.getByRole('alert')).toBeHidden()
})
