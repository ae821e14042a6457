import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DeepLClient, GlossaryEntries } from 'deepl-node'
import { afterAll, beforeAll } from 'vitest'
import { simulatorClock } from '../../../src/simulator/simulator-clock.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'

/**
 * A clock at 1000 times the normal speed: the official client polls a document or a job every 5 s, and here both are
 * done within milliseconds.
 */
export const hasty = { ...simulatorClock, now: () => performance.now() * 1000 }

interface Opened {
  readonly client: DeepLClient
  readonly simulator: Simulator
  /** A folder for files, empty at first. */
  readonly folder: string
}

/** Provides the tests of a file with the service's official client library, connected to a simulator. */
export function allWithOfficialClient(take: (opened: Opened) => void): void {
  let opened: Opened
  beforeAll(async () => {
    const simulator = await createSimulator({ clock: hasty })
    opened = {
      simulator,
      client: new DeepLClient(simulator.key, { serverUrl: simulator.address }),
      folder: await mkdtemp(join(tmpdir(), 'parley-official-')),
    }
    take(opened)
  })
  afterAll(async () => {
    await opened.simulator.close()
    await rm(opened.folder, { recursive: true, force: true })
  })
}

export const entries = (terms: Record<string, string>): GlossaryEntries =>
  new GlossaryEntries({ entries: terms })
