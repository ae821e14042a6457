import { type SimulatorClock, simulatorClock } from '../../../src/simulator/simulator-clock.ts'

/** Speed of the clock. */
const HASTE = 20

/**
 * The clock of a service that translates a document or finishes a job within 50 ms. What ends or repeats something
 * keeps its time.
 */
export const hurriedClock: SimulatorClock = { ...simulatorClock, now: () => performance.now() * HASTE }
