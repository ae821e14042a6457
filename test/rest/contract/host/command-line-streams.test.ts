import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { createSimulator } from '../../../../src/simulator/simulator-server.ts'
import { parley, startParley } from '../../../support/app/command-line.ts'
import { decodeSound, ffmpeg } from '../../../support/audio/ffmpeg.ts'
import { probeSound } from '../../../support/audio/ffprobe.ts'
import { meetingFile } from '../../../support/audio/meeting-file.ts'
import { clipPath, record } from '../../../support/audio/recordings.ts'
import { prepareClips } from '../../../support/demo-service/prepare-clips.ts'

// More commands and services at a time reach the app's own limits on a busy computer.
vi.setConfig({ maxConcurrency: 2 })

beforeAll(prepareClips)

describe.concurrent('a recording streamed by the command line', () => {
  it('goes to the demo service, and its captions are printed with their delay', async () => {
    const { path } = await record({ name: 'cli-text', sentences: ['agreed'] })
    const { code, out } = await parley(['speak', path, '--to', 'de,fr'])
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`de +${meeting.agreed.de} +\\(lag \\d+\\.\\d s\\)`))
    expect(out).toContain(meeting.agreed.fr)
    expect(out).toMatch(/-- draining\n(.*\n)*-- idle/)
  })

  it('transcribes a recording if no target is given', async () => {
    const { path } = await record({ name: 'cli-transcript', sentences: ['agreed'] })
    const { code, out } = await parley(['speak', path])
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`en +${meeting.agreed.en} +\\(lag \\d+\\.\\d s\\)`))
    expect(out).not.toContain(meeting.agreed.de)
  })

  it.each([
    ['video/mp2t;codecs=aac', { container: 'mpegts', codec: 'aac', rate: 24000 }],
    ['audio/ogg;codecs=flac', { container: 'ogg', codec: 'flac', rate: 24000 }],
    ['audio/pcm;encoding=ulaw;rate=8000', { container: 'wav', codec: 'pcm_mulaw', rate: 8000 }],
  ])('saves the spoken translation, in a container or as WAV: %s', async (type, expected) => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-saved-'))
    const simulator = await createSimulator()
    const { path } = await record({ name: 'cli-saved', sentences: ['agreed'] })
    const clip = await decodeSound(['-i', clipPath('agreed', 'de', 'female')], 24_000)
    const file = join(folder, 'saved')
    const args = ['speak', path, '--to', 'de,fr', '--save', file, '--as', type]
    const { code, err } = await parley([...args, '--service', simulator.address], {
      PARLEY_KEY: simulator.key,
    })
    expect([code, err]).toEqual([0, ''])
    const spoken = await decodeSound(['-i', file], 24_000)
    // Encoding may add up to two frames of AAC.
    expect(Math.abs(spoken.length - clip.length)).toBeLessThan(2 * 1024 + 24)
    expect(await probeSound(await readFile(file))).toEqual({ ...expected, channels: 1 })
    await simulator.close()
    await rm(folder, { recursive: true })
  })

  it.each([
    ['opus', 'a.ogg', ['-c:a', 'libopus']],
    ['flac', 'b.mka', ['-c:a', 'flac', '-ar', '16000']],
    ['mp3', 'c.mp3', []],
    ['aac', 'd.m4a', []],
  ])(
    'sends a recording of a codec that the service takes as it is, in real time: %s',
    async (codec, name, made) => {
      const simulator = await createSimulator()
      const folder = await mkdtemp(join(tmpdir(), 'parley-spoken-'))
      const { path } = await record({ name: 'cli-container', sentences: ['agreed'] })
      const file = join(folder, name)
      await ffmpeg(['-y', '-i', path, '-ac', '1', ...made, file])
      const args = ['speak', file, '--to', 'de', '--service', simulator.address]
      const { code, out, err } = await parley(args, { PARLEY_KEY: simulator.key })
      expect([code, err]).toEqual([0, ''])
      expect(out).toContain(meeting.agreed.de)
      const [session] = simulator.sessions
      expect(session).toMatchObject({
        request: { source_media_content_type: `audio/x-matroska;codecs=${codec}` },
        isComplete: true,
        breaches: {},
      })
      const received = await decodeSound(['-i', 'pipe:0'], 16_000, session?.links[0]?.media)
      const whole = await decodeSound(['-i', file], 16_000)
      expect(Math.abs(received.length - whole.length)).toBeLessThan(1600)
      await simulator.close()
      await rm(folder, { recursive: true })
    },
  )

  it('sends the kept sound of a meeting as one voice', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-meeting-'))
    const file = join(folder, 'meeting.ogg')
    const clips = [
      { side: 'mine', clip: clipPath('agreed', 'en', 'female'), atMs: 500 },
      { side: 'theirs', clip: clipPath('green', 'en', 'male'), atMs: 8000 },
    ] as const
    await writeFile(file, await meetingFile(clips))
    const { code, out } = await parley(['speak', file, '--from', 'en', '--to', 'de'])
    expect(code).toBe(0)
    expect(out).toContain(meeting.agreed.de)
    expect(out).toContain(meeting.green.de)
    await rm(folder, { recursive: true })
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends by %s once all speech so far is captioned',
    async (name) => {
      const simulator = await createSimulator()
      const { path } = await record({
        name: 'cli-stopped',
        sentences: ['welcome', 'plan', 'search', 'bugs', 'question'],
      })
      const args = ['speak', path, '--to', 'de', '--json', '--service', simulator.address]
      const child = startParley(args, { PARLEY_KEY: simulator.key })
      let out = ''
      child.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString()
        if (out.includes('"tentative":[{') && !child.killed) child.kill(name)
      })
      expect(await new Promise((resolve) => child.on('close', (_code, by) => resolve(by)))).toBe(name)
      const [end, figures] = out.trim().split('\n').slice(-2)
      expect(end).toBe('{"phase":"idle"}')
      expect(JSON.parse(figures ?? '')).toMatchObject({ figures: { lines: { source: {}, de: {} } } })
      expect(out).toContain('{"phase":"draining"}')
      expect(out).not.toContain(meeting.question.de)
      await simulator.close()
    },
  )
})
