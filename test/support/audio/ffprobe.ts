import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface ProbedPacket {
  readonly size: number
  /** MD5 of the packet's bytes, in hexadecimal. */
  readonly md5: string
}

/** The packets of a file according to ffmpeg's demuxer. */
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
  /** ffmpeg's name for the container; all of them where it has several. */
  readonly container: string
  readonly codec: string
  /** Sample rate in Hz. */
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
 * Container, codec and format of a file according to ffprobe.
 *
 * @param args input arguments, such as the sample format of audio without a container
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
