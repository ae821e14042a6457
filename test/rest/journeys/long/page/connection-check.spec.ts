import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import {
  again,
  doctor,
  examine,
  findsMicrophoneFault,
  row,
} from '../../../../journeys/support/doctor-dialog.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { openSettingsPage } from '../../../../journeys/support/settings/settings-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'
import { HttpPeer, json } from '../../../../support/service/http-peer.ts'

const NAMES = [
  'Service',
  'Key',
  'Plan',
  'Products',
  'Clock',
  'Proxy',
  'Round trip',
  'Voice',
  'Microphone',
  'Speaker',
]

test('the check says so if everything works, in both themes and forced colours', async ({ openApp }) => {
  const { path } = await record({ name: 'doctor-words', sentences: ['welcome'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const dialog = await examine(page)
  await expect(dialog.getByRole('status').filter({ hasText: en.doctor.allFine })).toBeVisible()
  for (const name of NAMES) await expect(row(dialog, name)).toContainText(en.doctor.statuses.ok)
  await expectAccessible(page)
})

test('the check is opened, copied without the key and closed with the keyboard alone', async ({
  openApp,
  simulator,
  host,
}) => {
  const { path } = await record({ name: 'doctor-words', sentences: ['welcome'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  if (host === 'webhost') await page.context().grantPermissions(['clipboard-write'])
  await new LivePage(page).sees(en.live.status.ready)
  await page.keyboard.press('ControlOrMeta+,')
  const settings = page.getByRole('dialog', { name: en.settings.title })
  await openSettingsPage(settings, 'network')
  await settings.getByRole('button', { name: en.app.checkConnection }).focus()
  await page.keyboard.press('Enter')
  const dialog = doctor(page)
  await expect(again(dialog)).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('button', { name: en.history.session.copy }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(en.doctor.copied)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // A desktop lets no page read the clipboard.
  const field = settings.getByLabel(en.settings.search)
  await field.press('ControlOrMeta+v')
  const copied = await field.inputValue()
  await field.fill('')
  const { host: service } = new URL(simulator.address)
  expect(copied).toContain(fill(en.doctor.findings.key.accepted.result, { host: service }))
  for (const name of NAMES) expect(copied).toContain(`${name}: ${en.doctor.statuses.ok}.`)
  expect(copied).not.toContain(simulator.key)
  await expect(settings).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
})

test('the results can be copied manually if the clipboard is blocked', {
  tag: '@webhost',
  annotation: because('the desktop lets its own pages copy'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const dialog = await examine(page)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await dialog.getByRole('button', { name: en.history.session.copy }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue(/Microphone: Problem\. It can’t be opened\./)
  await expectAccessible(page)
})

test('an unreachable proxy is detected and reported with a remedy', async ({ openApp, host }) => {
  const { page, answerQuestion } = await openApp({ microphone: 'none', service: 'https://service.test' })
  const settings = await new LivePage(page).settings('network')
  await settings.getByRole('combobox', { name: en.doctor.checks.proxy }).click()
  await page.getByRole('option', { name: en.settings.network.modes.fixed }).click()
  await settings.getByLabel(en.settings.network.url).fill('http://127.0.0.1:9')
  await settings.getByRole('button', { name: en.settings.network.use }).click()
  await answerQuestion(true)
  await expect(settings.getByText(en.settings.network.inUse)).toBeVisible()
  await settings.getByRole('button', { name: en.app.checkConnection }).click()
  const dialog = doctor(page)
  await expect(row(dialog, en.doctor.checks.region)).toContainText(
    fill(en.errors.proxy.title, { host: '127.0.0.1:9' }),
    {
      timeout: 60_000,
    },
  )
  await expect(row(dialog, en.doctor.checks.region)).toContainText('Check its address in the settings.')
  const { proxy } = en.doctor.findings
  const used = proxy[host === 'webhost' ? 'used-browser' : 'used'].result
  await expect(row(dialog, en.doctor.checks.proxy)).toContainText(fill(used, { proxy: 'http://127.0.0.1:9' }))
  await expect(row(dialog, en.doctor.checks.voice)).toContainText(en.doctor.statuses.skipped)

  // Moves from a result to the setting that fixes it, and back.
  await dialog.getByRole('button', { name: en.settings.title, exact: true }).click()
  await settings.getByRole('combobox', { name: en.doctor.checks.proxy }).click()
  await page.getByRole('option', { name: en.glossaries.live.none }).click()
  await answerQuestion(true)
  await expect(settings.getByText(en.settings.network.hints.none)).toBeVisible()
  await settings.getByRole('button', { name: en.app.checkConnection }).click()
  await expect(row(dialog, en.doctor.checks.region)).toContainText(
    en.errors.unreachable.remedy['name-not-found'],
    {
      timeout: 60_000,
    },
  )
})

test('a microphone that cannot be opened is detected: refused', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'refused' })
  await findsMicrophoneFault(await examine(page), en.errors.microphone.title.denied)
})

test('a silent microphone and a missing speaker are detected', async ({ openApp }) => {
  const { path } = await record({ name: 'doctor-silence', sentences: [], leadMs: 60_000 })
  const { page } = await openApp({
    microphone: path,
    settings: { audio: { ...UNPROCESSED, speaker: 'gone' } },
  })
  const dialog = await examine(page)
  await expect(row(dialog, en.doctor.checks.microphone)).toContainText(
    en.doctor.findings.microphone.silent.result,
  )
  await expect(row(dialog, en.doctor.checks.speaker)).toContainText(en.doctor.findings.speaker.failed.remedy)
  await expect(
    dialog.getByText(
      [fill(en.doctor.faults_one, { count: 1 }), fill(en.doctor.notices_one, { count: 1 })].join(', '),
      { exact: true },
    ),
  ).toBeVisible()
})

test('an error of the service leads to the check, which finds its cause', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', service: 'http://127.0.0.1:9' })
  const notice = page
    .getByRole('alert')
    .filter({ hasText: fill(en.errors.unreachable.title, { host: '127.0.0.1:9' }) })
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: en.app.checkConnection }).click()
  const dialog = doctor(page)
  await expect(row(dialog, en.doctor.checks.region)).toContainText(
    fill(en.doctor.findings.region.unreachable.result, { host: '127.0.0.1:9' }),
    { timeout: 60_000 },
  )
  await expect(row(dialog, en.doctor.checks.key)).toContainText(en.doctor.statuses.skipped)
  await expect(row(dialog, en.doctor.checks.voice)).toContainText(en.doctor.statuses.skipped)
})

test('the check can be cancelled and restarted', async ({ openApp }) => {
  const peer = await HttpPeer.listen()
  let isSilent = true
  peer.answerWith((response, request) => {
    if (request.url === '/v2/languages' && isSilent) return
    json(200, [])(response, request)
  })
  const { page } = await openApp({ microphone: 'none', service: peer.address })
  const settings = await new LivePage(page).settings('network')
  await settings.getByRole('button', { name: en.app.checkConnection }).click()
  const dialog = doctor(page)
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: en.app.cancel }).click()
  await expect(dialog.getByRole('progressbar')).toBeHidden()
  isSilent = false
  await dialog.getByRole('button', { name: en.app.checkConnection }).click()
  await expect(row(dialog, en.doctor.checks.key)).toContainText('accepts this key', { timeout: 60_000 })
  await peer.close()
})
