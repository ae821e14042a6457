import { vi } from 'vitest'

/** Waits until `check` no longer throws. Its limit ends a test that hangs: a busy computer takes its time. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000 })
