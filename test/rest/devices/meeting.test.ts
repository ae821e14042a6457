import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSoundStreams } from '../../../src/backend/sound-devices/sound-streams.ts'
import type { MeetingDevices } from '../../../src/core/product/sound-devices/meeting-devices.ts'
import type { SettingsPatch } from '../../../src/core/settings/settings-patch.ts'
import { HEARING_RATE } from '../../../src/simulator/hearing/heard-frames.ts'
import { Listener } from '../../../src/simulator/hearing/listener.ts'
import type { Passage } from '../../../src/simulator/hearing/passages.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { parley, startParley } from '../../support/app/command-line.ts'
import { ClipSound } from '../../support/audio/hearing.ts'
import { record } from '../../support/audio/recordings.ts'
import {
  LOUDSPEAKER,
  missingPrograms,
  soundServers,
  TestSoundServer,
} from '../../support/audio/sound-server.ts'
import { presetNamed } from '../../support/sessions/keep-uses.ts'

const missingTools = [...new Set(soundServers.flatMap(missingPrograms))].join(', ')
const missing = missingTools === '' ? '' : `, which needs ${missingTools}`
const LIMIT_MS = 60_000

const nameOf = (passage: Passage): string =>
  passage.type === 'other' ? 'other speech' : `${passage.clip.id} ${passage.clip.language}`

/** A meeting on the command line. */
class Meeting {
  out = ''
  readonly #child: ReturnType<typeof startParley>
  readonly #ended: Promise<number | null>
  #changed: () => void = () => undefined

