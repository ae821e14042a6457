import { describe, expect, it } from 'vitest'
import { pressed } from '../../../../test/support/base/pressed.ts'
import { settingsSchema } from '../../settings/settings.ts'
import { acceleratorOf, parseAccelerator, showKeys } from './accelerators.ts'
import { shortcutProblemsOf } from './shortcut-problems.ts'
import { forShortcuts, type Shortcuts } from './shortcuts.ts'

const defaults = settingsSchema.parse({}).shortcuts
const problems = (shortcuts: Partial<Shortcuts>) =>
  Object.fromEntries(shortcutProblemsOf({ ...forShortcuts(() => null), ...shortcuts }))

describe('pressed keys', () => {
  it.each([
    [pressed(' ', 'Space', { ctrlKey: true, shiftKey: true }), 'CommandOrControl+Shift+Space'],
    // Another letter is printed there in France.
    [pressed('a', 'KeyQ', { altKey: true }), 'Alt+A'],
    [pressed('!', 'Digit1', { ctrlKey: true, shiftKey: true }), 'CommandOrControl+Shift+1'],
    [pressed('F7', 'F7', { metaKey: true }), 'Super+F7'],
    [pressed('ArrowUp', 'ArrowUp', { ctrlKey: true, altKey: true }), 'CommandOrControl+Alt+Up'],
    [pressed('5', 'Numpad5', { altKey: true }), 'Alt+num5'],
  ])('have the name that Electron has for them: %#', (keys, name) => {
    expect(acceleratorOf(keys, false)).toBe(name)
  })

  it('are those of a Mac on a Mac, whatever Option makes of them', () => {
    const keys = pressed('œ', 'KeyQ', { metaKey: true, altKey: true })
    expect(acceleratorOf(keys, true)).toBe('CommandOrControl+Alt+Q')
    expect(acceleratorOf(pressed('k', 'KeyK', { ctrlKey: true }), true)).toBe('Control+K')
  })

  it.each([
    ['Control', 'ControlLeft'],
    ['Dead', 'IntlBackslash'],
    ['MediaPlayPause', 'MediaPlayPause'],
  ])('are no shortcut yet: %s', (key, code) => {
    expect(acceleratorOf(pressed(key, code, { ctrlKey: true }), false)).toBeUndefined()
  })
})

describe('the name of keys', () => {
  it('is read in any order, and written as on the keyboard', () => {
    expect(parseAccelerator('Shift+CommandOrControl+A')).toEqual(parseAccelerator('CommandOrControl+Shift+A'))
    expect(showKeys('CommandOrControl+Shift+Space', false)).toBe('Ctrl+Shift+Space')
    expect(showKeys('CommandOrControl+Shift+Return', true)).toBe('⌘⇧Enter')
  })

  it.each(['', 'Shift', 'Shift+Shift+A', 'Hyper+A', 'Shift+a', 'Ctrl+Alt+', 'F25'])('is not %j', (name) => {
    expect(parseAccelerator(name)).toBeUndefined()
  })
})

describe('shortcuts', () => {
  it('have no problem as they are at first, on any keyboard', () => {
    expect(problems(defaults)).toEqual({})
    // Ctrl+Alt writes characters on many.
    expect(JSON.stringify(defaults)).not.toContain('Alt')
  })

  it('can be of one action alone: the first one has the keys', () => {
    expect(problems({ quick: 'Alt+Shift+K', mute: 'Shift+Alt+K' })).toEqual({ mute: 'repeated' })
  })

  it.each([
    'K',
    'Shift+K',
    'F5',
    'CommandOrControl+C',
    'CommandOrControl+Space',
    'CommandOrControl+Shift+V',
    'CommandOrControl+Alt+Delete',
    'Alt+Tab',
    'Alt+F4',
    'Super+L',
  ])('are not what every program needs: %s', (keys) => {
    expect(problems({ quick: keys })).toEqual({ quick: 'reserved' })
  })

  it.each([
    'F13',
    'Shift+F5',
    'Alt+K',
    'CommandOrControl+F5',
    'Super+Shift+K',
    'CommandOrControl+Alt+Shift+C',
  ])('may be %s', (keys) => {
    expect(problems({ quick: keys })).toEqual({})
  })

  it('that name no keys do nothing, and take nothing from the others', () => {
    expect(problems({ quick: 'nonsense', startOrStop: 'nonsense' })).toEqual({
      quick: 'malformed',
      startOrStop: 'malformed',
    })
  })
})
