import type { Bridge } from '../../../core/contract/contract.ts'
import { download } from '../../bridge/download.ts'
import { useBridge } from '../../bridge/react.tsx'
import { useInvalidate } from '../../data/query/use-mutation.ts'
import { createTransfers, type Transfers } from './transfers.ts'

/** Transfers continue while the panel is closed, for the lifetime of the page. */
const all = new WeakMap<Bridge, Transfers>()

export function useTransfers(): Transfers {
  const bridge = useBridge()
  const invalidate = useInvalidate()
  const known = all.get(bridge)
  if (known !== undefined) return known
  const transfers = createTransfers({
    bridge,
    isDesktop: async () => {
      const info = await bridge.invoke('app.info', {})
      return info.ok && info.value.host === 'electron'
    },
    saveFile: (name, content) => download(name, content.type, content),
    imported: () => invalidate(['memory.list']),
  })
  bridge.subscribe('service.changed', transfers.forget)
  all.set(bridge, transfers)
  return transfers
}
