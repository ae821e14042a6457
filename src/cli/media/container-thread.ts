import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import {
  type MediaRecording,
  type RecordedPacket,
  UnreadableRecording,
} from '../../core/media/media-recording.ts'
import type { FromContainerThread, ToContainerThread } from './container-messages.ts'
import type { RecordingInput } from './recording-input.ts'

/** Several times what the index of a day of speech takes. */
const MAX_HEAP_MB = 512
/** Time in which a recording is opened, and in which its next part is read. */
const ANSWER_LIMIT_MS = 20_000

type Answer = Exclude<FromContainerThread, { type: 'failed' }>

/**
 * Opens a recording in a container, which is read in a thread of its own.
 *
 * @param script of the thread: the source, or its bundle
 */
export async function openInThread(input: RecordingInput, script: string): Promise<MediaRecording> {
  const { fd } = await input.whole()
  const resourceLimits = { maxOldGenerationSizeMb: MAX_HEAP_MB }
  const worker = new Worker(script, { workerData: fd, resourceLimits })
  // The answer that is waited for tells it.
  worker.on('error', () => undefined)
  const close = async () => {
    await worker.terminate()
    await input.close()
  }
  try {
    const opened = await ask(worker, 'open')
    if (opened.type !== 'opened') throw new TypeError(`the thread answers with ${opened.type}`)
    const { head } = opened
    return head.type === 'samples'
      ? { ...head, samples: partsOf<Float32Array<ArrayBuffer>>(worker, close), close }
      : { ...head, packets: partsOf<RecordedPacket>(worker, close), close }
  } catch (thrown) {
    await close()
    throw thrown
  }
}

async function* partsOf<T>(worker: Worker, close: () => Promise<void>): AsyncGenerator<T> {
  try {
    for (;;) {
      const answer = await ask(worker, 'next')
      if (answer.type !== 'next' || answer.part === undefined) return
      // The type of the parts follows from that of the recording.
      yield answer.part as T
    }
  } finally {
    await close()
  }
}

async function ask(worker: Worker, request: ToContainerThread): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
  worker.postMessage(request)
  const [answer] = (await once(worker, 'message', { signal }).catch((thrown: unknown) => {
    if (signal.aborted) throw new UnreadableRecording('it takes too long to read', { cause: thrown })
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new UnreadableRecording('it takes more memory than a recording does', { cause: thrown })
    throw thrown
  })) as [FromContainerThread]
  if (answer.type === 'failed') throw new UnreadableRecording(answer.reason)
  return answer
}
