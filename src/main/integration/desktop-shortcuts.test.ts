import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { environment, globalShortcut } from '../../../test/doubles/electron.ts'
import { forShortcuts, type ShortcutName, shortcutNames } from '../../core/product/shortcuts/shortcuts.ts'
import { settingsSchema } from '../../core/settings/settings.ts'
import { GlobalShortcuts } from './desktop-shortcuts.ts'

const { shortcuts: defaults } = settingsSchema.parse({})
const none = forShortcuts(() => null)
const acted: ShortcutName[] = []
let shortcuts: GlobalShortcuts
const problems = () =>
  Object.entries(shortcuts.state.shortcuts).flatMap(([name, { problem }]) =>
    problem === undefined ? [] : [[name, problem]],
  )
const registered = () => [...globalShortcut.registered.keys()]

beforeEach(() => {
  globalShortcut.reset()
  acted.length = 0
  shortcuts = new GlobalShortcuts((name) => acted.push(name), 'other')
})

describe('global shortcuts', () => {
  it('run their actions', () => {
    shortcuts.use(defaults)
    for (const keys of Object.values(defaults)) globalShortcut.press(String(keys))
    expect(acted).toEqual(shortcutNames)
    expect(problems()).toEqual([])
  })

  it('are not registered if none are wanted', () => {
    shortcuts.use(none)
    expect(globalShortcut.done).toEqual([])
  })

  it('stay registered as long as they are unchanged', () => {
    shortcuts.use(defaults)
    globalShortcut.done.length = 0
    shortcuts.use({ ...defaults, mute: 'Alt+M' })
    expect(globalShortcut.done).toEqual([`unregister ${defaults.mute}`, 'register Alt+M'])
  })

  it('can be swapped', () => {
    shortcuts.use({ ...none, quick: 'Alt+1', startOrStop: 'Alt+2' })
    shortcuts.use({ ...none, quick: 'Alt+2', startOrStop: 'Alt+1' })
    globalShortcut.press('Alt+1')
    expect(acted).toEqual(['startOrStop'])
    expect(problems()).toEqual([])
  })

  it('that another program has are reported, and tried again after a change', () => {
    globalShortcut.taken.add(String(defaults.quick))
    shortcuts.use(defaults)
    expect(problems()).toEqual([['quick', 'taken']])
    globalShortcut.taken.clear()
    shortcuts.use(defaults)
    expect(problems()).toEqual([])
  })

  it('of two actions belong to the first, and to the second once the first has others', () => {
    shortcuts.use({ ...none, quick: 'Alt+K', startOrStop: 'Alt+K' })
    expect(problems()).toEqual([['startOrStop', 'repeated']])
    shortcuts.use({ ...none, startOrStop: 'Alt+K' })
    globalShortcut.press('Alt+K')
    expect(acted).toEqual(['startOrStop'])
    expect(problems()).toEqual([])
  })

  it('that are reserved or unknown to the system are not registered', () => {
    globalShortcut.unknown.add('F24')
    shortcuts.use({ ...none, quick: 'CommandOrControl+C', startOrStop: 'nonsense', mute: 'F24' })
    expect(problems()).toEqual([
      ['quick', 'reserved'],
      ['startOrStop', 'malformed'],
      ['mute', 'malformed'],
    ])
    expect(globalShortcut.done).toEqual(['register F24'])
  })

  it('are suspended while recording, and those chosen in the meantime work afterwards', () => {
    shortcuts.use(defaults)
    shortcuts.isRecording = true
    globalShortcut.press(String(defaults.mute))
    shortcuts.use({ ...defaults, mute: 'Alt+M' })
    expect(acted).toEqual([])
    shortcuts.isRecording = false
    globalShortcut.press('Alt+M')
    globalShortcut.press(String(defaults.mute))
    expect(acted).toEqual(['mute'])
    expect(problems()).toEqual([])
  })

  it('are released at the end', () => {
    shortcuts.use(defaults)
    shortcuts.end()
    expect(registered()).toEqual([])
  })
})

describe('global shortcuts through a portal', () => {
  const wanted = { ...none, quick: 'Alt+1', mute: 'Alt+2' }
  beforeEach(() => {
    environment.isWayland = true
    shortcuts = new GlobalShortcuts((name) => acted.push(name), 'wayland')
  })
  afterEach(() => {
    delete environment.isWayland
  })

  it('are not registered until the user has switched them on', () => {
    shortcuts.use({ ...wanted, mute: 'nonsense' })
    expect([globalShortcut.done, problems()]).toEqual([[], []])
    expect(shortcuts.state).toMatchObject({ reach: 'portal', isOn: false })
    shortcuts.use(wanted, true)
    globalShortcut.press('Alt+1')
    expect([acted, shortcuts.state.isOn]).toEqual([['quick'], true])
  })

  it('do nothing once they are changed, removed or switched off, although the portal goes on calling', () => {
    shortcuts.use(wanted, true)
    shortcuts.use({ ...none, quick: 'Alt+3' }, true)
    for (const keys of ['Alt+1', 'Alt+2']) globalShortcut.press(keys)
    expect(acted).toEqual([])
    shortcuts.use({ ...none, quick: 'Alt+3' }, false)
    globalShortcut.press('Alt+3')
    expect(acted).toEqual([])
  })

  it('are asked for once, and follow the action that has them', () => {
    shortcuts.use(wanted, true)
    shortcuts.use({ ...wanted, quick: 'Alt+2', mute: 'Alt+1' }, true)
    globalShortcut.press('Alt+1')
    expect(acted).toEqual(['mute'])
    expect(globalShortcut.done).toEqual(['register Alt+1', 'register Alt+2'])
  })

  it('do nothing while one is recorded', () => {
    shortcuts.use(wanted, true)
    shortcuts.isRecording = true
    globalShortcut.press('Alt+1')
    shortcuts.isRecording = false
    globalShortcut.press('Alt+2')
    expect(acted).toEqual(['mute'])
  })

  it('do nothing at the end, and are not released: the portal would go on calling for what Electron has forgotten', () => {
    shortcuts.use(wanted, true)
    shortcuts.end()
    globalShortcut.press('Alt+1')
    expect([acted, globalShortcut.done]).toEqual([[], ['register Alt+1', 'register Alt+2']])
  })
})

it('global shortcuts of an app of X11 on Wayland are those of X11', () => {
  shortcuts = new GlobalShortcuts((name) => acted.push(name), 'xwayland')
  shortcuts.use(defaults)
  expect([shortcuts.state.reach, shortcuts.state.isOn]).toEqual(['x11-apps', true])
  shortcuts.end()
  expect(registered()).toEqual([])
})
