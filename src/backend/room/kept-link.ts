import * as z from 'zod/mini'
import { roomEnds } from '../../core/audience/room/room-calls.ts'
import { CODE_LENGTH } from '../../core/audience/room/room-seal.ts'
import { parseJson } from '../../core/base/formats/json.ts'
import type { KeyProtection, SecretStore } from '../accounts/secret-store.ts'

const linkSchema = z.object({
  code: z.string().check(z.length(CODE_LENGTH)),
  /** Address of this computer in the network that the user picked. */
  address: z.ipv4(),
  /** The port that the link goes to; 0 for any that is free. */
  port: z.int().check(z.gte(0), z.lte(65_535)),
  end: z.enum(roomEnds),
  /** Milliseconds since 1970; omitted if it has no end of its own. */
  endsAt: z.optional(z.number()),
  /** How often Parley was started since the link was made. */
  run: z.int().check(z.gte(0), z.lt(2 ** 20)),
})
export type RoomLink = z.output<typeof linkSchema>

const ID = 'room-link'

/** The link of a room, kept where the keys of accounts are: its code opens what is said. */
export class KeptLink {
  readonly #secrets: SecretStore

  constructor(secrets: SecretStore) {
    this.#secrets = secrets
  }

  /**
   * Counts another run. That is stored before a reader gets one of its numbers, which would come again otherwise.
   *
   * @returns undefined without a link, or with one that another version wrote
   */
  async next(): Promise<RoomLink | undefined> {
    const stored = await this.#secrets.get(ID)
    const json = stored && parseJson(stored.value)
    const link = json?.ok ? z.safeParse(linkSchema, json.value).data : undefined
    if (link === undefined) return undefined
    const next = { ...link, run: link.run + 1 }
    await this.write(next)
    return next
  }

  write(link: RoomLink): Promise<KeyProtection> {
    return this.#secrets.set(ID, JSON.stringify(link))
  }

  forget(): Promise<void> {
    return this.#secrets.delete(ID)
  }
}
