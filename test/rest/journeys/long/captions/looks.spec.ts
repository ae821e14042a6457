import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { contrastRatio } from '../../../../../src/core/captions/contrast.ts'
import { MIN_CONTRAST } from '../../../../../src/core/captions/look-contrast.ts'
import { lookPresetNames, lookPresets } from '../../../../../src/core/captions/look-presets.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { resizeWindow } from '../../../../journeys/support/resize-window.ts'
import { openSettingsPage } from '../../../../journeys/support/settings/settings-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'

const words = en.looks
const previewIn = (page: Page) => page.getByRole('region', { name: words.preview })

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Everything that the choices change in the large line of the preview, and around it. */
const drawn = (preview: Locator) =>
  preview.evaluate((area) => {
    const line = [...area.querySelectorAll('p')].at(-1)
    if (line === undefined) throw new Error('no line')
    const { fontFamily, fontWeight, color, textShadow, backgroundColor, textAlign, lineHeight } =
      getComputedStyle(line)
    const { backgroundColor: window } = getComputedStyle(area)
    const { maxWidth, fontSize } = getComputedStyle(line.parentElement?.parentElement ?? line)
    return {
      fontFamily,
      fontWeight,
      fontSize,
      color,
      textShadow,
      backgroundColor,
      textAlign,
      lineHeight,
      window,
      maxWidth,
    }
  })

test('every choice of a look shows at once in the preview, and is kept', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none' })
  let dialog = await new LivePage(page).settings('captions')
  const preview = previewIn(page)
  const press = async (label: string, key: string) => {
    const slider = dialog.getByRole('slider', { name: label, exact: true })
    const before = await slider.inputValue()
    await slider.press(key)
    await expect(slider).not.toHaveValue(before)
  }
  const paint = (label: string, color: string) => dialog.getByLabel(label, { exact: true }).fill(color)
  const steps: readonly (readonly [keyof Awaited<ReturnType<typeof drawn>>, () => Promise<void>])[] = [
    ['fontFamily', () => choose(page, words.font, words.fonts.serif)],
    ['fontWeight', () => choose(page, words.weight, words.weights.bold)],
    ['fontSize', () => press(en.live.textSize, 'End')],
    ['textShadow', () => choose(page, words.edge, words.edges.outline)],
    ['textAlign', () => choose(page, words.alignment, words.alignments.center)],
    ['window', () => choose(page, words.colors, words.colorChoices.own)],
    ['color', () => paint(words.textColor, '#ffee00')],
    ['backgroundColor', () => press(words.backgroundOpacity, 'End')],
    ['backgroundColor', () => paint(words.backgroundColor, '#202020')],
    ['window', () => paint(words.windowColor, '#101010')],
    ['window', () => press(words.windowOpacity, 'Home')],
    ['color', () => press(words.textOpacity, 'ArrowLeft')],
    ['maxWidth', () => press(words.lineLength, 'Home')],
    ['lineHeight', () => press(words.lineSpacing, 'End')],
  ]
  for (const [property, step] of steps) {
    const before = (await drawn(preview))[property]
    await step()
    await expect.poll(async () => (await drawn(preview))[property], property).not.toBe(before)
  }
  const look = {
    font: 'serif',
    weight: 'bold',
    edge: 'outline',
    alignment: 'center',
    colors: 'own',
    textColor: '#ffee00',
    backgroundColor: '#202020',
    windowColor: '#101010',
    textOpacity: 95,
    backgroundOpacity: 100,
    windowOpacity: 0,
    lineLength: 20,
    lineSpacing: 200,
  }
  await expect
    .poll(async () => (await call('settings.get', {})).settings.captions)
    .toMatchObject({
      size: 96,
      look,
    })

  const shown = await drawn(preview)
  await page.reload()
  dialog = await new LivePage(page).settings('captions')
  await expect.poll(() => drawn(preview)).toEqual(shown)
  await expect(dialog.getByLabel(words.textColor, { exact: true })).toHaveValue('#ffee00')
})

test('looks are saved, renamed, deleted and exported', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none' })
  const dialog = await new LivePage(page).settings('captions')
  const look = dialog.getByRole('combobox', { name: words.title, exact: true })
  const act = async (name: string) => {
    await dialog.getByRole('button', { name: words.more }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const top = page.getByRole('dialog').last()
  const enter = async (name: string) => {
    await top.getByLabel(en.history.session.name).fill(name)
    await top.getByRole('button', { name: en.app.save, exact: true }).click()
  }
  await expect(look).toHaveText(words.presets.standard)
  await choose(page, words.title, words.presets.highContrast)
  await choose(page, words.edge, words.edges.raised)
  await expect(look).toHaveText(words.unsaved)
  await act(words.saveAs)
  await expectAccessible(page)
  await enter('Evening')
  await expect(look).toHaveText('Evening')
  await act(en.meeting.presets.rename)
  await enter('Night')
  await expect(look).toHaveText('Night')
  await choose(page, words.title, words.presets.standard)
  await expect(look).toHaveText(words.presets.standard)
  await choose(page, words.title, 'Night')
  await expect(look).toHaveText('Night')

  await openSettingsPage(dialog, 'advanced')
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: en.transfer.save }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  const before = (await call('settings.get', {})).settings.captions

  await openSettingsPage(dialog, 'captions')
  await act(en.meeting.presets.delete)
  await top.getByRole('button', { name: en.history.session.delete, exact: true }).click()
  await expect(look).toHaveText(words.unsaved)
  await choose(page, words.title, words.presets.standard)
  await openSettingsPage(dialog, 'advanced')
  await dialog
    .getByLabel(en.transfer.open)
    .setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  const asks = page.getByRole('dialog', { name: en.transfer.confirm.title })
  await expect(asks.getByRole('listitem')).toHaveText([
    fill(en.transfer.values, { section: en.live.captions, amount: 2 }),
  ])
  await asks.getByRole('button', { name: en.transfer.confirm.submit }).click()
  await openSettingsPage(dialog, 'captions')
  await expect(look).toHaveText('Night')
  await expect.poll(async () => (await call('settings.get', {})).settings.captions).toEqual(before)
})

