import type { Bridge } from '../../../core/contract/contract.ts'
import type { CaptionRelay } from './caption-relay.ts'

/** Passes captions on to the viewers of the caption page. The parts are loaded when there is one. */
export function relayCaptions(bridge: Bridge): void {
  let relay: Promise<CaptionRelay> | undefined
  bridge.subscribe('captionPage.changed', async ({ viewers }) => {
    if (relay === undefined && viewers === 0) return
    relay ??= loadRelay(bridge)
    ;(await relay).viewers = viewers
  })
}

async function loadRelay(bridge: Bridge): Promise<CaptionRelay> {
  const [{ CaptionRelay: Relay }, { openRelayThread: open }] = await Promise.all([
    import('./caption-relay.ts'),
    import('./relay-thread.ts'),
  ])
  return new Relay({
    ticket: () => bridge.invoke('captionPage.publish', {}),
    open,
    after: (ms, run) => void setTimeout(run, ms),
  })
}
