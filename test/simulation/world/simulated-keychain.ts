import fs from 'node:fs'
import { join } from 'node:path'
import type { SecretStore } from '../../../src/backend/accounts/secret-store.ts'

/** As the desktop app names it. */
const FILE = 'secrets.json'
/** Stands for the encryption of the system. */
const inverted = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0xff))
const hidden = (text: string): string => inverted(Buffer.from(text)).toString('hex')
const read = (text: string): string => inverted(Buffer.from(text, 'hex')).toString()

/** Keys in a file of the data folder, as the desktop app has them. */
export function simulatedKeychain(folder: () => string): SecretStore {
  const path = () => join(folder(), FILE)
  const all = (): Record<string, string> =>
    fs.existsSync(path()) ? (JSON.parse(fs.readFileSync(path(), 'utf8')) as Record<string, string>) : {}
  const store = (secrets: Record<string, string | undefined>) =>
    fs.writeFileSync(path(), JSON.stringify(secrets))
  return {
    get: (id) => {
      const value = all()[id]
      return Promise.resolve(value === undefined ? undefined : { value: read(value), protection: 'system' })
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