test('too little contrast is said, and the nearest readable look is offered', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const dialog = await new LivePage(page).settings('captions')
  const notice = dialog.getByText(words.contrast.remedy)
  await choose(page, words.title, words.presets.highContrast)
  await expect(notice).toBeHidden()
  await dialog.getByLabel(words.textColor, { exact: true }).fill('#303060')
  await expect(notice).toBeVisible()
  await dialog.getByRole('button', { name: /^Use #/ }).click()
  await expect(notice).toBeHidden()
  await expectAccessible(page)
  const chosen = await dialog.getByLabel(words.textColor, { exact: true }).inputValue()
  expect(chosen).not.toBe('#303060')

  await dialog.getByRole('slider', { name: words.windowOpacity, exact: true }).press('Home')
  await expect(dialog.getByText(words.contrast.shining)).toBeVisible()
  await dialog.getByRole('button', { name: words.contrast.use }).click()
  await expect(dialog.getByText(words.contrast.shining)).toBeHidden()
})

/** The colours of all texts in the preview, and of the area, as a screen shows them. */
const colorsIn = (preview: Locator) =>
  preview.evaluate((area) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (canvas === null) throw new Error('no canvas')
    const shown = (...layers: string[]) => {
      for (const layer of layers) {
        canvas.fillStyle = layer
        canvas.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    }
    const colorOf = (node: Element) => getComputedStyle(node).color
    const page = getComputedStyle(area.parentElement ?? area).backgroundColor
    const window = getComputedStyle(area).backgroundColor
    return {
      behind: shown(page, window),
      texts: [...area.querySelectorAll('p, p span')].map((node) => shown(page, window, colorOf(node))),
    }
  })

test('every built-in look is readable in both themes and in forced colours', async ({ openApp }) => {
  const { page, change } = await openApp({ microphone: 'none' })
  await new LivePage(page).settings('captions')
  const preview = previewIn(page)
  await expect(preview).toBeVisible()
  for (const name of lookPresetNames) {
    await change({ captions: { look: lookPresets[name] } })
    await expect(page.getByRole('combobox', { name: words.title, exact: true })).toHaveText(
      words.presets[name],
    )
    for (const media of [
      { colorScheme: 'light', forcedColors: 'none' },
      { colorScheme: 'dark', forcedColors: 'none' },
      { colorScheme: 'light', forcedColors: 'active' },
      { colorScheme: 'dark', forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia(media)
      await expect
        .poll(
          async () => {
            const { behind, texts } = await colorsIn(preview)
            return Math.min(...texts.map((text) => contrastRatio(text, behind)))
          },
          `${name} ${JSON.stringify(media)}`,
        )
        .toBeGreaterThanOrEqual(MIN_CONTRAST)
    }
  }
})

test('the largest captions lose no text in German, Arabic and Japanese', async ({ openApp }) => {
  const { page, change } = await openApp({ microphone: 'none' })
  await new LivePage(page).settings('captions')
  const preview = page.locator('[data-align]')
  for (const language of ['de', 'ar', 'ja'] as const)
    for (const font of ['system', 'legible', 'serif', 'mono'] as const)
      for (const width of [1280, 900]) {
        await change({
          appearance: { language },
          captions: { size: 96, look: { ...lookPresets.highContrast, font, backgroundOpacity: 100 } },
        })
        await resizeWindow(page, { width, height: 800 })
        await expect(page.locator(`html[lang=${language}]`)).toBeVisible()
        await expect(preview.locator('p').last()).toHaveAttribute('lang', language)
        const measure = (area: Element) => {
          const line = [...area.querySelectorAll('p')].at(-1)
          const text = line?.querySelector('span:last-child')
          if (line === undefined || text === null || text === undefined) throw new Error('no line')
          const { left, right } = line.getBoundingClientRect()
          const rows = [...text.getClientRects()]
          const { lineHeight, fontSize } = getComputedStyle(line)
          return {
            isWiderThanItsArea: area.scrollWidth > area.clientWidth || line.scrollWidth > line.clientWidth,
            isOutside: rows.some((row) => row.left < left - 1 || row.right > right + 1),
            size: fontSize,
            isRoomy: Number.parseFloat(lineHeight) >= 1.3 * Number.parseFloat(fontSize),
          }
        }
        await expect
          .poll(() => preview.evaluate(measure), `${language} ${font} ${width}`)
          .toEqual({
            isWiderThanItsArea: false,
            isOutside: false,
            size: '96px',
            isRoomy: true,
          })
      }
})
