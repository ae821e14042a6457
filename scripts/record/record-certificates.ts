/**
 * Makes the certificates of the tests: two authorities that nobody trusts, and a certificate of this computer from
 * the first of them, which holds for `service.test` too: a host that only a proxy finds. Needs openssl.
 *
 *     node scripts/record/record-certificates.ts
 *
 * The result is committed. The key of the certificate protects nothing: whoever trusts it is a test.
 */
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands.ts'
import { LONG, OpensslAuthority } from '../openssl-authority.ts'

const FOLDER = join(root, 'test', 'fixtures', 'certificates')
const openssl = new OpensslAuthority()
openssl.configure({
  authority: ['basicConstraints = critical,CA:TRUE', 'keyUsage = critical,keyCertSign,cRLSign'],
  host: [
    'basicConstraints = critical,CA:FALSE',
    'extendedKeyUsage = serverAuth',
    'subjectAltName = DNS:localhost,DNS:service.test,IP:127.0.0.1',
  ],
})

/** @param signer who signs it; left out, it signs itself */
function issue(name: string, subject: string, section: 'authority' | 'host', signer?: string): void {
  const key = `${name}.key.pem`
  openssl.run('genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', key)
  openssl.issue({
    file: join(FOLDER, `${name}.pem`),
    subject,
    key,
    section,
    signer:
      signer === undefined ? undefined : { file: join(FOLDER, `${signer}.pem`), key: `${signer}.key.pem` },
    dates: LONG,
  })
}

mkdirSync(FOLDER, { recursive: true })
issue('authority', 'Parley test authority', 'authority')
issue('stranger', 'Another test authority', 'authority')
issue('localhost', 'localhost', 'host', 'authority')
copyFileSync(join(openssl.folder, 'localhost.key.pem'), join(FOLDER, 'localhost.key.pem'))
openssl.end()
