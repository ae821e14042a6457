import type { Bridge } from '../../../core/contract/contract.ts'
import { downloadBlob } from '../../bridge/download.ts'
import { useBridge } from '../../bridge/react.tsx'
import { createDocuments, type Documents } from './documents-store.ts'

/** What was chosen stays while the panel is closed, for as long as the page lives. */
const all = new WeakMap<Bridge, Documents>()

export function useDocuments(): Documents {
  const bridge = useBridge()
  const known = all.get(bridge)
  if (known !== undefined) return known
  const documents = createDocuments({ bridge, newId: () => crypto.randomUUID(), saveFile: downloadBlob })
  all.set(bridge, documents)
  return documents
}
