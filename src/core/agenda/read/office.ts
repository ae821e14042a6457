import { err, ok, type Result } from '../../base/result.ts'
import { type AgendaFault, agendaLimits } from '../agenda.ts'
import { type Entry, inflate, readArchive } from './archive.ts'
import { decodeText } from './decode-text.ts'
import { readMarkup } from './markup.ts'

/** Parts with the words of a document of Word, PowerPoint or OpenDocument. */
const TEXT_PART =
  /^(?:word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml|ppt\/(?:slides|notesSlides)\/[a-zA-Z]+\d+\.xml|content\.xml)$/
const SHEET = 'application/vnd.oasis.opendocument.spreadsheet'

const number = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0)

async function isTable(entries: ReadonlyMap<string, Entry>): Promise<boolean> {
  if (entries.has('xl/workbook.xml')) return true
  const mimetype = entries.get('mimetype')
  const type = mimetype && (await inflate(mimetype, 100))
  return type?.ok === true && decodeText(type.value)?.startsWith(SHEET) === true
}

/** Text of a document of Word, PowerPoint or OpenDocument: what is written in it, not what it embeds. */
export async function readOffice(bytes: Uint8Array<ArrayBuffer>): Promise<Result<string, AgendaFault>> {
  const archive = readArchive(bytes)
  if (!archive.ok) return archive
  if (await isTable(archive.value)) return err({ type: 'table' })
  const parts = [...archive.value.values()]
    .filter(({ name }) => TEXT_PART.test(name))
    .toSorted((a, b) => number(a.name) - number(b.name))
  if (parts.length === 0) return err({ type: 'unknown' })
  const texts: string[] = []
  let left: number = agendaLimits.inflatedBytes
  // Parts of a hostile archive may all lie at the same place.
  if (parts.reduce((sum, { data }) => sum + data.length, 0) > left) return err({ type: 'too-complex' })
  for (const part of parts) {
    const inflated = await inflate(part, left)
    if (!inflated.ok) return inflated
    left -= inflated.value.length
    const source = decodeText(inflated.value)
    // OpenDocument keeps an encrypted part under its usual name.
    if (source === undefined || !/^\s*</.test(source)) return err({ type: 'locked' })
    const text = readMarkup(source)
    if (!text.ok) return text
    texts.push(text.value)
  }
  return ok(texts.join('\n'))
}
