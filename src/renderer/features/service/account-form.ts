import type { CallInput } from '../../../core/contract.ts'
import { type Plan, type ProfileName, planOfKey, serviceProfiles } from '../../../core/service-profiles.ts'

/** What a person types. */
export interface AccountForm {
  readonly profile: ProfileName
  readonly plan: Plan
  readonly region: string
  readonly address: string
  readonly streamDomains: string
  readonly name: string
  readonly key: string
}

export const emptyForm: AccountForm = {
  profile: 'deepl',
  plan: 'pro',
  region: 'default',
  address: '',
  streamDomains: '',
  name: '',
  key: '',
}

const addressesOf = ({ profile, plan }: AccountForm) =>
  serviceProfiles[profile].addresses.filter((address) => address.plan === plan)

/** Regions that can be chosen; none where the address is typed, or where there is only one. */
export function regionsOf(form: AccountForm): string[] {
  const regions = addressesOf(form).map(({ region }) => region)
  return regions.length > 1 ? regions : []
}

export const hasOwnAddress = ({ profile }: AccountForm): boolean =>
  serviceProfiles[profile].addresses.length === 0

/** Takes a change in. A key that tells its plan chooses it. */
export function change(form: AccountForm, patch: Partial<AccountForm>): AccountForm {
  const next = { ...form, ...patch }
  const told = patch.key === undefined ? undefined : planOfKey(serviceProfiles[next.profile], next.key.trim())
  const planned = told === undefined ? next : { ...next, plan: told }
  return regionsOf(planned).includes(planned.region) ? planned : { ...planned, region: 'default' }
}

/** @param fallbackName what the account is called where nobody named it */
export function toAccount(form: AccountForm, fallbackName: string): CallInput<'account.add'> {
  const known = addressesOf(form).find(({ region }) => region === form.region) ?? addressesOf(form)[0]
  return {
    name: form.name.trim() || fallbackName,
    profile: form.profile,
    plan: form.plan,
    address: known?.url ?? form.address,
    streamDomains: hasOwnAddress(form)
      ? form.streamDomains.split(/[\s,]+/).filter((domain) => domain !== '')
      : [],
    key: form.key,
  }
}
