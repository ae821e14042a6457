import { describe, expect, it } from 'vitest'
import type { Account } from '../../../core/settings/account.ts'
import {
  type AccountForm,
  accountFormOf,
  change,
  emptyForm,
  isFreeKey,
  needsKey,
  objectionTo,
  toAccount,
  toUpdate,
} from './account-form.ts'

const typing = (form: AccountForm, key: string): AccountForm =>
  key.split('').reduce((typed, letter) => change(typed, { key: typed.key + letter }), form)

describe('an entered key', () => {
  it('selects the Free plan and its address by its suffix', () => {
    const form = typing({ ...emptyForm, region: 'us' }, 'abc:f')
    expect(form).toMatchObject({ plan: 'pro', region: 'us' })
    const free = typing(form, 'x')
    expect(free).toMatchObject({ plan: 'free', region: 'default' })
    expect(isFreeKey(free)).toBe(true)
    expect(change(free, { key: 'abc:f' }).plan).toBe('pro')
    expect(toAccount(free, 'DeepL', []).address).toBe('https://api-free.deepl.com')
  })

  it('gets an account with a name of its own, unless the user names it', () => {
    const form = typing(emptyForm, 'abc')
    const nameAfter = (...taken: string[]) => toAccount(form, 'DeepL', taken).name
    expect([nameAfter(), nameAfter('DeepL'), nameAfter('DeepL 2', 'DeepL')]).toEqual([
      'DeepL',
      'DeepL 2',
      'DeepL 3',
    ])
    expect(toAccount({ ...form, name: 'DeepL' }, 'DeepL', ['DeepL']).name).toBe('DeepL')
  })

  it('is cleared with its plan when another service is chosen', () => {
    const typed = { ...typing(emptyForm, 'abc:fx'), region: 'us', name: 'Mine' }
    expect(change(typed, { profile: 'generic' })).toEqual({ ...emptyForm, profile: 'generic', name: 'Mine' })
    expect(change(typed, { profile: 'deepl' })).toMatchObject({ key: 'abc:fx', plan: 'free' })
  })

  it('selects nothing if the service has no such suffix', () => {
    const form = typing({ ...emptyForm, profile: 'generic' }, 'abc:fx')
    expect(form.plan).toBe('pro')
    expect(objectionTo(form)).toBeUndefined()
    expect(isFreeKey(form)).toBe(false)
  })

  it('is rejected at once if it was copied incorrectly', () => {
    expect(objectionTo({ ...emptyForm, key: 'two words' })).toMatchObject({ field: 'key' })
    expect(objectionTo({ ...emptyForm, key: ' fine ' })).toBeUndefined()
    expect(objectionTo(emptyForm)).toBeUndefined()
  })
})

describe('a changed account', () => {
  const deepl: Account = {
    id: 'a',
    name: 'Work',
    profile: 'deepl',
    plan: 'pro',
    address: 'https://api-jp.deepl.com',
    streamDomains: [],
  }
  const own: Account = {
    ...deepl,
    profile: 'generic',
    address: 'https://mt.example.com',
    streamDomains: ['voice.example.com'],
  }

  it('keeps everything unchanged', () => {
    expect(toUpdate(accountFormOf(deepl), deepl)).toEqual({ id: 'a', name: 'Work', plan: 'pro' })
    const tagged = { ...deepl, reportingTag: 'team' }
    expect(toUpdate(accountFormOf(tagged), tagged)).not.toHaveProperty('reportingTag')
    expect(toUpdate({ ...accountFormOf(tagged), reportingTag: '' }, tagged)).toMatchObject({
      reportingTag: '',
    })
    expect(toUpdate(accountFormOf(own), own)).toEqual({
      id: 'a',
      name: 'Work',
      plan: 'pro',
      streamDomains: ['voice.example.com'],
    })
  })

  it('keeps an address that is not listed for its service', () => {
    const old = { ...deepl, address: 'https://api-old.deepl.com' }
    expect(toUpdate(accountFormOf(old), old)).not.toHaveProperty('address')
  })

  it('moves with its plan and its data centre', () => {
    const form = accountFormOf(deepl)
    expect(toUpdate(change(form, { region: 'us' }), deepl)).toMatchObject({
      address: 'https://api-us.deepl.com',
    })
    expect(toUpdate(change(form, { key: 'k:fx' }), deepl)).toMatchObject({
      plan: 'free',
      address: 'https://api-free.deepl.com',
      key: 'k:fx',
    })
  })

  it.each([
    ['stays where it is', own, {}, false],
    ['gets another path', own, { address: 'https://mt.example.com/api' }, false],
    ['gets another host', own, { address: 'https://mt.example.org' }, true],
    ['gets another port', own, { address: 'https://mt.example.com:444' }, true],
    ['has an address that is not complete yet', own, { address: 'https://' }, false],
    ['gets another data centre', deepl, { region: 'us' }, true],
    ['stays at an address that is not listed', { ...deepl, address: 'https://api-old.deepl.com' }, {}, false],
  ])('that %s needs its key accordingly', (_what, account, patch, isNeeded) => {
    expect(needsKey(change(accountFormOf(account), patch), account)).toBe(isNeeded)
  })

  it('keeps its plan until another key is entered', () => {
    const free = { ...deepl, plan: 'free', address: 'https://api-free.deepl.com' } as const
    expect(change(accountFormOf(free), { name: 'Home' }).plan).toBe('free')
    expect(change(accountFormOf(free), { key: ' ' }).plan).toBe('free')
    expect(change(accountFormOf(free), { key: 'k' }).plan).toBe('pro')
  })

  it('keeps its name if the field was cleared', () => {
    expect(
      toUpdate({ ...accountFormOf(own), name: ' ', streamDomains: 'a.test, b.test' }, own),
    ).toMatchObject({
      name: 'Work',
      streamDomains: ['a.test', 'b.test'],
    })
  })
})
