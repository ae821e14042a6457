import fs from 'node:fs'
import { join } from 'node:path'
import { createMemorySecrets, type SecretStore } from '../../../src/backend/accounts/secret-store.ts'

/** As the desktop app names it. */
const FILE = 'secrets.json'
/** Stands for the encryption of the system. */
const inverted = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0xff))
const hidden = (text: string): string => inverted(Buffer.from(text)).toString('hex')
const read = (text: string): string => inverted(Buffer.from(text, 'hex')).toString()

const allIn = (folder: string): Record<string, string> => {
  const path = join(folder, FILE)
  return fs.existsSync(path) ? (JSON.parse(fs.readFileSync(path, 'utf8')) as Record<string, string>) : {}
}

/** A key as its keychain has it; undefined if there is none. */
export function keyIn(folder: string, id: string): string | undefined {
  const stored = allIn(folder)[id]
  return stored === undefined ? undefined : read(stored)
}

/** Keys in a file of the data folder, as the desktop app has them. */
export function simulatedKeychain(folder: () => string): SecretStore {
  const all = () => allIn(folder())
  const store = (secrets: Record<string, string | undefined>) =>
    fs.writeFileSync(join(folder(), FILE), JSON.stringify(secrets))
  return {
    get: (id) => {
      const value = keyIn(folder(), id)
      return Promise.resolve(value === undefined ? undefined : { value, protection: 'system' })
    },
    set: (id, value) => {
      store({ ...all(), [id]: hidden(value) })
      return Promise.resolve('system')
    },
    delete: (id) => {
      store({ ...all(), [id]: undefined })
      return Promise.resolve()
    },
  }
}

/** A keychain in which one key is that of the host that runs, as all of them are where there is none. */
export function endingWithHost(id: string, keychain: SecretStore): SecretStore {
  const memory = createMemorySecrets()
  const homeOf = (of: string) => (of === id ? memory : keychain)
  return {
    get: (of) => homeOf(of).get(of),
    set: (of, value) => homeOf(of).set(of, value),
    delete: (of) => homeOf(of).delete(of),
  }
}
