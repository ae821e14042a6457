import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'
import { proxySchema } from './proxy.ts'

const networkState = z.object({
  proxy: proxySchema,
  /** Storage of the proxy's password. */
  password: z.enum(['none', 'this-run', 'system']),
})
export type NetworkState = z.output<typeof networkState>

/** Network settings of requests to the service. Changes apply from the next request on. */
export const networkCalls = {
  'network.get': call(empty, networkState),
  'network.setProxy': call(
    z.discriminatedUnion('mode', [
      z.object({ mode: z.literal('system') }),
      z.object({ mode: z.literal('none') }),
      z.object({
        mode: z.literal('fixed'),
        /** `http`, `https` or `socks5`, host and port. */
        url: z.string().check(z.trim(), z.minLength(1)),
        user: z._default(z.string().check(z.trim()), ''),
        /** If omitted, the stored password is kept, provided that address and user are unchanged. */
        password: z.optional(z.string()),
      }),
    ]),
    networkState,
  ),
} as const
