import type { keyProtections } from '../../core/contract/contract.ts'

export type KeyProtection = (typeof keyProtections)[number]

export interface Secret {
  readonly value: string
  readonly protection: KeyProtection
}

/** Storage of keys. No call of the contract returns one. */
export interface SecretStore {
  get(id: string): Promise<Secret | undefined>
  /** @returns how well it is kept */
  set(id: string, value: string): Promise<KeyProtection>
  delete(id: string): Promise<void>
}

/** Keeps keys in memory: they are gone when the program ends, and nothing is ever written. */
export function createMemorySecrets(): SecretStore {
  const secrets = new Map<string, Secret>()
  return {
    get: (id) => Promise.resolve(secrets.get(id)),
    set: (id, value) => {
      secrets.set(id, { value, protection: 'this-run' })
      return Promise.resolve('this-run')
    },
    delete: (id) => {
      secrets.delete(id)
      return Promise.resolve()
    },
  }
}
