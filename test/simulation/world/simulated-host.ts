import { AsyncLocalStorage } from 'node:async_hooks'
import type { SecretStore } from '../../../src/backend/accounts/secret-store.ts'
import { type Backend, createBackend } from '../../../src/backend/backend.ts'
import { DataFolder } from '../../../src/backend/data-folder/data-folder.ts'
import type { DeletionPort } from '../../../src/backend/data-folder/deletion.ts'
import type { CallInput, CallName } from '../../../src/core/contract/contract.ts'
import { OpenCalls } from '../../../src/core/contract/dispatch.ts'
import type { Transport } from '../../../src/renderer/bridge/transport.ts'
import type { SettingsInMemory } from '../../support/app/settings-in-memory.ts'
import { readRequest, type SentRequest } from '../network/service-request.ts'
import type { VoiceNetwork } from '../network/voice-network.ts'
import { filesWith } from '../rules/deletion-rules.ts'
import type { Actor, Scheduler } from './scheduler.ts'
import { hasKey, KEYS } from './simulated-accounts.ts'
import type { SimulatedDisk } from './simulated-disk.ts'
import { endingWithHost, simulatedKeychain } from './simulated-keychain.ts'
import { simulatedStorage } from './simulated-storage.ts'
import type { Trace } from './trace.ts'

/** How long a message takes between a page and its host, in milliseconds. */
const BRIDGE_MS = 1
/** A page's end of its calls. */
const CALLER = { id: 1 }
/** The key of the sound of outages, in the keychain. */
export const SOUND_KEY_NAME = 'missing-speech'

interface HostParts {
  readonly scheduler: Scheduler
  readonly disk: SimulatedDisk
  readonly trace: Trace
  readonly random: () => number
  readonly settings: SettingsInMemory
  /** Whether its keys end with it. */
  readonly isKeyless: boolean
  readonly page: Actor
  /** The network of the voice for which a call is made; of none, that of the rest. */
  readonly networkOf: (voice: string | undefined) => VoiceNetwork
}

/** A call of the page with its answer. */
export interface Answered {
  readonly name: string
  readonly input: unknown
  readonly answer: unknown
  /** The voice that it was for, if it was for one. */
  readonly voice: string | undefined
}

/** A host with its backend, which may end at any moment and start again on what its disk has. */
export class SimulatedHost {
  readonly #parts: HostParts
  readonly #voice = new AsyncLocalStorage<string | undefined>()
  readonly #lose = new Set<() => void>()
  readonly #listeners = new Set<(event: string, payload: unknown) => void>()
  readonly answered: ((answered: Answered) => void)[] = []
  readonly requested: ((request: SentRequest, voice: string | undefined) => void)[] = []
  /** Called when the power has failed within a write. */
  died: () => void = () => undefined
  readonly #leaks: string[] = []
  /** Called when it has ended without a warning, with what is left on the disk. */
  crashed: () => void = () => undefined
  /** Called when all data was deleted, and it ends. */
  erased: () => void = () => undefined
  /** It outlives the host, unless that has none. */
  #keychain: SecretStore
  process: Actor
  #backend: Backend | undefined
  #calls: OpenCalls | undefined
  #ids = 0
  /** Whether the computer loses its power within the next record of a session. */
  #failsWithinRecord = false

  constructor(parts: HostParts) {
    this.#parts = parts
    this.process = parts.scheduler.actor()
    this.#keychain = simulatedKeychain(() => parts.disk.folder)
    this.start()
  }

  get isRunning(): boolean {
    return this.#backend !== undefined
  }

