import type { StorePorts } from '../../../data/stores.ts'
import { keeperPortsOn } from './use-workspace.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** One a page: drafts outlive the panel, which is taken down whenever another one is looked at. */
export function createGlossaryWorkspace({ bridge }: StorePorts): Workspace {
  const workspace = createWorkspace(keeperPortsOn(bridge))
  const guardUnload = async () => {
    const info = await bridge.invoke('app.info', {})
    // A browser asks before it closes a page with changes that are not saved. The desktop would not close at all.
    if (!info.ok || info.value.host !== 'webhost') return
    addEventListener('beforeunload', (event) => {
      if (workspace.hasChanges()) event.preventDefault()
    })
  }
  void guardUnload()
  return workspace
}
