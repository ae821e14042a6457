/**
 * Makes the test certificates: two untrusted authorities, and a certificate of the first for this computer and for
 * `service.test`, a host that only a proxy resolves. Needs openssl.
 *
 *     node scripts/record/record-certificates.ts
 *
 * The result is committed. The certificate's key protects nothing: only tests trust it.
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

/** @param signer name of the issuer; a certificate without one is self-signed */
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
