import type { Agenda } from '../agenda.ts'
import { readCalendarLine, unescapeText, unfold } from './calendar-line.ts'
import { readPerson } from './people.ts'

const ENTRIES = new Set(['VEVENT', 'VTODO', 'VJOURNAL']) // Components with texts and people, as RFC 5545 names them.
const TEXTS = new Set(['SUMMARY', 'LOCATION', 'DESCRIPTION', 'COMMENT', 'CONTACT'])
const PEOPLE = new Set(['ATTENDEE', 'ORGANIZER'])
const NO_PERSON = new Set(['ROOM', 'RESOURCE', 'GROUP'])
/** Tags by which some programs format a description. */
const BREAKS = /<(?:br|\/(?:p|div|li|h[1-6]|tr))\b[^<>]{0,1000}>/gi
const TAGS =
  /<\/?(?:[abiu]|p|div|span|[ou]l|li|strong|em|html|head|body|table|tbody|t[rdh]|h[1-6]|font|o:p)\b[^<>]{0,1000}>/gi
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const ENTITY = /&(?:#(\d{1,6})|(amp|lt|gt|quot|nbsp));/g

const withoutTags = (text: string): string =>
  text
    .replace(BREAKS, '\n')
    .replace(TAGS, '')
    .replace(ENTITY, (_, code: string | undefined, name = '') =>
      code === undefined ? (ENTITIES[name] ?? '') : String.fromCodePoint(Number(code)),
    )

/**
 * Reads the entries of a calendar: their texts, and who takes part. Time zones, alarms and what other programs added are
 * left out; broken lines are counted.
 */
export function readCalendar(source: string): Agenda {
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
    if (name === 'BEGIN') open.push(value.trim().toUpperCase())
    else if (name === 'END') open.pop()
    else if (!ENTRIES.has(open.at(-1) ?? '')) continue
    else if (TEXTS.has(name)) texts.add(withoutTags(unescapeText(value)).trim())
    else if (PEOPLE.has(name) && !NO_PERSON.has((parameters['CUTYPE'] ?? '').toUpperCase())) {
      const person = readPerson(parameters['CN'], value)
      if (person !== undefined) people.add(person)
    }
  }
  return { text: [...texts].join('\n'), people: [...people], skippedLines }
}
