import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { expect, test } from '../support/app.ts'

const FREE = { microphone: 'none', profile: 'deepl', plan: 'free' } as const

test('the Free plan is told that it has no voice sessions, before and after Start', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp(FREE)
  const stage = page.getByRole('main', { name: 'Captions' })
  await expect(stage.getByRole('heading', { name: 'Voice sessions need the Pro plan' })).toBeVisible()
  await expect(stage).toContainText('Use an account that has the Pro plan.')
  await expect(stage).not.toContainText('Press Start')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Voice sessions need the Pro plan' })
  await expect(refusal).toBeVisible()
  await expect(page.getByText('Could not start')).toBeVisible()
  expect(simulator.sessions).toEqual([])
  // The sample meeting is the demo service's.
  await page.getByRole('button', { name: 'Play a sample meeting' }).click()
  await expect(page.getByText('The demo service on this computer plays')).toBeVisible()
  await expect(refusal).toBeHidden()
})

test('the Free plan is told why its texts cannot be corrected and rephrased', async ({ openApp }) => {
  const { page } = await openApp({ ...FREE, settings: { appearance: { panel: 'text' } } })
  for (const name of ['Correct', 'Reword']) {
    const button = page.getByRole('button', { name })
    await expect(button).toHaveAccessibleDescription('Writing help needs the Pro plan')
    await expect(button).toBeDisabled()
  }
})

test('a data centre without voice is named on the stage', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    service: 'https://api-jp.deepl.com',
    // Nothing leaves this computer.
    settings: { network: { proxy: { mode: 'fixed', url: 'http://127.0.0.1:9', user: '' }, authorities: [] } },
  })
  const stage = page.getByRole('main', { name: 'Captions' })
  await expect(stage.getByRole('heading', { name: 'api-jp.deepl.com has no voice sessions' })).toBeVisible()
  await expect(stage).toContainText('Use an account with the address of another one.')
})
