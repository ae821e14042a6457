import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '../support/app/chromium.ts'
import { FIRST_LOAD_KB, firstLoadOf } from '../support/app/first-load.ts'
import { startWebhost } from '../support/app/webhost-process.ts'
import type { Figure } from './figures.ts'

/** Size of everything that a browser fetches until the app can be used, but for the font, gzipped. */
export async function measureFirstLoad(): Promise<Figure[]> {
  const home = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const host = await startWebhost({ PARLEY_HOME: home, PARLEY_KEY: '' })
  const browser = await launchChromium('none')
  try {
    const page = await browser.newPage()
    const value = await firstLoadOf(page, () => page.goto(host.link))
    return [
      {
        name: 'first load without its font, gzipped',
        value,
        unit: 'kB',
        baseline: undefined,
        target: FIRST_LOAD_KB,
      },
    ]
  } finally {
    await browser.close()
    await host.stop()
    await rm(home, { recursive: true, force: true })
  }
}
