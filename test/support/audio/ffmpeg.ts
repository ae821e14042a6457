import { spawn } from 'node:child_process'

/** Runs ffmpeg; rejects with its error output if it fails or is not installed. */
export function ffmpeg(args: readonly string[], input?: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const out: Buffer[] = []
    let words = ''
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => {
      words += chunk.toString()
    })
    // ffmpeg closes stdin once it has read enough; its exit code says whether it succeeded.
    child.stdin.on('error', () => undefined)
    child.on('error', (thrown) => reject(new Error(`ffmpeg is needed: ${thrown.message}`)))
    child.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(out)) : reject(new Error(`ffmpeg: ${words}`)),
    )
    child.stdin.end(input)
  })
}

/**
 * Decodes audio to mono samples.
 *
 * @param args input arguments for ffmpeg, such as `['-i', path]`
 * @param rate sample rate of the result, in Hz
 */
export async function decodeSound(
  args: readonly string[],
  rate: number,
  input?: Uint8Array,
): Promise<Float32Array> {
  const bytes = await ffmpeg([...args, '-f', 'f32le', '-ac', '1', '-ar', String(rate), 'pipe:1'], input)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.byteLength & ~3)))
}
