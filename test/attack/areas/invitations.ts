import { readAgendaText } from '../../../src/core/session/agenda/read/read-agenda.ts'
import { type Attack, area, attack, judge } from '../attack.ts'

/** Shaped as a name, so that only where it stands can tell what it is. */
const SECRET = 'Kestrel Brannigan'

const names = ['Passcode', 'Mot de passe', 'Kennwort', 'Contraseña', 'Hasło', 'パスワード', '密码', 'PIN']

const moved = (text: string, from: number, to: number): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - from + to))

const spellings: Readonly<Record<string, (name: string) => string>> = {
  'as it is': (name) => name,
  'in capitals': (name) => name.toUpperCase(),
  'without accents': (name) =>
    name
      .normalize('NFD')
      .replaceAll(/(?<=\p{Script=Latin})\p{M}/gu, '')
      .replaceAll('ł', 'l'),
  'with accents apart': (name) => name.normalize('NFD'),
  'in full-width letters': (name) => moved(name, 0x61, 0xff41),
  'in mathematical letters': (name) => moved(name, 0x61, 0x1d41a),
  'in circled letters': (name) => moved(name, 0x61, 0x24d0),
  ...Object.fromEntries(
    [
      '\u00ad',
      '\u034f',
      '\u115f',
      '\u200b',
      '\u200e',
      '\u2060',
      '\u3164',
      '\ufe0f',
      '\ufeff',
      '\u{e0100}',
    ].map((unseen) => [
      `with U+${unseen.codePointAt(0)?.toString(16)} in it`,
      (name) => `${name.slice(0, 2)}${unseen}${name.slice(2)}`,
    ]),
  ),
  ...Object.fromEntries(
    ['\u00a0', '\u2009', '\u202f', '\u3000'].map((space) => [
      `with the space U+${space.codePointAt(0)?.toString(16)}`,
      (name) => `${name.replaceAll(' ', space)}${space}`,
    ]),
  ),
}

const calendar = (line: string): string => `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${line}\nEND:VEVENT\nEND:VCALENDAR`

const places: Readonly<Record<string, (name: string) => string>> = {
  'a line': (name) => `${name}: ${SECRET}`,
  'bold letters': (name) => `**${name}**: ${SECRET}`,
  'a table': (name) => `| ${name} | ${SECRET} |`,
  'the line before': (name) => `${name}:\n${SECRET}`,
  'a description': (name) => calendar(`DESCRIPTION:${name}: ${SECRET}`),
  'an attendee': (name) => calendar(`ATTENDEE;CN="${name}: ${SECRET}":mailto:room@example.com`),
}

const hidden = (name: string, how: string, where: string, source: string): Attack<undefined> =>
  attack(`${name} ${how}, in ${where}`, () => {
    const agenda = readAgendaText(source)
    const { text, people } = agenda.ok ? agenda.value : { text: '', people: [] }
    const read = [text, ...people].join(' ')
    return judge(!/Kestrel|Brannigan/.test(read), read === '' ? 'nothing is read' : `“${read}” is read`)
  })

/** Secrets of invitations, which are on no account proposed as names, and so sent to the service. */
export const invitationsArea = area<undefined>({
  name: 'secrets of invitations',
  open: () => Promise.resolve(undefined),
  control: async () => {
    for (const place of Object.values(places)) {
      const agenda = readAgendaText(place('Customer'))
      const read = agenda.ok ? [agenda.value.text, ...agenda.value.people].join(' ') : ''
      if (!read.includes(SECRET))
        throw new Error(`what is no secret is not read either: ${place('Customer')}`)
    }
  },
  attacks: names.flatMap((name) =>
    Object.entries(spellings).flatMap(([how, spell]) =>
      Object.entries(places).map(([where, place]) => hidden(name, how, where, place(spell(name)))),
    ),
  ),
})
