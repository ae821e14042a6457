import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSimulator } from '../../../../src/simulator/simulator-server.ts'
import { parley } from '../../../support/app/command-line.ts'
import { record } from '../../../support/audio/recordings.ts'
import { prepareClips } from '../../../support/demo-service/prepare-clips.ts'
import { makeSpokenTerms } from '../../../support/service/spoken-terms.ts'
import { presetNamed } from '../../../support/sessions/keep-uses.ts'

beforeAll(prepareClips)

describe.concurrent('spoken terms on the command line', () => {
  it('are written in captions as the collection lists them', async () => {
    const simulator = await createSimulator()
    await makeSpokenTerms(simulator, 'Names', { en: ['Hana'] })
    const { path } = await record({ name: 'cli-terms', sentences: ['question'] })
    const speak = (profile: string, terms: string, from: string) =>
      parley(
        [
          ...['speak', path, '--from', from, '--spoken-terms', terms],
          ...['--service', simulator.address, '--profile', profile],
        ],
        { PARLEY_KEY: simulator.key },
      )
    const [good, ...refused] = await Promise.all([
      speak('deepl', 'names', 'en'),
      speak('deepl', 'Nmaes', 'en'),
      speak('deepl', 'Names', 'fr'),
      speak('generic', 'Names', 'en'),
    ])
    expect(good).toMatchObject({
      code: 0,
      out: expect.stringMatching(/ en +Hana, /),
    })
    expect(refused).toEqual(
      [
        'Unknown collection of spoken terms "Nmaes". Did you mean "Names"? Known: Names.',
        '“Names” has no list for fr. Its lists: en.',
        'Services of the generic profile have no spoken terms.',
      ].map((said) => ({ code: 2, out: '', err: `${said}\n` })),
    )
    expect(simulator.sessions).toHaveLength(1)
    await simulator.close()
  })

  it.skipIf(process.platform !== 'linux')('are those of a preset, if the account has them', async () => {
    const home = await mkdtemp(join(tmpdir(), 'parley-preset-'))
    const simulator = await createSimulator()
    const spokenTermsId = await makeSpokenTerms(simulator, 'Names', { en: ['Hana'] })
    const list = [
      presetNamed('Known', { voice: { sourceLanguage: 'en', targetLanguages: ['de'], spokenTermsId } }),
      presetNamed('Gone', { meeting: { theirName: 'Ana', spokenTermsId: randomUUID() } }),
    ]
    await writeFile(join(home, 'settings.json'), JSON.stringify({ presets: { list } }))
    const env = {
      PARLEY_HOME: home,
      PARLEY_KEY: simulator.key,
      // No meeting starts: the spoken terms are checked before any device is made.
      PULSE_SERVER: 'unix:/nonexistent/socket',
      XDG_RUNTIME_DIR: '/nonexistent',
    }
    const meet = (preset: string, ...more: string[]) =>
      parley(['meet', preset, ...more, '--service', simulator.address, '--profile', 'deepl'], env)
    const [known, gone, named] = await Promise.all([
      meet('known'),
      meet('gone'),
      meet('gone', '--spoken-terms', 'Others'),
    ])
    expect(known.out).toBe('')
    expect(gone.out).toMatch(/^-- Ana: The spoken terms of the preset aren’t available in this account/)
    expect(named).toMatchObject({ code: 2, err: expect.stringContaining('Known: Names.') })
    await simulator.close()
    await rm(home, { recursive: true })
  })
})
