/** Characters with which a text would command the terminal that shows it; line breaks are none. */
const CONTROL = /(?!\n)\p{Cc}/gu

/** A text of a service, a file or a certificate, without what would move the cursor or reach the clipboard. */
export const toTerminalText = (text: string): string => text.replace(CONTROL, '')

/** The same on one line. */
export const toTerminalLine = (text: string): string => toTerminalText(text.replace(/\s+/gu, ' ')).trim()

/** JSON whose strings hold no control characters: `JSON.stringify` escapes those below U+0020 alone. */
export const toTerminalJson = (json: string): string =>
  json.replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
