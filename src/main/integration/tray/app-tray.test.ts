import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { choose } from '../../../../test/doubles/electron.ts'
import { FakeTray } from '../../../../test/doubles/electron-desktop.ts'
import { liveSigns, liveStatuses } from '../../../core/product/live-status.ts'
import { switchLanguage } from '../language.ts'
import { AppTray, type TrayAction } from './app-tray.ts'

const acted: TrayAction[] = []
let tray: AppTray
let fake: FakeTray

async function begin(platform: NodeJS.Platform = 'linux', letsClicksThrough = true): Promise<void> {
  await switchLanguage('en')
  FakeTray.trays = []
  acted.length = 0
  tray = new AppTray((action) => acted.push(action), platform, letsClicksThrough)
  fake = FakeTray.trays[0]!
}
beforeEach(() => begin())

const labels = () => fake.menu.map(({ label }) => label).filter((label) => label !== undefined)

describe('the tray', () => {
  it('offers the actions that are needed from any program', () => {
    expect(labels()).toEqual([
      'Ready',
      'Quick translation',
      'Caption window',
      'Let clicks through',
      'Start',
      'Mute',
      'Open Parley',
      'Quit Parley',
    ])
    expect(fake.menu.find(({ label }) => label === 'Mute')).toMatchObject({ enabled: false })
    tray.showOverlay({ isOpen: true, isLocked: false })
    tray.update({ status: 'live', isMuted: false })
    for (const label of labels().slice(1)) choose(fake.menu, label)
    expect(acted).toEqual(['quick', 'overlay', 'overlayLock', 'start-or-stop', 'mute', 'open', 'quit'])
  })

  it.each([
    ['ready', 'idle', 'Start'],
    ['live', 'live', 'Stop'],
    ['silent', 'live', 'Stop'],
    ['muted', 'muted', 'Stop'],
    ['reconnecting', 'trouble', 'Stop'],
    ['failed', 'trouble', 'Start'],
    ['stopped', 'idle', 'Start'],
  ] as const)('shows by icon and text that a session is %s', (status, sign, startOrStop) => {
    tray.update({ status, isMuted: false })
    expect(fake.image.path).toBe(`/app/resources/tray/${sign}.png`)
    expect(fake.tooltip).toContain(String(labels()[0]))
    expect(labels()).toContain(startOrStop)
  })

  it('lets no clicks through where the caption window cannot', async () => {
    await begin('linux', false)
    tray.showOverlay({ isOpen: true, isLocked: true })
    const item = fake.menu.find(({ label }) => label === 'Let clicks through')
    expect(item).toMatchObject({ enabled: false, checked: false })
  })

  it('labels the mute item with its effect', () => {
    tray.update({ status: 'reconnecting', isMuted: true })
    expect(labels()).toContain('Unmute')
  })

  it('has its own text for each state', () => {
    const tooltips = liveStatuses.map((status) => {
      tray.update({ status, isMuted: false })
      return fake.tooltip
    })
    expect(new Set(tooltips).size).toBe(liveStatuses.length)
  })

  it('cannot stop a session that is being stopped', () => {
    tray.update({ status: 'finishing', isMuted: false })
    expect(() => choose(fake.menu, 'Stop')).toThrow('disabled')
  })

  it('opens the quick window with a click, unless a click opens the menu', async () => {
    fake.emit('click')
    expect(acted).toEqual(['quick'])
    await begin('darwin')
    fake.emit('click')
    expect(acted).toEqual([])
  })

  it('has template images on macOS, which colours them', async () => {
    await begin('darwin')
    expect(fake.image).toMatchObject({ path: '/app/resources/tray/idleTemplate.png', isTemplate: true })
  })

  it.each(liveSigns.flatMap((sign) => [sign, `${sign}Template`]))(
    'has a picture in two sizes: %s',
    async (name) => {
      const sizes = await Promise.all(
        ['', '@2x'].map(async (scale) => {
          const png = await readFile(
            join(import.meta.dirname, `../../../../resources/tray/${name}${scale}.png`),
          )
          return png.readUInt32BE(16)
        }),
      )
      expect(sizes[1]).toBe(2 * Number(sizes[0]))
    },
  )
})
