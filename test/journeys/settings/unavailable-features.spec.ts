import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test } from '../support/app.ts'

const FREE = { microphone: 'none', profile: 'deepl', plan: 'free' } as const

test('the Free plan is told why its texts cannot be corrected and rephrased', async ({ openApp }) => {
  const { page } = await openApp({ ...FREE, settings: { appearance: { panel: 'text' } } })
  for (const name of ['Correct', 'Reword']) {
    const button = page.getByRole('button', { name })
    await expect(button).toHaveAccessibleDescription(en.errors['plan-needed'].title.write)
    await expect(button).toBeDisabled()
  }
})

test('a data centre without voice is named on the stage', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    service: 'https://api-jp.deepl.com',
    // The proxy is a closed port, so no request leaves this computer.
    settings: { network: { proxy: { mode: 'fixed', url: 'http://127.0.0.1:9', user: '' } } },
  })
  const stage = page.getByRole('main', { name: en.live.captions })
  const title = fill(en.errors['not-in-data-centre'].title.voice, { host: 'api-jp.deepl.com' })
  await expect(stage.getByText(title)).toBeVisible()
  await expect(stage).toContainText(en.errors['not-in-data-centre'].remedy)
})
