import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs that open an address on Linux and macOS. */
const OPENERS = ['xdg-open', 'open']

/**
 * Fake opener programs that only record their command line.
 *
 * @param folder is created for them
 * @param then shell commands to run afterwards
 */
export function notingDesktop(folder: string, then = '') {
  const note = join(folder, 'opened')
  mkdirSync(folder, { recursive: true })
  for (const opener of OPENERS) {
    writeFileSync(
      join(folder, opener),
      `#!/bin/sh\nprintf '%s\\n' "$*" > "${note}.new"\nmv "${note}.new" "${note}"\n${then}\n`,
    )
    chmodSync(join(folder, opener), 0o755)
  }
  return {
    env: { DISPLAY: ':99', PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` },
    /** The recorded command line. */
    opened: (): string => readFileSync(note, 'utf8').trim(),
  }
}
