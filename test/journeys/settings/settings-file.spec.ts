import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { presetNamed } from '../../support/sessions/keep-uses.ts'
import { expect, test } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'
import { fileOf, pick } from '../support/settings/settings-file.ts'

const refused = [
  ['is something else', 'nonsense', 'The file is not valid', 'not JSON'],
  [
    'is of a later version',
    '{"format":"parley-settings","version":9,"settings":{}}',
    'The file is not valid',
    'version: 9, not 1',
  ],
  [
    'has a value that does not fit',
    fileOf({ appearance: { theme: 'dark' }, captions: { size: 5 } }),
    'Captions: Text size is not valid',
    fill(en.errors['invalid-input']['out-of-range'], { actual: 5, limit: 16 }),
  ],
] as const
test('a settings file that cannot be used is refused, and nothing changes', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none' })
  const before = await call('settings.get', {})
  const settings = await new LivePage(page).settings('advanced')
  for (const [what, content, title, said] of refused)
    await test.step(`one that ${what}`, async () => {
      await pick(settings, content)
      await expect(settings.getByRole('alert')).toContainText(said)
      await expect(settings.getByRole('alert')).toContainText(title)
      await expectAccessible(page)
      expect(await call('settings.get', {})).toEqual(before)
    })
})

test('an import says what it takes away from the user', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: {
      overlay: { isHiddenFromSharing: true },
      presets: { list: [presetNamed('Weekly', {})] },
    },
  })
  const settings = await new LivePage(page).settings('advanced')
  const account = { id: 'home', name: 'Home', profile: 'generic', plan: 'pro', address: 'https://api.test' }
  await pick(
    settings,
    fileOf({
      updates: { isOn: false },
      overlay: { isHiddenFromSharing: false },
      presets: { list: [] },
      service: { accounts: [{ ...account, streamDomains: ['stream.test'] }] },
    }),
  )
  const asks = page.getByRole('dialog', { name: en.transfer.confirm.title })
  for (const line of [
    fill(en.transfer.streamDomain, { host: 'stream.test' }),
    en.updates.off.settings,
    en.transfer.shownInSharing,
    fill(en.transfer.deletedPresets, { names: 'Weekly' }),
  ])
    await expect(asks.getByRole('listitem').filter({ hasText: line })).toHaveCount(1)
  await expectAccessible(page)
})
