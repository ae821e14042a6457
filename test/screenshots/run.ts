// npm run screenshots [NAME...]: a picture of every state, in both themes and at two sizes, in screenshots/.
// With --language=ar, the interface changes to that language once a state is reached.
// With --readme, the pictures of the README are replaced too; with --guide, those of docs/guide.md.
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../../scripts/build.ts'
import { root } from '../../scripts/commands.ts'
import { interfaceLanguages } from '../../src/core/interface-languages.ts'
import { createSimulator } from '../../src/simulator/server.ts'
import { type App, openApp } from '../support/open-app.ts'
import type { State } from './state.ts'
import { states } from './states.ts'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 900, height: 600 },
] as const
const THEMES = ['light', 'dark'] as const
const folder = join(root, 'screenshots')
const language = interfaceLanguages.find((each) => process.argv.includes(`--language=${each}`))

async function photograph(
  state: State,
  size: (typeof SIZES)[number],
  theme: (typeof THEMES)[number],
): Promise<void> {
  const simulator = await createSimulator()
  const opened: App[] = []
  const { page, end } = await state.reach(async (computer) => {
    const app = await openApp('webhost', { ...computer, viewport: size, colorScheme: theme }, simulator)
    opened.push(app)
    return app
  }, simulator)
  if (language !== undefined) {
    await opened.at(-1)?.change({ appearance: { language } })
    await page.locator(`html[lang=${language}]`).waitFor()
  }
  // Fades are over, and the pointer is nowhere.
  await page.mouse.move(0, 0)
  await page.waitForTimeout(300)
  await page.screenshot({
    path: join(
      folder,
      `${state.name}-${theme}-${size.width}${language === undefined ? '' : `-${language}`}.png`,
    ),
  })
  await end?.()
  for (const app of opened) await app.close()
  await simulator.close()
}

const README = { 'demo-live-light-1280': 'live', 'demo-spoken-dark-1280': 'spoken' } as const
const GUIDE = {
  'text-translated-light-900': 'guide-text',
  'glossary-editor-light-900': 'guide-glossaries',
  'styles-trial-light-900': 'guide-style-rules',
  'documents-light-900': 'guide-documents',
  'history-search-light-900': 'guide-history',
} as const
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
await build()
await mkdir(folder, { recursive: true })
for (const state of states) {
  if (wanted.length > 0 && !wanted.includes(state.name)) continue
  for (const size of SIZES) await Promise.all(THEMES.map((theme) => photograph(state, size, theme)))
  console.log(state.name)
}
if (process.argv.includes('--readme')) await keep(README)
if (process.argv.includes('--guide')) await keep(GUIDE)

/** Copies pictures that were taken to where the documents show them. */
async function keep(pictures: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(join(root, 'docs', 'images'), { recursive: true })
  for (const [shot, name] of Object.entries(pictures))
    await copyFile(join(folder, `${shot}.png`), join(root, 'docs', 'images', `${name}.png`))
}
