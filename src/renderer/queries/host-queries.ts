import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { MicrophoneAccess } from '../../core/product/desktop/desktop-calls.ts'
import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** Version, platform and kind of the host that this page belongs to. */
export const useAppInfo = createCallHook('app.info', { accountIndependent: true })

export const useShortcuts = createCallHook('shortcuts.get', {
  accountIndependent: true,
  invalidatedByEvent: ['settings.changed'],
})

export const useRecordShortcut = createMutationHook('shortcuts.record')

export const useOverlayState = createCallHook('overlay.get', { accountIndependent: true })

export const useResizeOverlay = createMutationHook('overlay.resize')

export const useHoldPointer = createMutationHook('overlay.holdPointer')

export const useStartup = createCallHook('startup.get', { accountIndependent: true })

export const useSetStartup = createMutationHook('startup.set', { setsQuery: 'startup.get' })

export const useOpenDesktop = createMutationHook('desktop.open')

/** Updates of the desktop app; other hosts have none. */
export const useUpdates = createCallHook('updates.get', {
  accountIndependent: true,
  eventSetsQuery: 'updates.changed',
})

export const useCheckForUpdates = createMutationHook('updates.check', { setsQuery: 'updates.get' })

export const useInstallUpdate = createMutationHook('updates.install', { setsQuery: 'updates.get' })

export const useDataFolder = createCallHook('data.folder', { accountIndependent: true })

export const useOpenDataFolder = createMutationHook('data.openFolder')

export const useOpenSavedFolder = createMutationHook('file.openFolder')

export const useEraseAll = createMutationHook('data.erase')

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

/** Whether the browser lets this page use the microphone. Not every browser tells. */
const usePagePermission = () =>
  useQuery({
    queryKey: ['page.microphone'],
    queryFn: () => navigator.permissions.query({ name: 'microphone' }),
    meta: { accountIndependent: true },
  })

/** Whether the microphone may be used: as the system says to the desktop app, or the browser to its page. */
export function useMicrophoneAccessState() {
  const info = useAppInfo()
  const isDesktop = info.data?.host === 'electron'
  const told = usePermissions({}, { enabled: isDesktop })
  const { data: permission, isPending } = usePagePermission()
  const subscribe = useCallback(
    (onChange: () => void) => {
      permission?.addEventListener('change', onChange)
      return () => permission?.removeEventListener('change', onChange)
    },
    [permission],
  )
  const state = useSyncExternalStore(subscribe, () => permission?.state)
  if (isDesktop)
    return {
      access: told.data?.microphone,
      isPending: told.data === undefined && told.error === undefined,
    }
  return {
    access: state && ACCESS[state],
    isPending: isPending || (info.data === undefined && info.error === undefined),
  }
}

export const useMicrophoneAccess = (): MicrophoneAccess | undefined => useMicrophoneAccessState().access

/** Virtual sound devices that the host has created. */
export const useSoundDevices = createCallHook('soundDevices.get', {
  accountIndependent: true,
  eventSetsQuery: 'soundDevices.changed',
})

export const useSetParleyMicrophone = createMutationHook('soundDevices.setMicrophone', {
  setsQuery: 'soundDevices.get',
})

/** Programs begin and stop playing without an event. */
export const usePrograms = createCallHook('soundDevices.programs', { accountIndependent: true, staleTime: 0 })

/** Headphones are plugged in and pulled out without an event. */
export const useDefaultOutput = createCallHook('soundDevices.output', {
  accountIndependent: true,
  staleTime: 0,
  refetchInterval: 5000,
})

export const useCaptureProgram = createMutationHook('soundDevices.capture', { setsQuery: 'soundDevices.get' })
