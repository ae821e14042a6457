/** Name of the lock that a small caption window holds, and of the channel by which the main page closes it. */
export const SMALL_WINDOW = 'parley-small-window'

/**
 * Lets the main page know of this window, and close it.
 *
 * @returns ends that
 */
export function beSmallWindow(close: () => void): () => void {
  const channel = new BroadcastChannel(SMALL_WINDOW)
  const end = new AbortController()
  const ended = new Promise((resolve) => end.signal.addEventListener('abort', resolve))
  const announce = () => channel.postMessage('open')
  const hold = async () => {
    if (end.signal.aborted) return
    channel.onmessage = ({ data }) => {
      if (data === 'hello') announce()
      if (data === 'close') close()
    }
    announce()
    await ended
  }
  void navigator.locks.request(SMALL_WINDOW, { mode: 'shared' }, hold)
  return () => {
    end.abort()
    channel.close()
  }
}
