// The storage thread: answers requests from the library and the files beside it, one after the other.
import { parentPort, workerData } from 'node:worker_threads'
import type { LogData } from '../../core/base/log.ts'
import type { MessageFromThread, MessageToThread, ThreadData } from './storage-messages.ts'
import { Store } from './storage-store.ts'

if (parentPort === null) throw new Error('the storage thread is started by its host')
const port = parentPort
const send = (message: MessageFromThread) => port.postMessage(message)
const log = (level: 'info' | 'warn') => (event: string, data?: LogData) =>
  send({ type: 'log', level, event, data })

const { dataFolder, run } = workerData as ThreadData
const store = new Store({
  dataFolder,
  run,
  changed: (change) => send({ type: 'changed', change }),
  log: { info: log('info'), warn: log('warn') },
})

port.on('message', (message: MessageToThread) => void take(message))

async function take(message: MessageToThread): Promise<void> {
  if (message.type === 'close') {
    await store.close()
    // The port is all that keeps the thread alive.
    port.close()
    return
  }
  const { id, name, input, retention } = message
  send({ type: 'answer', id, answer: await store.answer(name, input, retention) })
}
