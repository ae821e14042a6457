import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

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
