import { withoutPrivateLines } from './private-lines.ts'

const ADDRESS = /\b(?:https?:\/\/|www\.|mailto:)\S+|[^\s@]{1,64}@[^\s@]{1,255}/gi
/** Characters that are not seen, but for the joiners, which some scripts need. */
const UNSEEN = /(?!\n|\t|\u200C|\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** A text or Markdown without secrets, addresses, the marks of Markdown and invisible characters. */
export const readPlainText = (source: string): string =>
  withoutPrivateLines(
    source.replace(UNSEEN, (unseen) => (unseen === '\r' ? '\n' : '')).split(/\n|\u2028|\u2029/),
  )
    .map((line) =>
      line
        .replace(/\]\([^)\s]{1,500}\)/g, ']')
        .replace(ADDRESS, ' ')
        .replace(/^\s*(?:#{1,6}\s|>+\s|[-*+•‣▪◦–]\s|\d{1,3}[.)]\s)+\s*/u, '')
        .replace(/[*_`~#|[\]]+/g, (marks) => (marks.includes('|') ? ' . ' : ' '))
        .replace(/[ \t\u00A0]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
