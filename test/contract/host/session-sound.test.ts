import { statSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { joinBytes } from '../../../src/core/audio/pcm.ts'
import type { Result } from '../../../src/core/base/result.ts'
import type { CallName } from '../../../src/core/contract/contract.ts'
import { MeetingSound } from '../../../src/core/contract/recording/meeting-sound.ts'
import { OggDemuxer } from '../../../src/core/media/ogg/ogg-demuxer.ts'
import { sides } from '../../../src/core/voice/sides.ts'
import { BridgeClient } from '../../support/app/bridge-client.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import { demux, inChunks, packetsOf } from '../../support/audio/demux.ts'
import { decodeSound } from '../../support/audio/ffmpeg.ts'
import { probeSound } from '../../support/audio/ffprobe.ts'
import { readPairs } from '../../support/audio/pairs.ts'
import { clipPath } from '../../support/audio/recordings.ts'
import { seededRandom } from '../../support/base/random.ts'
import { recording } from '../../support/contract-cases/call-cases-of-sessions.ts'
import { fullDisks, lockedLibrary, seenFrom } from '../../support/network-faults/disk-trouble.ts'

type Host = Awaited<ReturnType<typeof startWebhost>>

/** The system's error message, without a path. */
const NO_ROOM = /^(ENOSPC: no space left on device|EFBIG: file too large)$/

/** File and folder modes that give access to the user only; Windows has no such modes. */
const OWN_MODES = process.platform === 'win32' ? [0o666, 0o666] : [0o600, 0o700]

const random = seededRandom(11)
const below = (limit: number) => Math.floor(random() * limit)
let home: string
let ends: (() => Promise<unknown> | void)[]
let stream: Buffer
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'parley-sound-'))
  ends = []
  stream = await readFile(clipPath('welcome', 'en', 'female'))
})
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  await rm(home, { recursive: true })
})

async function start(under: readonly string[] = []): Promise<Host> {
  const host = await startWebhost({ PARLEY_HOME: home, PARLEY_KEY: '' }, '0', under)
  ends.push(() => stop(host))
  return host
}
const stopped = new Set<Host>()
/** Stops a host at most once. */
async function stop(host: Host): Promise<void> {
  if (!stopped.has(host)) await host.stop()
  stopped.add(host)
}
async function open(link: string): Promise<BridgeClient> {
  const page = await BridgeClient.open(link)
  ends.push(() => page.close())
  return page
}
const call = async <T = unknown>(page: BridgeClient, name: CallName, input: object): Promise<T> => {
  const answer = (await page.invoke(name, input)) as Result<T>
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value
}
const record = async (page: BridgeClient) => {
  const session = recording()
  await call(page, 'session.record', session)
  return session.id
}
const fileOf = (id: string) => join(home, 'sound', `${id}.ogg`)
const modeOf = async (path: string) => (await stat(path)).mode & 0o777

/** Requests audio as the page's player does. */
const get = (host: Host, address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(address, host.link), { method, headers })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('the audio of a session', () => {
  it('is complete whichever answers are lost, and can be played from any position', async () => {
    const host = await start()
    let page = await open(host.link)
    const id = await record(page)
    let stored = 0
    let lost = 0
    for (const chunk of inChunks(stream, () => 1 + below(800))) {
      if (stored > 0 && below(4) === 0) {
        lost += 1
        // The host has stored it, and the page has not been told.
        const length = statSync(fileOf(id)).size + chunk.length
        void page.invoke('session.keepSound', { id, at: stored, data: chunk })
        while (statSync(fileOf(id)).size < length) await new Promise(setImmediate)
        page.terminate()
        page = await open(await host.anotherLink())
      }
      const told = { id, at: stored, data: chunk }
      const answer = await call<{ isKept: boolean; storedBytes: number }>(page, 'session.keepSound', told)
      stored += chunk.length
      expect(answer).toEqual({ isKept: true, storedBytes: stored })
    }
    expect(lost).toBeGreaterThan(2)
    expect((await readFile(fileOf(id))).equals(stream)).toBe(true)
    const modes = [await modeOf(fileOf(id)), await modeOf(join(home, 'sound'))]
    expect(modes).toEqual(OWN_MODES)

    const sound = await call<{ address: string; bytes: number }>(page, 'session.sound', { id })
    expect(sound.bytes).toBe(stream.length)
    const whole = await get(host, sound.address)
    expect([whole.status, whole.headers.get('Content-Type')]).toEqual([200, 'audio/ogg'])
    const played = await bytesOf(whole)
    expect(played.equals(stream)).toBe(true)
    for (let each = 0; each < 20; each += 1) {
      const [from, length] = [below(stream.length), 1 + below(5000)]
      const part = await get(host, sound.address, { Range: `bytes=${from}-${from + length - 1}` })
      expect(part.status).toBe(206)
      expect((await bytesOf(part)).equals(stream.subarray(from, from + length))).toBe(true)
    }
    const beyond = await get(host, sound.address, { Range: `bytes=${stream.length}-` })
    expect([beyond.status, (await bytesOf(beyond)).length]).toEqual([416, 0])
    const head = await get(host, sound.address, {}, 'HEAD')
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(stream.length)])

    expect(packetsOf(demux(new OggDemuxer(), [played]))).toEqual(packetsOf(demux(new OggDemuxer(), [stream])))
    const samples = await decodeSound(['-i', 'pipe:0'], 16_000, played)
    expect(samples).toEqual(await decodeSound(['-i', clipPath('welcome', 'en', 'female')], 16_000))
    expect(samples.length).toBeGreaterThan(16_000)
  })

  it('has an address for the page alone, for this run and as long as the audio exists', async () => {
    const first = await start()
    const page = await open(first.link)
    const id = await record(page)
    await call(page, 'session.keepSound', { id, at: 0, data: stream })
    const { address } = await call<{ address: string }>(page, 'session.sound', { id })
    const save = await get(first, `${address}?download`)
    expect(save.headers.get('Content-Disposition')).toMatch(/^attachment; filename="2026-11-21 .*\.ogg"/)
    expect((await bytesOf(save)).equals(stream)).toBe(true)
    for (const origin of ['https://evil.test', 'null'])
      expect((await get(first, address, { Origin: origin })).status).toBe(403)
    for (const other of ['/sound/', `/sound/${id}`, `${address}x`, '/sound/../library.sqlite'])
      expect((await get(first, other)).status).toBe(404)
    expect((await get(first, address, {}, 'POST')).status).toBe(405)
    await stop(first)

    const second = await start()
    expect((await get(second, address)).status).toBe(404)
    const next = await open(second.link)
    const again = await call<{ address: string }>(next, 'session.sound', { id })
    expect((await bytesOf(await get(second, again.address))).equals(stream)).toBe(true)
    await call(next, 'session.deleteSound', { ids: [id] })
    expect((await get(second, again.address)).status).toBe(404)
    expect(second.printed()).not.toContain(again.address)
  })

  it('can be played while it grows', async () => {
    const host = await start()
    const page = await open(host.link)
    const id = await record(page)
    const chunks = inChunks(stream, () => Math.ceil(stream.length / 5))
    let stored = 0
    for (const data of chunks) {
      await call(page, 'session.keepSound', { id, at: stored, data })
      stored += data.length
      const { address, bytes } = await call<{ address: string; bytes: number }>(page, 'session.sound', { id })
      expect(bytes).toBe(stored)
      expect((await bytesOf(await get(host, address))).equals(stream.subarray(0, stored))).toBe(true)
    }
    expect(chunks).toHaveLength(5)
  })
})

