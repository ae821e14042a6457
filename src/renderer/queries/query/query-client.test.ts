import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../../../test/support/base/eventually.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import type { CallName, CallOutput } from '../../../core/contract/contract.ts'
import { type Settings, settingsSchema } from '../../../core/settings/settings.ts'
import { mergePatch } from '../../../core/settings/settings-patch.ts'
import { createBridge } from '../../bridge/create-bridge.ts'
import type { HostState } from '../../bridge/transport.ts'
import { createQueries } from './query-client.ts'
import { callQuery, type QueryRules } from './use-call.ts'
import { callMutation, type MutationRules } from './use-mutation.ts'

type Answers = (name: CallName, input: never, signal: AbortSignal | undefined) => Promise<Result<unknown>>

/** A scripted host with the real bridge, cache and rules. */
function openCache(answer: Answers) {
  const asked: CallName[] = []
  const events = new Map<string, (payload: unknown) => void>()
  const states = new Set<(state: HostState) => void>()
  const transport = {
    state: 'open' as HostState,
    files: '',
    onState: (changed: (state: HostState) => void) => {
      states.add(changed)
      return () => states.delete(changed)
    },
    invoke: (name: CallName, input: unknown, options?: { readonly signal?: AbortSignal }) => {
      asked.push(name)
      return answer(name, input as never, options?.signal)
    },
    subscribe: (name: string, listener: (payload: unknown) => void) => {
      events.set(name, listener)
      return () => events.delete(name)
    },
  }
  const bridge = createBridge(transport)
  const queries = createQueries({ bridge, transport })
  return {
    asked,
    events,
    publish: (name: string, payload: unknown) => events.get(name)?.(payload),
    reconnect: () => {
      for (const changed of states) changed('open')
    },
    /** Observes the response of a call, as a mounted component does. */
    watch<K extends CallName>(name: K, rules?: QueryRules) {
      const observer = new QueryObserver(queries, callQuery(bridge, name, {} as never, rules))
      const shown: (CallOutput<K> | undefined)[] = []
      observer.subscribe(({ data }) => {
        if (data !== shown.at(-1)) shown.push(data)
      })
      return { shown, current: () => observer.getCurrentResult() }
    },
    mutate: <K extends CallName>(name: K, input: unknown, rules?: MutationRules<K>) =>
      new MutationObserver(queries, callMutation(queries, bridge, name, rules)).mutate(input as never),
  }
}

const defaults = settingsSchema.parse({})
const withTheme = (theme: Settings['appearance']['theme']): Settings =>
  mergePatch(defaults, { appearance: { theme } })
const themeOf = (state: { readonly settings: Settings } | undefined) => state?.settings.appearance.theme
const changesTheme: MutationRules<'settings.update'> = {
  setsQuery: 'settings.get',
  optimistic: (known, patch) => ({ ...known, settings: mergePatch(known.settings, patch) }),
}
const settle = (until: () => void) => eventually(until)

const isOff = { isAvailable: true, isOn: false }
const isOn = { ...isOff, isOn: true }

/** A query that an event sets, and its requests, which the test answers. */
function watchTextFile() {
  const pending: ((answer: Result<unknown>) => void)[] = []
  const cache = openCache(() => new Promise((resolve) => pending.push(resolve)))
  const rules = { accountIndependent: true, eventSetsQuery: 'textFile.changed' } as const
  return { cache, pending, current: cache.watch('textFile.get', rules).current }
}

