import { CHUNK_MS } from '../core/audio/content-types.ts'
import { exportFormats } from '../core/library/export/formats.ts'

/** A command in the help. */
interface CommandHelp {
  /** Arguments of the command. */
  readonly takes: string
  readonly does: readonly string[]
  /** Options of this command, with their descriptions. */
  readonly options: Readonly<Record<string, string>>
  /** Whether it can use another service than the demo service. */
  readonly usesService?: true
}

const spoken = {
  '--json': 'one JSON object a line',
  '--save FILE': 'saves the spoken translation in the first target language',
  '--as TYPE': 'content type of the spoken translation, such as audio/ogg;codecs=opus',
}

/** Every command, in the order in which the help lists them. */
const commandHelp = {
  demo: {
    takes: '[--to de,fr] [--json]',
    does: ['Plays the sample meeting to the demo service and prints its captions live.'],
    options: { '--to': 'up to five target languages (default: de,fr)', ...spoken },
  },
  speak: {
    takes: 'FILE [--to de,fr] [--from en] [--json]',
    does: [
      'Streams a recording into a voice session in real time and prints the captions live.',
      'FILE is a WAV file or a container that the service accepts (Ogg or WebM with Opus, FLAC, MP3, Matroska).',
      'Containers are sent unchanged and must have one channel.',
    ],
    options: {
      '--from': 'source language (default: detected)',
      '--to': 'up to five target languages (default: transcribe only)',
      '--format': 'message format: msgpack or json',
      '--chunk MS': `chunk length in milliseconds, ${CHUNK_MS.least} to ${CHUNK_MS.most}`,
      '--spoken-terms NAME':
        'spoken terms by name or ID, with a list for the source language (not with the generic profile)',
      ...spoken,
    },
    usesService: true,
  },
  measure: {
    takes: 'FILE [--reference TEXT] [--to de] [--translation TEXT] [--from en] [--save OUT.svg] [--json]',
    does: [
      'Streams a recording into a voice session in real time and measures the captions.',
      'Prints lags, LAAL, erasure and words a minute; with a reference, also word errors and chrF.',
    ],
    options: {
      '--reference TEXT': 'what is said in the recording',
      '--translation TEXT': 'its translation into the first target language',
      '--from': 'source language (default: detected)',
      '--to': 'up to five target languages (default: transcribe only)',
      '--save FILE': 'saves a picture of the lags as SVG',
      '--log FILE': 'saves a log for simulstream: the first target language, or the transcript',
      '--json': 'all figures, as JSON',
    },
    usesService: true,
  },
  meet: {
    takes: '[PRESET] [--from en] [--to de] [--program NAME] [--json]',
    does: [
      'Translates a meeting in both directions and prints the captions of both sides live, until Ctrl+C (Linux).',
      'Your side: a microphone, translated and spoken into the “Parley microphone”, which this command creates and which',
      'you choose in your meeting. Their side: the sound of the meeting. Both are saved as one session.',
      'PRESET is the name of a preset of the app, with its devices as far as they are connected; options replace them.',
      'Without one, --from and --to are required.',
    ],
    options: {
      '--from': 'your language',
      '--to': 'their language; of several, the first is spoken',
      '--microphone NAME': 'your microphone, by name or label (default: that of the preset, or the system’s)',
      '--into NAME': 'output device for your translation, instead of the Parley microphone',
      '--program NAME':
        'captures only this app (default: that of the preset, or everything that this computer plays)',
      '--listen': 'plays their translation on the default speaker, or that of the preset; requires --program',
      '--prefer SIDE': 'mine or theirs: the side that runs if the service allows one session (default: mine)',
      '--spoken-terms NAME': 'spoken terms of both sides, by name or ID (default: those of the preset)',
      '--my-name NAME': 'name of your side in captions (default: Me)',
      '--their-name NAME': 'name of their side (default: Others)',
      '--json': 'one JSON object a line, with its side',
    },
    usesService: true,
  },
  call: {
    takes: 'NAME [JSON] | --list',
    does: [
      'Makes one call of the app’s contract and prints the result as JSON. "-" reads the input from standard',
      'input (default: {}). Errors are printed to standard error, also as JSON.',
    ],
    options: {
      '--list': 'lists all calls with the JSON schemas of their input and result',
    },
    usesService: true,
  },
  memories: {
    takes: 'list | segments ID | import FILE | export ID | delete ID [--json]',
    does: [
      'Manages the account’s translation memories as TMX files. Exports go to standard output unless saved;',
      'existing files are not overwritten. Services of the generic profile only support `list`.',
    ],
    options: {
      '--find TEXT': 'only segments that contain this text',
      '--name NAME': 'name of the imported memory',
      '--save FILE': 'output file of an export',
      '--json': 'all details, as JSON',
    },
    usesService: true,
  },
  sessions: {
    takes: '[--json]',
    does: ['Lists saved sessions, newest first: ID, start, length, captions, name.'],
    options: { '--json': 'all details, as JSON' },
  },
  export: {
    takes: 'ID [--as FORMAT] [--to de,fr] [--save FILE]',
    does: [
      'Writes a saved session to standard output or to a file. `parley sessions` lists the IDs; the first characters',
      'are enough, and "last" is the newest session.',
    ],
    options: {
      '--as FORMAT': `${exportFormats.join(', ')} (default: from the file name, or txt)`,
      '--to': 'languages, including "source" (default: all)',
      '--save FILE': 'output file',
    },
  },
  import: {
    takes: 'FILE... [--json]',
    does: ['Saves sessions that were exported as parley or json with the others, and lists them.'],
    options: { '--json': 'all details, as one JSON object per line' },
  },
  doctor: {
    takes: '[--desktop] [--json]',
    does: ['Checks the service and the sound devices, and suggests fixes.'],
    options: {
      '--desktop': 'a report of this desktop to paste into an issue, without names, keys or text',
      '--json': 'all details, as JSON',
    },
    usesService: true,
  },
  devices: {
    takes: '[--json]',
    does: ['Lists the apps that are playing sound, whose sound Parley can capture one by one (Linux).'],
    options: { '--json': 'with the ID of each, as JSON' },
  },
  erase: {
    takes: '[--yes]',
    does: ['Deletes all settings, sessions, texts and documents that Parley stored on this computer.'],
    options: { '--yes': 'does not ask' },
  },
  simulate: {
    takes: '[--port N] [--characters N] [--speech-ms N] [--faults FILE]',
    does: [
      'Runs only the demo service and prints its address and key. PARLEY_DEMO_KEYS sets its keys, separated by commas:',
      'the first is the main key, keys that end in :fx belong to the Free plan, and key=translate:text+usage:read has',
      'only these scopes. PARLEY_DEMO_FAULTS takes a list of faults, such as "500*3, stall".',
    ],
    options: {
      '--port N': 'port (default: any free port)',
      '--characters N': 'monthly character limit of the account',
      '--speech-ms N': 'monthly speech limit of the account, in milliseconds',
      '--faults FILE': 'JSON list of faults, such as [{"kind": "status", "status": 500, "times": 3}]',
    },
  },
} as const satisfies Record<string, CommandHelp>

