import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { createSimulator } from '../../../../src/simulator/simulator-server.ts'
import { parley, startParley } from '../../../support/app/command-line.ts'
import { decodeSound, ffmpeg } from '../../../support/audio/ffmpeg.ts'
import { probeSound } from '../../../support/audio/ffprobe.ts'
import { meetingFile } from '../../../support/audio/meeting-file.ts'
import { clipPath, record } from '../../../support/audio/recordings.ts'

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

  it('saves the spoken translation, in a container or as WAV', { timeout: 90_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-saved-'))
    const simulator = await createSimulator()
    const { path } = await record({ name: 'cli-saved', sentences: ['agreed'] })
    const clip = await decodeSound(['-i', clipPath('agreed', 'de', 'female')], 24_000)
    const save = async (type: string, name: string) => {
      const file = join(folder, name)
      const args = ['speak', path, '--to', 'de,fr', '--save', file, '--as', type]
      const { code } = await parley([...args, '--service', simulator.address], { PARLEY_KEY: simulator.key })
      const spoken = await decodeSound(['-i', file], 24_000)
      // Encoding may add up to two frames of AAC.
      const isWhole = Math.abs(spoken.length - clip.length) < 2 * 1024 + 24
      return { code, isWhole, ...(await probeSound(await readFile(file))) }
    }
    const good = { code: 0, isWhole: true, channels: 1 }
    expect(
      await Promise.all([
        save('video/mp2t;codecs=aac', 'a'),
        save('audio/ogg;codecs=flac', 'b'),
        save('audio/pcm;encoding=ulaw;rate=8000', 'c'),
      ]),
    ).toEqual([
      { ...good, container: 'mpegts', codec: 'aac', rate: 24000 },
      { ...good, container: 'ogg', codec: 'flac', rate: 24000 },
      { ...good, container: 'wav', codec: 'pcm_mulaw', rate: 8000 },
    ])
    await simulator.close()
    await rm(folder, { recursive: true })
  })

  it('sends recordings of codecs that the service takes as they are, in real time', async () => {
    const simulator = await createSimulator()
    const folder = await mkdtemp(join(tmpdir(), 'parley-spoken-'))
    const { path } = await record({ name: 'cli-container', sentences: ['agreed'] })
    const speak = async (codec: string, name: string, ...made: string[]) => {
      const file = join(folder, name)
      await ffmpeg(['-y', '-i', path, '-ac', '1', ...made, file])
      const args = ['speak', file, '--to', 'de', '--service', simulator.address]
      const { code, out } = await parley(args, { PARLEY_KEY: simulator.key })
      expect([name, code, out.includes(meeting.agreed.de)]).toEqual([name, 0, true])
      const session = simulator.sessions.find(
        ({ request }) => request.source_media_content_type === `audio/x-matroska;codecs=${codec}`,
      )
      expect(session).toMatchObject({ isComplete: true, breaches: {} })
      const received = await decodeSound(['-i', 'pipe:0'], 16_000, session?.links[0]?.media)
      const whole = await decodeSound(['-i', file], 16_000)
      expect(Math.abs(received.length - whole.length)).toBeLessThan(1600)
    }
    await Promise.all([
      speak('opus', 'a.ogg', '-c:a', 'libopus'),
      speak('flac', 'b.mka', '-c:a', 'flac', '-ar', '16000'),
      speak('mp3', 'c.mp3'),
      speak('aac', 'd.m4a'),
    ])
    await simulator.close()
    await rm(folder, { recursive: true })
  })

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

  it('ends on Ctrl+C as at the end of its file: all speech so far is captioned', async () => {
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
      if (out.includes('"tentative":[{') && !child.killed) child.kill('SIGINT')
    })
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect(code).toBe(0)
    const [end, figures] = out.trim().split('\n').slice(-2)
    expect(end).toBe('{"phase":"idle"}')
    expect(JSON.parse(figures ?? '')).toMatchObject({ figures: { lines: { source: {}, de: {} } } })
    expect(out).toContain('{"phase":"draining"}')
    expect(out).not.toContain(meeting.question.de)
    await simulator.close()
  })
})
