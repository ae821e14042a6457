import { DeepLClient, GlossaryEntries } from 'deepl-node'
import { systemClock } from '../../src/simulator/clock.ts'
import { createSimulator, type Simulator } from '../../src/simulator/server.ts'

/** The official client asks for a document or a job every 5 s; here, either is done in a few milliseconds. */
export const hasty = { ...systemClock, now: () => performance.now() * 1000 }

/** The service's own client library, and a simulator that it takes for the service. */
export async function openOfficialClient(): Promise<{ client: DeepLClient; simulator: Simulator }> {
  const simulator = await createSimulator({ clock: hasty })
  return { simulator, client: new DeepLClient(simulator.key, { serverUrl: simulator.address }) }
}

export const entries = (terms: Record<string, string>): GlossaryEntries =>
  new GlossaryEntries({ entries: terms })
