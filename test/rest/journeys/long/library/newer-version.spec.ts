import { join } from 'node:path'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { keepSession } from '../../../../support/sessions/keep-session.ts'
import { CURRENT, VersionRun } from '../../../../support/sessions/library-versions.ts'

const killed = because('the journey kills the app')
const settings = { appearance: { panel: 'history' } } as const
const STARTED_AT = Date.UTC(2026, 10, 23, 12)

/** A newer version runs on the folder of a host that has ended. */
function runNewer<T>(home: string, work: (run: VersionRun) => T): T {
  const newer = new VersionRun(join(home, 'library.sqlite'), CURRENT + 1)
  try {
    return work(newer)
  } finally {
    newer.close()
  }
}

test('an older version refuses the library of a newer one, and starts an empty one beside it', {
  tag: '@played',
  annotation: killed,
}, async ({ openApp }) => {
  const { call, kill, comeBack, endHost, home } = await openApp({ microphone: 'none', settings })
  await keepSession(call, { title: 'Before the update', count: 1, startedAt: STARTED_AT })
  await kill('host')
  runNewer(home, () => undefined)

  const page = await comeBack()
  const refusals = page.getByRole('alert').filter({ hasText: en.errors.storage.title['library-newer'] })
  await expect(refusals).toHaveCount(2)
  await page.getByRole('button', { name: en.app.dismiss }).click()
  await expect(refusals).toHaveCount(1)
  await expectAccessible(page)
  const panel = page.getByRole('tabpanel', { name: en.panels.names.history })
  await panel.getByRole('button', { name: en.history.startLibrary }).click()
  await expect(panel.getByText(en.history.empty.title)).toBeVisible()
  await expect(refusals).toBeHidden()
  await expect(panel.getByRole('heading', { name: en.panels.names.history })).toBeFocused()
  await keepSession(call, { title: 'Meanwhile', count: 1, startedAt: STARTED_AT + 1_000_000 })
  await expect(panel.getByRole('listitem')).toContainText('Meanwhile')
  await endHost()

  const titles = runNewer(home, (newer) => [...newer.contents().values()].map(({ title }) => title))
  expect(titles).toEqual(['Before the update'])
})
