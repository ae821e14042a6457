import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Certificate } from 'electron'
import { root } from '../../../scripts/commands.ts'

const read = (name: string) => readFileSync(join(root, 'test', 'fixtures', 'certificates', name), 'utf8')

/** A certificate chain made by scripts/record/record-chains.ts. */
export interface Chain {
  readonly name: string
  /** Host that the client requests. */
  readonly hostname: string
  /** Certificates in PEM, the host's first. */
  readonly chain: readonly string[]
  readonly authority: string
  /** Name of the host's key. */
  readonly key: string
}

/** `good` and `bad` as Node judges them; only the desktop refuses those in `stricter`. */
export const chains = JSON.parse(read('chains.json')) as {
  readonly keys: Readonly<Record<string, string>>
} & Readonly<Record<'good' | 'bad' | 'stricter', readonly Chain[]>>

export function chainNamed(name: string): Chain {
  const found = [...chains.good, ...chains.bad, ...chains.stricter].find((chain) => chain.name === name)
  if (found === undefined) throw new Error(`no chain is called ${name}`)
  return found
}

/** A certificate for `localhost`, `127.0.0.1` and `service.test`, with its key, from an untrusted authority. */
export const localhostIdentity = { cert: read('localhost.pem'), key: read('localhost.key.pem') }

/** The authority that issued it. */
export const testAuthority = read('authority.pem')

/** An unrelated authority. */
export const otherAuthority = read('stranger.pem')

/** A chain in the form in which Electron passes it. */
export const shown = (chain: readonly string[]): Certificate =>
  chain.reduceRight<Certificate | undefined>(
    (issuerCert, data) => ({ data, issuerCert }) as unknown as Certificate,
    undefined,
  ) as Certificate
