import type { Log } from '../../../../core/base/log.ts'
import type { Bridge } from '../../../../core/contract/contract.ts'

/**
 * Keeps the display on while a session is live: through the desktop shell, if there is one, and the browser's
 * wake lock. Browsers release the lock when the page is hidden, so it is requested again when the page is
 * visible.
 */
export function createKeepAwake(bridge: Bridge, session: string, log: Log): (isLive: boolean) => void {
  let wanted = false
  let lock: WakeLockSentinel | undefined

  const hold = async () => {
    if (!wanted || lock?.released === false || document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (!wanted) await lock.release()
    } catch (thrown) {
      // A battery saver may refuse; the session continues.
      log.info('the display may turn off', { detail: String(thrown) })
    }
  }
  document.addEventListener('visibilitychange', () => void hold())

  return (isLive) => {
    if (wanted === isLive) return
    wanted = isLive
    void bridge.invoke('host.keepAwake', { session, isLive })
    if (isLive) void hold()
    else void lock?.release()
  }
}
