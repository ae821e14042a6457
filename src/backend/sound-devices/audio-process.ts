import * as z from 'zod/mini'
import type { Clock } from '../../core/base/clock.ts'
import type { SoundReconnection } from '../../core/product/sound-devices/sound-devices-calls.ts'
import { parseStoredJson } from '../library/stored-values.ts'
import type { SoundTools } from './sound-tools.ts'

/** A process that began within this time may not have connected yet. */
const CONNECTING_MS = 1000

const clientsSchema = z.array(z.object({ properties: z.record(z.string(), z.string()) }))

interface AudioProcessOptions {
  readonly tools: Pick<SoundTools, 'run'> | undefined
  readonly clock: Pick<Clock, 'now'>
  /** The process of this app that plays and records for its pages; undefined while there is none. */
  readonly audioProcess: () => number | undefined
}

/** Whether Chromium's connection for devices and recordings is among the clients of the server, or may be. */
function mayBeConnected(clients: string, pid: number): boolean {
  const parsed = clientsSchema.safeParse(parseStoredJson(clients))
  return (
    !parsed.success ||
    parsed.data.some(
      ({ properties }) =>
        properties['application.process.id'] === String(pid) &&
        // Each stream that is played has a connection of its own.
        properties['application.name']?.endsWith(' input'),
    )
  )
}

/**
 * Connects the pages of this app to the sound server again. Chromium connects once, when its audio process starts: after
 * a restart of the server it finds no device until that process is ended, and starts it anew for the next device. The
 * processes of a browser are its user's: they are left alone.
 */
export function createReconnection({ tools, clock, audioProcess }: AudioProcessOptions) {
  let endedAt = Number.NEGATIVE_INFINITY
  return async (): Promise<SoundReconnection> => {
    const clients = await tools?.run('pactl', ['--format=json', 'list', 'clients'])
    if (clients === undefined) return 'unsupported'
    if (!clients.ok) return clients.error.reason === 'tools-missing' ? 'unsupported' : 'no-server'
    const audio = audioProcess()
    if (audio === undefined || mayBeConnected(clients.value, audio)) return 'connected'
    if (clock.now() - endedAt < CONNECTING_MS) return 'connected'
    endedAt = clock.now()
    process.kill(audio, 'SIGKILL')
    return 'reconnected'
  }
}
