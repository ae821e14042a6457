import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Certificate } from 'electron'
import { root } from '../../../scripts/commands.ts'

const read = (name: string) => readFileSync(join(root, 'test', 'fixtures', 'certificates', name), 'utf8')

/** A chain of scripts/record/record-chains.ts. */
export interface Chain {
  readonly name: string
  /** Whom a client asks for. */
  readonly hostname: string
  /** From the host's certificate on. */
  readonly chain: readonly string[]
  readonly authority: string
  /** Name of the host's key. */
  readonly key: string
}

/** `good` and `bad` as Node judges them; `stricter` are refused by the desktop alone. */
export const chains = JSON.parse(read('chains.json')) as {
  readonly keys: Readonly<Record<string, string>>
} & Readonly<Record<'good' | 'bad' | 'stricter', readonly Chain[]>>

export function chainNamed(name: string): Chain {
  const found = [...chains.good, ...chains.bad, ...chains.stricter].find((chain) => chain.name === name)
  if (found === undefined) throw new Error(`no chain is called ${name}`)
  return found
}

/** A certificate of `localhost`, `127.0.0.1` and `service.test`, with its key, from an authority that nobody trusts. */
export const localhostIdentity = { cert: read('localhost.pem'), key: read('localhost.key.pem') }

/** The authority of that certificate. */
export const testAuthority = read('authority.pem')

/** One that has nothing to do with it. */
export const otherAuthority = read('stranger.pem')

/** A chain as Electron hands it over. */
export const shown = (chain: readonly string[]): Certificate =>
  chain.reduceRight<Certificate | undefined>(
    (issuerCert, data) => ({ data, issuerCert }) as unknown as Certificate,
    undefined,
  ) as Certificate
