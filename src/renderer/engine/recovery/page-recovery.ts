import type { Result } from '../../../core/base/result.ts'
import type { SoundReconnection } from '../../../core/product/sound-devices/sound-devices-calls.ts'
import { listAudioDevices, watchAudioDevices } from '../capture/microphone.ts'
import { SoundRecovery } from './sound-recovery.ts'

interface HostSound {
  readonly reconnect: () => Promise<Result<{ readonly result: SoundReconnection }>>
  /** Calls back when the host has made or lost devices. Returns a function that ends it. */
  readonly watch: (changed: () => void) => () => void
}

/** The recovery of a page's sound, by the devices of its browser and with the help of its host. */
export const createPageRecovery = (host: HostSound): SoundRecovery =>
  new SoundRecovery({
    clock: {
      after: (ms, run) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    },
    random: Math.random,
    hasDevices: async () => {
      const listed = await listAudioDevices()
      return listed.ok && listed.value.microphones.length + listed.value.speakers.length > 0
    },
    reconnect: async () => {
      const answer = await host.reconnect()
      return answer.ok ? answer.value.result : 'unsupported'
    },
    watch: (changed) => {
      const ends = [watchAudioDevices(changed), host.watch(changed)]
      return () => {
        for (const end of ends) end()
      }
    },
  })
