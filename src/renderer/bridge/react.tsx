import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Bridge } from '../../core/contract/contract.ts'
import type { Host } from './host.ts'
import type { HostState } from './transport.ts'

const HostContext = createContext<Host | undefined>(undefined)

export function HostProvider({ host, children }: { readonly host: Host; readonly children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}

function useHost(): Host {
  const host = use(HostContext)
  if (host === undefined) throw new Error('there is no HostProvider around this')
  return host
}

export const useBridge = (): Bridge => useHost().bridge

export function useHostState(): HostState {
  const { transport } = useHost()
  return useSyncExternalStore(
    (changed) => transport.onState(changed),
    () => transport.state,
  )
}
