import { shell } from 'electron'
import type { Log } from '../../core/base/log.ts'

/**
 * Opens a link in the system's browser. Only plain https addresses are allowed: the system would pass other
 * schemes to whatever program has registered them.
 */
export function openLink(address: string, log: Log): void {
  if (!URL.canParse(address)) return
  const { protocol, host, username, password, href } = new URL(address)
  if (protocol !== 'https:' || username !== '' || password !== '') {
    log.warn('a link was not opened', { protocol })
    return
  }
  shell.openExternal(href).catch((thrown: unknown) => {
    log.warn('a link could not be opened', { host, detail: String(thrown) })
  })
}
