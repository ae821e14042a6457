import { useStore } from 'zustand'
import type { Bridge } from '../../../../core/contract/contract.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { GLOSSARY_LISTS } from '../../../data/edit-glossaries.ts'
import { useInvalidate } from '../../../data/query/use-mutation.ts'
import type { KeeperPorts } from '../keeper.ts'
import type { Workspace, WorkspaceState } from './workspace.ts'

export const keeperPortsOn = (bridge: Bridge): KeeperPorts => ({
  invoke: (name, input, options) => bridge.invoke(name, input, options),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

export const useKeeperPorts = (): KeeperPorts => keeperPortsOn(useBridge())

export const useWorkspaceState = <T>(workspace: Workspace, select: (state: WorkspaceState) => T): T =>
  useStore(workspace.store, select)

/** Returns a function that refetches the list after a change. */
export function useRefreshList(): () => void {
  const invalidate = useInvalidate()
  return () => invalidate(GLOSSARY_LISTS)
}
