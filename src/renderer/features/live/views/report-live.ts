import type { Bridge } from '../../../../core/contract/contract.ts'
import type { Live } from '../session/live.ts'
import { isBusy, statusOf } from '../session/status.ts'

/**
 * Reports the status to the host, now and on every change, for the tray: that of the first view that runs, which is
 * the user's own side, else of the first one. The host's mute is the user's own.
 */
export function reportLive(
  bridge: Bridge,
  lives: readonly [Pick<Live, 'store'>, ...Pick<Live, 'store'>[]],
): void {
  let last = ''
  const send = () => {
    const states = lives.map(({ store }) => store.getState())
    const [own] = lives
    const isMuted = states.some(isBusy) && own.store.getState().isMuted
    const report = { status: statusOf(states.find(isBusy) ?? own.store.getState()), isMuted }
    const now = JSON.stringify(report)
    if (now === last) return
    last = now
    void bridge.invoke('desktop.reportLive', report)
  }
  for (const { store } of lives) store.subscribe(send)
  send()
}
