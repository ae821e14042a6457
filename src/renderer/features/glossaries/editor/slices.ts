/** Work that can be interrupted between any two of its steps. */
export type Steps<T> = Generator<undefined, T>

/** Where long work gets its time from. */
export interface Slicer {
  /** In milliseconds. */
  readonly now: () => number
  /** Runs in a later task; the returned function calls it off. */
  readonly later: (run: () => void) => () => void
}

/** How long a slice may keep the page from drawing and from hearing a key. */
const SLICE_MS = 8

export const pageSlicer: Slicer = {
  now: () => performance.now(),
  // A timer would wait 4 ms from the fifth slice on, half as long as a slice works.
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
  /** Does all that is left at once. */
  readonly finish: () => void
  readonly cancel: () => void
}

/** Nothing is left to do. */
export const IDLE: Sliced = { finish: () => undefined, cancel: () => undefined }

/** Begins at once, and goes on in later tasks whenever a slice is over; short work is done on return. */
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
