/** Characters that would command a terminal, or turn the rest of its line, except line breaks and tabs. */
const CONTROL = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/**
 * Removes control characters from an external text, so that it cannot move the cursor or reach the clipboard.
 */
export const toTerminalText = (text: string): string => text.replace(CONTROL, '')

/** Also removes line breaks. */
export const toTerminalLine = (text: string): string => toTerminalText(text.replace(/\s+/gu, ' ')).trim()

/** Escapes the control characters that `JSON.stringify` leaves. */
export const toTerminalJson = (json: string): string =>
  json.replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
