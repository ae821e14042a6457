/**
 * Makes the certificates of the tests: two authorities that nobody trusts, and a certificate of this computer from
 * the first of them, which holds for `service.test` too: a host that only a proxy finds. Needs openssl.
 *
 *     node scripts/record-certificates.ts
 *
 * The result is committed. The key of the certificate protects nothing: whoever trusts it is a test.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './commands.ts'

const FOLDER = join(root, 'test', 'fixtures', 'certificates')

const CONFIGURATION = `
[ca]
default_ca = test
[test]
database = index
rand_serial = yes
new_certs_dir = .
default_md = sha256
policy = any
[any]
commonName = supplied
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign,cRLSign
[host]
basicConstraints = critical,CA:FALSE
extendedKeyUsage = serverAuth
subjectAltName = DNS:localhost,DNS:service.test,IP:127.0.0.1
[req]
distinguished_name = name
[name]
`

const work = mkdtempSync(join(tmpdir(), 'parley-certificates-'))
const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: work, stdio: 'pipe' })

/** @param signer who signs it; left out, it signs itself */
function issue(file: string, name: string, kind: 'authority' | 'host', signer?: string): void {
  openssl('genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', `${file}.key.pem`)
  const request = `${file}.csr`
  openssl(
    'req',
    '-new',
    '-config',
    'config',
    '-key',
    `${file}.key.pem`,
    '-out',
    request,
    '-subj',
    `/CN=${name}`,
  )
  const by =
    signer === undefined
      ? ['-selfsign', '-keyfile', `${file}.key.pem`]
      : ['-cert', join(FOLDER, `${signer}.pem`), '-keyfile', `${signer}.key.pem`]
  const dates = ['-startdate', '20200101000000Z', '-enddate', '21200101000000Z']
  const what = ['-in', request, '-out', join(FOLDER, `${file}.pem`), '-extensions', kind]
  openssl('ca', '-batch', '-notext', '-config', 'config', ...what, ...dates, ...by)
}

mkdirSync(FOLDER, { recursive: true })
writeFileSync(join(work, 'config'), CONFIGURATION)
writeFileSync(join(work, 'index'), '')
issue('authority', 'Parley test authority', 'authority')
issue('stranger', 'Another test authority', 'authority')
issue('localhost', 'localhost', 'host', 'authority')
copyFileSync(join(work, 'localhost.key.pem'), join(FOLDER, 'localhost.key.pem'))
rmSync(work, { recursive: true })
