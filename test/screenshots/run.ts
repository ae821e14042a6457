// npm run screenshots [NAME...]: a picture of every state, in both themes and at two sizes, in screenshots/.
// With --language=ar,de the interface switches to each of these languages once a state is reached; en by default.
// With --width=900 or --theme=light, only those pictures are taken.
// With --axe, axe checks each state too, and its findings are printed.
// With --readme, the README's pictures that were taken are replaced too; with --guide, those of docs/guide.md.
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../../scripts/build.ts'
import { root } from '../../scripts/commands.ts'
import { ensureTools } from '../../scripts/ensure-tools.ts'
import { interfaceLanguages } from '../../src/core/product/interface-languages.ts'
import { createSimulator } from '../../src/simulator/simulator-server.ts'
import { barriersOn } from '../support/app/expect-accessible.ts'
import { type App, type Computer, openApp } from '../support/app/open-app.ts'
import type { State } from './state.ts'
import { states } from './states.ts'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 900, height: 600 },
] as const
const THEMES = ['light', 'dark'] as const
/** Time for transitions to finish. */
const SETTLED_MS = 300
const folder = join(root, 'screenshots')
const barriers: string[] = []
/** Names of the pictures of this run. */
const taken = new Set<string>()

type Size = (typeof SIZES)[number]

interface Look {
  readonly language: (typeof interfaceLanguages)[number]
  readonly theme: (typeof THEMES)[number]
}

const valuesOf = (option: string): readonly string[] | undefined =>
  process.argv
    .find((argument) => argument.startsWith(`--${option}=`))
    ?.split('=')[1]
    ?.split(',')

const languages = interfaceLanguages.filter((each) => (valuesOf('language') ?? ['en']).includes(each))
const sizes = SIZES.filter(({ width }) => valuesOf('width')?.includes(String(width)) ?? true)
const themes = THEMES.filter((theme) => valuesOf('theme')?.includes(theme) ?? true)
const looks: readonly Look[] = languages.flatMap((language) => themes.map((theme) => ({ language, theme })))

/** Opens a state in a window of one size and takes its pictures one after the other. */
async function photograph(state: State, size: Size, wantedLooks: readonly Look[]): Promise<void> {
  const simulator = await createSimulator()
  const opened: App[] = []
  const open = async (computer: Computer) => {
    const app = await openApp('webhost', { ...computer, viewport: size }, simulator)
    opened.push(app)
    return app
  }
  try {
    const { page, end } = await state.reach(open, simulator)
    let shown: string = 'en'
    for (const { language, theme } of wantedLooks) {
      await page.emulateMedia({ colorScheme: theme })
      if (language !== shown) {
        await opened.at(-1)?.change({ appearance: { language } })
        await page.locator(`html[lang=${language}]`).waitFor()
        shown = language
      }
      if (!state.isPointedAt) await page.mouse.move(0, 0)
      await page.waitForTimeout(SETTLED_MS)
      const ending = language === 'en' ? '' : `-${language}`
      const name = `${state.name}-${theme}-${size.width}${ending}`
      await page.screenshot({ path: join(folder, `${name}.png`) })
      taken.add(name)
      if (!process.argv.includes('--axe')) continue
      for (const barrier of await barriersOn(page)) barriers.push(`${name}: ${barrier}`)
    }
    await end?.()
  } finally {
    for (const app of opened) await app.close()
    await simulator.close()
  }
}

/** Takes all pictures of a state; a fleeting state is opened anew for each. */
async function photographAll(state: State, size: Size): Promise<void> {
  const possible = looks.filter(({ language }) => !state.isAlone || language === 'en')
  if (!state.isFleeting) return photograph(state, size, possible)
  for (const look of possible) await photograph(state, size, [look])
}

const README = { 'demo-live-light-1280': 'live', 'meeting-conversation-dark-1280': 'meeting' } as const
const GUIDE = {
  'meeting-conversation-light-900': 'guide-meeting',
  'text-translated-light-900': 'guide-text',
  'glossary-editor-light-900': 'guide-glossaries',
  'styles-trial-light-900': 'guide-style-rules',
  'documents-light-900': 'guide-documents',
  'history-search-light-900': 'guide-history',
  'history-playing-light-900': 'guide-sound',
} as const
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
await ensureTools()
await build()
await mkdir(folder, { recursive: true })
const missed: string[] = []
for (const state of states) {
  if (wanted.length > 0 && !wanted.includes(state.name)) continue
  const ended = await Promise.allSettled(sizes.map((size) => photographAll(state, size)))
  console.log(state.name)
  for (const each of ended) {
    if (each.status === 'fulfilled') continue
    console.error(each.reason)
    missed.push(state.name)
  }
}
if (process.argv.includes('--readme')) await keep(README)
if (process.argv.includes('--guide')) await keep(GUIDE)

/** Copies the pictures of this run to where the documents show them. */
async function keep(pictures: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(join(root, 'docs', 'images'), { recursive: true })
  for (const [shot, name] of Object.entries(pictures))
    if (taken.has(shot))
      await copyFile(join(folder, `${shot}.png`), join(root, 'docs', 'images', `${name}.png`))
}

for (const barrier of barriers) console.error(barrier)
if (missed.length > 0) console.error(`not reached: ${missed.join(', ')}`)
process.exit(missed.length + barriers.length > 0 ? 1 : 0)
