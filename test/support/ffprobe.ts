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

/** What ffmpeg takes a file for, from its contents. */
export async function probeFormat(path: string) {
  const { stdout } = await execute('ffprobe', [
    ...['-v', 'error', '-show_entries', 'format=format_name:stream=codec_name,sample_rate,channels'],
    ...['-of', 'json', path],
  ])
  const { format, streams } = JSON.parse(stdout) as {
    format: { format_name: string }
    streams: { codec_name: string; sample_rate: string; channels: number }[]
  }
  const [stream] = streams
  return {
    container: format.format_name,
    codec: stream?.codec_name,
    rate: stream?.sample_rate,
    channels: stream?.channels,
  }
}
