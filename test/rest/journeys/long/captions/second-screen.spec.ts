import type { Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { record } from '../../../../support/audio/recordings.ts'

const { captionPage: words } = en

/** Opacities of the corners of a page and of its most opaque point, from 0 to 255. */
async function opacitiesOf(page: Page): Promise<{ corners: number[]; most: number }> {
  const image = (await page.screenshot({ omitBackground: true })).toString('base64')
  const reader = await page.context().newPage()
  const opacities = await reader.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    const at = (x: number, y: number) => pixels[(y * width + x) * 4 + 3] ?? -1
    let most = 0
    for (let i = 3; i < pixels.length; i += 4) most = Math.max(most, pixels[i] ?? 0)
    return {
      corners: [at(0, 0), at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1)],
      most,
    }
  }, image)
  await reader.close()
  return opacities
}

test('a streaming program shows the captions of a live session, until its page is ended', {
  tag: '@webhost',
  annotation: because('only the web host serves other programs'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'second-screen', sentences: ['welcome', 'plan'] })
  const { page } = await openApp({
    microphone: path,
    settings: { audio: UNPROCESSED, voice: { targetLanguages: ['de'] } },
  })
  const live = new LivePage(page)
  const settings = await live.settings('captions')
  await expect(settings.getByText(words.off)).toBeVisible()
  await settings.getByRole('button', { name: words.create }).click()
  const address = await settings.getByRole('group', { name: words.address }).locator('code').innerText()
  await page.keyboard.press('Escape')

  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const context = await browser.newContext({ viewport: { width: 1280, height: 300 } })
  const viewer = await context.newPage()
  const violations: string[] = []
  viewer.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  const caption = viewer.locator('p[lang="de"]', { hasText: meeting.plan.de.trim() })

  await test.step('with another look or another ticket in its address, it shows no more and no less', async () => {
    await viewer.goto(address.replace('#', '?css=body%7Bbackground:red%7D#'))
    await expect(viewer).toHaveURL(new URL('/captions', address).href)
  })

  await test.step('the captions come as they are spoken, over a transparent background', async () => {
    await live.start()
    await expect(caption).toBeVisible()
    const { corners, most } = await opacitiesOf(viewer)
    expect(corners).toEqual([0, 0, 0, 0])
    expect(most).toBeGreaterThan(0)
    expect(await viewer.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  })

  await test.step('it goes on after a reload, with or without its address', async () => {
    await viewer.reload()
    await expect(caption).toBeVisible()
    const again = await context.newPage()
    await again.goto(address)
    await expect(again.locator('p[lang="de"]', { hasText: meeting.plan.de.trim() })).toBeVisible()
    await again.close()
  })

  await test.step('another browser is refused', async () => {
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(address)
    await expect(stranger.getByRole('heading', { name: words.refused.title })).toBeVisible()
    await expect(stranger.locator('p[lang="de"]')).toHaveCount(0)
    await stranger.context().close()
  })

  await test.step('the host answers no call of a viewer', async () => {
    const code = await viewer.evaluate(
      () =>
        new Promise((resolve) => {
          const socket = new WebSocket(new URL('/bridge', location.href.replace(/^http/, 'ws')))
          const [remembered] = JSON.parse(localStorage.getItem('parley-caption-viewers') ?? '[]') as {
            secret: string
          }[]
          // MessagePack of { hello: { secret } }, with a secret of 43 letters.
          const text = new TextEncoder()
          const bytes = [0x81, 0xa5, ...text.encode('hello'), 0x81, 0xa6, ...text.encode('secret'), 0xd9, 43]
          socket.onopen = () =>
            socket.send(Uint8Array.from([...bytes, ...text.encode(remembered?.secret ?? '')]))
          socket.onclose = (event) => resolve(event.code)
        }),
    )
    expect(code).toBe(4401)
  })

  await test.step('the page is ended for all viewers with one click', async () => {
    await live.settings('captions')
    await expect(settings.getByText(words.viewers_one.replace('{{count}}', '1'))).toBeVisible()
    await settings.getByRole('button', { name: words.end }).click()
    await expect(settings.getByText(words.off)).toBeVisible()
    await expect(caption).toHaveCount(0)
    await expect.poll(() => opacitiesOf(viewer)).toEqual({ corners: [0, 0, 0, 0], most: 0 })
    await viewer.reload()
    await expect(viewer.getByRole('heading', { name: words.refused.title })).toBeVisible()
  })
  expect(violations).toEqual([])
})
