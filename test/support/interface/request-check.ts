import type { IncomingHttpHeaders } from 'node:http'
import {
  type ProfileName,
  profileNames,
  serviceProfiles,
} from '../../../src/core/service/service-profiles.ts'
import { accountRequests } from './account-requests.ts'
import { closed, type Fields, filled, upTo } from './json-schema.ts'
import type { RequestSchema, RequestSchemas } from './request-schema.ts'
import { resourceRequests } from './resource-requests.ts'
import { textRequests } from './text-requests.ts'
import { type Validate, validatorOf } from './validator.ts'

/** A request as it arrived. */
export interface ReceivedRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array<ArrayBuffer>
}

interface Operation {
  readonly name: string
  readonly method: string
  readonly path: RegExp
  readonly placeholders: readonly string[]
  readonly maxBytes: number
  readonly validate: Validate
}

const PLACEHOLDER = /\{(\w+)\}/g

/** Schema of path, query, headers and body together. */
function wholeOf(name: string, request: RequestSchema, isDeepl: boolean): Validate {
  const { query = closed({}), body, parts, headers = {} } = request
  const content = body ?? parts
  const type = body === undefined ? '^multipart/form-data; ?boundary=' : '^application/json$'
  const path = [...name.matchAll(PLACEHOLDER)].map(([, each = '']) => [each, filled] as const)
  const required: Fields = {
    path: closed(Object.fromEntries(path)),
    query,
    headers: closed(
      {
        'user-agent': filled,
        ...headers,
        ...(content && { 'content-type': { type: 'string', pattern: type } }),
      },
      isDeepl ? { 'x-deepl-reporting-tag': upTo(100, 1) } : {},
    ),
    ...(content && { body: content }),
  }
  return validatorOf(closed(required))
}

/** Headers that mean something to the service; others are the transport's own. */
const MEANT = ['user-agent', 'content-type', 'x-deepl-reporting-tag']

function compile(schemas: RequestSchemas, profile: ProfileName): Operation[] {
  return Object.entries(schemas)
    .filter(([, { only = profile }]) => only === profile)
    .map(([name, request]) => {
      const [method = '', path = ''] = name.split(' ')
      return {
        name,
        method,
        path: new RegExp(`^${path.replaceAll(PLACEHOLDER, '([^/]+)')}$`),
        placeholders: [...path.matchAll(PLACEHOLDER)].map(([, each = '']) => each),
        maxBytes: request.maxBytes ?? Number.POSITIVE_INFINITY,
        validate: wholeOf(name, request, profile === 'deepl'),
      }
    })
}

const schemasOf = (profile: ProfileName): RequestSchemas => {
  const isDeepl = profile === 'deepl'
  return { ...textRequests(isDeepl), ...resourceRequests(isDeepl), ...accountRequests(isDeepl) }
}
const compiled = new Map(profileNames.map((name) => [name, compile(schemasOf(name), name)]))

/** Every operation that a schema describes, by method and path. */
export const describedOperations = new Set(profileNames.flatMap((name) => Object.keys(schemasOf(name))))

/** The deployment that a request is for, by the scheme of its key. */
const profileOf = ({ authorization = '' }: IncomingHttpHeaders): ProfileName | undefined =>
  profileNames.find((name) => authorization.startsWith(`${serviceProfiles[name].authorization} `))

/** The operation of a request, and how the request differs from the public interface. */
export interface CheckedRequest {
  /** Undefined if there is none. */
  readonly operation: string | undefined
  readonly deviations: readonly string[]
}

export async function checkRequest(request: ReceivedRequest): Promise<CheckedRequest> {
  const { method, headers, body } = request
  const { pathname, searchParams } = new URL(request.url, 'http://service')
  const profile = profileOf(headers)
  if (profile === undefined)
    return { operation: undefined, deviations: [`${method} ${pathname}: Authorization has no known scheme`] }
  // A fixed path comes before one with a placeholder.
  const operation = compiled
    .get(profile)
    ?.filter((each) => each.method === method && each.path.test(pathname))
    .toSorted((a, b) => a.placeholders.length - b.placeholders.length)[0]
  if (operation === undefined)
    return { operation, deviations: [`${method} ${pathname} (${profile}): is no operation`] }
  const { name, path, placeholders, maxBytes, validate } = operation
  const values = path.exec(pathname)?.slice(1) ?? []
  const content = await readContent(body, headers['content-type'] ?? '')
  const differences = validate({
    path: Object.fromEntries(placeholders.map((each, i) => [each, decodeURIComponent(values[i] ?? '')])),
    query: toObject(searchParams),
    headers: Object.fromEntries(
      [...MEANT, ...(name.endsWith('/entries') && name.includes('v2') ? ['accept'] : [])].flatMap((each) =>
        headers[each] === undefined ? [] : [[each, headers[each]]],
      ),
    ),
    ...content,
  })
  const tooLong = body.length > maxBytes ? [`/body has ${body.length} bytes, ${maxBytes} at most`] : []
  return {
    operation: name,
    deviations: [...differences, ...tooLong].map((each) => `${name} (${profile}): ${each}`),
  }
}

/** Repeated names have a list of values. */
const toObject = (fields: URLSearchParams | FormData): object =>
  Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields
        .getAll(name)
        .map((value) => (value instanceof File ? { name: value.name, bytes: value.size } : value))
      return [name, values.length === 1 ? values[0] : values]
    }),
  )

async function readContent(
  body: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<{ readonly body?: unknown }> {
  if (body.length === 0) return {}
  if (type.startsWith('multipart/'))
    return { body: toObject(await new Response(body, { headers: { 'Content-Type': type } }).formData()) }
  try {
    return { body: JSON.parse(Buffer.from(body).toString()) as unknown }
  } catch {
    return { body: Buffer.from(body).toString() }
  }
}
