import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { launchChromium } from '../support/chromium.ts'
import { startWebhost } from '../support/webhost-process.ts'
import type { Figure } from './figures.ts'

const TARGET_KB = 250

/** What a browser fetches until the app can be used, gzipped. */
export async function measureFirstLoad(): Promise<Figure[]> {
  const home = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const host = await startWebhost({ PARLEY_HOME: home, PARLEY_KEY: '' })
  const browser = await launchChromium('none')
  try {
    const page = await browser.newPage()
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => bodies.push(response.body()))
    await page.goto(host.link)
    await page.getByRole('button', { name: 'Start' }).waitFor()
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length)
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1000
    return [{ name: 'first load, gzipped', value: total, unit: 'kB', baseline: undefined, target: TARGET_KB }]
  } finally {
    await browser.close()
    await host.stop()
    await rm(home, { recursive: true, force: true })
  }
}
