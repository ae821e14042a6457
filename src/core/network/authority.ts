import * as z from 'zod/mini'

/** Identification of a certificate authority. It chooses its own name: only the fingerprint is certain. */
export const authorityFactsSchema = z.object({
  /** Fingerprint (SHA-256). */
  id: z.string(),
  name: z.string(),
  /** ISO 8601; omitted for authorities that earlier versions have stored. */
  validFrom: z.optional(z.string()),
  /** ISO 8601 */
  validUntil: z.string(),
})
export type AuthorityFacts = z.output<typeof authorityFactsSchema>

/** A certificate authority that is trusted in addition to the system's. */
export const authoritySchema = z.extend(authorityFactsSchema, { pem: z.string() })
export type TrustedAuthority = z.output<typeof authoritySchema>

/** Authorities that a user can be asked about at once: more would not be read. */
export const MAX_AUTHORITIES_AT_ONCE = 5
