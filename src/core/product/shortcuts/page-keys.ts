/** Keys of the main window in tinykeys' notation, in the order in which people are shown them. */
export const pageKeys = {
  startOrStop: '$mod+Enter',
  mute: '$mod+d',
  pause: '$mod+Shift+d',
  swapSides: '$mod+Shift+x',
  /** Held. */
  talk: 'Space',
  skip: '$mod+.',
  /** Opens the list of presets. */
  presets: '$mod+Shift+p',
  /** Opens and closes the caption window. */
  overlay: '$mod+Shift+o',
  /** Shows the captions alone, on the whole screen, where nothing is typed. */
  present: 'Shift+f',
  /** Closes the open panel, then leaves a session that is over. */
  live: 'Alt+KeyL',
  /** At a line of a caption; anywhere else, of the latest one. */
  correct: 'e',
  /** In the open dialog or panel; without one, in History. */
  search: '$mod+f',
  save: '$mod+s',
  /** Exports what the panel shows; without one, the latest session. */
  export: '$mod+e',
  /** Walks captions, and rows of a list. */
  previous: 'ArrowUp',
  next: 'ArrowDown',
  /** Moves to the messages at the top and back; bound by their library. */
  messages: 'F6',
  smaller: '$mod+-',
  larger: '$mod++',
  defaultSize: '$mod+0',
  settings: '$mod+,',
  shortcuts: '$mod+/',
} as const

/** Opens the list of keys as well, where nothing is typed. */
export const HELP_KEY = '?'
/** Searches as well, where nothing is typed. */
export const SEARCH_KEY = '/'

/** The key that opens the panel of a tab, and closes it. */
export const panelKey = (digit: string): string => `Alt+Digit${digit}`

/** The key of a target language in the quick window, by its number. */
export const targetKey = panelKey

/** Keys of the quick window, likewise. */
export const quickKeys = {
  translate: 'Enter',
  copy: 'Alt+KeyC',
  copyAndClose: '$mod+Enter',
  swap: 'Alt+KeyX',
  earlier: 'Alt+KeyZ',
  pin: 'Alt+KeyP',
  hide: 'Escape',
} as const

/** Labels of keys that are words and differ between languages. */
export type KeyWords = Readonly<Record<'control' | 'shift' | 'enter' | 'escape' | 'space', string>>

/** Keys in tinykeys' notation as the keyboard has them: `Ctrl+Shift+D`, or `⌘+Shift+D`. */
export function showPageKeys(keys: string, words: KeyWords, isMac: boolean): string {
  const shown: Readonly<Record<string, string>> = {
    $mod: isMac ? '⌘' : words.control,
    // Option alone types where text can be typed.
    Alt: isMac ? '⌘+⌥' : 'Alt',
    Shift: words.shift,
    Enter: words.enter,
    Escape: words.escape,
    Space: words.space,
    ArrowUp: '↑',
    ArrowDown: '↓',
  }
  return keys
    .split(/\b\+/)
    .map((part) => shown[part] ?? part.replace(/^(?:Digit|Key)(?=.)/, ''))
    .map((part) => (part.length === 1 ? part.toUpperCase() : part))
    .join('+')
}
