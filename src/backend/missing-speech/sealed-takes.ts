import { randomBytes } from 'node:crypto'
import { ok, type Result } from '../../core/base/result.ts'
import type { SecretStore } from '../accounts/secret-store.ts'
import type { Storage } from '../storage/storage.ts'
import type { TakeName } from './outage-files.ts'
import { OutageSecret } from './outage-secret.ts'
import type { OpenTake } from './outage-take.ts'
import {
  isMoreThanHead,
  KEY_BYTES,
  keyOfFile,
  type OpenedRecords,
  openRecords,
  sealRecord,
} from './sealed-records.ts'

interface SealedFile extends OpenedRecords {
  readonly key: Uint8Array
  /** Whether there is sound in it that this key does not open. */
  readonly isUnreadable: boolean
}

/** The files of takes, each encrypted with a key of its own. */
export class SealedTakes {
  readonly #storage: Pick<Storage, 'ask'>
  readonly #secret: OutageSecret

  constructor({
    storage,
    secrets,
  }: {
    readonly storage: Pick<Storage, 'ask'>
    readonly secrets: SecretStore
  }) {
    this.#storage = storage
    this.#secret = new OutageSecret(secrets)
  }

  /** Made where there is none. */
  async keyOf({ take }: TakeName): Promise<Result<Uint8Array>> {
    const secret = await this.#secret.known()
    return secret.ok ? ok(keyOfFile(secret.value, take)) : secret
  }

  /** The secret of earlier runs, or one that opens nothing: it is not made in order to read. */
  async secretToTry(): Promise<Result<Uint8Array>> {
    const secret = await this.#secret.stored()
    return secret.ok ? ok(secret.value ?? randomBytes(KEY_BYTES)) : secret
  }

  /** @returns false if no more of it is kept */
  async write(take: OpenTake, untilMs: number, data: Uint8Array): Promise<Result<boolean>> {
    const record = { counter: take.counter, untilMs: Math.round(untilMs), data }
    // A nonce is never used again, even if this record does not get onto the disk.
    take.counter += 1
    const { session, take: id, bytes: at } = take
    const written = await this.#storage.ask('outage.append', {
      session,
      take: id,
      at,
      data: sealRecord(take.key, record),
    })
    if (!written.ok) return written
    if (written.value.isKept) take.bytes = written.value.storedBytes
    return ok(written.value.isKept)
  }

  /** @param secret the one to try, instead of the one that is made where there is none */
  async read(name: TakeName, secret?: Uint8Array): Promise<Result<SealedFile>> {
    const key = secret === undefined ? await this.keyOf(name) : ok(keyOfFile(secret, name.take))
    if (!key.ok) return key
    const { session, take } = name
    const file = await this.#storage.ask('outage.read', { session, take })
    if (!file.ok) return file
    const opened = openRecords(key.value, file.value)
    const isUnreadable = opened.records.length === 0 && isMoreThanHead(file.value)
    return ok({ key: key.value, ...opened, isUnreadable })
  }
}
