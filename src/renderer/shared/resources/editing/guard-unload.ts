import type { Bridge } from '../../../../core/contract/contract.ts'

/** A browser asks before it closes a page with unsaved changes. The desktop would not close at all. */
export async function guardUnload(bridge: Bridge, hasChanges: () => boolean): Promise<void> {
  const info = await bridge.invoke('app.info', {})
  if (!info.ok || info.value.host !== 'webhost') return
  addEventListener('beforeunload', (event) => {
    if (hasChanges()) event.preventDefault()
  })
}
