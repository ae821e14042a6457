import type { AppError, AppErrorOf } from '../../../core/base/errors.ts'
import type { CallInput } from '../../../core/contract/contract.ts'
import { checkBaseAddress } from '../../../core/service/addresses.ts'
import { checkKey } from '../../../core/service/service-key.ts'
import {
  type Plan,
  type ProfileName,
  planOfKey,
  serviceProfiles,
} from '../../../core/service/service-profiles.ts'
import type { Account } from '../../../core/settings/account.ts'

/** Input fields of an account. */
export interface AccountForm {
  readonly profile: ProfileName
  readonly plan: Plan
  readonly region: string
  readonly address: string
  readonly streamDomains: string
  readonly reportingTag: string
  readonly name: string
  readonly key: string
}

export const emptyForm: AccountForm = {
  profile: 'deepl',
  plan: 'pro',
  region: 'default',
  address: '',
  streamDomains: '',
  reportingTag: '',
  name: '',
  key: '',
}

/** Form values of an account. The page does not know its key, so that field is empty. */
export function accountFormOf(account: Account): AccountForm {
  const { profile, plan, address, streamDomains, reportingTag = '', name } = account
  const known = serviceProfiles[profile].addresses.find(({ url }) => url === address)
  return {
    profile,
    plan,
    region: known?.region ?? 'default',
    address,
    streamDomains: streamDomains.join(' '),
    reportingTag,
    name,
    key: '',
  }
}

const addressesOf = ({ profile, plan }: AccountForm) =>
  serviceProfiles[profile].addresses.filter((address) => address.plan === plan)

/** Available regions; empty if the address is typed, or if there is only one region. */
export function regionsOf(form: AccountForm): string[] {
  const regions = addressesOf(form).map(({ region }) => region)
  return regions.length > 1 ? regions : []
}

export const hasOwnAddress = ({ profile }: AccountForm): boolean =>
  serviceProfiles[profile].addresses.length === 0

/** Whether the service reports usage by tag. */
export const hasReportingTag = ({ profile }: AccountForm): boolean =>
  serviceProfiles[profile].reportingTagHeader !== undefined

/** Whether the keys of the service tell their plan by their ending. */
export const tellsPlan = ({ profile }: AccountForm): boolean =>
  serviceProfiles[profile].freeKeySuffix !== undefined

/** The page on which the service shows its users their keys. */
export const keyPageOf = ({ profile }: AccountForm): string | undefined => serviceProfiles[profile].keyPage

/** Applies a change. A key that tells its plan selects it; keys of a generic service do not. */
export function change(form: AccountForm, patch: Partial<AccountForm>): AccountForm {
  const isOther = patch.profile !== undefined && patch.profile !== form.profile
  const next = { ...(isOther ? { ...emptyForm, name: form.name } : form), ...patch }
  const isTold = tellsPlan(next) && patch.key !== undefined && patch.key.trim() !== ''
  const planned: AccountForm = isTold ? { ...next, plan: isFreeKey(next) ? 'free' : 'pro' } : next
  return regionsOf(planned).includes(planned.region) ? planned : { ...planned, region: 'default' }
}

/** Checks a key before it is sent: it may be copied incorrectly. */
export function objectionTo({ profile, plan, key }: AccountForm): AppErrorOf<'invalid-input'> | undefined {
  const typed = key.trim()
  const checked = typed === '' ? undefined : checkKey(serviceProfiles[profile], plan, typed)
  return checked?.ok === false ? checked.error : undefined
}

/** Whether the key belongs to the Free plan by its ending. */
export const isFreeKey = ({ profile, key }: AccountForm): boolean =>
  planOfKey(serviceProfiles[profile], key.trim()) === 'free'

function addressOf(form: AccountForm): string {
  const known = addressesOf(form).find(({ region }) => region === form.region) ?? addressesOf(form)[0]
  return known?.url ?? form.address
}

const streamDomainsOf = (form: AccountForm): string[] =>
  hasOwnAddress(form) ? form.streamDomains.split(/[\s,]+/).filter((domain) => domain !== '') : []

/** The name with the first number that makes it new, from 2 on. */
function unlike(name: string, taken: readonly string[], number = 1): string {
  const numbered = number === 1 ? name : `${name} ${number}`
  return taken.includes(numbered) ? unlike(name, taken, number + 1) : numbered
}

/**
 * @param fallbackName name of the account if the user gives none
 * @param taken names of the other accounts
 */
export const toAccount = (
  form: AccountForm,
  fallbackName: string,
  taken: readonly string[],
): CallInput<'account.add'> => ({
  name: form.name.trim() || unlike(fallbackName, taken),
  profile: form.profile,
  plan: form.plan,
  address: addressOf(form),
  streamDomains: streamDomainsOf(form),
  ...(hasReportingTag(form) && form.reportingTag.trim() !== '' && { reportingTag: form.reportingTag }),
  key: form.key,
})

/** Changes of an account. An unchanged address is kept, even if it is not listed. */
export function toUpdate(form: AccountForm, account: Account): CallInput<'account.update'> {
  const address = addressOf(form)
  return {
    id: account.id,
    name: form.name.trim() || account.name,
    plan: form.plan,
    ...(address !== addressOf(accountFormOf(account)) && { address }),
    ...(hasOwnAddress(form) && { streamDomains: streamDomainsOf(form) }),
    ...(form.reportingTag !== accountFormOf(account).reportingTag && { reportingTag: form.reportingTag }),
    ...(form.key.trim() !== '' && { key: form.key }),
  }
}

/** Whether the key must be entered again: it is valid only for the origin that it was entered for. */
export function needsKey(form: AccountForm, account: Account): boolean {
  const address = checkBaseAddress(toUpdate(form, account).address ?? account.address)
  return address.ok && new URL(address.value).origin !== new URL(account.address).origin
}

/**
 * Converts the error of a key test. Every key may make the test request, so a refusal without missing scopes
 * means an invalid key.
 */
export const keyErrorOf = (error: AppError): AppError =>
  error.kind === 'not-allowed' && error.missingScopes === undefined
    ? { ...error, kind: 'key-rejected' }
    : error
