import { Command as Program } from 'commander'
import { CHUNK_MS } from '../core/audio/content-types.ts'
import { ok, type Result } from '../core/base/result.ts'
import { exportFormats } from '../core/session/library/export/export-formats.ts'
import type { Command } from './command.ts'
import { malformed } from './invalid.ts'
import {
  type ExportValues,
  type MeetValues,
  type MemoryValues,
  readCall,
  readExport,
  readMeet,
  readMemories,
  readSimulate,
  readSpeak,
  type SimulateValues,
  type SpeakValues,
} from './read-options.ts'
import { type NamedService, readService, type ServiceValues } from './service-options.ts'

const SAMPLE_TARGETS = 'de,fr'
const JSON_LINES = 'one JSON object a line'
const JSON_ALL = 'all details, as JSON'

/** End of the help of all commands. */
export const ENVIRONMENT = `PARLEY_KEY    key of the service
PARLEY_HOME   folder for settings and sessions, instead of the system’s default
PARLEY_LOG    "info" logs more to standard error

Exit codes: 0 success, 2 invalid input, 3 account or permission, 4 connection to the service, 5 speech was lost,
1 other errors, 130 Ctrl+C, 143 and 129 other signals.`

interface Json {
  readonly json?: boolean
}

const withService = (command: Program): Program =>
  command
    .option('--service <url>', 'another service than the demo service, with its key in PARLEY_KEY')
    .option('--profile <name>', 'generic, or deepl, which needs no URL (default: generic)')
    .option('--tag <name>', 'reporting tag of the account’s reports (deepl)')

const withSpeech = (command: Program): Program =>
  command
    .option('--json', JSON_LINES)
    .option('--save <file>', 'saves the spoken translation in the first target language as a new file')
    .option(
      '--as <type>',
      'content type of the spoken translation, such as audio/ogg;codecs=opus (default: from the file name)',
    )

/**
 * The commands with their options, for the parser and the help.
 *
 * @param name how users call the program
 * @param onCommand receives the command that was read, or why it is invalid
 */
