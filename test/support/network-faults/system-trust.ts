import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { trustSystem } from '../../../src/main/network/trust-system.ts'

type Request = Parameters<typeof trustSystem>[0]

/** Chromium's error for a certificate from an unknown authority; it can hide other faults. */
const AUTHORITY_INVALID = -202

/** The desktop's answer to a certificate on a Linux whose authorities are these, in PEM. */
export async function answerOf(authorities: string, request: Partial<Request>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-system-'))
  const file = join(folder, 'authorities.pem')
  writeFileSync(file, authorities)
  process.env['SSL_CERT_FILE'] = file
  try {
    return await new Promise((resolve) =>
      trustSystem({ errorCode: AUTHORITY_INVALID, ...request } as Request, resolve),
    )
  } finally {
    delete process.env['SSL_CERT_FILE']
    rmSync(folder, { recursive: true })
  }
}
