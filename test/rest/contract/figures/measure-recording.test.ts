import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { root } from '../../../../scripts/commands.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { record } from '../../../support/audio/recordings.ts'

it('a recording is compared with references: word errors, chrF, LAAL and a log for simulstream', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parley-measure-'))
  const { path } = await record({ name: 'measure-recording', sentences: ['agreed'] })
  const log = join(folder, 'log.jsonl')
  const reference = `${meeting.agreed.en} Indeed`
  const child = spawn(process.execPath, [
    join(root, 'test/bench/reference/measure-recording.ts'),
    path,
    ...[
      '--from',
      'en',
      '--to',
      'de',
      '--reference',
      reference,
      '--translation',
      meeting.agreed.de,
      '--log',
      log,
    ],
  ])
  const { figures, quality, lagsMs, texts } = JSON.parse(await text(child.stdout))
  expect(texts).toEqual({ source: meeting.agreed.en, de: meeting.agreed.de })
  expect(quality.source.wordErrors).toMatchObject({ substitutions: 0, deletions: 1, insertions: 0 })
  expect(quality.source.chrf).toBeLessThan(1)
  expect(quality.de).toMatchObject({
    wordErrors: { rate: 0 },
    chrf: expect.closeTo(1),
    laalMs: expect.any(Number),
  })
  expect(figures.lines.source.words).toBe(quality.source.wordErrors.words - 1)
  expect(lagsMs.source.length).toBeGreaterThan(0)

  const shown = (await readFile(log, 'utf8'))
    .trim()
    .split('\n')
    .slice(1)
    .reduce<string[]>((before, line) => {
      const { generated_tokens: added, deleted_tokens: removed } = JSON.parse(line)
      expect(before.slice(before.length - removed.length)).toEqual(removed)
      return [...before.slice(0, before.length - removed.length), ...added]
    }, [])
  expect(shown.join(' ')).toBe(meeting.agreed.de)
  await rm(folder, { recursive: true })
})