describe('the audio of a meeting', () => {
  it('keeps both channels through kills of the host, up to what was acknowledged', async () => {
    const clips = { mine: stream, theirs: await readFile(clipPath('plan', 'de', 'male')) }
    const chunks: Uint8Array[] = []
    const both = new MeetingSound(0, (data) => void chunks.push(data))
    for (const [take, side] of sides.map(
      (each) => [both.begin(each, () => [{ fromMs: 0, began: 0 }]), each] as const,
    )) {
      for (const data of inChunks(clips[side], () => 3000)) take({ data: data.slice(), isLast: false })
      take({ data: new Uint8Array(0), isLast: true })
    }
    both.close()
    const whole = readPairs(joinBytes(chunks)).pairs
    let host = await start()
    let page = await open(host.link)
    const id = await record(page)
    const left: { readonly stored: number; readonly file: Buffer }[] = []
    for (let stored = 0, each = 0; each < chunks.length; each += 1) {
      const data = chunks[each] ?? new Uint8Array(0)
      if (each % 3 === 2) {
        // The answer is lost, and the chunk may be on the disk or not.
        void page.invoke('session.keepSound', { id, at: stored, data })
        stopped.add(host)
        await host.kill()
        left.push({ stored, file: await readFile(fileOf(id)) })
        host = await start()
        page = await open(host.link)
      }
      await call(page, 'session.keepSound', { id, at: stored, data })
      stored += data.length
    }
    expect(left.length).toBeGreaterThan(1)
    for (const { stored, file } of left) {
      expect(file.length).toBeGreaterThanOrEqual(stored)
      const { pairs } = readPairs(file)
      expect(pairs).toEqual(whole.slice(0, pairs.length))
    }
    const { address } = await call<{ address: string }>(page, 'session.sound', { id })
    const played = await bytesOf(await get(host, address))
    expect(await probeSound(played)).toMatchObject({ codec: 'opus', channels: 2 })
    for (const [channel, side] of sides.entries()) {
      const args = ['-i', 'pipe:0', '-af', `pan=mono|c0=c${channel}`]
      const heard = await decodeSound(args, 48_000, played)
      const original = await decodeSound(['-i', 'pipe:0'], 48_000, clips[side])
      expect(heard.subarray(0, original.length)).toEqual(original)
    }
  })
})

describe.each(fullDisks.filter((trouble) => trouble !== lockedLibrary))('a full disk ($way)', (trouble) => {
  it('is reported, stores no partial chunk, and stores the same chunk once there is space', async () => {
    // More data than the library has written so far; concatenated streams are a valid stream.
    const long = Buffer.concat(Array.from({ length: 60 }, () => stream))
    const half = long.subarray(0, long.length / 2)
    const host = await start(trouble.under(home))
    const page = await open(host.link)
    const id = await record(page)
    const isStored = async (bytes: Buffer) => (await readFile(seenFrom(host.pid, fileOf(id)))).equals(bytes)
    const tellRest = () =>
      page.invoke('session.keepSound', { id, at: half.length, data: long.subarray(half.length) })
    await call(page, 'session.keepSound', { id, at: 0, data: half })

    const end = trouble.begin({ pid: host.pid, home })
    for (let each = 0; each < 3; each += 1) {
      expect(await tellRest()).toEqual({
        ok: false,
        error: { kind: 'storage', what: 'sound', detail: expect.stringMatching(NO_ROOM) },
      })
      expect(await isStored(half)).toBe(true)
    }
    const { address } = await call<{ address: string }>(page, 'session.sound', { id })
    expect((await bytesOf(await get(host, address))).equals(half)).toBe(true)

    end()
    expect(await tellRest()).toEqual({ ok: true, value: { isKept: true, storedBytes: long.length } })
    expect(await isStored(long)).toBe(true)
  })
})
