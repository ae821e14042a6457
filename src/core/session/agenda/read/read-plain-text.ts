import { withoutPrivateLines } from './private-lines.ts'

/** Addresses, without the marks of a list in which they stand. */
const ADDRESS =
  /(?:<|\b)(?:https?:\/\/|www\.)\S*[^\s,;<>()[\]]>?|<?[^\s@,;<>()[\]]{1,64}@[^\s@,;<>()[\]]{1,255}>?/gi
const LINK = /\[([^[\]]*)\]\([^)\s]{1,500}\)/g

/** An even text or Markdown without secrets, addresses and the marks of Markdown. */
export const readPlainText = (source: string): string =>
  withoutPrivateLines(source.split('\n'))
    .map((line) =>
      line
        .replace(LINK, '$1')
        .replace(ADDRESS, ' ')
        .replace(/^\s*(?:#{1,6}\s|>+\s|[-*+•‣▪◦–]\s|\d{1,3}[.)]\s|\[[ xX]\]\s)+\s*/u, '')
        // A name in square brackets is one in brackets.
        .replace(/\[([^[\]]+)\]/g, '($1)')
        .replace(/[*_`~#|[\]]+/g, (marks) => (marks.includes('|') ? ' . ' : ' '))
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
