import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ffmpeg } from '../../../../test/support/audio/ffmpeg.ts'
import { probePackets } from '../../../../test/support/audio/ffprobe.ts'
import { seededRandom } from '../../../../test/support/base/random.ts'
import { OggReader } from './ogg-reader.ts'

let folder: string
let path: string
let file: Uint8Array
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-ogg-'))
  path = join(folder, 'noise.opus')
  // Packets of several kilobytes, in pages that are filled to the brim: most packets go on in the next page.
  const noise = ['-f', 'lavfi', '-i', 'anoisesrc=d=8:c=white:a=0.5']
  await ffmpeg([
    ...noise,
    '-c:a',
    'libopus',
    '-b:a',
    '256k',
    '-vbr',
    'off',
    '-page_duration',
    '9000000',
    path,
  ])
  file = await readFile(path)
})
afterAll(() => rm(folder, { recursive: true }))

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')
const readAll = (reader: OggReader, chunks: readonly Uint8Array[]) => {
  const reads = chunks.map((chunk) => reader.push(chunk))
  return {
    pages: reads.flatMap(({ pages }) => pages),
    damage: reads.flatMap(({ damage }) => damage),
    packets: reads.flatMap(({ pages }) => pages.flatMap(({ packets }) => packets)),
  }
}

/** Where pages begin. */
const pageStarts = () => {
  const starts: number[] = []
  for (let at = Buffer.from(file).indexOf('OggS'); at >= 0; at = Buffer.from(file).indexOf('OggS', at + 1))
    starts.push(at)
  return starts
}

describe('the Ogg reader', () => {
  it('finds the packets that ffprobe finds, also where they go on in the next page', async () => {
    const { packets, damage } = readAll(new OggReader(), [file])
    const probed = await probePackets(path)
    // ffprobe leaves out the two headers.
    expect(packets.slice(2).map(md5)).toEqual(probed.map((packet) => packet.md5))
    expect(damage).toEqual([])
    expect(pageStarts().length).toBeGreaterThan(3)
  })

  it('finds the same however the bytes are cut', () => {
    const random = seededRandom(3)
    const whole = readAll(new OggReader(), [file])
    const chunks: Uint8Array[] = []
    for (let at = 0; at < file.length; ) {
      const size = 1 + Math.floor(random() * (random() < 0.5 ? 5 : 5000))
      chunks.push(file.subarray(at, at + size))
      at += size
    }
    expect(readAll(new OggReader(), chunks)).toEqual(whole)
  })

  it('tells where the stream begins and ends, and how far it has come', () => {
    const { pages } = readAll(new OggReader(), [file])
    expect(pages.map(({ isFirst }) => isFirst)).toEqual(pages.map((_, i) => i === 0))
    expect(pages.map(({ isLast }) => isLast)).toEqual(pages.map((_, i) => i === pages.length - 1))
    expect(pages.at(-1)!.granule).toBe(8 * 48_000 + 312)
  })

  it('passes over a page whose checksum is wrong, and reads on', () => {
    const broken = Uint8Array.from(file)
    const start = pageStarts()[3]!
    broken[start + 1000]! ^= 1
    const { packets, damage } = readAll(new OggReader(), [broken])
    const whole = readAll(new OggReader(), [file])
    expect(damage).toContain('a page with a wrong checksum')
    expect(damage).toContain('a page is missing')
    expect(packets.length).toBeLessThan(whole.packets.length)
    expect(md5(packets.at(-1)!)).toBe(md5(whole.packets.at(-1)!))
    const known = new Set(whole.packets.map(md5))
    expect(packets.filter((packet) => !known.has(md5(packet)))).toEqual([])
  })

  it('finds the first page after meaningless bytes', () => {
    const { packets, damage } = readAll(new OggReader(), [Buffer.from('Ogg but not yet Oggs'), file])
    expect(packets).toHaveLength(readAll(new OggReader(), [file]).packets.length)
    expect(damage).toEqual(['bytes between pages'])
  })
})
