import * as z from 'zod'

/** A fault between a client and the service, or in the service, as data. */
const kinds = [
  z.object({
    /** Status that the service responds with, instead of carrying out the request. */
    kind: z.literal('status'),
    status: z.int().min(400).max(599),
    /** Sent as `Retry-After`: seconds, or a date. */
    retryAfter: z.union([z.string(), z.number().transform(String)]).optional(),
    /** Sent unchanged; omitted for an error in this service's own format. */
    body: z.string().optional(),
  }),
  z.object({
    kind: z.literal('stall'),
    /** Whether the response stalls before its start, or half-way. */
    at: z.enum(['start', 'body']).default('start'),
    /** Continues after this many milliseconds; never by default. */
    ms: z.number().min(0).optional(),
  }),
  /** The connection is cut in the middle of the answer. */
  z.object({ kind: z.literal('reset') }),
  z.object({ kind: z.literal('invalid-json'), status: z.int().min(200).max(599).default(200) }),
  /** An HTML page as shown by a proxy. */
  z.object({ kind: z.literal('html'), status: z.int().min(200).max(599).default(200) }),
  z.object({
    kind: z.literal('redirect'),
    status: z.literal([301, 302, 303, 307, 308]).default(302),
    to: z.url().default('https://elsewhere.example/'),
  }),
  /** No fault this time. */
  z.object({ kind: z.literal('none') }),
] as const

export const faultSchema = z.discriminatedUnion('kind', kinds)
export type Fault = z.output<typeof faultSchema>

/** A fault that waits for its requests. */
const scriptedSchema = z.intersection(
  faultSchema,
  z.object({
    /** Number of requests that it affects. */
    times: z.int().min(1).default(1),
    /** Omitted for any. */
    method: z.string().toUpperCase().optional(),
    /** The path of a request, or a prefix followed by `*`; omitted for any. */
    path: z.string().optional(),
  }),
)
export type ScriptedFault = z.output<typeof scriptedSchema>
/** The written form, in which defaults may be omitted. */
export type FaultInput = z.input<typeof scriptedSchema>

export const faultScriptSchema = z.array(scriptedSchema)
