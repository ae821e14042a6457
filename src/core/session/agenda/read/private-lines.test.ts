import { describe, expect, it, vi } from 'vitest'
import { proposeTerms } from '../propose/propose.ts'
import { withoutPrivateLines } from './private-lines.ts'
import { readAgendaText } from './read-agenda.ts'

function termsOf(source: string): string[] {
  const agenda = readAgendaText(source)
  return agenda.ok ? proposeTerms(agenda.value).map(({ term }) => term) : []
}

it('reads what stands behind many words for secrets in one word a few times, and not once for each', () => {
  const exec = vi.spyOn(RegExp.prototype, 'exec')
  const line = 'id.'.repeat(2000)
  withoutPrivateLines([line])
  const characters = exec.mock.results.reduce((sum, { value }) => sum + (value?.[0].length ?? 0), 0)
  exec.mockRestore()
  expect(characters).toBeLessThan(line.length * 50)
})

describe('secrets of an invitation', () => {
  it.each([
    [
      'en',
      'Passcode: AbxYzKq',
      'Meeting ID: Sommerfest',
      'The PIN is Kestrel',
      'the password Brannigan opens it',
    ],
    [
      'de',
      'Kennwort: Sommerfest',
      'Besprechungs-ID: AbxYz',
      'Der Zugangscode lautet Kestrel',
      'PIN: Brannigan',
    ],
    ['fr', 'Mot de passe : AbxYzKq', 'le code d’accès : Kestrel', 'Identifiant: Brannigan'],
    ['es', 'Contraseña: AbxYzKq', 'la clave es Kestrel', 'con el código Brannigan'],
    ['it', 'Parola d’ordine: Kestrel', 'il codice è Brannigan', 'con il PIN Sommerfest'],
    ['ja', 'パスワード：AbxYzKq', 'ミーティングID: Kestrel Brannigan', '暗証番号はKestrelです'],
    ['zh', '密码：AbxYzKq', '会议号: Kestrel Brannigan', '入会口令 Kestrel'],
    ['ar', 'كلمة المرور: AbxYzKq', 'الرمز: Kestrel Brannigan', 'رمز PIN هو Kestrel'],
    ['others', 'пароль: Жаворонок', 'Hasło: Sommerfest', 'código: Kestrel', '비밀번호: AbxYz'],
  ])('are never proposed: %s', (_language, ...lines) => {
    for (const line of lines) expect(termsOf(`we meet soon, ${line}`), line).toEqual([])
  })

  it.each([
    ['capitals', 'MOT DE PASSE: Kestrel', 'PASSWORT Kestrel'],
    ['missing accents', 'Contrasena: Kestrel', 'le code d acces : Kestrel', 'Haslo: Sommerfest'],
    ['other accents', 'P\u00e0ssw\u00f6rd: Kestrel', 'Pa\u0301ssword: Kestrel'],
    ['full-width letters', 'Ｐａｓｓｗｏｒｄ：Kestrel', 'ＰＩＮ　Kestrel', 'Ｍｅｅｔｉｎｇ　ＩＤ＝Kestrel'],
    ['half-width letters', 'ﾊﾟｽﾜｰﾄﾞ：Kestrel'],
    ['styled letters', '𝐏𝐚𝐬𝐬𝐰𝐨𝐫𝐝: Kestrel', '𝙿𝙸𝙽: Kestrel', 'ⓟⓐⓢⓢⓒⓞⓓⓔ: Kestrel'],
    ['other spaces', 'mot\u00a0de\u2009passe : Kestrel', 'PIN\u3000Kestrel', 'pass word: Kestrel'],
    ['hyphens', 'Pass-Code: Kestrel', 'Pass\u2010word: Kestrel', 'Pass\u2011word Kestrel'],
    ['what nobody sees', 'Pass\u200bword: Kestrel', 'Pass\u00adword: Kestrel', 'Pass\u200cword: Kestrel'],
    [
      'other characters that nobody sees',
      'Pass\u034fword: Kestrel',
      'P\ufe0fIN: Kestrel',
      'PI\u3164N: Kestrel',
    ],
    [
      'marks',
      '**Meeting ID**: Kestrel',
      '`Meeting-ID` = Kestrel',
      'Meeting ID (guests): Kestrel',
      'ID -> Kestrel',
    ],
    ['a table', '| Meeting ID | Kestrel Brannigan |', '|Passcode|Kestrel|'],
    ['a sentence that ends with it', 'Kestrel is the password.', 'and Kestrel as the passcode'],
  ])('are never proposed where their name has %s', (_, ...lines) => {
    for (const line of lines) expect(termsOf(line), line).toEqual([])
  })

  it('are not among the people of a calendar', () => {
    const named = [
      'Passcode Kestrel',
      'PIN: Sommerfest',
      'Ｐａｓｓｗｏｒｄ：Brannigan',
      'Bridge +49 30 1234567',
      'Ada Oyelaran',
    ]
    const lines = named.map((name) => `ATTENDEE;CN="${name}":mailto:a@example.com`)
    expect(termsOf(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\n'))).toEqual([
      'Ada Oyelaran',
    ])
  })

  it('are not proposed on the line behind their name either', () => {
    expect(termsOf('We ask for Quillon here.\nPasscode:\n\nAb Kestrel xYz\nThen for Kvasir too.')).toEqual([
      'Quillon',
      'Kvasir',
    ])
  })

  it('leave the other words of their line', () => {
    expect(termsOf('we start the code review with Ingrid Halvorsen')).toEqual(['Ingrid Halvorsen'])
    expect(termsOf('we ask David Pinsker in Madrid')).toEqual(['David Pinsker', 'Madrid'])
    expect(termsOf('the plan of Kestrel, password: AbxYz')).toEqual(['Kestrel'])
  })

  it('are not proposed if they are spelt like codes, whatever stands before them', () => {
    expect(termsOf('it opens with xK7bQ2m and aBcDeF and QwErTzUi')).toEqual([])
  })
})

