import type { Bridge } from '../../core/contract/contract.ts'
import type { Live } from '../features/live/session/live-store.ts'
import { statusOf } from '../features/live/session/status.ts'

/** Reports the status to the host, now and on every change, for the tray. */
export function reportLive(bridge: Bridge, { store }: Pick<Live, 'store'>): void {
  let last = ''
  const tell = () => {
    const state = store.getState()
    const told = { status: statusOf(state), isMuted: state.isMuted }
    const now = JSON.stringify(told)
    if (now === last) return
    last = now
    void bridge.invoke('desktop.reportLive', told)
  }
  store.subscribe(tell)
  tell()
}
