import { beforeEach, describe, expect, it } from 'vitest'
import { globalShortcut } from '../../../test/doubles/electron-desktop.ts'
import { settingsSchema } from '../../core/settings/settings.ts'
import { forShortcuts, type ShortcutName, shortcutNames } from '../../core/shortcuts/shortcuts.ts'
import { GlobalShortcuts, isByPortal } from './shortcuts.ts'

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
  shortcuts = new GlobalShortcuts((name) => acted.push(name), false)
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
    expect(acted).toEqual(['mute'])
    expect(problems()).toEqual([])
  })

  it('are released at the end', () => {
    shortcuts.use(defaults)
    shortcuts.end()
    expect(registered()).toEqual([])
  })

  it('are managed by the desktop on Wayland', () => {
    expect(isByPortal('linux', { XDG_SESSION_TYPE: 'wayland' })).toBe(true)
    expect(isByPortal('linux', { XDG_SESSION_TYPE: 'x11' })).toBe(false)
    expect(isByPortal('win32', {})).toBe(false)
  })
})
