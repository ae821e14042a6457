import { setTimeout as wait } from 'node:timers/promises'

const LOOK_EACH_MS = 20

/** Looks again and again until there is something to see. It has no limit: the test around it has one. */
export async function until<T>(look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const seen = await look()
    if (seen !== undefined) return seen
    await wait(LOOK_EACH_MS)
  }
}
