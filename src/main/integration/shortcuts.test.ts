import { beforeEach, describe, expect, it } from 'vitest'
import { globalShortcut } from '../../../test/doubles/electron-desktop.ts'
import { settingsSchema } from '../../core/settings/settings.ts'
import type { ShortcutName } from '../../core/shortcuts/shortcuts.ts'
import { GlobalShortcuts, isByPortal } from './shortcuts.ts'

const { shortcuts: defaults } = settingsSchema.parse({})
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

describe('keys that work everywhere', () => {
  it('do what they are for', () => {
    shortcuts.use(defaults)
    for (const keys of Object.values(defaults)) globalShortcut.press(String(keys))
    expect(acted).toEqual(['quick', 'startOrStop', 'mute'])
    expect(problems()).toEqual([])
  })

  it('are none where none are wanted', () => {
    shortcuts.use({ quick: null, startOrStop: null, mute: null })
    expect(globalShortcut.done).toEqual([])
  })

  it('stay with the system as long as they are not changed', () => {
    shortcuts.use(defaults)
    globalShortcut.done.length = 0
    shortcuts.use({ ...defaults, mute: 'Alt+M' })
    expect(globalShortcut.done).toEqual([`unregister ${defaults.mute}`, 'register Alt+M'])
  })

  it('change places', () => {
    shortcuts.use({ quick: 'Alt+1', startOrStop: 'Alt+2', mute: null })
    shortcuts.use({ quick: 'Alt+2', startOrStop: 'Alt+1', mute: null })
    globalShortcut.press('Alt+1')
    expect(acted).toEqual(['startOrStop'])
    expect(problems()).toEqual([])
  })

  it('that another program has are told, and tried again when something changes', () => {
    globalShortcut.taken.add(String(defaults.quick))
    shortcuts.use(defaults)
    expect(problems()).toEqual([['quick', 'taken']])
    globalShortcut.taken.clear()
    shortcuts.use({ ...defaults, mute: null })
    expect(problems()).toEqual([])
  })

  it('of two actions are those of the first, and of the second once the first has others', () => {
    shortcuts.use({ quick: 'Alt+K', startOrStop: 'Alt+K', mute: null })
    expect(problems()).toEqual([['startOrStop', 'repeated']])
    shortcuts.use({ quick: null, startOrStop: 'Alt+K', mute: null })
    globalShortcut.press('Alt+K')
    expect(acted).toEqual(['startOrStop'])
    expect(problems()).toEqual([])
  })

  it('are not taken from every program, nor asked for where the system knows none such', () => {
    globalShortcut.unknown.add('F24')
    shortcuts.use({ quick: 'CommandOrControl+C', startOrStop: 'nonsense', mute: 'F24' })
    expect(problems()).toEqual([
      ['quick', 'reserved'],
      ['startOrStop', 'malformed'],
      ['mute', 'malformed'],
    ])
    expect(globalShortcut.done).toEqual(['register F24'])
  })

  it('are silent while others are pressed, and those that were chosen meanwhile work then', () => {
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

  it('are given back at the end', () => {
    shortcuts.use(defaults)
    shortcuts.end()
    expect(registered()).toEqual([])
  })

  it('are a matter of the desktop on Wayland', () => {
    expect(isByPortal('linux', { XDG_SESSION_TYPE: 'wayland' })).toBe(true)
    expect(isByPortal('linux', { XDG_SESSION_TYPE: 'x11' })).toBe(false)
    expect(isByPortal('win32', {})).toBe(false)
  })
})
