/** Work that can be interrupted between any two of its steps. */
export type Steps<T> = Generator<undefined, T>

/** Clock and scheduler of long work. */
export interface Slicer {
  /** In milliseconds. */
  readonly now: () => number
  /** Runs in a later task; the returned function cancels it. */
  readonly later: (run: () => void) => () => void
}

/** Longest slice that may delay rendering and key handling. */
const SLICE_MS = 8

export const pageSlicer: Slicer = {
  now: () => performance.now(),
  // Not a timer: from the fifth slice on, it would wait 4 ms, half as long as a slice.
  later: (run) => {
    const { port1, port2 } = new MessageChannel()
    const close = () => port1.close()
    port1.onmessage = () => {
      close()
      run()
    }
    port2.postMessage(undefined)
    return close
  },
}

export interface Sliced {
  /** Finishes the remaining work at once. */
  readonly finish: () => void
  readonly cancel: () => void
}

/** No work left. */
export const IDLE: Sliced = { finish: () => undefined, cancel: () => undefined }

/** Starts at once and continues in later tasks when a slice is over; short work is finished on return. */
export function runInSlices<T>(work: Steps<T>, slicer: Slicer, done: (value: T) => void): Sliced {
  let cancel: (() => void) | undefined
  let isOver = false
  const run = (ms: number) => {
    const end = slicer.now() + ms
    let step = work.next()
    while (step.done !== true && slicer.now() < end) step = work.next()
    if (step.done === true) {
      isOver = true
      done(step.value)
    } else cancel = slicer.later(() => run(SLICE_MS))
  }
  run(SLICE_MS)
  return {
    finish: () => {
      cancel?.()
      if (!isOver) run(Number.POSITIVE_INFINITY)
    },
    cancel: () => {
      cancel?.()
      isOver = true
    },
  }
}
