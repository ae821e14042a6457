import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { type Backend, createBackend } from '../../../src/backend/backend.ts'
import type { Result } from '../../../src/core/base/result.ts'
import type { KeptCaption } from '../../../src/core/session/library/session-schema.ts'
import { hostPorts } from '../../support/app/host-ports.ts'
import { recording } from '../../support/contract-cases/call-cases-of-sessions.ts'
import { disorderIn, readSubtitles } from '../../support/sessions/subtitles.ts'

const said: readonly Omit<KeptCaption, 'index'>[] = [
  {
    startMs: 500,
    endMs: 2500,
    language: 'en',
    source: 'Thank you for joining.',
    targets: { ja: '本日はご参加いただきありがとうございます。', ar: 'شكرا لانضمامكم.', th: 'ขอบคุณที่เข้าร่วม' },
  },
  // Overlaps the previous caption; another caption starts at the same time.
  {
    startMs: 2000,
    endMs: 3000,
    language: 'he',
    source: 'נדון בתוכנית השחרור.',
    targets: { ja: '計画を話します。', ar: 'سنناقش خطة الإصدار.', th: 'แผน' },
  },
  {
    startMs: 2000,
    endMs: 2000,
    language: 'en',
    source: '<b>Tags</b> & --> arrows, "quotes"\nand a line',
    targets: {},
  },
  // Long enough to need many subtitles.
  {
    startMs: 4000,
    endMs: 64_000,
    language: 'en',
    source: 'We would like to discuss the plan for the next release in detail. '.repeat(12),
    targets: {
      ja: '来週の会議では次の発売計画について詳しく話し合いたいと思います。'.repeat(12),
      ar: 'نود أن نناقش خطة الإصدار القادم بالتفصيل. '.repeat(12),
      th: 'เราต้องการหารือเกี่ยวกับแผนการเปิดตัวครั้งต่อไปโดยละเอียด'.repeat(12),
    },
  },
  {
    startMs: 3_600_000 * 11,
    endMs: 3_600_000 * 11 + 400,
    source: 'Late.',
    targets: { ja: '遅い。', ar: 'متأخر.', th: 'สาย' },
  },
]
const captions = said.map((caption, index) => ({ ...caption, index }))
const gaps = [{ fromMs: 64_500, toMs: 90_000 }]

let folder: string
let backend: Backend
const { id } = recording()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-exports-'))
  backend = createBackend(hostPorts({ dataFolder: join(folder, 'data') }))
  const about = { ...recording().about, targetLanguages: ['ja', 'ar', 'th'] }
  expect(
    await backend.dispatch('session.record', { ...recording({ captions, gaps, about }), id }),
  ).toMatchObject({
    ok: true,
  })
})
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true })
})

const exported = async (format: string, lines?: string[]) => {
  const answer = (await backend.dispatch('session.export', { id, format, lines })) as Result<{ text: string }>
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value.text
}
const letters = (text: string) => text.replaceAll(/\s/gu, '')

describe('subtitles of a session can be read by ffmpeg', () => {
  it.each(
    (['srt', 'vtt'] as const).flatMap((format) =>
      [['source'], ['ja'], ['ar'], ['th'], ['source', 'ja'], ['source', 'ar', 'th']].map(
        (lines) => [format, lines] as const,
      ),
    ),
  )('as %s with %j: every cue, in order, apart, with its words', async (format, lines) => {
    const path = join(folder, `session.${format}`)
    const text = await exported(format, [...lines])
    await writeFile(path, text)
    const cues = await readSubtitles(path)
    expect(cues).toHaveLength([...text.matchAll(/ --> /g)].length)
    expect(disorderIn(cues)).toEqual([])
    expect(cues.at(-1)?.fromMs).toBe(3_600_000 * 11)
    const read = cues.map(({ words }) => words).join('\n')
    for (const line of lines)
      for (const { source, targets } of captions.filter(({ source: words }) => !words.includes('<'))) {
        const words = line === 'source' ? source : (targets[line] ?? '')
        const [first = '', last = ''] = [words.slice(0, 8), words.trim().slice(-6)].map(letters)
        expect(letters(read)).toContain(first)
        expect(letters(read)).toContain(last)
      }
    expect(read).toContain('[… 26 s …]')
  })
})

describe('a session as JSON', () => {
  it('matches the published schema', async () => {
    const schema = JSON.parse(await readFile(join(root, 'docs', 'session.schema.json'), 'utf8')) as object
    const validate = new Ajv2020({ validateFormats: false, allowUnionTypes: true }).compile(schema)
    const session = JSON.parse(await exported('json')) as { captions: object[] }
    validate(session)
    expect(validate.errors).toBeNull()
    expect(session.captions).toHaveLength(captions.length)
    expect(validate({ ...session, gaps: [{ fromMs: -1, toMs: 2 }] })).toBe(false)
  })
})
