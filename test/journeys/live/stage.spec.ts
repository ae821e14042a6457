import { en } from '../../../src/core/product/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { record } from '../../support/audio/recordings.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'

test('one language is large, a click on the head of another makes that one large, and no code or clock is in the text', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'columns', sentences: ['welcome', 'plan'] })
  const { page, change } = await openApp({
    microphone: path,
    settings: { audio: UNPROCESSED, voice: { sourceLanguage: 'en', targetLanguages: ['de', 'fr'] } },
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.fr, 'fr')
  const first = live.captions.getByRole('article').first()
  const line = (language: string) => first.locator(`p[lang=${language}]`)
  const sizeOf = (language: string) => line(language).evaluate((each) => getComputedStyle(each).fontSize)
  const boxOf = async (language: string) => {
    const box = await line(language).boundingBox()
    if (box === null) throw new Error(`${language} is not shown`)
    return box
  }
  expect([await sizeOf('de'), await sizeOf('fr'), await sizeOf('en')]).toEqual(['32px', '23.04px', '15px'])
  const heads = live.captions.getByRole('group', { name: en.overlay.languages })
  const [de, fr] = [
    heads.getByRole('button', { name: 'German' }),
    heads.getByRole('button', { name: 'French' }),
  ]
  await expect(de).toHaveAttribute('aria-pressed', 'true')
  expect((await boxOf('fr')).y, 'one row of the grid').toBe((await boxOf('de')).y)
  expect((await boxOf('en')).y, 'the original is below').toBeGreaterThan((await boxOf('de')).y)
  await expect(line('de')).toHaveText(meeting.welcome.de.trim())

  await fr.click()
  await expect(fr).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => sizeOf('fr')).toBe('32px')
  expect((await boxOf('fr')).x).toBeLessThan((await boxOf('de')).x)
  await expectAccessible(page)

  await live.reads(meeting.plan.fr, 'fr')
  const time = first.locator('time')
  await expect(time).toHaveCSS('opacity', '0')
  await first.hover()
  await expect(time).toHaveCSS('opacity', '1')

  await page.setViewportSize({ width: 900, height: 700 })
  await expect.poll(async () => (await boxOf('de')).y > (await boxOf('fr')).y, 'below it').toBe(true)

  await page.setViewportSize({ width: 900, height: 400 })
  const overflow = () => live.list.evaluate((list) => list.scrollHeight - list.clientHeight)
  await expect.poll(overflow, 'the captions are higher than their list').toBeGreaterThan(32)
  const beyond = () => live.list.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop)
  await expect.poll(beyond, 'the end is in view').toBeLessThanOrEqual(1)

  const heightOf = (language: string) => line(language).evaluate((each) => getComputedStyle(each).lineHeight)
  expect([await heightOf('fr'), await heightOf('en')]).toEqual(['42px', '21px'])
  await change({ captions: { size: 96 } })
  await expect.poll(() => heightOf('fr'), 'large letters need less room').toBe('116px')

  await live.stop()
  await page.reload()
  await live.start()
  await expect(fr, 'the large language is kept').toHaveAttribute('aria-pressed', 'true')
})
