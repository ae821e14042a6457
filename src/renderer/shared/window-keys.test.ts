import { expect, it } from 'vitest'
import { windowKeys } from './window-keys.ts'

/** Presses a key in a window with these keys. @returns those that acted */
function acted(
  keys: readonly string[],
  key: string,
  code: string,
  ...modifiers: readonly string[]
): string[] {
  const target = new EventTarget()
  const seen: string[] = []
  windowKeys(target as Window, Object.fromEntries(keys.map((name) => [name, () => void seen.push(name)])))
  const has = (name: string) => modifiers.includes(name)
  const flags = { altKey: has('Alt'), ctrlKey: has('Control'), metaKey: has('Meta'), shiftKey: has('Shift') }
  target.dispatchEvent(Object.assign(new Event('keydown'), { key, code, ...flags, getModifierState: has }))
  return seen
}

it.each([
  ['a slash in German', '$mod+/', '/', 'Digit7', ['Control', 'Shift']],
  ['a full stop in French', '$mod+.', '.', 'Comma', ['Control', 'Shift']],
  ['a digit in French', '$mod+0', '0', 'Digit0', ['Control', 'Shift']],
  ['a plus in English', '$mod++', '+', 'Equal', ['Control', 'Shift']],
  ['a plus in German', '$mod++', '+', 'BracketRight', ['Control']],
  ['a question mark', '?', '?', 'Minus', ['Shift']],
  ['a question mark in Arabic', '?', '؟', 'Slash', ['Shift']],
  ['a question mark in Chinese', '?', '？', 'Slash', ['Shift']],
] as const)('takes a sign as the keyboard types it: %s', (_, keys, key, code, modifiers) => {
  expect(acted([keys], key, code, ...modifiers)).toEqual([keys])
})

it('tells letters and other keys with Shift from those without', () => {
  const keys = ['$mod+d', '$mod+Shift+d', '$mod+Enter', 'Alt+Digit1', '$mod+/']
  expect(acted(keys, 'D', 'KeyD', 'Control', 'Shift')).toEqual(['$mod+Shift+d'])
  expect(acted(keys, 'd', 'KeyD', 'Control')).toEqual(['$mod+d'])
  expect(acted(keys, 'Enter', 'Enter', 'Control', 'Shift')).toEqual([])
  expect(acted(keys, '!', 'Digit1', 'Alt', 'Shift')).toEqual([])
  expect(acted(keys, '/', 'Slash', 'Control', 'Alt')).toEqual([])
})
