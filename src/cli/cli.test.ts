import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../test/support/base/virtual-clock.ts'
import { settingsSchema } from '../core/settings/settings.ts'
import { voiceConfigSchema } from '../core/voice/session/config.ts'
import type { AudioFrame } from '../core/voice/session/ports.ts'
import { FileCapture } from './media/file-capture.ts'
import { readWav } from './media/wav.ts'
import { settingsForRun } from './one-run.ts'
import { readCommand } from './options.ts'
import { createTranslate, describeError } from './texts.ts'
import { commandNames, helpOf, usage } from './usage.ts'

interface WavParts {
  readonly tag: number
  readonly channels: number
  readonly rate: number
  readonly bits: number
  readonly data: Uint8Array
  /** An odd-sized chunk before the format, as some programs write. */
  readonly hasNote?: boolean
}

function wav({ tag, channels, rate, bits, data, hasNote = false }: WavParts): Uint8Array<ArrayBuffer> {
  const text = (word: string) => [...Buffer.from(word)]
  const u16 = (value: number) => [value & 0xff, value >> 8]
  const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)]
  const note = hasNote ? [...text('LIST'), ...u32(3), 1, 2, 3, 0] : []
  const format = [...u16(tag), ...u16(channels), ...u32(rate), ...u32(0), ...u16(0), ...u16(bits)]
  return Uint8Array.from([
    ...text('RIFF'),
    ...u32(0),
    ...text('WAVE'),
    ...note,
    ...text('fmt '),
    ...u32(16),
    ...format,
    ...text('data'),
    ...u32(data.length),
    ...data,
  ])
}

describe('a WAV file', () => {
  it('is read in 16 bits, past chunks that it does not know', () => {
    const data = Uint8Array.of(0x00, 0x40, 0x00, 0xc0)
    expect(readWav(wav({ tag: 1, channels: 1, rate: 8000, bits: 16, data, hasNote: true }))).toEqual({
      samples: Float32Array.of(0.5, -0.5),
      rate: 8000,
    })
  })

  it('is read as floats, and mixed to mono', () => {
    const data = new Uint8Array(Float32Array.of(1, 0, 0, 1).buffer)
    expect(readWav(wav({ tag: 3, channels: 2, rate: 44_100, bits: 32, data }))).toEqual({
      samples: Float32Array.of(0.5, 0.5),
      rate: 44_100,
    })
  })

  it('that was cut off is read as far as it goes', () => {
    const whole = wav({ tag: 1, channels: 1, rate: 8000, bits: 16, data: new Uint8Array(100) })
    expect(readWav(whole.slice(0, -51))).toMatchObject({ samples: { length: 24 } })
  })

  it.each([
    ['nothing', new Uint8Array(0), 'it is not a WAV file'],
    ['another format', Uint8Array.from(Buffer.from('OggS............')), 'it is not a WAV file'],
    [
      '8 bits',
      wav({ tag: 1, channels: 1, rate: 8000, bits: 8, data: new Uint8Array(4) }),
      /8-bit samples of type 1/,
    ],
    [
      'no channels',
      wav({ tag: 1, channels: 0, rate: 8000, bits: 16, data: new Uint8Array(4) }),
      /makes no sense/,
    ],
  ])('of %s is refused with the reason', (_name, bytes, reason) => {
    expect(readWav(bytes)).toMatch(reason)
  })
})

describe('a recording in place of a microphone', () => {
  it('is heard at the pace of speech, each frame when its last sample was spoken', async () => {
    const clock = new VirtualClock()
    const frames: [number, AudioFrame][] = []
    let endedAt = -1
    const capture = new FileCapture({
      samples: new Float32Array(16_000 * 0.25),
      rate: 16_000,
      chunkMs: 100,
      clock,
      ended: () => {
        endedAt = clock.now()
        capture.stop()
      },
    })
    await clock.advance(1000)
    capture.start(voiceConfigSchema.parse({ targetLanguages: ['de'] }), (frame) =>
      frames.push([clock.now(), frame]),
    )
    await clock.advance(1000)
    expect(frames.map(([at, { startMs, durationMs }]) => [at, startMs, durationMs])).toEqual([
      [1100, 0, 100],
      [1200, 100, 100],
      [1250, 200, 50],
    ])
    expect(endedAt).toBe(1250)
    expect(capture.timeOf(200)).toBe(1200)
  })
})

