import { describe, expect, it } from 'vitest'
import { pageKeys, panelKey, quickKeys, showPageKeys } from './page-keys.ts'

const german = { control: 'Strg', shift: 'Umschalt', enter: 'Eingabe', escape: 'Esc', space: 'Leertaste' }

describe('the keys of a page', () => {
  it.each([
    [pageKeys.startOrStop, 'Strg+Eingabe', '⌘+Eingabe'],
    [pageKeys.pause, 'Strg+Umschalt+D', '⌘+Umschalt+D'],
    [pageKeys.larger, 'Strg++', '⌘++'],
    [pageKeys.smaller, 'Strg+-', '⌘+-'],
    [panelKey('4'), 'Alt+4', '⌘+⌥+4'],
    [quickKeys.copy, 'Alt+C', '⌘+⌥+C'],
    [quickKeys.hide, 'Esc', 'Esc'],
    [pageKeys.present, 'Umschalt+F', 'Umschalt+F'],
    [pageKeys.previous, '↑', '↑'],
    [pageKeys.talk, 'Leertaste', 'Leertaste'],
  ])('are shown as they stand on the keyboard: %s', (keys, shown, onMac) => {
    expect(showPageKeys(keys, german, false)).toBe(shown)
    expect(showPageKeys(keys, german, true)).toBe(onMac)
  })

  it.each([pageKeys, quickKeys])('do one thing each', (table) => {
    expect(new Set(Object.values(table)).size).toBe(Object.values(table).length)
  })
})
