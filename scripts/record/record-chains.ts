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
  readonly options?: readonly string[]
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
  oldCurve: ['EC', 'ec_paramgen_curve:secp160r1'],
  rsa: ['RSA', 'rsa_keygen_bits:2048'],
  weak: ['RSA', 'rsa_keygen_bits:1024'],
  edwards: ['ED25519'],
} as const

const AUTHORITY = ['basicConstraints=critical,CA:TRUE', 'keyUsage=critical,keyCertSign,cRLSign']
const SERVER = 'extendedKeyUsage=serverAuth'
const NAMES = 'subjectAltName=DNS:a.corp.test,DNS:*.b.corp.test,IP:127.0.0.1'
const host = (...names: string[]): Plan => ({ extensions: [SERVER, `subjectAltName=${names.join(',')}`] })
const holding = (constraints: string): Plan => ({
  extensions: [...AUTHORITY, `nameConstraints=critical,${constraints}`],
})
const reaching = (length: number): Plan => ({
  extensions: [`basicConstraints=critical,CA:TRUE,pathlen:${length}`, AUTHORITY[1] ?? ''],
})
const PAST: readonly [string, string] = ['20200101000000Z', '20210101000000Z']
const COMING: readonly [string, string] = ['21000101000000Z', '21200101000000Z']
const PSS = (hash: string) => ['-sigopt', 'rsa_padding_mode:pss', '-sigopt', `rsa_mgf1_md:${hash}`]
const DEEP: readonly Plan[] = [{}, { key: 'below' }]
const SECRET = '1.3.6.1.4.1.99999.1=critical,ASN1:NULL'

const good: readonly ChainPlan[] = [
  { name: 'a host under its authority' },
  { name: 'a host under an authority in between', between: [{}] },
  { name: 'a host under two authorities in between', between: DEEP },
  { name: 'a name with a star', hostname: 'x.b.corp.test' },
  { name: 'an address', hostname: '127.0.0.1' },
  { name: 'RSA of 2048 bits', root: { key: 'rsa' }, leaf: { key: 'rsa' } },
  { name: 'RSA-PSS with SHA-256', root: { key: 'rsa' }, leaf: { digest: 'sha256', options: PSS('sha256') } },
  { name: 'SHA-512', leaf: { digest: 'sha512' } },
  { name: 'Ed25519', root: { key: 'edwards', digest: 'null' }, leaf: { digest: 'null' } },
  { name: 'no purpose of its own', leaf: { extensions: [NAMES] } },
  { name: 'a purpose among others', leaf: { extensions: ['extendedKeyUsage=clientAuth,serverAuth', NAMES] } },
  {
    name: 'a key for signatures',
    leaf: { extensions: [SERVER, NAMES, 'keyUsage=critical,digitalSignature'] },
  },
  { name: 'an authority that may sign hosts alone, and does', root: reaching(0) },
  { name: 'an authority that may sign one other, and does', root: reaching(1), between: [reaching(0)] },
  {
    name: 'a permitted name',
    root: holding('permitted;DNS:corp.test'),
    leaf: host('DNS:a.corp.test', 'DNS:corp.test'),
  },
  {
    name: 'a permitted name with a star',
    hostname: 'x.b.corp.test',
    root: holding('permitted;DNS:corp.test'),
    leaf: host('DNS:*.b.corp.test'),
  },
  {
    name: 'a permitted address',
    hostname: '127.0.0.1',
    root: holding('permitted;IP:127.0.0.0/255.0.0.0'),
    leaf: host('IP:127.0.0.1'),
  },
  {
    name: 'a permitted address of IPv6',
    hostname: '::1',
    root: holding('permitted;IP:::/ffff:ffff:ffff:ffff:ffff:ffff:ffff:0'),
    leaf: host('IP:::1'),
  },
  {
    name: 'an address where only names are permitted ones',
    hostname: '127.0.0.1',
    root: holding('permitted;DNS:corp.test'),
    leaf: host('DNS:a.corp.test', 'IP:127.0.0.1'),
  },
  { name: 'a name that is not excluded', root: holding('excluded;DNS:secret.corp.test') },
  {
    name: 'a permitted name under an authority in between',
    root: holding('permitted;DNS:corp.test'),
    between: [{}],
    leaf: host('DNS:a.corp.test'),
  },
]

