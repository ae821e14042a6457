import type { ProFeature, RegionalFeature } from '../base/error-kinds/restricted-features.ts'

/**
 * Differences between deployments of the service, as data. The client reads these fields and never compares
 * the name of a profile.
 */
export interface ServiceProfile {
  /** Scheme of the `Authorization` header. */
  readonly authorization: 'Service-Auth-Key' | 'DeepL-Auth-Key'
  /** Base addresses that are known beforehand; if there are none, the user enters one. */
  readonly addresses: readonly KnownAddress[]
  /** Keys with this ending belong to the Free plan. */
  readonly freeKeySuffix: string | undefined
  /** Page on which users find their keys; undefined if it is not known. */
  readonly keyPage: string | undefined
  /** Name of the query parameter that selects the product of `GET /v3/languages`. */
  readonly languagesQuery: 'product' | 'resource'
  /** Values that `GET /v3/languages` lists only on request. */
  readonly languagesInclude: readonly string[]
  /** Version of the interface that lists text languages and the pairs of glossaries; v3 has deprecated v2. */
  readonly listsVersion: 'v2' | 'v3'
  /** Path of the list of products with the language requirements of each feature. */
  readonly productsPath: '/v3/languages/products' | '/v3/languages/resources'
  /** Meaning of a limit of 0 in the usage: nothing may be used, or, like a missing one, not reported. */
  readonly zeroLimit: 'blocks' | 'unreported'
  /** Features that only the quality model supports. */
  readonly qualityOnly: readonly ('styleId' | 'translationMemoryId' | 'customInstructions')[]
  /** Whether texts need a source language for a glossary. Documents always do. */
  readonly glossaryNeedsSource: boolean
  /** Features that the Free plan does not include. */
  readonly proOnly: readonly ProFeature[]
  /** Whether translation memories can be read, imported, exported and deleted, not only listed. */
  readonly managesMemories: boolean
  /** Whether keys that are limited to some areas may open voice sessions. */
  readonly hasVoiceForLimitedKeys: boolean
  /** Whether a voice session can have spoken terms. */
  readonly hasSpokenTerms: boolean
  /** Glossaries that a voice session can have. */
  readonly sessionGlossaries: number
  /** Characters that a short document is billed with, if its type has a minimum. */
  readonly minDocumentCharacters: number
  /** Whether translated documents can have a watermark. */
  readonly hasWatermark: boolean
  /** Header with the tag that usage is attributed to in the account's reports; undefined if not supported. */
  readonly reportingTagHeader: string | undefined
  /** Languages that one session can speak. */
  readonly spokenLanguagesAtOnce: number
  /** Host names, and domains with all below them, that a voice stream may use besides the base address's. */
  readonly streamDomains: readonly string[]
}

export interface KnownAddress {
  readonly plan: Plan
  readonly region: 'default' | 'us' | 'jp'
  readonly url: string
  /** Features that this data centre lacks, whatever the plan. */
  readonly lacks: readonly RegionalFeature[]
}

export const plans = ['pro', 'free'] as const
export type Plan = (typeof plans)[number]

export const serviceProfiles = {
  generic: {
    authorization: 'Service-Auth-Key',
    addresses: [],
    freeKeySuffix: undefined,
    keyPage: undefined,
    languagesQuery: 'product',
    languagesInclude: [],
    listsVersion: 'v2',
    productsPath: '/v3/languages/products',
    zeroLimit: 'blocks',
    qualityOnly: ['styleId', 'translationMemoryId', 'customInstructions'],
    glossaryNeedsSource: true,
    proOnly: ['style-rules'],
    managesMemories: false,
    hasVoiceForLimitedKeys: true,
    hasSpokenTerms: false,
    sessionGlossaries: 1,
    minDocumentCharacters: 0,
    hasWatermark: false,
    reportingTagHeader: undefined,
    spokenLanguagesAtOnce: 5,
    streamDomains: [],
  },
  deepl: {
    authorization: 'DeepL-Auth-Key',
    addresses: [
      { plan: 'pro', region: 'default', url: 'https://api.deepl.com', lacks: [] },
      { plan: 'pro', region: 'us', url: 'https://api-us.deepl.com', lacks: ['voice', 'analytics'] },
      { plan: 'pro', region: 'jp', url: 'https://api-jp.deepl.com', lacks: ['voice', 'analytics'] },
      { plan: 'free', region: 'default', url: 'https://api-free.deepl.com', lacks: [] },
    ],
    freeKeySuffix: ':fx',
    keyPage: 'https://www.deepl.com/your-account/keys',
    languagesQuery: 'resource',
    languagesInclude: ['beta', 'external'],
    listsVersion: 'v3',
    productsPath: '/v3/languages/resources',
    zeroLimit: 'unreported',
    qualityOnly: [],
    glossaryNeedsSource: false,
    proOnly: ['style-rules', 'voice', 'write'],
    managesMemories: true,
    hasVoiceForLimitedKeys: false,
    hasSpokenTerms: true,
    sessionGlossaries: 5,
    minDocumentCharacters: 50_000,
    hasWatermark: true,
    reportingTagHeader: 'X-DeepL-Reporting-Tag',
    spokenLanguagesAtOnce: 1,
    streamDomains: ['deepl.com'],
  },
} as const satisfies Record<string, ServiceProfile>

export type ProfileName = keyof typeof serviceProfiles
export const profileNames = Object.keys(serviceProfiles) as [ProfileName, ...ProfileName[]]

/** Plan that is evident from the form of a key, if any. */
export const planOfKey = (profile: ServiceProfile, key: string): Plan | undefined =>
  profile.freeKeySuffix !== undefined && key.endsWith(profile.freeKeySuffix) ? 'free' : undefined

/** The demo service is a generic one that can do a little more. */
export const demoProfile: ServiceProfile = {
  ...serviceProfiles.generic,
  managesMemories: true,
  hasSpokenTerms: true,
  sessionGlossaries: 5,
}

interface ServiceInUse {
  readonly active: string
  readonly accounts: readonly { readonly id: string; readonly profile: ProfileName }[]
}

/** The profile of the account in use. */
export function profileInUse({ active, accounts }: ServiceInUse): ServiceProfile {
  const account = accounts.find(({ id }) => id === active)
  return account === undefined ? demoProfile : serviceProfiles[account.profile]
}
