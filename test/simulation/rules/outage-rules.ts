import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOfFile, openRecords } from '../../../src/backend/missing-speech/sealed-records.ts'
import type { CallInput } from '../../../src/core/contract/contract.ts'
import { type Answered, SOUND_KEY_NAME } from '../world/simulated-host.ts'
import { keyIn } from '../world/simulated-keychain.ts'

const FOLDER = 'missing-speech'
/** Part of the first bytes of an Ogg Opus stream. */
const READABLE = 'OpusHead'

/** The sound of an outage as far as it was acknowledged. */
export interface KeptOutage {
  readonly session: string
  readonly side: 'mine' | 'theirs' | undefined
  /** In milliseconds of the session. */
  readonly fromMs: number
  toMs: number
  /** In order. */
  readonly chunks: Uint8Array[]
  /** Whether the page has ended it: then it may be deleted. */
  isOver: boolean
  /** Whether the key of its sound has gone with a host. */
  isLost: boolean
}

/** Rules of the sound of outages: what is acknowledged is on the disk until it is used, and then nothing of it is. */
export class OutageRules {
  readonly outages = new Map<string, KeptOutage>()
  readonly violations: string[] = []
  readonly #folder: () => string
  readonly #isKeyless: boolean
  readonly #known = new Set<string>()
  /** Those of which the host keeps no more. */
  readonly #refused = new Set<string>()

  /**
   * @param folder that of the app's data
   * @param isKeyless whether the key of all sound goes with its host
   */
  constructor(folder: () => string, isKeyless: boolean) {
    this.#folder = folder
    this.#isKeyless = isKeyless
  }

  /** Ids of those that are over and that the host has known since they began: it offers no others to be discarded. */
  get ended(): string[] {
    return [...this.#known].filter((take) => this.outages.get(take)?.isOver === true)
  }

  readonly watch = ({ name, input, answer }: Answered): void => {
    const { ok, value } = answer as { readonly ok: boolean; readonly value?: { readonly isKept?: boolean } }
    if (name === 'missingSpeech.end') {
      const outage = this.outages.get((input as CallInput<'missingSpeech.end'>).take)
      if (outage !== undefined) outage.isOver = true
    }
    if (!ok) return
    if (value?.isKept === false && name === 'missingSpeech.append')
      this.#refused.add((input as CallInput<'missingSpeech.append'>).take)
    if (value?.isKept !== true) return
    if (name === 'missingSpeech.begin') {
      const { session, take, side, fromMs } = input as CallInput<'missingSpeech.begin'>
      this.#known.add(take)
      // The rest of one whose key has gone.
      for (const [id, { isLost, ...before }] of this.outages)
        if (isLost && before.session === session && before.side === side) this.#refused.delete(id)
      this.outages.set(take, {
        session,
        side,
        fromMs,
        toMs: fromMs,
        chunks: [],
        isOver: false,
        isLost: false,
      })
    }
    if (name === 'missingSpeech.append') {
      const { take, index, untilMs, data } = input as CallInput<'missingSpeech.append'>
      const outage = this.outages.get(take)
      if (outage === undefined) return
      outage.toMs = outage.fromMs + untilMs
      outage.chunks[index] = data
      const path = this.#pathOf(take, outage)
      if (index === 0 && existsSync(path) && readFileSync(path, 'latin1').includes(READABLE))
        this.violations.push('the sound of an outage can be read on the disk')
    }
  }

  /** The host has ended without a warning. @param isForgotten whether nothing more is to be kept */
  crashed(isForgotten: boolean): void {
    this.#known.clear()
    if (this.#isKeyless) for (const outage of this.outages.values()) outage.isLost = true
    if (isForgotten || this.#isKeyless) return
    for (const [take, outage] of this.outages) {
      if (outage.isOver) continue
      const acknowledged = Buffer.concat(outage.chunks)
      const left = this.#soundOf(take, outage)
      if (!left.subarray(0, acknowledged.length).equals(acknowledged))
        this.violations.push(
          `${acknowledged.length} bytes of an outage were acknowledged, and ${left.length} can be read of them`,
        )
    }
  }

  /** An outage is kept to its end, unless the user wants nothing kept. */
  refusals(isForgotten: boolean): string[] {
    return isForgotten ? [] : [...this.#refused].map((take) => `no more is kept of the outage ${take}`)
  }

  /** Everything has been translated, or is not to be kept. */
  leftFiles(): string[] {
    const folder = join(this.#folder(), FOLDER)
    const left = existsSync(folder) ? readdirSync(folder) : []
    return left.length === 0 ? [] : [`sound of outages is left: ${left.join(', ')}`]
  }

  /** The sound of an outage that can be read on the disk. */
  #soundOf(take: string, outage: KeptOutage): Buffer {
    const [path, key] = [this.#pathOf(take, outage), keyIn(this.#folder(), SOUND_KEY_NAME)]
    if (key === undefined || !existsSync(path)) return Buffer.alloc(0)
    const { records } = openRecords(keyOfFile(Buffer.from(key, 'base64'), take), readFileSync(path))
    return Buffer.concat(records.slice(1).map(({ data }) => data))
  }

  #pathOf(take: string, { session }: KeptOutage): string {
    return join(this.#folder(), FOLDER, `${session}.${take}.sealed`)
  }
}
