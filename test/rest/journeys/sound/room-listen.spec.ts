import type { Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import { expect, test, UNPROCESSED } from '../../../journeys/support/app.ts'
import { findClip, type Heard } from '../../../journeys/support/heard.ts'
import { because } from '../../../journeys/support/hosts.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { openRoom, phoneOf } from '../../../journeys/support/phones.ts'
import { barriersOn } from '../../../support/app/expect-accessible.ts'
import { record } from '../../../support/audio/recordings.ts'

const { roomPage: phoneWords } = en
/** Time to open the room and a phone before the first word. */
const LEAD_MS = 15_000

interface PhoneHeard {
  readonly rate: number
  parts: Float32Array[]
}

declare global {
  // oxlint-disable-next-line no-var -- the script below puts it into the page of the phone
  var phoneHeard: PhoneHeard | undefined
}

/** Keeps what goes to the phone's sound output, from the first word on. */
const keepHeard = (phone: Page) =>
  phone.addInitScript(() => {
    const { createGain } = BaseAudioContext.prototype
    BaseAudioContext.prototype.createGain = function keep() {
      const [output, tap] = [createGain.call(this), this.createScriptProcessor(16_384, 1, 1)]
      const heard: PhoneHeard = { rate: this.sampleRate, parts: [] }
      globalThis.phoneHeard = heard
      tap.onaudioprocess = ({ inputBuffer }) => {
        const part = Float32Array.from(inputBuffer.getChannelData(0))
        if (heard.parts.length > 0 || part.some((sample) => sample !== 0)) heard.parts.push(part)
      }
      output.connect(tap).connect(this.destination)
      return output
    }
  })

/** The next sentence that a phone hears: the page is left alone until it is over. */
async function nextHeard(phone: Page): Promise<Heard> {
  await phone.waitForFunction(
    () => {
      const { parts = [] } = globalThis.phoneHeard ?? {}
      return parts.length > 4 && parts.slice(-3).every((part) => part.every((sample) => sample === 0))
    },
    { timeout: 90_000, polling: 500 },
  )
  const { rate, samples } = await phone.evaluate(() => {
    const { rate: of = 0, parts = [] } = globalThis.phoneHeard ?? {}
    return { rate: of, samples: parts.splice(0).flatMap((part) => [...part]) }
  })
  return { rate, samples: Float32Array.from(samples) }
}

const statusWith = (sound: string) => `${phoneWords.live} · ${sound}`

test(
  'a phone in the room listens to the spoken translation, through a pause, until it stops',
  {
    tag: '@webhost',
    annotation: because('both hosts have the same room'),
  },
  async ({ openApp }, info) => {
    test.setTimeout(180_000)
    const { path } = await record({
      name: 'room-listen',
      sentences: ['question', 'search'],
      leadMs: LEAD_MS,
      gapMs: 12_000,
    })
    const { page } = await openApp({
      microphone: path,
      settings: {
        audio: UNPROCESSED,
        voice: { sourceLanguage: 'en', targetLanguages: ['de', 'fr'], spokenLanguage: 'de' },
      },
    })
    const live = new LivePage(page)
    await live.start()
    const { address, code } = await openRoom(page)
    await page.keyboard.press('Escape')

    const phone = await phoneOf(page, 'de')
    const violations: string[] = []
    phone.on('console', (message) => violations.push(message.text()))
    phone.on('pageerror', (error) => violations.push(error.message))
    await keepHeard(phone)
    await phone.goto(`${address}#${code}`)
    const listen = phone.locator('button[aria-pressed]').first()
    const status = phone.getByRole('status')
    await expect(status).toHaveText('Live')
    expect(await phone.evaluate(() => isSecureContext), 'no phone in a room has TLS').toBe(false)
    await listen.click()
    await expect(status).toHaveText('Live · Ton an')
    await expect(listen).toHaveAttribute('aria-pressed', 'true')

    await test.step('it hears a sentence as it was spoken', async () => {
      const heard = await nextHeard(phone)
      expect((await findClip(heard, 'question', 'de', 'female')).correlation).toBeGreaterThan(0.95)
      await phone.screenshot({ path: info.outputPath('listening.png') })
      expect(await barriersOn(phone)).toEqual([])
    })
    await test.step('and the next one after a pause', async () => {
      await page.getByRole('button', { name: en.live.pause, exact: true }).click()
      await page.getByRole('button', { name: en.live.pause, exact: true }).click()
      const heard = await nextHeard(phone)
      expect((await findClip(heard, 'search', 'de', 'female')).correlation).toBeGreaterThan(0.95)
    })
    await test.step('a language that nobody speaks is said to be silent', async () => {
      const other = await phoneOf(page)
      await other.goto(`${address}#${code}`)
      await other.getByRole('combobox', { name: phoneWords.language }).selectOption('fr')
      await other.getByRole('button', { name: phoneWords.listen }).click()
      await expect(other.getByRole('status')).toHaveText(statusWith(phoneWords.unspoken))
      await other.getByRole('button', { name: phoneWords.light }).click()
      await other.screenshot({ path: info.outputPath('unspoken-light.png') })
      expect(await barriersOn(other)).toEqual([])
      await other.getByRole('combobox', { name: phoneWords.language }).selectOption('de')
      await expect(other.getByRole('status')).toHaveText(statusWith(phoneWords.listening))
      await other.screenshot({ path: info.outputPath('listening-light.png') })
      await other.setViewportSize({ width: 195, height: 390 })
      await other.screenshot({ path: info.outputPath('listening-at-200.png') })
      const isTooWide = await other.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isTooWide, 'at 200 %, nothing is beside the screen').toBe(false)
      await other.context().close()
      const arabic = await phoneOf(page, 'ar')
      await arabic.goto(`${address}#${code}`)
      await arabic.locator('button[aria-pressed]').first().click()
      await expect(arabic.getByRole('status')).toContainText('·')
      await arabic.screenshot({ path: info.outputPath('listening-arabic.png') })
      expect(await barriersOn(arabic)).toEqual([])
      await arabic.context().close()
    })
    await test.step('it is silent once it has stopped', async () => {
      await listen.click()
      await expect(status).toHaveText('Live')
      await expect(listen).toHaveAttribute('aria-pressed', 'false')
      await phone.screenshot({ path: info.outputPath('stopped.png') })
    })
    // The test itself uses one.
    expect(violations.filter((line) => !line.includes('ScriptProcessorNode'))).toEqual([])
  },
)
