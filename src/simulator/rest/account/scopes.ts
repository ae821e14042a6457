import type { Method } from '../http/router.ts'

/** The scope that covers each area: one for all of it, or one for reading and one for changing. */
const AREAS: readonly (readonly [start: string, read: string, write?: string])[] = [
  ['/v2/translate', 'translate:text'],
  ['/v2/document', 'translate:document'],
  ['/v2/write', 'write:text'],
  ['/v3/voice', 'voice:realtime'],
  ['/v2/glossar', 'glossaries:read', 'glossaries:write'],
  ['/v3/glossaries', 'glossaries:read', 'glossaries:write'],
  ['/v3/style_rules', 'style_rules:read', 'style_rules:write'],
  ['/v3/spoken-terms', 'spoken_terms:read', 'spoken_terms:write'],
  ['/v3/translation_memories', 'translation_memories:read', 'translation_memories:write'],
  ['/v2/languages', 'languages:read'],
  ['/v3/languages', 'languages:read'],
  ['/v2/usage', 'usage:read'],
  ['/v2/admin', 'admin'],
]

/** The scope that a key without free access needs for an operation. */
export function scopeOf(method: Method, path: string): string {
  const area = AREAS.find(([start]) => path.startsWith(start))
  if (area === undefined)
    throw new Error(`no scope covers ${path}: add a row to AREAS in src/simulator/rest/account/scopes.ts`)
  const [, read, write = read] = area
  return method === 'GET' ? read : write
}
