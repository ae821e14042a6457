import type { Locator } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { record } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'

const HEARD = 'Anna, how is the testing going?'
const RIGHT = 'Hana, how is the testing going?'

/** How many pixels of the height of a word an offer covers in its line. Runs in the page. */
function coveredBy(offer: Element): number {
  const box = offer.getBoundingClientRect()
  const words = document.createRange()
  const text = offer.closest('p')?.querySelector('span')
  if (text === null || text === undefined) throw new Error('the line has no words')
  words.selectNodeContents(text)
  const overlaps = [...words.getClientRects()]
    .filter((word) => word.left < box.right && box.left < word.right)
    .map((word) => Math.min(word.bottom, box.bottom) - Math.max(word.top, box.top))
  return Math.max(0, ...overlaps)
}

const outdatedIn = (place: Locator) => place.getByRole('img', { name: en.corrections.outdated })

test('a caption is corrected where it stands while others arrive, and learnt without a dialog', async ({
  openApp,
}) => {
  const { path } = await record({
    name: 'corrected-in-place',
    sentences: ['question', 'search'],
    gapMs: 4000,
  })
  const { page, call } = await openApp({
    microphone: path,
    profile: 'deepl',
    settings: {
      audio: UNPROCESSED,
      // The list was deleted at the service.
      voice: { sourceLanguage: 'en', targetLanguages: ['de'], spokenTermsId: 'deleted' },
    },
  })
  const live = new LivePage(page)
  const line = live.captions.locator('p[lang="en"]').first()
  const editor = live.captions.getByRole('textbox', { name: en.corrections.correctCaption })
  const offer = line.getByRole('button', { name: fill(en.corrections.offer.heard, { after: 'Hana' }) })
  const heightOf = async () => (await line.boundingBox())?.height
  await live.start()
  await live.reads(HEARD, 'en')

  await test.step('a double click begins, with the word selected and the line as high as before', async () => {
    const pencil = line.getByRole('button', { name: en.corrections.correctCaption })
    await expect(pencil).toBeAttached()
    const before = await heightOf()
    await line.getByText(HEARD).dblclick()
    await expect(editor).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^\p{L}+$/u)
    expect(await heightOf()).toBe(before)
  })

  await test.step('captions go on arriving, and Enter keeps what is written', async () => {
    await live.reads(meeting.search.en, 'en')
    await expect(editor).toBeFocused()
    await expectAccessible(page)
    await editor.fill(RIGHT)
    await editor.press('Enter')
    await expect(line).toContainText(RIGHT)
    await expect(line.getByRole('button', { name: en.corrections.correctCaption })).toBeFocused()
    await expect(outdatedIn(live.captions.locator('p[lang="de"]').first())).toBeVisible()
    await expect(outdatedIn(live.captions)).toHaveCount(1)
  })

  await test.step('the offer covers no word, wherever the line ends', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
    await expect(offer).toBeVisible()
    for (let narrower = 0; narrower < 240; narrower += 24) {
      await page.setViewportSize({ width: 800 - narrower, height })
      expect(await offer.evaluate(coveredBy), `${800 - narrower} px`).toBeLessThan(3)
    }
    await page.setViewportSize({ width, height })
  })

  await test.step('E begins by keyboard, and Escape leaves the line as it was', async () => {
    await page.keyboard.press('e')
    await expect(editor).toBeFocused()
    await page.keyboard.type(' Never mind.')
    await page.keyboard.press('Escape')
    await expect(editor).toBeHidden()
    await expect(line).toContainText(RIGHT)
    await expect(line).not.toContainText('Never mind.')
  })

  await test.step('E corrects the latest caption where none has the focus', async () => {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press('e')
    await expect(editor).toBeFocused()
    await expect(editor).toContainText(meeting.search.en)
    await page.keyboard.press('Escape')
    await expect(editor).toBeHidden()
  })

  await test.step('it is learnt in the line', async () => {
    await expectAccessible(page)
    await offer.focus()
    await page.keyboard.press('Enter')
    await expect(offer).toBeHidden()
    await expect(page.getByRole('dialog')).toBeHidden()
    const [list] = (await call('spokenTerms.list', {})).collections
    const { terms } = await call('spokenTerms.terms', { id: list?.id ?? '', language: 'en' })
    expect(terms).toEqual(['Hana'])
    await expect(page.getByText(en.corrections.done)).toBeVisible()
    expect((await call('settings.get', {})).settings.voice.spokenTermsId).toBe(list?.id)
    await expect(page.getByRole('button', { name: en.live.stop })).toBeVisible()
  })

  await test.step('after Stop, what was saved comes before what may still be learnt', async () => {
    await live.captions.getByText(meeting.search.en).dblclick()
    await editor.fill(meeting.search.en.replace('search', 'Kowalski'))
    await editor.press('Enter')
    await expect(live.captions.getByText(meeting.search.en.replace('search', 'Kowalski'))).toBeVisible()
    await live.captions.getByText(meeting.search.de).dblclick()
    await editor.fill(meeting.search.de.replace('Suche', 'Anfrage'))
    await editor.press('Enter')
    await expect(live.captions.getByText(meeting.search.de.replace('Suche', 'Anfrage'))).toBeVisible()
    await expect(outdatedIn(live.captions), 'the corrected translation is not marked').toHaveCount(1)
    await live.stop()
    const messages = page.getByRole('region', { name: en.live.messages })
    await expect(messages.getByText(/^Saved · /)).toBeVisible()
    await expect(messages.getByRole('button', { name: en.corrections.end.review })).toBeHidden()
    const more = messages.getByRole('button', { name: fill(en.live.moreMessages_one, { count: 1 }) })
    await more.click()
    const review = page.getByRole('button', { name: en.corrections.end.review })
    await expect(review).toBeVisible()
    await page.getByRole('button', { name: en.live.showInHistory }).click()
    const panel = page.getByRole('complementary')
    await expect(panel.getByRole('button', { name: en.corrections.end.review })).toBeVisible()
    await expect(outdatedIn(panel)).toHaveCount(1)
    await expect(review, 'History and the messages beside it say it once').toHaveCount(1)
    await panel.getByRole('button', { name: en.panels.close }).click()
    await more.click()
    await expect(review).toBeVisible()
  })
})
