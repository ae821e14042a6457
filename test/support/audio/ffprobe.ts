import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface ProbedPacket {
  readonly size: number
  /** MD5 of its bytes, in hexadecimal. */
  readonly md5: string
}

/** The packets of a file, as ffmpeg's own demuxer finds them. */
export async function probePackets(path: string): Promise<ProbedPacket[]> {
  const { stdout } = await execute(
    'ffprobe',
    ['-v', 'error', '-show_packets', '-show_data_hash', 'md5', '-of', 'json', path],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const { packets } = JSON.parse(stdout) as { packets: { size: string; data_hash: string }[] }
  return packets.map(({ size, data_hash }) => ({ size: Number(size), md5: data_hash.replace('MD5:', '') }))
}

export interface ProbedSound {
  /** As ffmpeg names it; a container of several names has all of them. */
  readonly container: string
  readonly codec: string
  /** Samples a second. */
  readonly rate: number
  readonly channels: number
}

interface ProbedFile {
  readonly format: { readonly format_name: string }
  readonly streams: readonly {
    readonly codec_name: string
    readonly sample_rate: string
    readonly channels: number
  }[]
}

/**
 * What ffmpeg finds a file to be.
 *
 * @param args what it must be told, such as the format of samples without a container
 */
export function probeSound(file: Uint8Array, args: readonly string[] = []): Promise<ProbedSound> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'ffprobe',
      ['-v', 'error', ...args, '-show_format', '-show_streams', '-of', 'json', '-i', 'pipe:0'],
      (error, stdout) => {
        if (error !== null) return reject(error)
        const { format, streams } = JSON.parse(stdout) as ProbedFile
        const [stream] = streams
        if (stream === undefined || streams.length !== 1) return reject(new Error('not one stream'))
        const { codec_name: codec, sample_rate: rate, channels } = stream
        resolve({ container: format.format_name, codec, rate: Number(rate), channels })
      },
    )
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(file)
  })
}
