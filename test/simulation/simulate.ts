import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findResourceFolder } from '../../src/simulator/find-resource-folder.ts'
import { ClipLibrary } from '../../src/simulator/script/clip-library.ts'
import type { Outcome } from './outcome.ts'
import type { Plan } from './plan.ts'
import { SimulatedWorld } from './simulated-world.ts'
import { enter } from './world/take-over.ts'

/** A folder in memory, where the system has one. */
const memoryFolder = (): string => (existsSync('/dev/shm') ? '/dev/shm' : tmpdir())

/** Prepares what runs share. Call it before any run. */
export async function openClips(): Promise<ClipLibrary> {
  const library = await ClipLibrary.open(findResourceFolder())
  await library.prepare(['en', 'de', 'fr', 'it'])
  return library
}

/**
 * Runs a plan to its end: the app's page with one voice or both sides of a meeting, its host with backend and library, and
 * the demo service, in this process, on virtual time. The process must have been taken over.
 */
export async function simulate(plan: Plan, isTraceKept = false): Promise<Outcome> {
  const root = mkdtempSync(join(memoryFolder(), 'parley-simulation-'))
  try {
    const world = await SimulatedWorld.open(plan, root, isTraceKept)
    return await world.run()
  } finally {
    enter(undefined)
    rmSync(root, { recursive: true, force: true })
  }
}
