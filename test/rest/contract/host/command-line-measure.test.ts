import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Measurement } from '../../../../src/cli/measure/measure.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { createSimulator } from '../../../../src/simulator/server.ts'
import { parley } from '../../../support/app/command-line.ts'
import { record } from '../../../support/audio/recordings.ts'

describe.concurrent('parley measure', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-measure-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('prints a table of the figures of a recording, and saves a picture and a log', async () => {
    const { path } = await record({ name: 'measure-table', sentences: ['agreed'] })
    const [picture, log] = [join(folder, 'lags.svg'), join(folder, 'log.jsonl')]
    const references = ['--reference', meeting.agreed.en, '--translation', meeting.agreed.de]
    const args = [
      'measure',
      path,
      '--from',
      'en',
      '--to',
      'de',
      ...references,
      '--save',
      picture,
      '--log',
      log,
    ]
    const { code, out, err } = await parley(args)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(
      /^line +first word +final +95 % +LAAL +erasure +words\/min +word errors +chrF\nspeech .* 0\.0 % +1\.000\nde .* 0\.0 % +1\.000\n\nNetwork: longest wait \d\.\d s, reconnections: 0\n$/,
    )
    const svg = await readFile(picture, 'utf8')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(svg.match(/<polyline/g)).toHaveLength(2)
    const lines = (await readFile(log, 'utf8')).trim().split('\n')
    const tokens = lines.slice(1).reduce<string[]>((before, line) => {
      const { generated_tokens: added, deleted_tokens: removed } = JSON.parse(line) as {
        generated_tokens: string[]
        deleted_tokens: string[]
      }
      expect(before.slice(before.length - removed.length)).toEqual(removed)
      return [...before.slice(0, before.length - removed.length), ...added]
    }, [])
    expect(tokens.join(' ')).toBe(meeting.agreed.de)
  })

  it('prints JSON, and measures another service', async () => {
    const simulator = await createSimulator()
    const { path } = await record({ name: 'measure-json', sentences: ['green'] })
    const reference = `${meeting.green.en} Indeed`
    const args = ['measure', path, '--from', 'en', '--reference', reference, '--json']
    const { code, out } = await parley([...args, '--service', simulator.address], {
      PARLEY_KEY: simulator.key,
    })
    expect(code).toBe(0)
    const { figures, quality, lagsMs, texts } = JSON.parse(out) as Measurement
    expect(texts).toEqual({ source: meeting.green.en })
    expect(quality['source']?.wordErrors).toMatchObject({ substitutions: 0, deletions: 1, insertions: 0 })
    expect(quality['source']?.chrf).toBeLessThan(1)
    const { source } = figures.lines
    expect(source).toMatchObject({ words: (quality['source']?.wordErrors.words ?? 0) - 1 })
    expect(lagsMs['source']?.length).toBeGreaterThan(0)
    expect(simulator.sessions).toHaveLength(1)
    await simulator.close()
  })

  it('says what is wrong with its input', async () => {
    const noSound = join(folder, 'nofile.wav')
    await writeFile(noSound, 'These are words.')
    const cases = [
      [[], 'Name a recording: parley measure FILE.wav --reference TEXT'],
      [[join(folder, 'missing.wav')], `Can’t read ${join(folder, 'missing.wav')}: no such file.`],
      [[noSound], `${noSound}: `],
      [['a.wav', '--reference', ' … '], 'The reference has no words.'],
      [['a.wav', '--to', 'de', '--translation', ''], 'The translation has no words.'],
      [['a.wav', '--translation', 'Hallo'], 'Name the target languages: --to de,fr'],
    ] as const
    await Promise.all(
      cases.map(async ([args, message]) => {
        const { code, out, err } = await parley(['measure', ...args])
        expect([code, out]).toEqual([2, ''])
        expect(err).toContain(message)
      }),
    )
  })

  it('says that a file cannot be saved', async () => {
    const { path } = await record({ name: 'measure-unsaved', sentences: ['agreed'] })
    const { code, err } = await parley(['measure', path, '--save', join(folder, 'none', 'lags.svg')])
    expect([code, err]).toEqual([2, expect.stringContaining('no folder')])
  })
})
