import { err, ok, type Result } from '../../base/result.ts'
import { type Agenda, type AgendaFault, agendaLimits } from '../agenda.ts'
import { readCalendarLine, unescapeText, unfold } from './calendar-line.ts'
import { readMarkup } from './markup.ts'
import { readPerson } from './people.ts'

const ENTRIES = new Set(['VEVENT', 'VTODO', 'VJOURNAL']) // Components with texts and people, as RFC 5545 names them.
const TEXTS = new Set(['SUMMARY', 'LOCATION', 'DESCRIPTION', 'COMMENT', 'CONTACT'])
const PEOPLE = new Set(['ATTENDEE', 'ORGANIZER'])
const NO_PERSON = new Set(['ROOM', 'RESOURCE', 'GROUP'])
const HAS_TAGS = /<\/?[a-z][^>]{0,200}>/i

/**
 * Reads the entries of a calendar: their texts, and who takes part. Time zones, alarms and what other programs added are
 * left out; broken lines are counted.
 */
export function readCalendar(source: string): Result<Agenda, AgendaFault> {
  const open: string[] = []
  // Entries of a series repeat their texts.
  const texts = new Set<string>()
  const people = new Set<string>()
  let skippedLines = 0
  for (const each of unfold(source)) {
    const line = readCalendarLine(each)
    if (line === undefined) {
      skippedLines += 1
      continue
    }
    const { name, parameters, value } = line
    const component = open.at(-1) ?? ''
    if (name === 'BEGIN') {
      open.push(value.trim().toUpperCase())
      if (open.length > agendaLimits.depth) return err({ type: 'too-complex' })
    } else if (name === 'END') open.pop()
    else if (!ENTRIES.has(component)) continue
    else if (TEXTS.has(name)) {
      const text = unescapeText(value)
      const plain = HAS_TAGS.test(text) ? readMarkup(text) : ok(text)
      if (!plain.ok) return plain
      texts.add(plain.value)
    } else if (PEOPLE.has(name) && !NO_PERSON.has((parameters['CUTYPE'] ?? '').toUpperCase())) {
      const person = readPerson(parameters['CN'], value)
      if (person !== undefined) people.add(person)
    }
  }
  return ok({ text: [...texts].join('\n'), people: [...people], skippedLines })
}
