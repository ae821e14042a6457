import { err, ok, type Result } from '../../base/result.ts'
import { type Agenda, type AgendaFault, type AgendaFile, agendaLimits } from '../agenda.ts'
import { readCalendar } from './calendar.ts'
import { decodeText } from './decode-text.ts'
import { readMarkup } from './markup.ts'
import { readOffice } from './office.ts'
import { readPlainText } from './plain-text.ts'

type Read = Result<Agenda, AgendaFault>

const begins = (bytes: Uint8Array, ...first: readonly number[]) => first.every((byte, i) => bytes[i] === byte)

function withinLimits(agenda: Agenda): Read {
  if (agenda.text.length > agendaLimits.characters)
    return err({ type: 'too-long', limitCharacters: agendaLimits.characters })
  return agenda.text === '' && agenda.people.length === 0 ? err({ type: 'empty' }) : ok(agenda)
}

function clean(read: Read): Read {
  if (!read.ok) return read
  const { people, skippedLines } = read.value
  // Longer texts are refused before they are searched for marks.
  if (read.value.text.length > 2 * agendaLimits.characters) return withinLimits(read.value)
  const plain = readPlainText(read.value.text)
  return withinLimits({ text: plain.text, people, skippedLines: skippedLines + plain.skippedLines })
}

const asAgenda = (text: Result<string, AgendaFault>): Read =>
  text.ok ? ok({ text: text.value, people: [], skippedLines: 0 }) : text

/** Reads a text that was pasted: words, a calendar or HTML. */
export function readAgendaText(source: string): Read {
  if (source.length > agendaLimits.inflatedBytes)
    return err({ type: 'too-long', limitCharacters: agendaLimits.characters })
  if (/^\uFEFF?\s*BEGIN:VCALENDAR\b/i.test(source)) return clean(readCalendar(source))
  const isMarkup = /^\uFEFF?\s*<(?:!doctype|html|\?xml|body|div|p)\b/i.test(source)
  return clean(asAgenda(isMarkup ? readMarkup(source) : ok(source)))
}

/**
 * Reads a file by its contents, whatever its name says; the name decides about tables alone. A file that is too large is
 * not read at all.
 */
export async function readAgendaFile(file: AgendaFile): Promise<Read> {
  if (file.size > agendaLimits.fileBytes)
    return err({ type: 'too-large', limitBytes: agendaLimits.fileBytes })
  if (/\.(?:csv|tsv|xlsx?|ods|numbers)$/i.test(file.name)) return err({ type: 'table' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) return err({ type: 'pdf' })
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return err({ type: 'locked' })
  if (begins(bytes, 0x50, 0x4b)) return clean(asAgenda(await readOffice(bytes)))
  const source = decodeText(bytes)
  // Rich text looks like a text, and its commands like words.
  if (source === undefined || source.startsWith('{\\rtf')) return err({ type: 'unknown' })
  return readAgendaText(source)
}
