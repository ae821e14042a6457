// Reads one recording in a container. What a few bytes of it become is decided by whoever made it: the thread has limits.
import { fstat, read } from 'node:fs'
import { promisify } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { type RecordedPacket, UnreadableRecording } from '../../core/media/media-recording.ts'
import type { FromContainerThread, ToContainerThread } from './container-messages.ts'
import { openContainerRecording } from './container-recording.ts'

if (parentPort === null) throw new Error('a recording is read in a thread of its own')
const port = parentPort
const [readAt, stat] = [promisify(read), promisify(fstat)]
/** Descriptor of the file, which the process has opened. */
const fd = workerData as number

let parts: AsyncGenerator<Float32Array<ArrayBuffer> | RecordedPacket> | undefined

async function answerTo(request: ToContainerThread): Promise<FromContainerThread> {
  if (request === 'next') return { type: 'next', part: (await parts?.next())?.value }
  const recording = await openContainerRecording({
    read: (buffer, offset, length, position) => readAt(fd, buffer, offset, length, position),
    stat: () => stat(fd),
  })
  if (recording.type === 'samples') {
    const { type, rate, samples } = recording
    parts = samples
    return { type: 'opened', head: { type, rate } }
  }
  const { type, track, packets } = recording
  parts = packets
  return { type: 'opened', head: { type, track } }
}

port.on('message', async (request: ToContainerThread) => {
  const answer = await answerTo(request).catch((thrown: unknown): FromContainerThread => {
    if (!(thrown instanceof UnreadableRecording)) throw thrown
    return { type: 'failed', reason: thrown.message }
  })
  port.postMessage(answer)
})
