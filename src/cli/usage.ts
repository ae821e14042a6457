import { CHUNK_MS } from '../core/audio/content-types.ts'
import { exportFormats } from '../core/library/export/formats.ts'

/** A command as its help shows it. */
interface CommandHelp {
  /** Arguments of the command. */
  readonly takes: string
  readonly does: readonly string[]
  /** Its own options, and what each is for. */
  readonly options?: Readonly<Record<string, string>>
  /** Whether it can use another service than the demo service. */
  readonly usesService?: true
}

const spoken = {
  '--json': 'one JSON object a line',
  '--save FILE': 'saves the translation as it is spoken, in the first of the languages',
  '--as TYPE': 'the content type in which it is spoken, such as audio/ogg;codecs=opus',
}

/** Every command, in the order in which the help lists them. */
const commandHelp = {
  demo: {
    takes: '[--to de,fr] [--json]',
    does: ['Plays the sample meeting to the demo service, and prints its captions as they come.'],
    options: { '--to': 'up to five languages; left out, German and French', ...spoken },
  },
  speak: {
    takes: 'FILE [--to de,fr] [--from en] [--json]',
    does: [
      'Speaks a recording into a voice session, at the pace of speech, and prints the captions as they come.',
      'FILE is WAV, or in a container that the service takes (Ogg or WebM with Opus, FLAC, MP3, Matroska):',
      'that is sent as it is, with one channel.',
    ],
    options: {
      '--from': 'the language that is spoken; left out, it is detected',
      '--to': 'up to five languages; left out, the recording is transcribed and not translated',
      '--format': 'how messages are packed on the wire: msgpack or json',
      '--chunk MS': `length of one piece of sound, ${CHUNK_MS.least} to ${CHUNK_MS.most}`,
      ...spoken,
    },
    usesService: true,
  },
  call: {
    takes: 'NAME [JSON] | --list',
    does: [
      'Makes one call of the app’s contract and prints its answer as JSON. "-" reads the input from standard',
      'input; left out, it is {}. Where there is no answer, the error is printed on standard error, as JSON too.',
    ],
    options: {
      '--list': 'prints the names of all calls, with the JSON schemas of what they take and answer',
    },
    usesService: true,
  },
  memories: {
    takes: 'list | segments ID | import FILE | export ID | delete ID [--json]',
    does: [
      'Manages the translation memories of the account, as TMX files. An export goes to standard output unless it is',
      'saved; a file that is there is not overwritten. Services of the generic profile list them alone.',
    ],
    options: {
      '--find TEXT': 'only segments with this text',
      '--name NAME': 'what an imported memory is called',
      '--save FILE': 'where an export goes',
    },
    usesService: true,
  },
  sessions: {
    takes: '[--json]',
    does: ['Lists the sessions that are kept, newest first: identifier, beginning, length, captions, name.'],
    options: { '--json': 'everything that is known of them, as JSON' },
  },
  export: {
    takes: 'ID [--as FORMAT] [--to de,fr] [--save FILE]',
    does: [
      'Writes a session that is kept to standard output or into a file. ID is as `parley sessions` lists it; its',
      'beginning is enough, and "last" is the newest one.',
    ],
    options: {
      '--as FORMAT': `${exportFormats.join(', ')}; left out, that of the file’s name, or txt`,
      '--to': 'the languages, "source" among them; left out, all that the session has',
      '--save FILE': 'writes it into this file',
    },
  },
  doctor: {
    takes: '[--json]',
    does: ['Checks everything between here and the service, and says what to do.'],
    usesService: true,
  },
  simulate: {
    takes: '[--port N] [--characters N] [--speech-ms N] [--faults FILE]',
    does: [
      'Runs the demo service alone, and prints its address and its key. Its keys may be given in PARLEY_DEMO_KEYS,',
      'separated by commas: the first one is the main key, and those that end in :fx are of the Free plan;',
      'key=translate:text+usage:read is allowed these scopes alone. PARLEY_DEMO_FAULTS takes a line of faults, such',
      'as "500*3, stall".',
    ],
    options: {
      '--port N': 'the port; left out, any free one',
      '--characters N': 'characters that its account may use in a month',
      '--speech-ms N': 'speech that its account may use in a month, in milliseconds',
      '--faults FILE':
        'a JSON list of what goes wrong, such as [{"kind": "status", "status": 500, "times": 3}]',
    },
  },
} as const satisfies Record<string, CommandHelp>

export type CommandName = keyof typeof commandHelp
export const commandNames = Object.keys(commandHelp) as CommandName[]

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commandHelp, name)

const SERVICE = `Without more it uses the demo service. For another one: --service URL --profile generic|deepl, and its key in
PARLEY_KEY. A service that is known (deepl) needs no URL. --tag NAME: what texts count for in the reports of the
account (deepl).`

const ENVIRONMENT = `PARLEY_KEY    the key of the service that is named
PARLEY_HOME   the folder that holds settings and sessions, in place of the usual one of this system
PARLEY_LOG    "info" tells more on standard error`

/** The help of one command: how it is called, what it does, its options. */
export function helpOf(name: CommandName): string {
  const { takes, does, options = {}, usesService }: CommandHelp = commandHelp[name]
  const width = Math.max(0, ...Object.keys(options).map(({ length }) => length))
  return [
    `parley ${name} ${takes}`,
    ...does.map((line) => `  ${line}`),
    ...Object.entries(options).map(([option, about]) => `    ${option.padEnd(width)}  ${about}`),
    ...(usesService === true ? ['', SERVICE] : []),
  ].join('\n')
}

/** The help of all commands. */
export const usage = (): string =>
  [
    'Parley on the command line: npm run parley -- COMMAND',
    '',
    ...commandNames.map((name) => `  ${name.padEnd(9)} ${commandHelp[name].does[0]}`),
    '',
    '  help COMMAND or COMMAND --help shows its options; --version prints the version.',
    '',
    SERVICE,
    '',
    ENVIRONMENT,
    '',
    'Commands end with 0, or with 2 for what was asked, 3 for who asked, 4 for the way to the service, 1 for the rest.',
  ].join('\n')
