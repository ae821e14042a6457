import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fromS16le, joinBytes } from '../../../core/audio/pcm.ts'
import { HEARING_RATE } from '../../hearing/heard-frames.ts'
import type { PacketDecoder } from './packet-decoder.ts'

interface FfmpegOptions {
  /** Path of the program. */
  readonly path: string
  /** ffmpeg's name of the input format. */
  readonly format: 'aac' | 'mp3'
  /** Wraps a packet so that it is self-contained in a stream. */
  readonly wrap: (packet: Uint8Array) => Uint8Array
}

/** Suppresses output, and probing of a known format. */
const QUICKLY = '-hide_banner -loglevel quiet -probesize 32 -analyzeduration 0 -fflags +nobuffer'.split(' ')
const AS_HEARD = `-f s16le -ac 1 -ar ${HEARING_RATE} -flush_packets 1 pipe:1`.split(' ')

/** A decoder for other codecs: an ffmpeg process that decodes the stream as it arrives. */
class FfmpegDecoder implements PacketDecoder {
  readonly #options: FfmpegOptions
  readonly #child: ChildProcessWithoutNullStreams
  readonly #ended: Promise<void>
  #pending: Uint8Array = new Uint8Array(0)

  constructor(options: FfmpegOptions) {
    this.#options = options
    this.#child = spawn(options.path, [...QUICKLY, '-f', options.format, '-i', 'pipe:0', ...AS_HEARD])
    this.#child.stdout.on('data', (chunk: Buffer) => {
      this.#pending = joinBytes([this.#pending, chunk])
    })
    // ffmpeg closes its input if it cannot decode it; its output until then counts.
    this.#child.stdin.on('error', () => undefined)
    this.#ended = new Promise((resolve) => {
      this.#child.on('close', () => resolve())
      this.#child.on('error', () => resolve())
    })
  }

  decode(packet: Uint8Array): Float32Array {
    this.#child.stdin.write(this.#options.wrap(packet))
    return this.#take()
  }

  async finish(): Promise<Float32Array> {
    this.#child.stdin.end()
    await this.#ended
    return this.#take()
  }

  close(): void {
    this.#child.kill()
  }

  #take(): Float32Array {
    const samples = fromS16le(this.#pending)
    this.#pending = this.#pending.slice(2 * samples.length)
    return samples
  }
}

export const openFfmpegDecoder = (options: FfmpegOptions): PacketDecoder => new FfmpegDecoder(options)

/** Path of ffmpeg on this computer, if it is installed. */
export function findFfmpeg(
  path = process.env['PATH'] ?? '',
  platform = process.platform,
): string | undefined {
  const name = platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
}
