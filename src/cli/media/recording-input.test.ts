import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ffmpeg } from '../../../test/support/audio/ffmpeg.ts'
import { openRecordingAt, speakFile, spoken } from '../../../test/support/audio/spoken-recording.ts'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'

const CLIP = new URL('../../../resources/demo/clips/en-female/question.opus', import.meta.url).pathname

const OPUS = ['-c:a', 'libopus']
const CODECS: Readonly<Record<string, readonly string[]>> = {
  oga: ['-c:a', 'flac', '-f', 'ogg'],
  ogg: OPUS,
  mka: OPUS,
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-pipes-'))
})
afterAll(() => rm(folder, { recursive: true }))

const pipe = (name: string): string => {
  const path = join(folder, name)
  execFileSync('mkfifo', [path])
  return path
}

// Windows has pipes of another kind.
describe.skipIf(process.platform === 'win32')('a recording from a pipe', () => {
  it.each(['wav', 'mp3', 'flac', 'm4a', 'webm', 'mka', 'ogg', 'oga'])(
    'is sent as one from a file is: %s',
    async (ending) => {
      const file = join(folder, `a.${ending}`)
      const codec = CODECS[ending] ?? []
      await ffmpeg(['-y', '-i', CLIP, '-ac', '1', ...codec, file])
      const path = pipe(`pipe.${ending}`)
      const written = readFile(file).then((content) => writeFile(path, content))
      const [sent, expected] = [await spoken(path), await spoken(file)]
      await written
      expect(sent).toMatchObject({ contentType: expected.contentType, error: undefined })
      expect(sent.lengthMs).toBe(expected.lengthMs)
      expect(sent.samples).toEqual(expected.samples)
      expect(Buffer.compare(sent.streamFrom(0), expected.streamFrom(0))).toBe(0)
    },
  )

  it('in Ogg is sent while it still comes, a few bytes at a time', async () => {
    const content = await readFile(CLIP)
    const path = pipe('slow.ogg')
    const writer = spawn('sh', ['-c', `cat > ${path}`], { stdio: ['pipe', 'ignore', 'ignore'] })
    const opening = openRecordingAt(path, new VirtualClock())
    for (const part of [content.subarray(0, 2), content.subarray(2, 90), content.subarray(90)]) {
      writer.stdin.write(part)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    // The writer has not ended.
    const opened = await opening
    expect(opened).toMatchObject({ ok: true })
    if (opened.ok) await opened.value.close()
    writer.kill()
    await once(writer, 'exit')
  })

  it.each([
    ['nothing', '', 'no sound'],
    ['something else', 'not a recording, but long enough to look into', 'it is not a recording'],
  ])('that has %s is refused', async (_what, content, said) => {
    const path = pipe(`odd ${said}`)
    const [refused] = await Promise.all([speakFile(path), writeFile(path, content)])
    expect(refused).toContain(said)
  })
})

it.skipIf(process.platform === 'win32')('a device has no recording, and is not read for ever', async () => {
  expect(await speakFile('/dev/zero')).toContain('it is a device, not a file')
})

it('a name that is not in UTF-8 is said to be so', async () => {
  await copyFile(CLIP, join(folder, 'caf\u00e9.ogg'))
  expect(await speakFile(join(folder, 'caf\ufffd.ogg'))).toContain('its name is not in UTF-8')
})
