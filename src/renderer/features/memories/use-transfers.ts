import type { Bridge } from '../../../core/contract/contract.ts'
import { download } from '../../bridge/download.ts'
import { useBridge, useRefresh } from '../../bridge/react.tsx'
import { createTransfers, type Transfers } from './transfers.ts'

/** Transfers continue while the panel is closed, for the lifetime of the page. */
const all = new WeakMap<Bridge, Transfers>()

export function useTransfers(): Transfers {
  const bridge = useBridge()
  const refresh = useRefresh()
  const known = all.get(bridge)
  if (known !== undefined) return known
  const transfers = createTransfers({
    bridge,
    isDesktop: async () => {
      const info = await bridge.invoke('app.info', {})
      return info.ok && info.value.host === 'electron'
    },
    saveFile: (name, content) => download(name, content.type, content),
    imported: () => refresh('memory.list'),
  })
  bridge.subscribe('service.changed', transfers.forget)
  all.set(bridge, transfers)
  return transfers
}
