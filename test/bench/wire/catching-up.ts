import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../../scripts/commands.ts'
import { ffmpeg } from '../../support/audio/ffmpeg.ts'
import type { Figure } from '../figures.ts'
import { byTurns, measureEngine, noiseFile } from './capture-to-wire.ts'

/** Maximum latency of live speech while missing speech is translated, as a multiple of that without. */
const MAX_RATIO = 1.1
/** Loops of the recording: at the pace of catching up, more than a measurement. */
const LOOPS = '9'

/** Starts a host that translates missing speech. @returns once it sends */
async function startSpeaker(file: string): Promise<ChildProcess> {
  const host = spawn(process.execPath, [join(import.meta.dirname, 'late-speaker.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([
    once(host.stdout, 'data'),
    once(host, 'exit').then(() => Promise.reject(new Error('the host that catches up has ended'))),
  ])
  return host
}

/** Latency of live speech while a host translates the missing speech of an outage beside it. */
export async function measureCatchingUp(): Promise<Figure[]> {
  const microphone = await noiseFile()
  const missing = join(root, '.parley-test', 'recordings', 'missing.opus')
  await ffmpeg(['-y', '-stream_loop', LOOPS, '-i', microphone, '-ac', '1', '-c:a', 'libopus', missing])
  const [usual, late] = await byTurns(microphone, async () => {
    const host = await startSpeaker(missing)
    const measured = await measureEngine(microphone)
    if (!host.kill()) throw new Error('catching up has ended before the measurement')
    return measured
  })
  return [
    {
      name: 'capture to wire, page free and missing speech caught up, p95',
      value: late,
      unit: 'ms',
      baseline: usual,
      target: Math.round(usual * MAX_RATIO * 10) / 10,
    },
  ]
}
