import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { fromKeyText } from './feed/feed-signature.ts'

/** Part of package.json that the packager adds to a build that updates itself (scripts/updates/electron-updates.config.ts). */
const packageSchema = z.object({
  homepage: z.optional(z.httpUrl()),
  updates: z.optional(z.object({ feed: z.string(), publicKey: z.string() })),
})

export interface UpdateConfig {
  /** Folder of the feed, with a slash at its end. */
  readonly folder: URL
  readonly publicKey: KeyObject
  readonly downloadPage: string | undefined
}

/**
 * Reads the address of the feed and the key that it is signed with from the package. They lie in its archive, whose
 * integrity the program checks.
 *
 * @returns undefined for a build that does not update itself
 * @throws if the package was built wrongly
 */
export async function readUpdateConfig(appPath: string): Promise<UpdateConfig | undefined> {
  const content: unknown = JSON.parse(await readFile(join(appPath, 'package.json'), 'utf8'))
  const { updates, homepage } = packageSchema.parse(content)
  if (updates === undefined) return undefined
  return {
    folder: feedFolder(updates.feed),
    publicKey: fromKeyText(updates.publicKey),
    downloadPage: homepage,
  }
}

/** @throws if it is not an address that may be asked for updates */
export function feedFolder(address: string): URL {
  const folder = new URL(address.endsWith('/') ? address : `${address}/`)
  const { protocol, username, password, search, hash } = folder
  if (protocol !== 'https:' || username + password + search + hash !== '')
    throw new TypeError(`the address of the feed is not a plain https address: ${folder.origin}`)
  return folder
}
