import type { Bridge } from '../../core/contract/contract.ts'

const PAGE = 'quick.html'

/** Opens the quick window, or in a browser its tab. An existing tab is reused and keeps its text. */
export async function openQuick(bridge: Bridge): Promise<void> {
  const info = await bridge.invoke('app.info', {})
  if (info.ok && info.value.host === 'electron') {
    await bridge.invoke('quick.open', {})
    return
  }
  // A tab opened by this page receives a copy of its session storage, and with it the session secret.
  const tab = window.open('', 'parley-quick')
  if (tab === null) return
  if (!tab.location.pathname.endsWith(PAGE)) tab.location.href = new URL(PAGE, location.href).href
  tab.focus()
}
