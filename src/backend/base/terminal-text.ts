/** Control characters, which would command a terminal, except line breaks and tabs. */
const CONTROL = /(?![\n\t])\p{Cc}/gu

/**
 * Removes control characters from an external text, so that it cannot move the cursor or reach the clipboard.
 */
export const toTerminalText = (text: string): string => text.replace(CONTROL, '')

/** Also removes line breaks. */
export const toTerminalLine = (text: string): string => toTerminalText(text.replace(/\s+/gu, ' ')).trim()

/** Escapes the control characters that `JSON.stringify` leaves. */
export const toTerminalJson = (json: string): string =>
  json.replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
