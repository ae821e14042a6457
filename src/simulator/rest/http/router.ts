import type { Metered } from '../account/usage-log.ts'
import type { Answer, ApiRequest } from './http.ts'
import { refuse } from './http.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Route {
  readonly method: Method
  /** Placeholders stand in braces: `/v3/style_rules/{style_id}`. */
  readonly path: string
  /** Largest body in bytes; left out for the usual one. */
  readonly bodyLimit?: number
  /** What it uses up: it is refused where nothing of that is left, and charged for `billedCharacters`. */
  readonly meteredAs?: Metered
  /** Whether keys of the Free plan are refused. */
  readonly isProOnly?: boolean
  /** The same in one deployment alone, the one of `DeepL-Auth-Key`. */
  readonly isProOnlyInDeepl?: boolean
  /** Whether every key but the main one is refused. */
  readonly isAdminOnly?: boolean
  readonly handle: (request: ApiRequest) => Answer | Promise<Answer>
}

export interface Found {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** @returns the refusal of a path that nobody serves, or not with this method */
export function findRoute(routes: readonly Route[], method: string, path: string): Found | Answer {
  const here = routes.flatMap((route) => {
    const params = match(route.path, path)
    return params === undefined ? [] : [{ route, params }]
  })
  if (here.length === 0) return refuse(404, 'Not found.')
  const found = here.find(({ route }) => route.method === method)
  if (found !== undefined) return found
  const allowed = here.map(({ route }) => route.method).join(', ')
  return { ...refuse(405, 'Method not allowed.'), headers: { Allow: allowed } }
}

function match(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/')
  const given = path.split('/')
  if (expected.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, part] of expected.entries()) {
    const value = given[i] ?? ''
    if (!part.startsWith('{')) {
      if (part !== value) return undefined
    } else {
      const decoded = decodePart(value)
      if (decoded === undefined || decoded === '') return undefined
      params[part.slice(1, -1)] = decoded
    }
  }
  return params
}

function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