  constructor(args: readonly string[], env: NodeJS.ProcessEnv) {
    this.#child = startParley(['meet', ...args], env, true)
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.out += chunk.toString()
        this.#changed()
      })
    this.#ended = new Promise((resolve) => this.#child.on('close', resolve))
  }

  /** Resolves when everything has been printed; the test's own limit ends it. */
  async prints(...texts: readonly string[]): Promise<void> {
    for (;;) {
      if (texts.every((text) => this.out.includes(text))) return
      const isOver = await Promise.race([
        this.#ended.then(() => true),
        new Promise<boolean>((resolve) => (this.#changed = () => resolve(false))),
      ])
      if (isOver && !texts.every((text) => this.out.includes(text))) throw new Error(this.out)
    }
  }

  /** Presses Ctrl+C, which a terminal sends to all of the group. */
  async interrupt(): Promise<number | null> {
    process.kill(-(this.#child.pid ?? 0), 'SIGINT')
    return this.#ended
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  /** Captions as side, language and text. */
  get captions(): string[] {
    return [...this.out.matchAll(/^ +[\d.]+ s {2}(.+?) {2}\(lag \d/gm)].map(([, line = '']) =>
      line.replaceAll(/\s+/g, ' ').trim(),
    )
  }
}

describe.skipIf(missing !== '').each(soundServers)(
  `a meeting on %s${missing}`,
  { timeout: LIMIT_MS },
  (name) => {
    let server: TestSoundServer
    let service: Simulator
    let clips: ClipSound
    let home: string
    let env: NodeJS.ProcessEnv
    let myVoice: ReturnType<TestSoundServer['program']>
    let meetingProgram: typeof myVoice
    const inProgram = ['--program', 'meeting', '--their-name', 'Ana']

    /** A headset, whose microphone carries what `myVoice` says, and a meeting program. */
    const plugIn = async () => {
      await server.addMicrophone('headset')
      myVoice = server.program('Voice', 'headset_sound')
      meetingProgram = server.program('Meeting')
    }

    beforeAll(async () => {
      server = await TestSoundServer.start(name)
      service = await createSimulator()
      clips = await ClipSound.load()
      home = await mkdtemp(join(tmpdir(), 'parley-meet-'))
      env = { ...server.env, PARLEY_HOME: home, PARLEY_KEY: service.key }
      await plugIn()
    }, LIMIT_MS)
    beforeEach(() => server.until(() => server.pactl('list', 'sink-inputs').includes('"Meeting"')))
    afterAll(async () => {
      await Promise.all([myVoice.end(), meetingProgram.end()])
      await service.close()
      await server.close()
      await rm(home, { recursive: true })
    })

    let started: Meeting | undefined
    const startWith = (args: readonly string[], own: NodeJS.ProcessEnv) =>
      (started = new Meeting(['--from', 'en', '--to', 'de', '--microphone', 'headset', ...args], own))
    const start = (...args: readonly string[]) => startWith([...args, '--service', service.address], env)
    afterEach(({ task }) => {
      if (task.result?.state === 'fail') process.stderr.write(started?.out ?? '')
      // One that failed a test is still running.
      started?.kill()
    })

    /** Starts to listen to the Parley microphone. The returned function waits for a sentence and returns all of them. */
    const listenToMicrophone = () => {
      const listener = new Listener(clips.templates)
      const sentences: string[] = []
      const end = createSoundStreams(server.env).record(
        'parley_microphone',
        HEARING_RATE,
        (samples) => {
          for (const event of listener.push(samples))
            if (event.type === 'concluded') sentences.push(nameOf(event.passage))
        },
        () => undefined,
      )
      return async (sentence: string) => {
        await server.until(() => sentences.includes(sentence))
        end()
        return sentences
      }
    }

    it('translates both sides, each into its place, and is one session', async () => {
      const mine = await record({ name: 'meet-mine', sentences: ['agreed'] })
      const theirs = await record({
        name: 'meet-theirs',
        sentences: ['green'],
        language: 'de',
        voice: 'male',
      })
      const other = await record({ name: 'meet-other', sentences: ['welcome'], voice: 'male' })
      const news = server.program('News')
      const run = start(...inProgram)
      await run.prints('Me: streaming', 'Ana: streaming')
      const microphoneCarries = listenToMicrophone()
      news.say(other.samples)
      myVoice.say(mine.samples)
      await run.prints(meeting.agreed.de)
      meetingProgram.say(theirs.samples)
      await run.prints(meeting.green.en)
      expect(await microphoneCarries('agreed de')).toEqual(['agreed de'])
      expect(await run.interrupt()).toBe(0)
      expect(run.captions).toEqual([
        `Me en ${meeting.agreed.en}`,
        `Me de ${meeting.agreed.de}`,
        `Ana de ${meeting.green.de}`,
        `Ana en ${meeting.green.en}`,
      ])
      expect(server.parleyModules).toEqual([])
      await news.end()
      const { out } = await parley(['export', 'last', '--as', 'json'], { PARLEY_HOME: home })
      const stored = JSON.parse(out)
      expect(stored.sides).toMatchObject({
        mine: { name: 'Me', sourceLanguage: 'en' },
        theirs: { name: 'Ana', targetLanguages: ['en'] },
      })
      expect(stored.captions).toMatchObject([
        { side: 'mine', source: `${meeting.agreed.en} ` },
        { side: 'theirs', source: `${meeting.green.de} ` },
      ])
    })

    it('has the devices of a preset, and says which of them is not connected', async () => {
      const devices: MeetingDevices = {
        microphone: 'headset',
        speaker: 'Lost headphones',
        hasParleyMicrophone: true,
        source: { type: 'program', program: { id: 'pacat/Meeting', name: 'Meeting' } },
      }
      const languages: SettingsPatch = {
        voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
        meeting: { theirName: 'Ana' },
      }
      const weekly = { ...presetNamed('Weekly', languages), devices }
      const own = await mkdtemp(join(tmpdir(), 'parley-meet-'))
      await writeFile(join(own, 'settings.json'), JSON.stringify({ presets: { list: [weekly] } }))
      server.pactl('set-default-source', `${LOUDSPEAKER}.monitor`)
      const args = ['Weekly', '--listen', '--service', service.address]
      const run = (started = new Meeting(args, { ...env, PARLEY_HOME: own }))
      await run.prints(
        'The speaker “Lost headphones” of the preset is not connected. The default speaker is used.',
        'Me: streaming',
        'Ana: streaming',
      )
      const [mine, theirs] = await Promise.all([
        record({ name: 'meet-preset-mine', sentences: ['agreed'] }),
        record({ name: 'meet-preset-theirs', sentences: ['green'], language: 'de', voice: 'male' }),
      ])
      myVoice.say(mine.samples)
      await run.prints(meeting.agreed.de)
      meetingProgram.say(theirs.samples)
      await run.prints(meeting.green.en)
      expect(await run.interrupt()).toBe(0)
      expect(server.parleyModules).toEqual([])
      await rm(own, { recursive: true })
    })

    it('goes on after a restart of the sound server', async () => {
      const { samples } = await record({ name: 'meet-again', sentences: ['green'] })
      const run = start('--program', 'Meeting')
      await run.prints('Me: streaming', 'Others: streaming')
      run.out = ''
      await server.stop()
      await run.prints('-- Me: ', '-- Others: ')
      run.out = ''
      await server.start()
      await plugIn()
      // A sink and a source for the Parley microphone, and as many for the captured program.
      await server.until(() => server.parleyModules.length === 4)
      await run.prints('Me: streaming', 'Others: streaming')
      const microphoneCarries = listenToMicrophone()
      myVoice.say(samples)
      await run.prints(meeting.green.de)
      await microphoneCarries('green de')
      expect(await run.interrupt()).toBe(0)
      expect(server.parleyModules).toEqual([])
    })

    it('runs the preferred side where the service allows one session', async () => {
      const opening = { path: '/v3/voice/realtime' }
      service.faults.add([
        { kind: 'none', ...opening },
        { kind: 'status', status: 429, retryAfter: '0', times: 4, ...opening },
      ])
      const run = start(...inProgram, '--prefer', 'theirs')
      await run.prints('The service allows one session at a time: Ana is translated, Me is not.')
      const { samples } = await record({ name: 'meet-one', sentences: ['green'], language: 'de' })
      meetingProgram.say(samples)
      await run.prints(meeting.green.en)
      expect(await run.interrupt()).toBe(0)
    })

    it('ends with the error of a side, and the other one goes on until then', async () => {
      const opening = { path: '/v3/voice/realtime' }
      service.faults.add([{ kind: 'status', status: 456, ...opening }])
      const run = start(...inProgram, '--json')
      await run.prints(
        '"side":"mine","error":{"kind":"quota-exceeded"',
        '{"side":"theirs","phase":"streaming"}',
      )
      expect(await run.interrupt()).toBe(3)
      expect(run.out).toContain('{"side":"theirs","phase":"idle"}')
    })

    it('works with the demo service, which Ctrl+C does not end', async () => {
      const { PARLEY_KEY: _key, ...own } = env
      const run = startWith(inProgram, own)
      await run.prints('Me: streaming', 'Ana: streaming')
      expect(await run.interrupt()).toBe(0)
      expect(run.out).toMatch(/-- Me: draining\n(.*\n)*-- Me: idle/)
    })

    it.each([
      [['--program', 'Zoom'], 'Unknown program "Zoom". Known: Meeting, Voice.'],
      [['--microphone', 'nothing'], 'Unknown microphone "nothing". Known: '],
      [['--microphone', 'loudspeaker.monitor'], 'Both sides would capture the same device.'],
      [['--into', 'headset_sound'], 'The microphone would hear your translation.'],
    ])('refuses %j and says why', async (args, said) => {
      const { code, err } = await parley(
        ['meet', '--from', 'en', '--to', 'de', '--microphone', 'headset', ...args],
        env,
      )
      expect([code, err]).toEqual([2, expect.stringContaining(said)])
      expect(server.parleyModules).toEqual([])
    })
  },
)

describe.skipIf(process.platform !== 'linux')('a meeting that cannot start', () => {
  const { PATH } = process.env
  it.each<[string, NodeJS.ProcessEnv, string]>([
    ['no sound server', { PATH, PULSE_SERVER: 'unix:/nonexistent/socket' }, 'No sound server is running'],
    ['no tools', { PATH: '/nonexistent' }, 'tools aren’t installed'],
  ])('says what is missing: %s', async (_, env, said) => {
    const nowhere = { HOME: '/nonexistent', XDG_RUNTIME_DIR: '/nonexistent', ...env }
    const { code, err } = await parley(['meet', '--from', 'en', '--to', 'de'], nowhere)
    expect([code, err]).toEqual([1, expect.stringContaining(said)])
  })
})
