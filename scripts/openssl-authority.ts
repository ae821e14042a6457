import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CONFIGURATION = `
[ca]
default_ca = test
[test]
database = index
rand_serial = yes
new_certs_dir = .
unique_subject = no
default_md = sha256
policy = any
[any]
commonName = supplied
[req]
distinguished_name = name
[name]
`

interface Issue {
  /** Output file of the certificate. */
  readonly file: string
  /** Common name. */
  readonly subject: string
  readonly key: string
  /** Section of the configuration with the certificate's extensions. */
  readonly section: string
  /** Undefined for a self-signed certificate. */
  readonly signer: { readonly file: string; readonly key: string } | undefined
  /** Validity period, in openssl's notation. */
  readonly dates: readonly [from: string, to: string]
  /** Further options of `openssl ca`. */
  readonly options?: readonly string[]
}

/** A century from 2020 on. */
export const LONG: Issue['dates'] = ['20200101000000Z', '21200101000000Z']

/** A folder in which openssl issues certificates of test authorities. */
export class OpensslAuthority {
  readonly folder = mkdtempSync(join(tmpdir(), 'parley-certificates-'))

  constructor() {
    writeFileSync(join(this.folder, 'index'), '')
  }

  /** Runs openssl in the folder. */
  run(...args: string[]): void {
    execFileSync('openssl', args, { cwd: this.folder, stdio: 'pipe' })
  }

  /** @param extensions sections with the extensions that later certificates can choose */
  configure(extensions: Readonly<Record<string, readonly string[]>>): void {
    const sections = Object.entries(extensions).map(([name, lines]) => `[${name}]\n${lines.join('\n')}\n`)
    writeFileSync(join(this.folder, 'config'), CONFIGURATION + sections.join(''))
  }

  /** Issues a certificate. Paths are relative to the folder, or absolute. */
  issue({ file, subject, key, section, signer, dates, options = [] }: Issue): void {
    this.run('req', '-new', '-config', 'config', '-key', key, '-out', 'request', '-subj', `/CN=${subject}`)
    const by =
      signer === undefined ? ['-selfsign', '-keyfile', key] : ['-cert', signer.file, '-keyfile', signer.key]
    const what = ['-in', 'request', '-out', file, '-extensions', section]
    const when = ['-startdate', dates[0], '-enddate', dates[1]]
    this.run('ca', '-batch', '-notext', '-config', 'config', ...what, ...when, ...options, ...by)
  }

  end(): void {
    rmSync(this.folder, { recursive: true })
  }
}
