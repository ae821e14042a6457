import { describe, expect, it } from 'vitest'
import { readAgendaText } from './read-agenda.ts'

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VTIMEZONE',
  'TZID:Mittelstadt Standard Time',
  'BEGIN:STANDARD',
  'TZNAME:Mittelstadt',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'DTSTART;TZID="(UTC+01:00) Mittelstadt; Altdorf":20261124T100000',
  'SUMMARY;LANGUAGE=en:Planning with Qu',
  ' illon\\, part two',
  'LOCATION:Room Kvasir\\; second floor',
  'DESCRIPTION:<p>Ingrid opens.</p><p>Then <b>Tomasz</b></p>',
  'ORGANIZER;CN="Halvorsen, Ingrid (External)":mailto:ih@example.com',
  'ATTENDEE;ROLE=REQ-PARTICIPANT;CN="Dr. Ada: Okonkwo";PARTSTAT=ACCEPTED:mailto:ada@example.com',
  'ATTENDEE;CN=陈思远;DELEGATED-TO="mailto:a@example.com","mailto:b@example.com":mailto:csy@example.com',
  'ATTENDEE;CN=rasmus.thorvaldsen@example.com:mailto:rasmus.thorvaldsen@example.com',
  'ATTENDEE;CN="Jean ^n^\'Jo^\' Petit":mailto:jp@example.com',
  'ATTENDEE;CUTYPE=ROOM;CN=Room 7:mailto:room7@example.com',
  'ATTENDEE;CN="Never closed:mailto:x@example.com',
  'this line is broken',
  ';CN=no name:x',
  'BEGIN:VALARM',
  'DESCRIPTION:Reminder',
  'END:VALARM',
  'X-ALT-DESC;FMTTYPE=text/html:<p>Again</p>',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'SUMMARY;LANGUAGE=en:Planning with Quillon\\, part two',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

describe('a calendar', () => {
  it('gives the texts of its entries and who takes part, without time zones, alarms and rooms', () => {
    expect(readAgendaText(CALENDAR)).toEqual({
      ok: true,
      value: {
        text: 'Planning with Quillon, part two\nRoom Kvasir; second floor\nIngrid opens.\nThen Tomasz',
        people: ['Ingrid Halvorsen', 'Dr. Ada: Okonkwo', '陈思远', 'Rasmus Thorvaldsen', 'Jean "Jo" Petit'],
        skippedLines: 3,
      },
    })
  })

  it('has the characters that programs write as names of HTML, and no others', () => {
    const described = (text: string) =>
      readAgendaText(`BEGIN:VCALENDAR\nBEGIN:VEVENT\nDESCRIPTION:${text.replaceAll(';', '\\;')}\nEND:VEVENT`)
    for (const [written, text] of [
      ['J&ouml;rg M&uuml;&szlig;iggang', 'Jörg Müßiggang'],
      ['Siobh&aacute;n O&#x27;Brien &ndash; Fran&ccedil;ois', "Siobhán O'Brien – François"],
      ['Wi&sacute;niewska, K&eogon;dzior &Lstrok;ukasz', 'Wiśniewska, Kędzior Łukasz'],
      ['Erd&odblac;s, B&abreve;sescu, &Zdot;eromski, &Emacr;ra', 'Erdős, Băsescu, Żeromski, Ēra'],
      ['O&#146;Brien &#x96; &#147;Quillon&#148;', 'O’Brien – “Quillon”'],
      ['S&oslash;ren &#353;imon &rsquo;', 'Søren šimon ’'],
      ['a&thinsp;b &#9999999; c &#x110000; d', 'a b c d'],
      ['Q&A; R&D, fish&chips; AT&T', 'Q&A; R&D, fish&chips; AT&T'],
    ])
      expect(described(written ?? '')).toMatchObject({ ok: true, value: { text } })
  })

  it('is read with line feeds alone, in a byte order mark and with its end missing', () => {
    const cut = `\uFEFF${CALENDAR.replaceAll('\r\n', '\n').split('END:VEVENT')[0]}`
    expect(readAgendaText(cut)).toMatchObject({ ok: true, value: { skippedLines: 3 } })
  })

  it('gives the names of people whatever marks programs put around them', () => {
    const lines = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      String.raw`ATTENDEE;CN="\"Zelda Quartermain\"";RSVP=TRUE:mailto:z@example.com`,
      String.raw`ATTENDEE;CN=Quartermain\, Ada;RSVP=TRUE:mailto:a@example.com`,
      "ATTENDEE;CN='Wanda Oyelaran':mailto:w@example.com",
      'ATTENDEE;CN=„Jörg Müßiggang“:mailto:j@example.com',
      'ATTENDEE;CN=Tarkington, Booth;PARTSTAT=ACCEPTED:mailto:b@example.com',
      'ATTENDEE;CN="O’Brien, Siobhán":mailto:s@example.com',
      'ORGANIZER;SENT-BY=mailto:office@example.com;CN=Ottoline Vance:mailto:o@example.com',
      'ORGANIZER;DIR=https://example.com/x;CN=Ana Souza:mailto:ana@example.com',
      'END:VEVENT',
      'END:VCALENDAR',
    ]
    expect(readAgendaText(lines.join('\r\n'))).toMatchObject({
      value: {
        people: [
          'Zelda Quartermain',
          'Ada Quartermain',
          'Wanda Oyelaran',
          'Jörg Müßiggang',
          'Booth Tarkington',
          'Siobhán O’Brien',
          'Ottoline Vance',
          'Ana Souza',
        ],
        skippedLines: 0,
      },
    })
  })
})
