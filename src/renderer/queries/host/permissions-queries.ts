import { useEffect, useState } from 'react'
import type { MicrophoneAccess } from '../../../core/desktop/desktop-calls.ts'
import { useAppInfo } from '../app.ts'
import { createCallHook } from '../query/use-call.ts'
import { createMutationHook } from '../query/use-mutation.ts'

/** Permissions that the system gives the desktop app. */
export const usePermissions = createCallHook('permissions.get', {
  accountIndependent: true,
  eventSetsQuery: 'permissions.changed',
})

export const useOpenPermissionSettings = createMutationHook('permissions.openSettings')

const ACCESS: { readonly [S in PermissionState]: MicrophoneAccess } = {
  granted: 'granted',
  prompt: 'undecided',
  denied: 'denied',
}

/** Whether the browser lets this page use the microphone; undefined if it does not tell. */
function usePagePermission(): MicrophoneAccess | undefined {
  const [access, setAccess] = useState<MicrophoneAccess | undefined>(undefined)
  useEffect(() => {
    const end = new AbortController()
    const follow = async () => {
      const permission = await navigator.permissions.query({ name: 'microphone' })
      const take = () => setAccess(ACCESS[permission.state])
      if (end.signal.aborted) return
      take()
      permission.addEventListener('change', take, { signal: end.signal })
    }
    // Not every browser tells.
    follow().catch(() => undefined)
    return () => end.abort()
  }, [])
  return access
}

/** Whether the microphone may be used: as the system says to the desktop app, or the browser to its page. */
export function useMicrophoneAccess(): MicrophoneAccess | undefined {
  const isDesktop = useAppInfo().data?.host === 'electron'
  const told = usePermissions({}, { enabled: isDesktop })
  const page = usePagePermission()
  return isDesktop ? told.data?.microphone : page
}
