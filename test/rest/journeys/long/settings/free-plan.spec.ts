import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'

const FREE = { microphone: 'none', profile: 'deepl', plan: 'free' } as const

test('the Free plan is told that it has no voice sessions, before and after Start', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp(FREE)
  const stage = page.getByRole('main', { name: en.live.captions })
  await expect(stage.getByRole('heading', { name: en.errors['plan-needed'].title.voice })).toBeVisible()
  await expect(stage).toContainText(en.errors['plan-needed'].remedy)
  await expect(stage).not.toContainText('Press Start')
  await expectAccessible(page)
  await page.getByRole('button', { name: en.live.start }).click()
  const refusal = page.getByRole('alert').filter({ hasText: en.errors['plan-needed'].title.voice })
  await expect(refusal).toBeVisible()
  await expect(page.getByText(en.live.status['not-started'])).toBeVisible()
  expect(simulator.sessions).toEqual([])
  // The sample meeting runs on the demo service.
  await page.getByRole('button', { name: en.live.sample.play }).click()
  await expect(page.getByText('The demo service on this computer plays')).toBeVisible()
  await expect(refusal).toBeHidden()
})