describe('cached responses', () => {
  it('are invalidated by the events in their rules, and by no other', async () => {
    const cache = openCache(() => Promise.resolve(ok({ settings: defaults })))
    const { current } = cache.watch('settings.get', {
      accountIndependent: true,
      invalidatedByEvent: ['settings.changed'],
    })
    await settle(() => expect(current().data).toBeDefined())
    cache.publish('service.changed', { kind: 'demo' })
    expect([...cache.events.keys()].toSorted()).toEqual(['service.changed', 'settings.changed'])
    expect(cache.asked).toEqual(['settings.get'])
    cache.publish('settings.changed', { settings: withTheme('dark') })
    await settle(() => expect(cache.asked).toEqual(['settings.get', 'settings.get']))
  })

  it('are asked for again when a change is announced while the first is under way', async () => {
    const pending: ((answer: Result<unknown>) => void)[] = []
    const cache = openCache(() => new Promise((resolve) => pending.push(resolve)))
    const { current } = cache.watch('settings.get', {
      accountIndependent: true,
      invalidatedByEvent: ['settings.changed'],
    })
    cache.publish('settings.changed', { settings: withTheme('dark') })
    pending[0]?.(ok({ settings: defaults }))
    await settle(() => expect(pending).toHaveLength(2))
    pending[1]?.(ok({ settings: withTheme('dark') }))
    await settle(() => expect(themeOf(current().data)).toBe('dark'))
  })

  it('of an account are removed with it, and others stay', async () => {
    let account = 'a'
    const cache = openCache((name) =>
      Promise.resolve(
        ok(name === 'settings.get' ? { settings: defaults } : { glossaries: [glossary(account)] }),
      ),
    )
    const own = cache.watch('glossary.list')
    const everybody = cache.watch('settings.get', { accountIndependent: true })
    await settle(() => expect([own.current().data, everybody.current().data]).not.toContain(undefined))
    account = 'b'
    cache.publish('service.changed', { kind: 'demo' })
    await settle(() => expect(own.current().data?.glossaries[0]?.id).toBe('b'))
    // Data of the previous account are not shown while those of the next one are loading.
    expect(own.shown.map((answer) => answer?.glossaries[0]?.id)).toEqual(['a', undefined, 'b'])
    expect(cache.asked.filter((name) => name === 'settings.get')).toHaveLength(1)
  })

  it('are replaced by an event that contains the new one, whatever was requested before it', async () => {
    const { cache, pending, current } = watchTextFile()
    pending[0]?.(ok(isOff))
    await settle(() => expect(current().data).toEqual(isOff))
    cache.reconnect()
    await settle(() => expect(pending).toHaveLength(2))
    cache.publish('textFile.changed', isOn)
    await settle(() => expect(current().data).toEqual(isOn))
    pending[1]?.(ok(isOff))
    await settle(() => expect(current().isFetching).toBe(false))
    expect(current().data).toEqual(isOn)
  })

  it('are those of an event that comes before the first answer', async () => {
    const { cache, pending, current } = watchTextFile()
    cache.publish('textFile.changed', isOn)
    await settle(() => expect(current().data).toEqual(isOn))
    pending[0]?.(ok(isOff))
    await settle(() => expect(current().isFetching).toBe(false))
    expect(current().data).toEqual(isOn)
  })

  it('are all invalidated after a lost connection', async () => {
    const cache = openCache(() => Promise.resolve(ok({ settings: defaults })))
    const { current } = cache.watch('settings.get', { accountIndependent: true })
    await settle(() => expect(current().data).toBeDefined())
    cache.reconnect()
    await settle(() => expect(cache.asked).toHaveLength(2))
  })
})

