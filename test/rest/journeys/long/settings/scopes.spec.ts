import { panelNames } from '../../../../../src/core/product/panel-names.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { profileNames } from '../../../../../src/core/service/service-profiles.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { createSimulator } from '../../../../../src/simulator/simulator-server.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { TextPage } from '../../../../journeys/support/text-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'

const KEY = 'for-texts'

for (const profile of profileNames)
  test(`a key of a ${profile} service that may only translate texts does, and panels say what it lacks`, async ({
    openApp,
  }) => {
    const simulator = await createSimulator({ keys: [{ key: KEY, scopes: ['translate:text'] }] })
    try {
      const { page } = await openApp({
        microphone: 'none',
        service: simulator.address,
        key: KEY,
        profile,
        settings: { appearance: { panel: 'text' } },
      })
      const text = new TextPage(page)
      await text.language(en.live.to, 'German')
      await text.text.fill(meeting.agreed.en)
      await text.reads(meeting.agreed.de)
      await expect(text.panel.getByRole('alert')).toHaveCount(0)
      // Said before a session: no scope of that service covers voice.
      const { title } = en.live.notices.limitedKey
      await expect(page.getByText(title)).toHaveCount(profile === 'deepl' ? 1 : 0)
      for (const [panel, scope] of [
        ['memories', 'translation_memories:read'],
        ['usage', 'usage:read'],
        ['glossaries', 'glossaries:read'],
        ['styleRules', 'style_rules:read'],
        ['languages', 'languages:read'],
      ] as const) {
        await page.keyboard.press(`Alt+${panelNames.indexOf(panel) + 1}`)
        await expect(page.getByRole('tabpanel', { name: en.panels.names[panel] })).toContainText(scope)
      }
      await expectAccessible(page)
      // The refusals leave the one feature that the key allows in working order.
      await page.keyboard.press('Alt+1')
      await text.text.fill(meeting.closing.en)
      await text.reads(meeting.closing.de)
    } finally {
      await simulator.close()
    }
  })
