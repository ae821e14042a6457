import { ok, type Result } from '../../../core/base/result.ts'
import type { MicrophoneUse } from '../sound-options.ts'
import {
  listAudioDevices,
  type MicrophoneOptions,
  microphonePermission,
  openMicrophone,
  watchAudioDevices,
} from './microphone.ts'

/** A newly connected device may not open at once. */
const SETTLE_MS = 500

interface MicrophoneHandlers {
  /** Called when the microphone has failed, until `restore` finds one. */
  lost(): void
  /** Reports the stream to capture from now on; undefined if no microphone is available. */
  stream(stream: MediaStream | undefined): void
  use(use: MicrophoneUse): void
}

const nameOf = (stream: MediaStream | undefined): string => stream?.getAudioTracks()[0]?.label ?? ''

const stop = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/**
 * Keeps a microphone open. If the chosen one is unplugged, the system default replaces it until it is back; if
 * there is none at all, the first one to be connected is used.
 */
export class MicrophoneManager {
  readonly #on: MicrophoneHandlers
  #wanted: MicrophoneOptions | undefined
  /** The system's name of the chosen microphone, by which it is recognised if its id changes. */
  #wantedName = ''
  #stream: MediaStream | undefined
  #use: MicrophoneUse = { type: 'chosen' }
  #isClosed = false
  /** Promise of the latest change: changes run one after the other. */
  #work: Promise<unknown> = Promise.resolve()
  readonly #endWatch: (() => void)[] = []

  constructor(on: MicrophoneHandlers) {
    this.#on = on
  }

  /** Opens the first microphone; the system or the browser may ask the user. */
  async open(wanted: MicrophoneOptions): Promise<Result<void>> {
    const opened = await openMicrophone(wanted)
    const isMissing = !opened.ok && opened.error.reason === 'missing' && wanted.deviceId !== ''
    const found = isMissing ? await openMicrophone({ ...wanted, deviceId: '' }) : opened
    if (!found.ok) return opened.ok ? found : opened
    this.#wanted = wanted
    this.#wantedName = isMissing ? (wanted.name ?? '') : nameOf(found.value)
    this.#take(found.value, isMissing ? this.#instead(found.value) : { type: 'chosen' })
    this.#watch()
    return ok(undefined)
  }

  /** Selects another microphone or other processing. If it cannot be opened, the current one stays. */
  choose(wanted: MicrophoneOptions): void {
    this.#then(async () => {
      const opened = await openMicrophone(wanted)
      this.#wanted = wanted
      this.#wantedName = opened.ok ? nameOf(opened.value) : (wanted.name ?? '')
      if (opened.ok) return this.#take(opened.value, { type: 'chosen' })
      if (this.#stream === undefined) return this.#seek(true)
      return this.#report(this.#instead(this.#stream))
    })
  }

  /**
   * Looks for the chosen microphone, and for any while there is none. Resolves with whether the chosen one is used.
   *
   * @param isLate whether the system's default is taken although it may not be a microphone
   */
  async restore(isLate: boolean): Promise<boolean> {
    this.#then(() => this.#seek(isLate))
    await this.#work
    return this.#use.type === 'chosen'
  }

  close(): void {
    this.#isClosed = true
    for (const end of this.#endWatch) end()
    stop(this.#stream)
    this.#stream = undefined
  }

  #watch(): void {
    const again = () => this.#then(() => this.#seek(false))
    let timer: ReturnType<typeof setTimeout> | undefined
    this.#endWatch.push(
      watchAudioDevices(() => {
        again()
        clearTimeout(timer)
        timer = setTimeout(again, SETTLE_MS)
      }),
      () => clearTimeout(timer),
    )
    void this.#watchPermission(again)
  }

  /** A revoked permission ends capture; granting it again restarts it. */
  async #watchPermission(again: () => void): Promise<void> {
    const permission = await microphonePermission()
    permission?.addEventListener('change', again)
    this.#endWatch.push(() => permission?.removeEventListener('change', again))
  }

  #then(work: () => Promise<void>): void {
    const before = this.#work
    const run = async () => {
      await before
      if (!this.#isClosed) await work()
    }
    this.#work = run()
  }

  #take(stream: MediaStream | undefined, use: MicrophoneUse): void {
    if (this.#isClosed) return stop(stream)
    const before = this.#stream
    this.#stream = stream
    stream?.getAudioTracks()[0]?.addEventListener('ended', () => this.#then(() => this.#lost(stream)))
    this.#on.stream(stream)
    stop(before)
    this.#report(use)
  }

  #report(use: MicrophoneUse): void {
    if (JSON.stringify(use) === JSON.stringify(this.#use)) return
    this.#use = use
    this.#on.use(use)
  }

  async #lost(stream: MediaStream): Promise<void> {
    if (stream !== this.#stream) return
    this.#take(undefined, { type: 'none', missing: this.#wantedName })
    await this.#seek(false)
    this.#on.lost()
  }

  /** Looks for the chosen microphone, or for any while there is none. */
  async #seek(isLate: boolean): Promise<void> {
    if (this.#use.type === 'chosen' || this.#wanted === undefined) return
    const listed = await listAudioDevices()
    const { deviceId } = this.#wanted
    const microphones = listed.ok ? listed.value.microphones : []
    // A sound server that has just started has no microphones: its default records what the computer plays.
    if (!isLate && microphones.every(({ id }) => id === 'default')) return
    const back = microphones.find(
      ({ id, label }) => id === deviceId || (label !== '' && label === this.#wantedName),
    )
    if (back !== undefined) {
      const opened = await openMicrophone({ ...this.#wanted, deviceId: back.id })
      if (opened.ok) return this.#take(opened.value, { type: 'chosen' })
    }
    if (this.#stream !== undefined) return
    const other = await openMicrophone({ ...this.#wanted, deviceId: '' })
    if (other.ok) this.#take(other.value, this.#instead(other.value))
  }

  #instead(stream: MediaStream): MicrophoneUse {
    return { type: 'instead', missing: this.#wantedName, name: nameOf(stream) }
  }
}
