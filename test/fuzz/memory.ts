import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Memory in use, in MB, after garbage collection: buffers are freed shortly after their owners. */
export async function usedMb(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collect()
    await setTimeout(20)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1_000_000
}
