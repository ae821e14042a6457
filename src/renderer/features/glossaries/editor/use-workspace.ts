import { useStore } from 'zustand'
import type { Bridge } from '../../../../core/contract/contract.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { GLOSSARY_LISTS } from '../../../data/edit-glossaries.ts'
import { useInvalidate } from '../../../data/query/use-mutation.ts'
import type { KeeperPorts } from '../keeper.ts'
import { createWorkspace, type Workspace, type WorkspaceState } from './workspace.ts'

/** One a page: drafts outlive the panel, which is taken down whenever another one is looked at. */
const workspaces = new WeakMap<Bridge, Workspace>()

const portsOn = (bridge: Bridge): KeeperPorts => ({
  invoke: (name, input, options) => bridge.invoke(name, input, options),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

export const useKeeperPorts = (): KeeperPorts => portsOn(useBridge())

export function useWorkspace(): Workspace {
  const bridge = useBridge()
  const known = workspaces.get(bridge)
  if (known !== undefined) return known
  const workspace = createWorkspace(portsOn(bridge))
  workspaces.set(bridge, workspace)
  void guardUnload(bridge, workspace)
  return workspace
}

/** A browser asks before it closes a page with changes that are not saved. The desktop would not close at all. */
async function guardUnload(bridge: Bridge, workspace: Workspace): Promise<void> {
  const info = await bridge.invoke('app.info', {})
  if (!info.ok || info.value.host !== 'webhost') return
  addEventListener('beforeunload', (event) => {
    if (workspace.hasChanges()) event.preventDefault()
  })
}

export const useWorkspaceState = <T>(workspace: Workspace, select: (state: WorkspaceState) => T): T =>
  useStore(workspace.store, select)

/** After a change of what the service has. */
export function useRefreshList(): () => void {
  const invalidate = useInvalidate()
  return () => invalidate(GLOSSARY_LISTS)
}
