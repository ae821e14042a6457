import { download } from '../../bridge/download.ts'
import type { StorePorts } from '../../data/stores.ts'
import { createTransfers, type Transfers } from './transfers.ts'

/** Transfers continue while the panel is closed, for the lifetime of the page. */
export function createMemoryTransfers({ bridge, invalidate }: StorePorts): Transfers {
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
  return transfers
}
