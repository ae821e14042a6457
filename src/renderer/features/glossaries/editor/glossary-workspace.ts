import type { StorePorts } from '../../../data/stores.ts'
import { keeperPortsOn } from './use-workspace.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** The workspace of the page: drafts outlive the panel, which is unmounted when another one is opened. */
export function createGlossaryWorkspace({ bridge }: StorePorts): Workspace {
  const workspace = createWorkspace(keeperPortsOn(bridge))
  const guardUnload = async () => {
    const info = await bridge.invoke('app.info', {})
    // A browser asks before it closes a page with unsaved changes. The desktop would not close at all.
    if (!info.ok || info.value.host !== 'webhost') return
    addEventListener('beforeunload', (event) => {
      if (workspace.hasChanges()) event.preventDefault()
    })
  }
  void guardUnload()
  return workspace
}