describe('the boilerplate of an invitation', () => {
  const calendar = (description: string) =>
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', `DESCRIPTION:${description}`, 'END:VEVENT', 'END:VCALENDAR'].join(
      '\r\n',
    )

  it.each([
    [
      'Teams',
      'We talk about Quillon.\\n\\n________________________________\\nMicrosoft Teams Need help?<https://aka.example/x>\\n' +
        'Join the Sommerfest now<https://teams.example/l>\\nMeeting ID: 123 456 789 01\\nPasscode: AbxYz\\n' +
        '________________________________\\nDial in by phone\\n+1 555-010-0100\\,\\,123456789#<tel:+15550100100> ' +
        'United States\\, Minneapolis\\nFor Organizers: Reset dial-in PIN<https://dialin.example/y>',
    ],
    [
      'Zoom',
      'We talk about Quillon.\\n\\nJoin Zoom Meeting\\nhttps://zoom.example/j/123?pwd=Kestrel.Ab\\n\\nMeeting ID: 123 4567 8901\\n' +
        'Passcode: Kestrel\\n\\nOne tap mobile\\n+15550100100\\,\\,123# US (Washington DC)\\nDial by your location\\n' +
        '• +1 555 010 0100 US (San Jose)',
    ],
    [
      'Meet',
      'We talk about Quillon.\\n\\n-::~:~::~:~:~:~:~:~:~:~:~:~:~:~::-\\nJoin with Google Meet: https://meet.example/abc-defg-hij\\n' +
        'Or dial: (US) +1 555-010-0100 PIN: 123456789#\\n-::~:~::~:~:~:~:~:~:~:~:~:~:~:~::-',
    ],
  ])('gives no proposals: %s', (_program, description) => {
    expect(termsOf(calendar(description))).toEqual(['Quillon'])
  })
})
