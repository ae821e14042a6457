import { describe, expect, it } from 'vitest'
import { settingsSchema } from '../core/settings/settings.ts'
import { createTranslate, describeError } from './error-texts.ts'
import { commandNames } from './program.ts'
import { readCommand } from './read-command.ts'
import { settingsForRun } from './settings-for-run.ts'

describe('the command line', () => {
  it('parses what to speak', () => {
    expect(
      readCommand(['speak', 'a.wav', '--from', 'en', '--to', 'de,fr', '--format', 'json', '--json']),
    ).toMatchObject({
      ok: true,
      value: {
        name: 'speak',
        file: 'a.wav',
        chunkMs: 60,
        isJson: true,
        config: {
          sourceLanguage: 'en',
          sourceLanguageMode: 'fixed',
          targetLanguages: ['de', 'fr'],
          messageFormat: 'json',
        },
      },
    })
  })

  it('parses a meeting', () => {
    const args = [
      'meet',
      '--from',
      'EN',
      '--to',
      'de,fr',
      '--program',
      'Zoom',
      '--listen',
      '--prefer',
      'theirs',
    ]
    expect(readCommand([...args, '--their-name', 'Ana'])).toMatchObject({
      ok: true,
      value: {
        name: 'meet',
        wish: { microphone: undefined, into: undefined, program: 'Zoom', isListening: true },
        choice: {
          sourceLanguage: 'en',
          targetLanguages: ['de', 'fr'],
          preferred: 'theirs',
          myName: undefined,
          theirName: 'Ana',
        },
      },
    })
  })

  it.each([
    ['speak', 'a.wav'],
    ['meet', '--from', 'en', '--to', 'de'],
  ])('takes spoken terms in `%s`, where the service has them', async (...args) => {
    const named = [...args, '--spoken-terms', 'Names']
    expect(readCommand(named)).toMatchObject({ value: { spokenTerms: 'Names' } })
    expect(readCommand([...named, '--profile', 'deepl'])).toMatchObject({ value: { spokenTerms: 'Names' } })
    const refused = readCommand([...named, '--service', 'https://h.test'])
    expect(refused.ok ? '' : describeError(refused.error, await createTranslate())).toBe(
      'Services of the generic profile have no spoken terms.',
    )
  })

  it('transcribes a recording if no target languages are given', () => {
    expect(readCommand(['speak', 'a.wav'])).toMatchObject({
      ok: true,
      value: { config: { targetLanguages: [], spokenLanguages: [] } },
    })
  })

  it('parses limits and faults of the demo service', () => {
    const args = ['simulate', '--characters', '0', '--speech-ms', '60000', '--faults', 'faults.json']
    expect(readCommand(args)).toEqual({
      ok: true,
      value: {
        name: 'simulate',
        port: 0,
        limits: { characters: 0, milliseconds: 60_000 },
        faultsFile: 'faults.json',
      },
    })
  })

  it.each([
    [['speak'], 'file', 'missing'],
    [['memories'], 'command', 'missing'],
    [['memories', 'rename', 'x'], 'command', 'unknown-value'],
    [['memories', 'segments'], 'id', 'missing'],
    [['memories', 'import'], 'file', 'missing'],
    [['speak', 'a.wav', '--to', ''], 'targetLanguages', 'missing'],
    [['speak', 'a.wav', '--to', ','], 'targetLanguages', 'missing'],
    [['speak', 'a.wav', '--save', 'b.ogg'], 'targetLanguages', 'missing'],
    [['speak', 'a.wav', '--to', 'de DE'], 'to', 'malformed'],
    [['speak', 'a.wav', '--from', 'en DE'], 'from', 'malformed'],
    [['speak', 'a.wav', '--to', 'de', '--save', 'b.mp3'], 'save', 'malformed'],
    [['export', 'last', '--save', 'minutes.docx'], 'save', 'malformed'],
    [['speak', 'a.wav', '--to', 'de,fr,es,it,ja,zh'], 'targetLanguages', 'too-much'],
    [['speak', 'a.wav', '--to', 'de', '--format', 'xml'], 'messageFormat', 'unknown-value'],
    [['speak', 'a.wav', '--to', 'de', '--chunk', '20'], 'chunk', 'malformed'],
    [['speak', 'a.wav', '--to', 'de', '--chunk', 'long'], 'chunk', 'malformed'],
    [['simulate', '--port', '70000'], 'port', 'malformed'],
    [['simulate', '--characters', '1.5'], 'characters', 'malformed'],
    [['simulate', '--speech-ms', 'long'], 'speech-ms', 'malformed'],
    [['meet', '--to', 'de'], 'sourceLanguage', 'missing'],
    [['meet', 'Weekly', '--to', ''], 'targetLanguages', 'missing'],
    [['meet', '--from', 'en'], 'targetLanguages', 'missing'],
    [['meet', '--from', 'en', '--to', 'de DE'], 'to', 'malformed'],
    [['meet', '--from', 'en', '--to', 'de', '--prefer', 'ours'], 'prefer', 'unknown-value'],
    [['meet', '--from', 'en', '--to', 'de', '--my-name', 'x'.repeat(51)], 'myName', 'too-much'],
    [['meet', '--from', 'en', '--to', 'de', '--save', 'x'], 'option', 'malformed'],
    [['measure', 'a.wav'], 'command', 'unknown-value'],
    [['speak', 'a.wav', '--program', 'Zoom'], 'option', 'malformed'],
    [['sing'], 'command', 'unknown-value'],
    [['call'], 'call', 'missing'],
    [['call', 'no.such'], 'call', 'unknown-value'],
    [['doctor', '--profile', 'other'], 'profile', 'unknown-value'],
    [['doctor', '--profile', 'generic'], 'service', 'missing'],
    [['doctor', '--tag', 'team'], 'reportingTag', 'needs'],
    [
      ['doctor', '--tag', 'team', '--profile', 'generic', '--service', 'https://h.test'],
      'reportingTag',
      'needs',
    ],
    [['doctor', '--tag', 'tëam', '--profile', 'deepl'], 'reportingTag', 'malformed'],
    [['erase', 'last', '--yes'], 'option', 'malformed'],
    [['speak', '--volume', '3'], 'option', 'malformed'],
    [['speak', 'a.wav', '--to'], 'option', 'malformed'],
    [['sessions', '--service', 'https://h.test'], 'option', 'malformed'],
    [['export', 'last', '--profile', 'deepl'], 'option', 'malformed'],
    [['demo', '--tag', 'team'], 'option', 'malformed'],
    [['simulate', '--service', 'https://h.test'], 'option', 'malformed'],
    [['help', 'sing'], 'command', 'unknown-value'],
    [['export'], 'session', 'missing'],
    [['export', 'last', '--as', 'pdf'], 'as', 'unknown-value'],
  ])('says what is wrong with %j', (args, field, type) => {
    expect(readCommand(args)).toMatchObject({ error: { kind: 'invalid-input', field, problem: { type } } })
  })

  it('parses a call and its service', () => {
    expect(readCommand(['call', 'app.info'])).toEqual({
      ok: true,
      value: { name: 'call', call: 'app.info', input: '{}', service: undefined },
    })
    expect(readCommand(['call', 'account.use', '-', '--service', 'https://h.test'])).toMatchObject({
      value: { input: '-', service: { address: 'https://h.test', profile: 'generic' } },
    })
    expect(readCommand(['call', '--list'])).toMatchObject({ value: { name: 'call', call: undefined } })
  })

  it.each([
    ['k', 'pro', 'https://api.deepl.com'],
    ['k:fx', 'free', 'https://api-free.deepl.com'],
  ])('knows plan and address of a service that is known, from the key %s', (key, plan, address) => {
    const settings = settingsForRun({ address: undefined, profile: 'deepl', reportingTag: 'team' }, key)
    expect(settings.ok && settings.value.load()).toMatchObject({
      service: { accounts: [{ plan, address, profile: 'deepl', reportingTag: 'team' }] },
    })
  })

  it('stores what the user wants to be stored', () => {
    const settings = settingsForRun(undefined, undefined, { retention: 'nothing', keepsSound: false })
    expect(settings.ok && settings.value.load()).toEqual({
      privacy: { retention: 'nothing', keepsSound: false },
    })
  })

  it('derives an account from profile, address and key, without revealing the key', () => {
    const idOf = (profile: 'deepl' | 'generic', address: string, key: string) => {
      const settings = settingsForRun({ address, profile }, key)
      return settings.ok
        ? settingsSchema.safeParse(settings.value.load()).data?.service.active
        : settings.error.kind
    }
    const first = idOf('deepl', 'https://a.test', 'marked-key')
    expect(idOf('deepl', 'https://a.test/', 'marked-key')).toBe(first)
    const others = [
      idOf('generic', 'https://a.test', 'marked-key'),
      idOf('deepl', 'https://b.test', 'marked-key'),
      idOf('deepl', 'https://a.test', 'other-key'),
    ]
    expect(new Set([first, ...others]).size).toBe(4)
    expect(first).toMatch(/^command-line-[0-9a-f]{32}$/)
  })

  const helpFor = (...args: readonly string[]): string => {
    const command = readCommand(args)
    return command.ok && command.value.name === 'help' ? command.value.text : JSON.stringify(command)
  }

  it.each([[[]], [['help']], [['--help']], [['-h']]])(
    'lists its commands and their environment with %j',
    (args) => {
      const help = helpFor(...args)
      for (const name of commandNames) expect(help).toMatch(new RegExp(`^  ${name} `, 'm'))
      expect(help).toContain('PARLEY_HOME')
      expect(help).toContain('Exit codes: 0 success')
    },
  )

  it.each(commandNames)('explains the options of `parley %s`', (name) => {
    const help = helpFor('help', name)
    expect(help).toMatch(new RegExp(`^Usage: parley ${name}`))
    expect(helpFor(name, '--help')).toBe(help)
    expect(helpFor(name, '-h')).toBe(help)
  })

  it('knows its sessions, the sample meeting and its version', () => {
    expect(readCommand(['sessions', '--json'])).toMatchObject({ value: { name: 'sessions', isJson: true } })
    expect(readCommand(['export', 'last', '--as', 'srt', '--to', 'source,de'])).toMatchObject({
      value: { name: 'export', wish: { id: 'last', format: 'srt', lines: ['source', 'de'] } },
    })
    expect(readCommand(['demo'])).toMatchObject({
      value: {
        file: undefined,
        config: { targetLanguages: ['de', 'fr'] },
      },
    })
    for (const asked of ['--version', '-v'])
      expect(readCommand([asked])).toEqual({ ok: true, value: { name: 'version' } })
  })

  it.each([
    [['speek'], 'Unknown command "speek". Did you mean "speak"? Run `parley help` for all commands.'],
    [['walk the dog'], 'Unknown command "walk the dog". Run `parley help` for all commands.'],
    [
      ['call', 'text.translat'],
      'Unknown call "text.translat". Did you mean "text.translate"? `parley call --list` lists all calls.',
    ],
    [['call'], 'Name a call: parley call NAME. `parley call --list` lists all calls.'],
    [['speak'], 'Name a file: parley speak FILE --to de,fr'],
    [['speak', 'a.wav', '--to', ''], 'Name the target languages: --to de,fr'],
    [['meet', '--to', 'de'], 'Name your language: --from en'],
    [['meet', '--from', 'en', '--to', 'de', '--prefer', 'them'], 'Unknown side "them". Sides: mine, theirs.'],
    [
      ['speak', 'a.wav', '--form', 'en'],
      'Unknown option --form. Did you mean "--from"? Run `parley help speak` for its options.',
    ],
    [['speak', 'a.wav', '--quickly'], 'Unknown option --quickly. Run `parley help speak` for its options.'],
    [
      ['speak', 'a.wav', '--to'],
      'Option --to <languages> needs a value. Run `parley help speak` for its options.',
    ],
    [
      ['speak', 'a.wav', 'b.wav'],
      '`parley speak` takes fewer arguments. Run `parley help speak` for its options.',
    ],
    [['import'], 'Name a file: parley import FILE.parley'],
    [
      ['sessions', '--service', 'https://h.test'],
      'Unknown option --service. Run `parley help sessions` for its options.',
    ],
    [
      ['export', 'last', '--as', 'str'],
      'Unknown format "str". Did you mean "srt"? Formats: srt, vtt, txt, md, csv, json, parley.',
    ],
  ])('says of %j what is wrong and what was meant', async (args, said) => {
    const command = readCommand(args)
    expect(command.ok ? '' : describeError(command.error, await createTranslate())).toBe(said)
  })

  it('tells where the target languages are listed', async () => {
    const problem = { type: 'unknown-value', value: 'xx' } as const
    const error = { kind: 'invalid-input', field: 'targetLanguages.0', problem } as const
    expect(describeError(error, await createTranslate())).toBe(
      'Unknown target language "xx". `parley call voice.languages` lists them.',
    )
  })

  it('accepts another service only with a key, and only at a secure address', () => {
    const service = { address: 'https://api.example.com', profile: 'deepl' } as const
    expect(settingsForRun(service, undefined)).toMatchObject({ error: { kind: 'no-key' } })
    expect(settingsForRun({ ...service, address: 'http://api.example.com' }, 'k')).toMatchObject({
      error: { kind: 'address-refused' },
    })
    expect(settingsForRun(service, 'k')).toMatchObject({ ok: true })
  })
})
