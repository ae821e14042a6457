import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { pack } from './pack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folders of the packages of two builds, in folders of different names. */
    builds: readonly [first: string, second: string]
  }
}

let folder: string

/** Builds all packages twice, for all tests here. */
export async function setup({ provide }: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'parley-packages-'))
  if (process.platform !== 'linux') return provide('builds', ['', ''])
  const builds = [pack(join(folder, 'one')), pack(join(folder, 'another'))] as const
  // Both have ended before a failure of one removes the folder.
  await Promise.allSettled(builds)
  provide('builds', await Promise.all(builds))
}

export const teardown = (): Promise<void> => rm(folder, { recursive: true })
