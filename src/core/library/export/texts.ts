import { toCsvCell } from '../../base/csv-cell.ts'
import { codeOf, type ExportContent, entriesOf, gapMark, lineOf } from './content.ts'
import { clockTime, localMinute, shortTime } from './times.ts'

/** Plain text for reading: each caption with its time, its lines below one another. */
export function toTxt(content: ExportContent): string {
  const { title, startedAt, lines } = content
  const date = localMinute(startedAt)
  const blocks = entriesOf(content).map((entry) => {
    const time = `[${shortTime(entry.startMs)}]`
    if (entry.is === 'gap') return `${time} ${gapMark(entry.gap)}`
    const texts = lines.flatMap((line) => {
      const text = lineOf(entry.caption, line)
      const code = codeOf(entry.caption, line)
      return text === '' ? [] : [code === '' ? text : `${code}: ${text}`]
    })
    return [time, ...texts].join('\n')
  })
  return `${[title === '' ? date : `${title}\n${date}`, ...blocks].join('\n\n')}\n`
}

/** Escapes characters that Markdown would treat as formatting. */
const plain = (text: string): string =>
  text
    .replace(/([\\`*_{}[\]<>#|~])/gu, String.raw`\$1`)
    .replace(/^(\s*)([-+]|\d+[.)])(\s)/u, String.raw`$1\$2$3`)

export function toMarkdown(content: ExportContent): string {
  const { title, startedAt, lines } = content
  const date = localMinute(startedAt)
  const head = title === '' ? `# ${date}` : `# ${plain(title)}\n\n${date}`
  const blocks = entriesOf(content).map((entry) => {
    if (entry.is === 'gap') return `*${shortTime(entry.startMs)} ${plain(gapMark(entry.gap))}*`
    const texts = lines.flatMap((line) => {
      const text = lineOf(entry.caption, line)
      const code = codeOf(entry.caption, line)
      return text === '' ? [] : [code === '' ? plain(text) : `**${code}** ${plain(text)}`]
    })
    // Two trailing spaces break a line in Markdown.
    return [`*${shortTime(entry.startMs)}*`, ...texts].join('  \n')
  })
  return `${[head, ...blocks].join('\n\n')}\n`
}

/** One caption per row (RFC 4180), with a byte order mark by which spreadsheets recognise UTF-8. */
export function toCsv(content: ExportContent): string {
  const { lines } = content
  const rows = entriesOf(content).map((entry) => {
    if (entry.is === 'gap') {
      const { fromMs, toMs } = entry.gap
      return [clockTime(fromMs, '.'), clockTime(toMs, '.'), '', ...lines.map(() => gapMark(entry.gap))]
    }
    const { startMs, endMs, language = '' } = entry.caption
    const texts = lines.map((line) => lineOf(entry.caption, line))
    return [clockTime(startMs, '.'), clockTime(endMs, '.'), language, ...texts]
  })
  const table = [['start', 'end', 'language', ...lines], ...rows]
  return `\ufeff${table.map((row) => row.map(toCsvCell).join(',')).join('\r\n')}\r\n`
}
