import { type CsvSeparator, toCsvFile } from '../../../base/csv-cell.ts'
import { type ExportContent, entriesOf, exportedLine, gapMark } from './content.ts'
import { clockTime, localMinute, shortTime } from './times.ts'

/** Plain text for reading: each caption with its time, its lines below one another. */
export function toTxt(content: ExportContent): string {
  const { title, startedAt } = content
  const date = localMinute(startedAt)
  const blocks = entriesOf(content).map((entry) => {
    const time = `[${shortTime(entry.startMs)}] ${entry.speaker}`.trim()
    if (entry.type === 'gap') return `${time} ${gapMark(entry.gap)}`
    const texts = entry.lines.map(({ text, code }) => (code === '' ? text : `${code}: ${text}`))
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
  const { title, startedAt } = content
  const date = localMinute(startedAt)
  const head = title === '' ? `# ${date}` : `# ${plain(title)}\n\n${date}`
  const blocks = entriesOf(content).map((entry) => {
    const time = `${shortTime(entry.startMs)} ${plain(entry.speaker)}`.trim()
    if (entry.type === 'gap') return `*${time} ${plain(gapMark(entry.gap))}*`
    const texts = entry.lines.map(({ text, code }) =>
      code === '' ? plain(text) : `**${code}** ${plain(text)}`,
    )
    // Two trailing spaces break a line in Markdown.
    return [`*${time}*`, ...texts].join('  \n')
  })
  return `${[head, ...blocks].join('\n\n')}\n`
}

/** One caption per row (RFC 4180). */
export function toCsv(content: ExportContent, separator?: CsvSeparator): string {
  const { lines, sides } = content
  const withSpeaker = (speaker: string) => (sides === undefined ? [] : [speaker])
  const rows = entriesOf(content).map((entry) => {
    if (entry.type === 'gap') {
      const { fromMs, toMs } = entry.gap
      return [
        clockTime(fromMs, '.'),
        clockTime(toMs, '.'),
        ...withSpeaker(entry.speaker),
        '',
        ...lines.map(() => gapMark(entry.gap)),
      ]
    }
    const { startMs, endMs, language = '' } = entry.caption
    const texts = lines.map((line) => exportedLine(content, entry.caption, line).text)
    return [clockTime(startMs, '.'), clockTime(endMs, '.'), ...withSpeaker(entry.speaker), language, ...texts]
  })
  return toCsvFile([['start', 'end', ...withSpeaker('speaker'), 'language', ...lines], ...rows], separator)
}