describe('a mutation', () => {
  it('is shown optimistically, and its response is kept', async () => {
    const pending: ((answer: Result<unknown>) => void)[] = []
    const cache = openCache((name) =>
      name === 'settings.get'
        ? Promise.resolve(ok({ settings: defaults }))
        : new Promise((resolve) => pending.push(resolve)),
    )
    const { current } = cache.watch('settings.get')
    await settle(() => expect(current().data).toBeDefined())
    const updated = cache.mutate('settings.update', { appearance: { theme: 'dark' } }, changesTheme)
    await settle(() => expect(themeOf(current().data)).toBe('dark'))
    await settle(() => expect(pending).toHaveLength(1))
    pending[0]?.(ok({ settings: withTheme('light') }))
    await updated
    expect(themeOf(current().data)).toBe('light')
    expect(cache.asked).toEqual(['settings.get', 'settings.update'])
  })

  it('that fails is reverted', async () => {
    const cache = openCache((name) =>
      Promise.resolve(name === 'settings.get' ? ok({ settings: defaults }) : err({ kind: 'cancelled' })),
    )
    const { shown, current } = cache.watch('settings.get')
    await settle(() => expect(current().data).toBeDefined())
    const updated = cache.mutate('settings.update', { appearance: { theme: 'dark' } }, changesTheme)
    await expect(updated).rejects.toMatchObject({ error: { kind: 'cancelled' } })
    await settle(() => expect(shown.map(themeOf)).toEqual(['system', 'dark', 'system']))
  })

  it('does not revert a later one', async () => {
    const pending: ((answer: Result<unknown>) => void)[] = []
    const cache = openCache((name) =>
      name === 'settings.get'
        ? Promise.resolve(ok({ settings: defaults }))
        : new Promise((resolve) => pending.push(resolve)),
    )
    const { current } = cache.watch('settings.get')
    await settle(() => expect(current().data).toBeDefined())
    const first = cache.mutate('settings.update', { appearance: { theme: 'dark' } }, changesTheme)
    const second = cache.mutate('settings.update', { appearance: { theme: 'light' } }, changesTheme)
    await settle(() => expect(pending).toHaveLength(2))
    pending[0]?.(ok({ settings: withTheme('dark') }))
    await first
    expect(themeOf(current().data)).toBe('light')
    pending[1]?.(ok({ settings: withTheme('light') }))
    await second
    expect(themeOf(current().data)).toBe('light')
  })

  it('stays above an event that was sent before it arrived', async () => {
    const pending: ((answer: Result<unknown>) => void)[] = []
    const cache = openCache((name) =>
      name === 'settings.get'
        ? Promise.resolve(ok({ settings: defaults }))
        : new Promise((resolve) => pending.push(resolve)),
    )
    const rules = { accountIndependent: true, eventSetsQuery: 'settings.changed' } as const
    const { shown, current } = cache.watch('settings.get', rules)
    await settle(() => expect(current().data).toBeDefined())
    const updated = cache.mutate('settings.update', { appearance: { theme: 'dark' } }, changesTheme)
    await settle(() => expect(pending).toHaveLength(1))
    const elsewhere = mergePatch(defaults, { meeting: { myName: 'Ada' } })
    cache.publish('settings.changed', { settings: elsewhere })
    await settle(() => expect(current().data?.settings.meeting.myName).toBe('Ada'))
    expect(themeOf(current().data)).toBe('dark')
    pending[0]?.(ok({ settings: mergePatch(elsewhere, { appearance: { theme: 'dark' } }) }))
    await updated
    expect(shown.map(themeOf)).toEqual(['system', 'dark', 'dark'])
    expect(cache.asked).toEqual(['settings.get', 'settings.update'])
  })

  it.each(['answered', 'refused'])('that is %s invalidates the calls in its rules', async (end) => {
    const cache = openCache((name) =>
      Promise.resolve(
        name === 'glossary.list'
          ? ok({ glossaries: [] })
          : end === 'answered'
            ? ok({})
            : err({ kind: 'not-found' }),
      ),
    )
    const { current } = cache.watch('glossary.list')
    await settle(() => expect(current().data).toBeDefined())
    const removed = cache.mutate('glossary.delete', { id: 'a' }, { invalidates: ['glossary.list'] })
    await removed.catch(() => undefined)
    await settle(() => expect(cache.asked).toEqual(['glossary.list', 'glossary.delete', 'glossary.list']))
  })
})

const glossary = (id: string) => ({ id, name: id, createdAt: '2026-01-01T00:00:00Z', dictionaries: [] })
