import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { toKeyText } from '../../../src/main/updates/feed/feed-signature.ts'
import { signingPair } from '../../support/updates/published-release.ts'
import { pack } from './pack.ts'
import { UPDATE_FEED } from './update-feed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folders of the packages of two builds, in folders of different names. */
    builds: readonly [first: string, second: string]
    /** Address and public key of updates of both builds, as variables of the packager. */
    updateEnv: Readonly<Record<string, string>>
    /** The private key, in PEM. */
    updateKey: string
  }
}

let folder: string

/** Builds all packages twice, for all tests here. */
export async function setup({ provide }: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'parley-packages-'))
  const { publicKey, privateKey } = signingPair()
  provide('updateKey', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  const env = { PARLEY_UPDATE_FEED: UPDATE_FEED, PARLEY_UPDATE_KEY: toKeyText(publicKey) }
  provide('updateEnv', env)
  if (process.platform !== 'linux') return provide('builds', ['', ''])
  const builds = [pack(join(folder, 'one'), env), pack(join(folder, 'another'), env)] as const
  // Both have ended before a failure of one removes the folder.
  await Promise.allSettled(builds)
  provide('builds', await Promise.all(builds))
}

export const teardown = (): Promise<void> => rm(folder, { recursive: true })
