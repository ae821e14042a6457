import { afterEach, beforeEach, expect } from 'vitest'
import { type Backend, createBackend } from '../../../src/backend/backend.ts'
import type { HostPorts } from '../../../src/backend/host-ports.ts'
import type { CallInput } from '../../../src/core/contract/contract.ts'
import { hostPorts } from '../app/host-ports.ts'
import { SettingsInMemory } from '../app/settings-in-memory.ts'
import { type Answer, HttpPeer, json } from './http-peer.ts'

type NewAccount = CallInput<'account.add'>

/** Answers both language lists, as a service does for a valid key only. */
export const languages: Answer = (response, request) =>
  json(200, request.url === '/v2/languages' ? [{ language: 'EN', name: 'English' }] : [])(response, request)

/** Consecutive runs of the app that share settings and a service that accepts any key. */
export class AccountRuns {
  readonly storage = new SettingsInMemory()
  readonly peer: HttpPeer
  backend: Backend

  constructor(peer: HttpPeer) {
    this.peer = peer
    peer.answerWith(languages)
    this.backend = this.start()
  }

  /** Starts another run. */
  start(overrides: Partial<HostPorts> = {}): Backend {
    const demo = () => Promise.resolve({ address: this.peer.address, key: 'demo-key' })
    this.backend = createBackend(hostPorts({ settings: this.storage, demo, ...overrides }))
    return this.backend
  }

  call(name: string, input: unknown = {}): Promise<unknown> {
    return this.backend.dispatch(name, input)
  }

  /** Input that adds an account at this service. */
  account(overrides: Partial<NewAccount> = {}): NewAccount {
    return {
      name: 'Mine',
      profile: 'generic',
      plan: 'pro',
      address: this.peer.address,
      key: 'my-key',
      ...overrides,
    }
  }

  /** Adds an account and returns its id. */
  async add(overrides: Partial<NewAccount> = {}): Promise<string> {
    expect(await this.call('account.add', this.account(overrides))).toMatchObject({ ok: true })
    return (this.storage.stored as { service: { active: string } }).service.active
  }
}

/** Provides each test of a file with runs and their service, and closes them afterwards. */
export function eachWithAccounts(take: (runs: AccountRuns) => void): void {
  let runs: AccountRuns
  beforeEach(async () => {
    runs = new AccountRuns(await HttpPeer.listen())
    take(runs)
  })
  afterEach(() => runs.peer.close())
}
