import type { Agenda } from '../agenda.ts'

/** A line that a spreadsheet would run, such as "=cmd()". */
const FORMULA = /^\s*["']?(?:=\s*|[+@-])[\p{L}_][\p{L}\p{N}_.]{0,60}[(|!]/u
const ADDRESS = /\b(?:https?:\/\/|www\.|mailto:)\S+|[^\s@]{1,64}@[^\s@]{1,255}/gi
/** Characters that are not seen, but for the joiners, which some scripts need. */
const UNSEEN = /(?!\n|\t|\u200C|\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** Reads a text or Markdown: without addresses, the marks of Markdown, invisible characters and formulas. */
export function readPlainText(source: string): Agenda {
  const lines = source.split(/\r\n|[\n\r\u2028\u2029]/)
  const kept = lines.filter((line) => !FORMULA.test(line))
  const text = kept
    .map((line) =>
      line
        .replace(/\]\([^)\s]{1,500}\)/g, ']')
        .replace(ADDRESS, ' ')
        .replace(UNSEEN, '')
        .replace(/^\s*(?:#{1,6}\s|>+\s|[-*+•‣▪◦–]\s|\d{1,3}[.)]\s)+\s*/u, '')
        .replace(/[*_`~#|[\]]+/g, (marks) => (marks.includes('|') ? ' . ' : ' '))
        .replace(/[ \t\u00A0]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
  return { text, people: [], skippedLines: lines.length - kept.length }
}
