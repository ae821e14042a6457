import type { Metered } from '../account/usage-log.ts'
import type { ApiRequest, ApiResponse } from './api-request.ts'
import { Refusal, refusal, refuse } from './api-request.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Route {
  readonly method: Method
  /** Placeholders are in braces: `/v3/style_rules/{style_id}`. */
  readonly path: string
  /** Maximum body size in bytes; omitted for the default. */
  readonly bodyLimit?: number
  /** Kind of use: refused if its quota is exhausted, and charged with `billedCharacters`. */
  readonly meteredAs?: Metered
  /** Whether keys of the Free plan are refused. */
  readonly isProOnly?: boolean
  /** The same, only in the deployment of `DeepL-Auth-Key`. */
  readonly isProOnlyInDeepl?: boolean
  /** Whether every key but the main one is refused. */
  readonly isAdminOnly?: boolean
  readonly handle: (request: ApiRequest) => ApiResponse | Promise<ApiResponse>
}

export interface FoundRoute {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** Finds the route of a path and method, or refuses the request. */
export function findRoute(routes: readonly Route[], method: string, path: string): FoundRoute {
  const here = routes.flatMap((route) => {
    const params = match(route.path, path)
    return params === undefined ? [] : [{ route, params }]
  })
  if (here.length === 0) refuse(404, 'Not found.')
  const matching = here.find(({ route }) => route.method === method)
  if (matching !== undefined) return matching
  const allowed = here.map(({ route }) => route.method).join(', ')
  throw new Refusal({ ...refusal(405, 'Method not allowed.'), headers: { Allow: allowed } })
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