export type CommandName = keyof typeof commandHelp
export const commandNames = Object.keys(commandHelp) as CommandName[]

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commandHelp, name)

const SERVICE = `Uses the demo service by default. For another service: --service URL --profile generic|deepl, with the key in
PARLEY_KEY. The deepl profile needs no URL. --tag NAME sets the reporting tag of the account’s reports (deepl).`

const ENVIRONMENT = `PARLEY_KEY    key of the service
PARLEY_HOME   folder for settings and sessions, instead of the system’s default
PARLEY_LOG    "info" logs more to standard error`

/** Whether a command has an option, given without its dashes. */
export function hasOption(name: CommandName, option: string): boolean {
  const { options, usesService }: CommandHelp = commandHelp[name]
  const common = ['help', 'version', ...(usesService === true ? ['service', 'profile', 'tag'] : [])]
  return common.includes(option) || Object.keys(options).some((each) => each.split(' ')[0] === `--${option}`)
}

/** The help of one command: syntax, description and options. */
export function helpOf(name: CommandName): string {
  const { takes, does, options, usesService }: CommandHelp = commandHelp[name]
  const width = Math.max(0, ...Object.keys(options).map(({ length }) => length))
  return [
    `parley ${name} ${takes}`,
    ...does.map((line) => `  ${line}`),
    ...Object.entries(options).map(([option, about]) => `    ${option.padEnd(width)}  ${about}`),
    ...(usesService === true ? ['', SERVICE] : []),
  ].join('\n')
}

/**
 * The help of all commands.
 *
 * @param program how users call it
 */
export const usage = (program: string): string =>
  [
    `Parley on the command line: ${program} COMMAND`,
    '',
    ...commandNames.map((name) => `  ${name.padEnd(9)} ${commandHelp[name].does[0]}`),
    '',
    '  Run `parley help COMMAND` for its options, or `parley --version` for the version.',
    '',
    SERVICE,
    '',
    ENVIRONMENT,
    '',
    'Exit codes: 0 success, 2 invalid input, 3 account or permission, 4 connection to the service, 1 other errors.',
  ].join('\n')