export function createProgram(name: string, onCommand: (command: Result<Command>) => void): Program {
  const program = new Program(name)
    .usage('COMMAND')
    .description('Parley on the command line.')
    .version('', '-v, --version', 'prints the version')
    .helpOption('-h, --help', 'shows the options of a command')
    .helpCommand('help [command]', 'shows all commands, or the options of one')
    .addHelpText('after', `\n${ENVIRONMENT}`)
  const add = (command: string, summary: string, more: readonly string[] = []): Program =>
    program
      .command(command)
      .summary(summary)
      .description([`${summary}.`, ...more].join(' '))
  const onService = (
    values: ServiceValues,
    read: (service: NamedService | undefined) => Result<Command>,
  ): void => {
    const service = readService(values)
    onCommand(service.ok ? read(service.value) : service)
  }

  withSpeech(add('demo', 'Plays the sample meeting to the demo service and prints its captions live'))
    .option('--to <languages>', 'up to five target languages', SAMPLE_TARGETS)
    .action((values: SpeakValues) => onCommand(readSpeak(undefined, { ...values, from: 'en' }, undefined)))

  withService(
    withSpeech(
      add('speak', 'Streams a recording into a voice session in real time and prints the captions live', [
        'It may be a WAV, MP3, M4A, MP4, MOV, WebM, Matroska, Ogg, Opus or FLAC file; its channels are mixed into one.',
      ]).argument('<file>', 'the recording; "-" reads it from standard input'),
    )
      .option('--from <language>', 'source language (default: detected)')
      .option('--to <languages>', 'up to five target languages (default: transcribe only)')
      .option('--format <name>', 'message format: msgpack or json')
      .option('--chunk <ms>', `chunk length in milliseconds, ${CHUNK_MS.least} to ${CHUNK_MS.most}`)
      .option(
        '--spoken-terms <name>',
        'spoken terms by name or ID, with a list for the source language (not with the generic profile)',
      ),
  ).action((file: string, values: SpeakValues) =>
    onService(values, (service) => readSpeak(file, values, service)),
  )

  withService(
    add(
      'meet',
      'Translates a meeting in both directions and prints the captions of both sides live, until Ctrl+C (Linux)',
      [
        'Your side: a microphone, translated and spoken into the “Parley microphone”, which this command creates and which',
        'you choose in your meeting. Their side: the sound of the meeting. Both are saved as one session.',
        'Without a preset, --from and --to are required.',
      ],
    )
      .argument('[preset]', 'a preset of the app, with its connected devices; options replace them')
      .option('--from <language>', 'your language')
      .option('--to <languages>', 'their language; of several, the first is spoken')
      .option(
        '--microphone <name>',
        'your microphone, by name or label (default: of the preset or the system)',
      )
      .option('--into <name>', 'output device for your translation, instead of the Parley microphone')
      .option('--program <name>', 'captures only this app (default: of the preset, or all that is played)')
      .option(
        '--listen',
        'plays their translation on the default speaker, or that of the preset; requires --program',
      )
      .option('--prefer <side>', 'mine or theirs: the side that runs if only one can (default: mine)')
      .option('--spoken-terms <name>', 'spoken terms of both sides, by name or ID (default: of the preset)')
      .option('--my-name <name>', 'name of your side in captions (default: Me)')
      .option('--their-name <name>', 'name of their side (default: Others)')
      .option('--json', 'one JSON object a line, with its side'),
  ).action((preset: string | undefined, values: MeetValues) =>
    onService(values, (service) => readMeet(preset, values, service)),
  )

  withService(
    add('call', 'Makes one call of the app’s contract and prints the result as JSON', [
      'Errors are printed to standard error, also as JSON.',
    ])
      .argument('[name]', 'the call')
      .argument('[json]', 'its input; "-" reads it from standard input (default: {})')
      .option('--list', 'lists all calls with the JSON schemas of their input and result'),
  ).action(
    (
      call: string | undefined,
      input: string | undefined,
      values: ServiceValues & { readonly list?: boolean },
    ) => onService(values, (service) => readCall(call, input, values.list === true, service)),
  )

  withService(
    add('memories', 'Manages the account’s translation memories as TMX files', [
      'Exports go to standard output unless saved.',
      'Services of the generic profile only support `list`.',
    ])
      .argument('[action]', 'list, segments, import, export or delete')
      .argument('[subject]', 'ID of a memory, or the file of an import; "-" reads it from standard input')
      .option('--find <text>', 'only segments that contain this text')
      .option('--name <name>', 'name of the imported memory')
      .option('--save <file>', 'output file of an export, a new one')
      .option('--json', JSON_ALL),
  ).action((action: string | undefined, subject: string | undefined, values: MemoryValues) =>
    onService(values, (service) => readMemories(action, subject, values, service)),
  )

  add('follow', 'Prints the captions of Parley in a browser on this computer as they come', [
    'It asks for an address from Settings > Captions > Create address, or reads it from standard input. After an',
    'interruption it goes on where it was.',
  ])
    .option('--json', JSON_LINES)
    .action(({ json }: Json) => onCommand(ok({ name: 'follow', isJson: json === true })))

  withService(
    add(
      'mcp',
      'Serves saved sessions, live captions and the service to AI assistants and other clients of MCP',
      [
        'It speaks the Model Context Protocol over standard input and output. Clients can read; they get no key and no files.',
      ],
    ).option(
      '--allow-writing',
      'clients may also change something, or spend money, such as for translations',
    ),
  ).action((values: ServiceValues & { readonly allowWriting?: boolean }) =>
    onService(values, (service) => ok({ name: 'mcp', service, allowsWriting: values.allowWriting === true })),
  )

  add('sessions', 'Lists saved sessions, newest first: ID, start, length, captions, name')
    .option('--json', JSON_ALL)
    .action(({ json }: Json) => onCommand(ok({ name: 'sessions', isJson: json === true })))

  add('export', 'Writes a saved session to standard output or to a file', [
    '`parley sessions` lists the IDs; the first characters are enough, and "last" is the newest session.',
  ])
    .argument('<id>', 'ID of the session')
    .option('--as <format>', `${exportFormats.join(', ')} (default: from the file name, or txt)`)
    .option('--to <languages>', 'languages, including "source" (default: all)')
    .option('--save <file>', 'output file, a new one')
    .action((id: string, values: ExportValues) => onCommand(readExport(id, values)))

  add('import', 'Saves sessions that were exported as parley or json with the others, and lists them')
    .argument('<files...>', 'the exported sessions; "-" reads one from standard input')
    .option('--json', JSON_LINES)
    .action((files: string[], { json }: Json) =>
      onCommand(ok({ name: 'import', files, isJson: json === true })),
    )

  withService(
    add('doctor', 'Checks the service and the sound devices, and suggests fixes')
      .option('--desktop', 'a report of this desktop to paste into an issue, without names, keys or text')
      .option('--json', JSON_ALL),
  ).action((values: ServiceValues & Json & { readonly desktop?: boolean }) =>
    onService(values, (service) =>
      ok({ name: 'doctor', service, isJson: values.json === true, isDesktop: values.desktop === true }),
    ),
  )

  add('devices', 'Lists the apps that are playing sound, whose sound Parley can capture one by one (Linux)')
    .option('--json', 'with the ID of each, as JSON')
    .action(({ json }: Json) => onCommand(ok({ name: 'devices', isJson: json === true })))

  add('erase', 'Deletes all settings, sessions, texts and documents that Parley stored on this computer')
    .option('--yes', 'does not ask')
    .allowExcessArguments()
    .action(({ yes }: { readonly yes?: boolean }, { args: [first] }: Program) =>
      onCommand(
        first === undefined
          ? ok({ name: 'erase', isConfirmed: yes === true })
          : // Somebody may mean a single session.
            malformed('option', `\`parley erase\` deletes everything, and cannot delete ${first} alone`),
      ),
    )

  add('simulate', 'Runs only the demo service and prints its address and key', [
    'PARLEY_DEMO_KEYS sets its keys, separated by commas: the first is the main key, keys that end in :fx belong to the',
    'Free plan, and key=translate:text+usage:read has only these scopes.',
    'PARLEY_DEMO_FAULTS takes a list of faults, such as "500*3, stall".',
  ])
    .option('--port <n>', 'port (default: any free port)')
    .option('--characters <n>', 'monthly character limit of the account')
    .option('--speech-ms <n>', 'monthly speech limit of the account, in milliseconds')
    .option('--faults <file>', 'JSON list of faults, such as [{"kind": "status", "status": 500, "times": 3}]')
    .action((values: SimulateValues) => onCommand(readSimulate(values)))

  return program
}

const { commands } = createProgram('parley', () => undefined)
export const commandNames: readonly string[] = commands.map((command) => command.name())
