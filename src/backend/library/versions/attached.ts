import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'

/**
 * Runs work while another library is part of a connection.
 *
 * @param schema its name in statements
 * @param mode `ro`: it is only read
 */
export function attached<T>(
  database: DatabaseSync,
  path: string,
  schema: 'copy' | 'other',
  work: () => T,
  mode: 'ro' | 'rw' = 'rw',
): T {
  const address = pathToFileURL(path)
  address.searchParams.set('mode', mode)
  database.prepare(`ATTACH ? AS ${schema}`).run(address.href)
  try {
    return work()
  } finally {
    database.exec(`DETACH ${schema}`)
  }
}