  start(): void {
    const { scheduler, disk, trace, random, settings, isKeyless } = this.#parts
    if (!this.process.isAlive) this.process = scheduler.actor()
    const host = this.process
    if (isKeyless) this.#keychain = endingWithHost(SOUND_KEY_NAME, this.#keychain)
    trace.add('host', 'host', 'starts')
    this.#backend = createBackend({
      name: 'cli',
      version: '1.2.3',
      platform: 'simulation',
      settings,
      secrets: this.#keychain,
      keyFromEnvironment: undefined,
      demo: () => Promise.reject(new Error('no demo service here')),
      dataFolder: disk.folder,
      openStorage: simulatedStorage({ disk, trace, host, failsIn: (name) => this.#failIn(name) }),
      files: { takesPaths: false },
      fetch: (input, init) => this.#fetch(host, input, init),
      network: {
        configure: () => Promise.resolve(),
        proxyFor: () => Promise.resolve(undefined),
        openSocket: (address) => this.#parts.networkOf(undefined).openSocket(address),
      },
      confirm: () => Promise.resolve('confirmed'),
      deletion: this.#deletion(),
      clock: host,
      random,
      log: { info: (event, data) => this.#log(event, data), warn: (event, data) => this.#log(event, data) },
      publish: (name, payload) => this.#publish(name, payload),
      keepAwake: () => undefined,
    })
    this.#calls = new OpenCalls(this.#backend.dispatch, CALLER)
    this.#backend.resume()
  }

  /** The process ends at once. @param how what is lost with it */
  kill(how: 'process' | 'power' | 'torn'): void {
    if (how === 'torn') {
      this.#failsWithinRecord = true
      return
    }
    if (!this.isRunning) return
    this.#parts.trace.add('host', 'host', `killed, ${how}`)
    this.#end(how === 'power')
  }

  /** Ends at once if it was to end within a write that has not come. @returns whether it has */
  fallsNow(): boolean {
    if (!this.#failsWithinRecord) return false
    this.kill('power')
    return true
  }

  /** Ends regularly, as when the user quits. */
  async close(): Promise<void> {
    const backend = this.#backend
    this.#backend = undefined
    await backend?.close()
  }

  /** The page is gone, and with it who waits for an answer. */
  pageIsGone(): void {
    this.process.after(BRIDGE_MS, () => this.#calls?.cancelAll())
  }

  /** A call of another page, which waits for its answer. */
  async ask<K extends CallName>(name: K, input: CallInput<K>): Promise<unknown> {
    this.#ids += 1
    const answer = await this.#calls?.answer(this.#ids, name, input, () => undefined)
    this.#parts.trace.add('host', 'you', `${name} ${answer?.ok === true ? 'ok' : answer?.error.kind}`)
    return answer?.ok === true ? answer.value : undefined
  }

  /** The key of the sound of outages, of the host that runs or has run last; undefined before there is one. */
  async soundKey(): Promise<string | undefined> {
    return (await this.#keychain.get(SOUND_KEY_NAME))?.value
  }

  /** @returns where a key was seen, in words */
  async leakedKeys(): Promise<string[]> {
    const sealing = await this.soundKey()
    const keys = [...Object.values(KEYS), ...(sealing === undefined ? [] : [sealing])]
    const files = keys.flatMap((key) => filesWith(this.#parts.disk.folder, key))
    return [...this.#leaks, ...files].map((where) => `a key is in ${where}`)
  }

  /** The page's way to this host, for calls of one voice, or of none. */
  transport(voice?: string): Pick<Transport, 'invoke' | 'subscribe'> {
    const { page, trace, scheduler } = this.#parts
    const wire = scheduler.actor()
    return {
      invoke: (name, input) =>
        new Promise((resolve, reject) => {
          trace.add('page', 'host', name)
          const given = structuredClone(input)
          const lose = () => {
            trace.add('host', 'page', `${name} lost`)
            reject(new Error('the host is gone'))
          }
          this.#lose.add(lose)
          const isLost = () => !this.#lose.has(lose)
          wire.after(BRIDGE_MS, () => {
            if (isLost()) return
            const calls = this.#calls
            if (calls === undefined) return page.deliver(() => this.#lose.delete(lose) && lose())
            this.#ids += 1
            const answers = this.#voice.run(voice, () =>
              calls.answer(this.#ids, name, given, () => undefined),
            )
            const { process } = this
            void answers.then((answer) =>
              process.after(BRIDGE_MS, () => {
                if (!this.#lose.delete(lose)) return
                const text = JSON.stringify(answer)
                if (hasKey(text)) this.#leaks.push(`the answer to ${name}`)
                page.deliver(() => {
                  trace.add('host', 'page', `${name} ${answer.ok ? 'ok' : answer.error.kind}`)
                  for (const watch of this.answered) watch({ name, input: given, answer, voice })
                  resolve(JSON.parse(text))
                })
              }),
            )
          })
        }),
      subscribe: (name, listener) => {
        const take = (event: string, payload: unknown) => event === name && listener(payload)
        this.#listeners.add(take)
        return () => this.#listeners.delete(take)
      },
    }
  }

  /** The folder is another one after each crash. */
  #deletion(): DeletionPort {
    let data: DataFolder | undefined
    return {
      restarts: true,
      claim: () => {
        const { folder: path } = this.#parts.disk
        const log = { info: () => undefined, warn: () => undefined }
        const entered = DataFolder.enter({ path, host: 'cli', isNamed: true, log })
        data = entered.ok ? entered.value : undefined
        return data?.claim() ?? ['cli']
      },
      release: () => data?.leave(),
      erase: (close) => data?.erase(close) ?? Promise.resolve([]),
      confirm: () => Promise.resolve('confirmed'),
      end: () => {
        this.erased()
        this.#end(false)
      },
    }
  }

  #end(isPowerLost: boolean, library?: Parameters<SimulatedDisk['crash']>[1]): void {
    this.process.kill()
    this.#backend = undefined
    this.#calls = undefined
    this.#failsWithinRecord = false
    this.#parts.networkOf(undefined).hangUp()
    this.#parts.disk.crash(isPowerLost, library)
    this.crashed()
    for (const lose of this.#lose) this.#parts.page.deliver(lose)
    this.#lose.clear()
  }

  /** The power may fail while a record is written: then a part of that is on the disk, and nobody is answered. */
  #failIn(name: string): (() => void) | undefined {
    if (!this.#failsWithinRecord || name !== 'session.record') return undefined
    const { disk, trace } = this.#parts
    const before = disk.library()
    return () => {
      const torn = disk.torn(before)
      trace.add('host', 'host', torn === undefined ? 'killed, power' : 'killed, power, within a write')
      this.#end(true, torn)
      this.died()
    }
  }

  async #fetch(host: Actor, input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
    const voice = this.#voice.getStore()
    const network = this.#parts.networkOf(voice)
    const { trace } = this.#parts
    const sent = await readRequest(input, init)
    for (const watch of this.requested) watch(sent, voice)
    const what = `${sent.method} ${sent.url.pathname.replaceAll(/[0-9A-F]{16,}/g, '…')}`
    trace.add('host', 'service', what)
    return network.request(sent, host, init?.signal ?? undefined).then(
      (response) => {
        trace.add('service', 'host', `${response.status} ${what}`)
        return response
      },
      (thrown: unknown) => {
        trace.add('network', 'host', `no answer to ${what}`)
        throw thrown
      },
    )
  }

  #publish(name: string, payload: unknown): void {
    if (hasKey(JSON.stringify(payload))) this.#leaks.push(`the event ${name}`)
    const copy = structuredClone(payload)
    for (const take of this.#listeners) this.#parts.page.deliver(() => take(name, copy))
  }

  #log(event: string, data: unknown): void {
    if (hasKey(JSON.stringify([event, data]))) this.#leaks.push(`the log: ${event}`)
    this.#parts.trace.add('host', 'host', `logs: ${event}`)
  }
}
