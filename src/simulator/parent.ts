import { parentPort as parentThread } from 'node:worker_threads'

/** The process or thread that started this one. */
export interface Parent {
  send(message: object): void
  onGone(listener: () => void): void
}

/** The part of an Electron utility process's port to its parent that is used here. */
interface ParentPort {
  postMessage(message: object): void
  once(event: 'close', listener: () => void): void
}

/**
 * Connects to the parent, a process of Node or Electron or a thread. Without one, as when run manually, messages are
 * printed.
 */
export function connectParent(): Parent {
  const { parentPort } = process as NodeJS.Process & { parentPort?: ParentPort }
  if (parentPort !== undefined)
    return {
      send: (message) => parentPort.postMessage(message),
      onGone: (listener) => parentPort.once('close', listener),
    }
  if (parentThread !== null) {
    const thread = parentThread
    // A thread ends with its process.
    return { send: (message) => thread.postMessage(message), onGone: () => undefined }
  }
  if (process.send !== undefined)
    return {
      // A parent that has exited is handled below; without a callback this would be an uncaught EPIPE.
      send: (message) => void process.send?.(message, undefined, undefined, () => undefined),
      onGone: (listener) => void process.once('disconnect', listener),
    }
  return {
    send: (message) => void process.stdout.write(`${JSON.stringify(message)}\n`),
    onGone: () => undefined,
  }
}
