import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { findLanguage } from '../../../../journeys/support/find-language.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { TextPage } from '../../../../journeys/support/text-page.ts'
import { Refusal } from '../../../../support/app/as-desktop.ts'
import { call } from '../../../../support/service/simulator-client.ts'
import { keepSession } from '../../../../support/sessions/keep-session.ts'

const OPEN = { appearance: { panel: 'text' } } as const
const LATE_MS = 600

test('successive choices build on each other, however late the host answers', {
  tag: '@played',
  annotation: because('the journey slows the host down'),
}, async ({ openApp, simulator }) => {
  for (const name of ['House words', 'More words', 'Rare words'])
    await call(simulator, 'POST', '/v3/glossaries', {
      name,
      dictionaries: [
        { source_lang: 'en', target_lang: 'de', entries: `${name}\tWort`, entries_format: 'tsv' },
      ],
    })
  const { page, slowDown } = await openApp({
    microphone: 'none',
    settings: { ...OPEN, text: { sourceLanguage: 'en', targetLanguage: 'de' } },
  })
  await slowDown(LATE_MS)
  const text = new TextPage(page)
  await text.fold(en.documents.options).click()
  await text.choice(en.panels.names.glossaries).click()
  for (const name of ['House words', 'More words', 'Rare words'])
    await page.getByRole('option', { name }).click()
  // The choice shows at once, and remains after all answers have arrived.
  const chosen = 'House words, More words, Rare words'
  await expect(text.choice(en.panels.names.glossaries)).toHaveText(chosen, { timeout: LATE_MS / 2 })
  await page.waitForTimeout(4 * LATE_MS)
  await expect(text.choice(en.panels.names.glossaries)).toHaveText(chosen)
  await page.reload()
  await text.fold(en.documents.options).click()
  await expect(text.choice(en.panels.names.glossaries)).toHaveText(chosen)
})

test('a choice that the host refuses is undone, with the reason', {
  tag: '@played',
  annotation: because('the journey refuses in its place'),
}, async ({ openApp }) => {
  const { page, answerCalls } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  await expect(text.choice(en.live.to)).toHaveText('German')
  await answerCalls({
    'settings.update': () =>
      new Refusal({
        kind: 'invalid-input',
        field: 'text.targetLanguage',
        problem: { type: 'unknown-value', value: 'fr' },
      }),
  })
  await text.choice(en.live.to).click()
  await findLanguage(page, 'French', 'French')
  await expect(page.getByRole('alert')).toContainText('fr')
  await expect(text.choice(en.live.to)).toHaveText('German')
})

test('a caption is played even if chosen before the position of its audio was known', {
  tag: '@played',
  annotation: because('the journey slows the host down'),
}, async ({ openApp }) => {
  const {
    page,
    slowDown,
    call: callHost,
  } = await openApp({
    microphone: 'none',
    settings: { appearance: { panel: 'history' } },
  })
  await keepSession(callHost, { title: 'Weekly', count: 8, startedAt: Date.UTC(2026, 10, 21, 9, 30) })
  await slowDown(LATE_MS, '/sound/')
  const panel = page.getByRole('tabpanel', { name: en.panels.names.history })
  await panel.getByRole('button', { name: 'Weekly', exact: true }).click()
  const times = panel.getByRole('button', { name: /^Play from / })
  await times.nth(1).click()
  await expect(panel.getByRole('button', { name: en.live.pause })).toBeVisible()
  const place = panel.getByRole('slider', { name: en.history.sound.position })
  await expect(place).toHaveAttribute('aria-valuetext', /^00:(0[7-9]|[1-3]\d) of/)
  await expect(panel.locator('[aria-current=time]')).toHaveCount(1)
})