const bad: readonly ChainPlan[] = [
  { name: 'a host that is another one', hostname: 'api.deepl.com' },
  { name: 'an address that is another one', hostname: '127.0.0.2' },
  { name: 'a host that its certificate does not name', hostname: 'y.x.b.corp.test' },
  { name: 'a name that is not permitted', root: holding('permitted;DNS:corp.example') },
  {
    name: 'a name that is not permitted beside one that is',
    root: holding('permitted;DNS:corp.test'),
    leaf: host('DNS:a.corp.test', 'DNS:api.deepl.com'),
  },
  {
    name: 'a name that only ends like a permitted one',
    hostname: 'evilcorp.test',
    root: holding('permitted;DNS:corp.test'),
    leaf: host('DNS:evilcorp.test'),
  },
  {
    name: 'a name with a star above the permitted ones',
    root: holding('permitted;DNS:a.corp.test'),
    leaf: host('DNS:*.corp.test'),
  },
  { name: 'an excluded name', root: holding('excluded;DNS:corp.test') },
  {
    name: 'an excluded name among permitted ones',
    root: holding('permitted;DNS:corp.test,excluded;DNS:a.corp.test'),
  },
  {
    name: 'a name that is not permitted by an authority in between',
    between: [holding('permitted;DNS:corp.example')],
  },
  {
    name: 'an address that is not permitted',
    hostname: '127.0.0.1',
    root: holding('permitted;IP:10.0.0.0/255.0.0.0'),
    leaf: host('IP:127.0.0.1'),
  },
  {
    name: 'an address that is excluded',
    hostname: '127.0.0.1',
    root: holding('excluded;IP:127.0.0.0/255.0.0.0'),
    leaf: host('IP:127.0.0.1'),
  },
  { name: 'the purpose of a client', leaf: { extensions: ['extendedKeyUsage=clientAuth', NAMES] } },
  { name: 'the purpose of mail', leaf: { extensions: ['extendedKeyUsage=emailProtection', NAMES] } },
  {
    name: 'the purpose of a client in an authority in between',
    between: [{ extensions: [...AUTHORITY, 'extendedKeyUsage=clientAuth'] }],
  },
  {
    name: 'a key that is not for TLS',
    leaf: { extensions: [SERVER, NAMES, 'keyUsage=critical,nonRepudiation'] },
  },
  { name: 'an authority that may sign hosts alone, and signs another', root: reaching(0), between: [{}] },
  { name: 'an authority that may sign one other, under which are two', root: reaching(1), between: DEEP },
  {
    name: 'an authority in between that may sign hosts alone, and signs another',
    between: [reaching(0), { key: 'below' }],
  },
  { name: 'a host that signs another', between: [{ extensions: [SERVER, NAMES] }] },
  {
    name: 'an authority that may not sign',
    between: [{ extensions: [AUTHORITY[0] ?? '', 'keyUsage=critical,cRLSign'] }],
  },
  { name: 'RSA of 1024 bits', leaf: { key: 'weak' } },
  { name: 'RSA of 1024 bits in an authority in between', between: [{ key: 'weak' }] },
  { name: 'RSA of 1024 bits in an authority', root: { key: 'weak' } },
  { name: 'a curve of 160 bits in an authority', root: { key: 'oldCurve' } },
  { name: 'SHA-1', leaf: { digest: 'sha1' } },
  { name: 'SHA-1 in an authority in between', between: [{ digest: 'sha1' }] },
  { name: 'RSA-PSS with SHA-1', root: { key: 'rsa' }, leaf: { digest: 'sha1', options: PSS('sha1') } },
  { name: 'an extension that must not be passed over', leaf: { extensions: [SERVER, NAMES, SECRET] } },
  {
    name: 'an extension that must not be passed over in an authority in between',
    between: [{ extensions: [...AUTHORITY, SECRET] }],
  },
  { name: 'an end in the past', leaf: { dates: PAST } },
  { name: 'a beginning in the future', leaf: { dates: COMING } },
  { name: 'an authority in between that has expired', between: [{ dates: PAST }] },
  { name: 'an authority that has expired', root: { dates: PAST } },
  { name: 'a host that is named in its subject alone', hostname: 'leaf', leaf: { extensions: [SERVER] } },
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
  const { key, extensions, digest = 'sha256', dates = LONG, options = [] } = { ...defaults, ...plan }
  openssl.configure({ extensions })
  openssl.issue({
    file,
    subject: file,
    key: `${key}.key`,
    section: 'extensions',
    signer: signer === file ? undefined : { file: signer, key: `${signerKey}.key` },
    dates,
    options: ['-md', digest, ...options],
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
