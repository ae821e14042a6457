import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The programs by which the desktops open an address. */
const OPENERS = ['xdg-open', 'open']

/**
 * A desktop whose way to open an address only notes the command line that it was called with.
 *
 * @param folder is made for it
 * @param then what the program does after that, in the words of a shell
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
    /** Everything that stood on the command line. */
    opened: (): string => readFileSync(note, 'utf8').trim(),
  }
}
