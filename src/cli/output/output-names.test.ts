import { describe, expect, it } from 'vitest'
import { createTranslate, describeError } from '../error-texts.ts'
import { readCommand } from '../read-command.ts'

describe('a command', () => {
  it.each(['de, fr', ' de ,fr', 'de,,fr,'])('takes languages with spaces around their commas: "%s"', (to) => {
    for (const args of [
      ['speak', 'a.wav', '--to', to],
      ['demo', '--to', to],
    ])
      expect(readCommand(args)).toMatchObject({ value: { config: { targetLanguages: ['de', 'fr'] } } })
    expect(readCommand(['meet', '--from', 'en', '--to', to])).toMatchObject({
      value: { choice: { targetLanguages: ['de', 'fr'] } },
    })
    expect(readCommand(['export', 'last', '--to', to])).toMatchObject({
      value: { wish: { lines: ['de', 'fr'] } },
    })
  })

  it.each([
    ['minutes', 'txt'],
    ['minutes 26.11', 'txt'],
    ['minutes.SRT', 'srt'],
    ['minutes.parley', 'parley'],
  ])('exports in the format of the name of the file: %s', (save, format) => {
    expect(readCommand(['export', 'last', '--save', save])).toMatchObject({
      value: { wish: { format, save } },
    })
  })

  it('exports in another format than that of the name only if it is named', () => {
    const named = ['export', 'last', '--save', 'minutes.docx', '--as', 'MD']
    expect(readCommand(named)).toMatchObject({ value: { wish: { format: 'md' } } })
  })

  it.each([
    ['a.webm', 'audio/webm;codecs=opus'],
    ['a', 'audio/webm;codecs=opus'],
    ['a.OGG', 'audio/ogg;codecs=opus'],
    ['a.wav', 'audio/pcm;encoding=s16le;rate=24000'],
    ['a.flac', 'audio/flac'],
  ])('saves speech in the format of the name of the file: %s', (save, targetContentType) => {
    const read = readCommand(['speak', 'a.wav', '--to', 'de', '--save', save])
    expect(read).toMatchObject({ value: { config: { targetContentType } } })
  })

  it.each([
    [
      ['export', 'last', '--save', 'minutes.docx'],
      'Can’t save minutes.docx: no .docx file can be written. Give it one of these endings, or name the format with --as: srt, vtt, txt, md, csv, json, parley.',
    ],
    [
      ['speak', 'a.wav', '--to', 'de;fr'],
      'Unknown language "de;fr" in --to. Separate languages with commas: --to de,fr. `parley call voice.languages` lists all languages.',
    ],
  ])('says what is wrong with %j', async (args, said) => {
    const read = readCommand(args)
    expect(read.ok ? '' : describeError(read.error, await createTranslate())).toBe(said)
  })
})
