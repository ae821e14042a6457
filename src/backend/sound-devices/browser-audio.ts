import { readdir, readFile, readlink } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { Caller } from '../../core/base/call.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { SoundReconnection } from '../../core/sound-devices/calls.ts'
import type { SoundTools } from './sound-tools.ts'

/** Chromium's argument for the process that holds the connection to the sound server. */
const AUDIO_SERVICE = '--utility-sub-type=audio.mojom.AudioService'
/** A process that began within this time may not have connected yet. */
const CONNECTING_MS = 1000

const MAX_ANCESTORS = 50

const clientsSchema = z.array(z.object({ properties: z.record(z.string(), z.string()) }))

interface BrowserAudioOptions {
  readonly tools: Pick<SoundTools, 'run'> | undefined
  readonly clock: Pick<Clock, 'now'>
  /** A process of the browser in which a caller's page plays; undefined if the system does not tell. */
  readonly processOf: (caller: Caller) => Promise<number | undefined>
}

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of the program stands before, in parentheses, and may contain anything.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0)
}

const fileOf = (pid: number): Promise<string | undefined> =>
  readlink(`/proc/${pid}/exe`).catch(() => undefined)

/** The first process of a browser, of which any process is known. */
async function rootOf(pid: number): Promise<number> {
  const [parent, file] = [await parentOf(pid), await fileOf(pid)]
  return parent > 1 && file !== undefined && (await fileOf(parent)) === file ? rootOf(parent) : pid
}

async function descendsFrom(pid: number, root: number): Promise<boolean> {
  let current = pid
  for (let i = 0; i < MAX_ANCESTORS && current > 1; i += 1) {
    if (current === root) return true
    current = await parentOf(current)
  }
  return false
}

/** Chromium's audio process in the browser to which a process belongs; undefined if none runs. */
export async function findAudioProcess(browser: number): Promise<number | undefined> {
  const root = await rootOf(browser)
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (line.split(/[\0 ]/).includes(AUDIO_SERVICE) && (await descendsFrom(Number(name), root)))
      return Number(name)
  }
  return undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema refuses it.
    return undefined
  }
}

/** Whether Chromium's connection for devices and recordings is among the clients of the server, or may be. */
function mayBeConnected(clients: string, pid: number): boolean {
  const parsed = clientsSchema.safeParse(parseJson(clients))
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
 * Connects the browser of a page to the sound server again. Chromium connects once, when its audio process starts: after
 * a restart of the server it finds no device until that process is ended, and starts it anew for the next device.
 */
export function createBrowserAudio({ tools, clock, processOf }: BrowserAudioOptions) {
  const endedAt = new Map<number, number>()
  return async (caller: Caller): Promise<SoundReconnection> => {
    const clients = await tools?.run('pactl', ['--format=json', 'list', 'clients'])
    if (clients === undefined) return 'unsupported'
    if (!clients.ok) return clients.error.reason === 'tools-missing' ? 'unsupported' : 'no-server'
    const browser = await processOf(caller)
    if (browser === undefined) return 'unsupported'
    const audio = await findAudioProcess(browser)
    if (audio === undefined || mayBeConnected(clients.value, audio)) return 'connected'
    const root = await rootOf(browser)
    if (clock.now() - (endedAt.get(root) ?? Number.NEGATIVE_INFINITY) < CONNECTING_MS) return 'connected'
    endedAt.set(root, clock.now())
    process.kill(audio, 'SIGKILL')
    return 'reconnected'
  }
}
