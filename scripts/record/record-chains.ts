/**
 * Makes valid and invalid certificate chains for the tests of certificate verification. Needs openssl.
 *
 *     node scripts/record/record-chains.ts
 *
 * The result is committed. Only tests trust it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands.ts'
import { LONG, OpensslAuthority } from '../openssl-authority.ts'

type KeyName = keyof typeof KEYS

/** A certificate of a chain; valid values by default. */
interface Plan {
  readonly key?: KeyName
  readonly digest?: string
  /** Lines of openssl's configuration. */
  readonly extensions?: readonly string[]
  readonly dates?: readonly [string, string]
}

interface ChainPlan {
  readonly name: string
  /** Host that the client requests; `a.corp.test` by default. */
  readonly hostname?: string
  readonly root?: Plan
  readonly between?: readonly Plan[]
  readonly leaf?: Plan
}

const KEYS = {
  root: ['EC', 'ec_paramgen_curve:P-256'],
  between: ['EC', 'ec_paramgen_curve:P-256'],
  below: ['EC', 'ec_paramgen_curve:P-384'],
  leaf: ['EC', 'ec_paramgen_curve:P-256'],
  weak: ['RSA', 'rsa_keygen_bits:1024'],
} as const

const AUTHORITY = ['basicConstraints=critical,CA:TRUE', 'keyUsage=critical,keyCertSign,cRLSign']
const SERVER = 'extendedKeyUsage=serverAuth'
const NAMES = 'subjectAltName=DNS:a.corp.test,DNS:*.b.corp.test,IP:127.0.0.1'
const PAST: readonly [string, string] = ['20200101000000Z', '20210101000000Z']

// OpenSSL judges chains; these show that it is asked, with the host, the purpose and the strength that are demanded.
const good: readonly ChainPlan[] = [
  { name: 'a host under its authority' },
  { name: 'a host under two authorities in between', between: [{}, { key: 'below' }] },
  { name: 'a name with a star', hostname: 'x.b.corp.test' },
  { name: 'an address', hostname: '127.0.0.1' },
]

const bad: readonly ChainPlan[] = [
  { name: 'a host that is another one', hostname: 'api.deepl.com' },
  { name: 'an address that is another one', hostname: '127.0.0.2' },
  { name: 'a host that is named in its subject alone', hostname: 'leaf', leaf: { extensions: [SERVER] } },
  { name: 'the purpose of a client', leaf: { extensions: ['extendedKeyUsage=clientAuth', NAMES] } },
  { name: 'a host that signs another', between: [{ extensions: [SERVER, NAMES] }] },
  { name: 'RSA of 1024 bits', leaf: { key: 'weak' } },
  { name: 'SHA-1', leaf: { digest: 'sha1' } },
  { name: 'an end in the past', leaf: { dates: PAST } },
  { name: 'an authority that has expired', root: { dates: PAST } },
]

const openssl = new OpensslAuthority()
const read = (file: string) => readFileSync(join(openssl.folder, file), 'utf8')

/** @returns the certificate in PEM, which is also written to the folder */
function issue(
  file: string,
  defaults: Required<Pick<Plan, 'key' | 'extensions'>>,
  plan: Plan,
  signer: string,
  signerKey: KeyName,
): string {
  const { key, extensions, digest = 'sha256', dates = LONG } = { ...defaults, ...plan }
  openssl.configure({ extensions })
  openssl.issue({
    file,
    subject: file,
    key: `${key}.key`,
    section: 'extensions',
    signer: signer === file ? undefined : { file: signer, key: `${signerKey}.key` },
    dates,
    options: ['-md', digest],
  })
  return read(file)
}

function record({ name, hostname = 'a.corp.test', root: top = {}, between = [], leaf = {} }: ChainPlan) {
  const authority = { key: 'root', extensions: AUTHORITY } as const
  const anchor = issue('root', authority, top, 'root', 'root')
  let [signer, signerKey] = ['root', top.key ?? authority.key] as [string, KeyName]
  const chain: string[] = []
  for (const [at, plan] of between.entries()) {
    const file = `between${at}`
    chain.unshift(issue(file, { key: 'between', extensions: AUTHORITY }, plan, signer, signerKey))
    ;[signer, signerKey] = [file, plan.key ?? 'between']
  }
  chain.unshift(issue('leaf', { key: 'leaf', extensions: [SERVER, NAMES] }, leaf, signer, signerKey))
  return { name, hostname, chain, authority: anchor }
}

for (const [name, [algorithm, option]] of Object.entries(KEYS))
  openssl.run(
    'genpkey',
    '-algorithm',
    algorithm,
    ...(option === undefined ? [] : ['-pkeyopt', option]),
    '-out',
    `${name}.key`,
  )
writeFileSync(
  join(root, 'test', 'fixtures', 'certificates', 'chains.json'),
  `${JSON.stringify({ good: good.map(record), bad: bad.map(record) }, undefined, 1)}\n`,
)
openssl.end()
