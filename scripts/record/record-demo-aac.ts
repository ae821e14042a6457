/**
 * Converts the demo service's clips to AAC, next to their Opus originals under resources/demo/clips: AAC is the only
 * format that the demo service cannot encode itself. Needs ffmpeg.
 *
 *     node scripts/record/record-demo-aac.ts
 *
 * The result is committed, so this is run again only after scripts/record/record-demo-clips.ts.
 */
import { execFile } from 'node:child_process'
import { glob } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../commands.ts'

const CLIPS = join(root, 'resources/demo/clips')
/** Half of the service's bit rate: enough for a synthetic voice, and the clips stay small. */
const BIT_RATE = '32k'
const RATE = '24000'

async function record(path: string): Promise<void> {
  const codec = ['-ac', '1', '-ar', RATE, '-c:a', 'aac', '-b:a', BIT_RATE]
  const reproducible = ['-map_metadata', '-1', '-flags', '+bitexact', '-fflags', '+bitexact']
  const output = ['-f', 'adts', path.replace(/\.opus$/, '.aac')]
  const args = ['-v', 'error', '-y', '-i', path, ...codec, ...reproducible, ...output]
  await promisify(execFile)('ffmpeg', args)
}

const waiting: string[] = []
for await (const path of glob(join(CLIPS, '*/*.opus'))) waiting.push(path)
const count = waiting.length

async function work(): Promise<void> {
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await record(next)
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
console.log(`recorded ${count} clips`)