describe('the command line', () => {
  it('understands what it is asked to speak', () => {
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

  it('takes a recording without languages to translate into for one to transcribe', () => {
    expect(readCommand(['speak', 'a.wav'])).toMatchObject({
      ok: true,
      value: { config: { targetLanguages: [], spokenLanguages: [] } },
    })
  })

  it('understands what the demo service may give, and what goes wrong in it', () => {
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
    [['speak', 'a.wav', '--to', 'de DE'], 'targetLanguages.0', 'malformed'],
    [['speak', 'a.wav', '--to', 'de,fr,es,it,ja,zh'], 'targetLanguages', 'too-much'],
    [['speak', 'a.wav', '--to', 'de', '--format', 'xml'], 'messageFormat', 'unknown-value'],
    [['speak', 'a.wav', '--to', 'de', '--chunk', '20'], 'chunk', 'malformed'],
    [['speak', 'a.wav', '--to', 'de', '--chunk', 'long'], 'chunk', 'malformed'],
    [['simulate', '--port', '70000'], 'port', 'malformed'],
    [['simulate', '--characters', '1.5'], 'characters', 'malformed'],
    [['simulate', '--speech-ms', 'long'], 'speech-ms', 'malformed'],
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
    [['speak', '--volume', '3'], 'option', 'malformed'],
    [['speak', 'a.wav', '--to'], 'option', 'malformed'],
    [['help', 'sing'], 'command', 'unknown-value'],
    [['export'], 'session', 'missing'],
    [['export', 'last', '--as', 'pdf'], 'as', 'unknown-value'],
  ])('says what is wrong with %j', (args, field, type) => {
    expect(readCommand(args)).toMatchObject({ error: { kind: 'invalid-input', field, problem: { type } } })
  })

  it('understands a call and its service', () => {
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

  it('makes an account of its own of each profile, address and key, and shows no key in it', () => {
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

  it.each([
    [[], undefined],
    [['help'], undefined],
    [['--help'], undefined],
    [['help', 'speak'], 'speak'],
    [['speak', '--help'], 'speak'],
  ])('explains itself when asked with %j', (args, of) => {
    expect(readCommand(args)).toEqual({ ok: true, value: { name: 'help', of } })
  })

  it('has help for every command, with its options and the folder that it uses', () => {
    const all = usage()
    for (const name of commandNames) {
      expect(all).toMatch(new RegExp(`^  ${name} +[A-Z]`, 'm'))
      const help = helpOf(name)
      expect(help).toMatch(new RegExp(`^parley ${name} `))
      // Each option that the help names is one that the command line takes.
      for (const [option] of help.matchAll(/(?<=^ {4})--[a-z-]+/gm))
        expect(JSON.stringify(readCommand([name, option, '1']))).not.toContain('unknown option')
    }
    expect(all).toContain('PARLEY_HOME')
  })

  it('knows its sessions, the sample meeting and its version', () => {
    expect(readCommand(['sessions', '--json'])).toMatchObject({ value: { name: 'sessions', isJson: true } })
    expect(readCommand(['export', 'last', '--as', 'srt', '--to', 'source,de'])).toMatchObject({
      value: { name: 'export', wish: { id: 'last', format: 'srt', lines: ['source', 'de'] } },
    })
    expect(readCommand(['demo'])).toMatchObject({
      value: {
        file: expect.stringMatching(/sample-meeting\.opus$/),
        config: { targetLanguages: ['de', 'fr'] },
      },
    })
    expect(readCommand(['--version'])).toEqual({ ok: true, value: { name: 'version' } })
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
    [['speak', 'a.wav', '--form', 'en'], 'unknown option --form; did you mean "--from"?'],
    [['speak', 'a.wav', '--quickly'], 'unknown option --quickly.'],
    [
      ['export', 'last', '--as', 'str'],
      'Unknown format "str". Did you mean "srt"? Formats: srt, vtt, txt, md, csv, json.',
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

  it('takes another service only with its key, and only at a secure address', () => {
    const service = { address: 'https://api.example.com', profile: 'deepl' } as const
    expect(settingsForRun(service, undefined)).toMatchObject({ error: { kind: 'no-key' } })
    expect(settingsForRun({ ...service, address: 'http://api.example.com' }, 'k')).toMatchObject({
      error: { kind: 'address-refused' },
    })
    expect(settingsForRun(service, 'k')).toMatchObject({ ok: true })
  })
})
