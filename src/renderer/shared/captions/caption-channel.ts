import {
  CAPTION_CHANNEL,
  CAPTION_HELLO,
  type CaptionPublication,
  captionLock,
  HELLO_EVERY_MS,
  isBegun,
  parsePublication,
} from '../../../core/captions/publication.ts'

interface CaptionListener {
  readonly published: (publication: CaptionPublication) => void
  /** The engine of a run is gone, whether it ended, its page was closed, or it crashed. */
  readonly over: (run: string) => void
}

/** Number of runs whose end is awaited at a time: more than two sides in a few pages are no session. */
const MAX_RUNS = 16

/**
 * Receives the captions of all sessions of this app, straight from their engine workers. What does not fit is ignored.
 *
 * @returns stops listening
 */
export function listenToCaptions({ published, over }: CaptionListener): () => void {
  const channel = new BroadcastChannel(CAPTION_CHANNEL)
  const end = new AbortController()
  const runs = new Set<string>()
  const hello = () => channel.postMessage(CAPTION_HELLO)

  const awaitEnd = async (run: string) => {
    // The lock is granted when its engine no longer holds it.
    await navigator.locks.request(captionLock(run), { mode: 'shared', signal: end.signal }, () => undefined)
    runs.delete(run)
    over(run)
    // Another session may have waited for this one.
    hello()
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isBegun(data)) return hello()
    const publication = parsePublication(data)
    if (publication === undefined) return undefined
    const { run } = publication
    if (!runs.has(run)) {
      if (runs.size === MAX_RUNS) return undefined
      runs.add(run)
      awaitEnd(run).catch((thrown: unknown) => {
        if (!end.signal.aborted) throw thrown
      })
    }
    return published(publication)
  }
  const timer = setInterval(hello, HELLO_EVERY_MS)
  hello()
  return () => {
    clearInterval(timer)
    end.abort()
    channel.close()
  }
}
