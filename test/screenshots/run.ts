// npm run screenshots [NAME...]: pictures of the stage in its states, of what docs/guide.md shows, and (tour) of every panel
// and its main dialogs, in both themes and at two sizes, in screenshots/.
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
import { seed, tour } from '../journeys/support/tour.ts'
import { barriersOn } from '../support/app/expect-accessible.ts'
import { type App, type Computer, openApp } from '../support/app/open-app.ts'
import { seededService } from '../support/service/seeded-service.ts'
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

/** Takes pictures of what a page shows, one after the other. */
async function take(
  name: string,
  { page, change }: Pick<App, 'page' | 'change'>,
  width: number,
  wantedLooks: readonly Look[],
): Promise<void> {
  for (const { language, theme } of wantedLooks) {
    await page.emulateMedia({ colorScheme: theme })
    if ((await page.locator('html').getAttribute('lang')) !== language) {
      await change({ appearance: { language } })
      await page.locator(`html[lang=${language}]`).waitFor()
    }
    await page.waitForTimeout(SETTLED_MS)
    const ending = language === 'en' ? '' : `-${language}`
    const shot = `${name}-${theme}-${width}${ending}`
    await page.screenshot({ path: join(folder, `${shot}.png`) })
    taken.add(shot)
    if (!process.argv.includes('--axe')) continue
    for (const barrier of await barriersOn(page)) barriers.push(`${shot}: ${barrier}`)
  }
}

/** Takes the pictures of every panel and its main dialogs. */
async function photographTour(size: Size): Promise<void> {
  const simulator = await createSimulator()
  const service = await seededService(simulator.key)
  const app = await openApp(
    'webhost',
    { microphone: 'none', profile: 'deepl', service: service.address, viewport: size },
    simulator,
  )
  try {
    await seed(service)
    await tour(app.page, async (_place, name) => {
      await take(name.replaceAll(/[, ]+/g, '-'), app, size.width, looks)
      await app.change({ appearance: { language: 'en' } })
      await app.page.locator('html[lang=en]').waitFor()
    })
  } finally {
    await app.close()
    await service.close()
    await simulator.close()
  }
}

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
    if (!state.isPointedAt) await page.mouse.move(0, 0)
    const change: App['change'] = async (settings) => opened.at(-1)?.change(settings)
    await take(state.name, { page, change }, size.width, wantedLooks)
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
const places = [
  ...states.map((state) => ({ name: state.name, visit: (size: Size) => photographAll(state, size) })),
  { name: 'tour', visit: photographTour },
]
for (const { name, visit } of places) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const ended = await Promise.allSettled(sizes.map(visit))
  console.log(name)
  for (const each of ended) {
    if (each.status === 'fulfilled') continue
    console.error(each.reason)
    missed.push(name)
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
