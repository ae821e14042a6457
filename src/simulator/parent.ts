/** The process that started this one. */
export interface Parent {
  send(message: object): void
  onGone(listener: () => void): void
}

/** The part of an Electron utility process's port to its parent that is used here. */
interface ParentPort {
  postMessage(message: object): void
  once(event: 'close', listener: () => void): void
}

/** Finds the parent, be it Node or Electron. Run by hand, there is none, and what would be told is printed. */
export function connectParent(): Parent {
  const { parentPort } = process as NodeJS.Process & { parentPort?: ParentPort }
  if (parentPort !== undefined)
    return {
      send: (message) => parentPort.postMessage(message),
      onGone: (listener) => parentPort.once('close', listener),
    }
  if (process.send !== undefined)
    return {
      // A parent that has gone meanwhile is told of below; unheard, it would be an uncaught EPIPE here.
      send: (message) => void process.send?.(message, undefined, undefined, () => undefined),
      onGone: (listener) => void process.once('disconnect', listener),
    }
  return {
    send: (message) => void process.stdout.write(`${JSON.stringify(message)}\n`),
    onGone: () => undefined,
  }
}
