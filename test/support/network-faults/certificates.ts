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
}

/** Chains that are to be trusted with their authority, and those that are not. */
export const chains = JSON.parse(read('chains.json')) as Readonly<Record<'good' | 'bad', readonly Chain[]>>

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
