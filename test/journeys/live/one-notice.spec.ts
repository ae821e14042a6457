import { en } from '../../../src/core/product/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { record } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { FaultProxy } from '../../support/network-faults/fault-proxy.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'
import { twoSides } from '../support/two-sides.ts'

const { notices, sides } = en.live

test('a connection that both sides lose is one notice, and after Stop one line says what was saved', async ({
  openApp,
  simulator,
}) => {
  const proxy = await FaultProxy.to(simulator.address)
  const { path } = await record({ name: 'one-notice', sentences: ['welcome', 'plan'] })
  const { page } = await openApp({ microphone: path, service: proxy.address, settings: twoSides() })
  const live = new LivePage(page)
  await live.start()
  // Either side may be folded as the echo of the other.
  await expect(live.captions.getByText(meeting.plan.en).first()).toBeVisible()
  await proxy.goDown()
  const messages = page.getByRole('region', { name: en.live.messages })
  const lost = messages.getByRole('status').filter({ hasText: notices.reconnecting.title })
  await expect(lost.filter({ hasText: sides.both })).toBeVisible()
  await expect(lost).toHaveCount(1)
  await live.sees(en.live.status.reconnecting)
  await expectAccessible(page)
  await proxy.comeBack()
  await expect(lost).toHaveCount(0)
  await live.stop()
  const saved = messages.getByText(/^Saved · \d+ s · \d+ captions$/)
  await expect(saved).toBeVisible()
  const offered = messages.getByRole('button', { name: en.live.showInHistory, exact: true })
  await offered.click()
  await expect(page.getByRole('region', { name: en.history.session.list })).toBeVisible()
})

test('a session without a word says so, and offers nothing to do with it', async ({ openApp }) => {
  const { path } = await record({ name: 'no-word', sentences: [], leadMs: 20_000 })
  const { page } = await openApp({
    microphone: path,
    settings: { audio: UNPROCESSED, voice: { sourceLanguage: 'en', targetLanguages: ['en', 'de'] } },
  })
  const live = new LivePage(page)
  await live.start()
  await live.sees(en.live.status.live)
  await expect(page.getByText('EN → DE', { exact: true }), 'no language becomes itself').toBeVisible()
  await live.stop()
  const messages = page.getByRole('region', { name: en.live.messages })
  await expect(messages.getByText(en.history.session.noCaptions)).toBeVisible()
  await expect(messages.getByRole('button')).toHaveAccessibleName(en.app.dismiss)
})

test('a refused microphone stands before what the others lack, shown alone and in the list', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'refused', settings: twoSides() })
  await new LivePage(page).start()
  const messages = page.getByRole('region', { name: en.live.messages })
  const more = messages.getByRole('button', { name: fill(en.live.moreMessages_one, { count: 1 }) })
  await expect(more).toBeVisible()
  const alerts = messages.getByRole('alert')
  await expect(alerts).toHaveText(/^Me · .*microphone/)
  await more.click()
  await expect(alerts).toHaveText([/^Me · .*microphone/, /^Ana · /])
})
