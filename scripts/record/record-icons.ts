/**
 * Draws the package icons from resources/icon.svg into resources/icons and next to it, and the tray icons from
 * tray-drawings.ts into resources/tray. Needs Chromium.
 *
 *     node scripts/record/record-icons.ts
 *
 * The result is committed, so this is run again only after the drawing has changed. The formats of Windows and
 * macOS are concatenated PNG files, so they are assembled here without another tool.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { liveSigns } from '../../src/core/product/live-status.ts'
import { root } from '../commands.ts'
import { trayDrawing, trayTemplate } from './tray-drawings.ts'

const RESOURCES = join(root, 'resources')
const ICONS = join(RESOURCES, 'icons')
const TRAY = join(RESOURCES, 'tray')

const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256]
/** Icon sizes of macOS, by their names in its format. */
const MAC_SIZES: Readonly<Record<string, number>> = {
  icp4: 16,
  icp5: 32,
  ic07: 128,
  ic08: 256,
  ic09: 512,
  ic10: 1024,
  ic11: 32,
  ic12: 64,
  ic13: 256,
  ic14: 512,
}
/** Tray icon sizes in points: on Linux and Windows, and (`MAC_TRAY_SIZE`) on macOS. */
const TRAY_SIZE = 24
const MAC_TRAY_SIZE = 18
/** Part of its square that an icon fills on macOS, according to Apple's icon grid. */
const MAC_SHARE = 824 / 1024

interface Drawing {
  readonly browser: Browser
  readonly svg: string
}

/** @param share part of the square that the drawing fills */
async function draw({ browser, svg }: Drawing, size: number, share = 1): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const edge = ((1 - share) / 2) * size
  await page.setContent(`<style>
    html, body { margin: 0; background: transparent }
    svg { position: absolute; inset: ${edge}px; width: ${share * size}px; height: ${share * size}px }
  </style>${svg}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** The Windows format: a header, an entry for each picture, the pictures. */
function toIco(pictures: readonly (readonly [size: number, png: Buffer])[]): Buffer {
  const HEAD = 6
  const ENTRY = 16
  const head = Buffer.alloc(HEAD + ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [i, [size, png]] of pictures.entries()) {
    const at = HEAD + ENTRY * i
    // 256 is stored as 0.
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(([, png]) => png)])
}

/** The macOS format: named chunks, each with its length. */
function toIcns(pictures: readonly (readonly [name: string, png: Buffer])[]): Buffer {
  const chunk = (name: string, content: Buffer): Buffer => {
    const head = Buffer.alloc(8)
    head.write(name, 'latin1')
    head.writeUInt32BE(head.length + content.length, 4)
    return Buffer.concat([head, content])
  }
  return chunk('icns', Buffer.concat(pictures.map(([name, png]) => chunk(name, png))))
}

const browser = await chromium.launch({
  executablePath: process.env['PARLEY_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const drawing = { browser, svg: await readFile(join(RESOURCES, 'icon.svg'), 'utf8') }
await writeFile(join(root, 'src/renderer/public/icon.svg'), drawing.svg)

await rm(ICONS, { recursive: true, force: true })
await mkdir(ICONS, { recursive: true })
for (const size of LINUX_SIZES) await writeFile(join(ICONS, `${size}x${size}.png`), await draw(drawing, size))

const windows: [number, Buffer][] = []
for (const size of WINDOWS_SIZES) windows.push([size, await draw(drawing, size)])
await writeFile(join(RESOURCES, 'icon.ico'), toIco(windows))

const mac: [string, Buffer][] = []
for (const [name, size] of Object.entries(MAC_SIZES)) mac.push([name, await draw(drawing, size, MAC_SHARE)])
await writeFile(join(RESOURCES, 'icon.icns'), toIcns(mac))

await rm(TRAY, { recursive: true, force: true })
await mkdir(TRAY, { recursive: true })
const tray = liveSigns.flatMap((sign) => [
  { name: sign, svg: trayDrawing(sign), size: TRAY_SIZE },
  { name: `${sign}Template`, svg: trayTemplate(sign), size: MAC_TRAY_SIZE },
])
for (const { name, svg, size } of tray) {
  // Electron finds the larger icon by its name, for high-density displays.
  await writeFile(join(TRAY, `${name}.png`), await draw({ browser, svg }, size))
  await writeFile(join(TRAY, `${name}@2x.png`), await draw({ browser, svg }, 2 * size))
}

await browser.close()
console.log(`drew ${LINUX_SIZES.length + windows.length + mac.length + 2 * tray.length} pictures`)
