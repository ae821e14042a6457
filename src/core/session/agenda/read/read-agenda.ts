import { decodeText, textEncodingOf } from '../../../base/decode-text.ts'
import { err, ok, type Result } from '../../../base/result.ts'
import { type Agenda, type AgendaFault, type AgendaFile, agendaLimits } from '../agenda.ts'
import { unfoldBytes } from './calendar-line.ts'
import { evenText } from './even-text.ts'
import { readCalendar } from './read-calendar.ts'
import { readPlainText } from './read-plain-text.ts'

type Read = Result<Agenda, AgendaFault>

const CALENDAR = /^\uFEFF?\s*BEGIN:VCALENDAR\b/i
/** Markup looks like a text, and its commands like words. */
const MARKUP = /^\uFEFF?\s*(?:<(?:!doctype|html|\?xml)|\{\\rtf)/i
/** First bytes of PDF, of archives such as those of Word, and of older documents. */
const DOCUMENTS = ['%PDF', 'PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0']

/** Reads a text that was pasted: words, or a calendar. */
export function readAgendaText(source: string): Read {
  const { text, people, skippedLines } = CALENDAR.test(source)
    ? readCalendar(source)
    : { text: source, people: [], skippedLines: 0 }
  // Longer texts are refused before they are searched for marks.
  if (text.length > 2 * agendaLimits.characters) return err({ type: 'too-long' })
  const even = evenText(text)
  if (even.length > 2 * agendaLimits.characters) return err({ type: 'too-long' })
  const plain = readPlainText(even)
  if (plain.length > agendaLimits.characters) return err({ type: 'too-long' })
  // A line to dial or a room may be invited as well, with its secret in its name.
  const named = [...new Set(people.map(readPlainText))].filter((name) => name !== '')
  return plain === '' && named.length === 0
    ? err({ type: 'empty' })
    : ok({ text: plain, people: named, skippedLines })
}

/** Reads a file by its contents, whatever its name says. A file that is too large is not read at all. */
export async function readAgendaFile(file: AgendaFile): Promise<Read> {
  if (file.size > agendaLimits.fileBytes) return err({ type: 'too-large' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const first = String.fromCharCode(...bytes.subarray(0, 4))
  if (DOCUMENTS.some((mark) => first.startsWith(mark))) return err({ type: 'document' })
  const isUtf8 = textEncodingOf(bytes) === 'utf-8'
  const isCalendar =
    isUtf8 && CALENDAR.test(String.fromCharCode(...bytes.subarray(0, 100)).replace('ï»¿', ''))
  const decoded = decodeText(isCalendar ? unfoldBytes(bytes) : bytes)
  if (!decoded.ok) {
    // Lines of a calendar are counted as they are in the file.
    const inFile = decodeText(bytes)
    return err(bytes.includes(0) || inFile.ok ? { type: 'document' } : { type: 'encoding', ...inFile.error })
  }
  // A text has no zero characters.
  if (MARKUP.test(decoded.value) || decoded.value.includes('\0')) return err({ type: 'document' })
  return readAgendaText(decoded.value)
}
