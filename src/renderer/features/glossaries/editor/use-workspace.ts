import type { Bridge } from '../../../../core/contract/contract.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { GLOSSARY_LISTS } from '../../../queries/glossaries-queries.ts'
import { useInvalidate } from '../../../queries/query/use-mutation.ts'
import type { KeeperPorts } from '../keeper.ts'

export const keeperPortsOn = (bridge: Bridge): KeeperPorts => ({
  invoke: (name, input, options) => bridge.invoke(name, input, options),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

export const useKeeperPorts = (): KeeperPorts => keeperPortsOn(useBridge())

/** Returns a function that refetches the list after a change. */
export function useRefreshList(): () => void {
  const invalidate = useInvalidate()
  return () => invalidate(GLOSSARY_LISTS)
}
