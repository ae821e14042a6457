import { ok, type Result } from '../../../core/base/result.ts'
import type { MicrophoneUse } from '../sound-options.ts'
import { listAudioDevices, type MicrophoneOptions, openMicrophone, watchAudioDevices } from './microphone.ts'

/** A device that was just plugged in may not open at once. */
const SETTLE_MS = 500

interface KeeperHandlers {
  /** Reports the stream to capture from now on; undefined if no microphone is available. */
  stream(stream: MediaStream | undefined): void
  use(use: MicrophoneUse): void
}

const nameOf = (stream: MediaStream | undefined): string => stream?.getAudioTracks()[0]?.label ?? ''

const stop = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/**
 * Keeps a microphone open. One that is unplugged is replaced by the system's choice until it is back; where there
 * is none at all, whichever comes first is taken.
 */
export class MicrophoneManager {
  readonly #on: KeeperHandlers
  #wanted: MicrophoneOptions | undefined
  /** The system's name for it, by which it is recognised under another id. */
  #wantedName = ''
  #stream: MediaStream | undefined
  #use: MicrophoneUse = { is: 'chosen' }
  #isClosed = false
  /** Serialises changes. */
  #work: Promise<unknown> = Promise.resolve()
  readonly #endWatch: (() => void)[] = []

  constructor(on: KeeperHandlers) {
    this.#on = on
  }

  /** The first time; the system or the browser may ask the user. */
  async open(wanted: MicrophoneOptions): Promise<Result<void>> {
    const opened = await openMicrophone(wanted)
    const isMissing = !opened.ok && opened.error.reason === 'missing' && wanted.deviceId !== ''
    const found = isMissing ? await openMicrophone({ ...wanted, deviceId: '' }) : opened
    if (!found.ok) return opened.ok ? found : opened
    this.#wanted = wanted
    this.#wantedName = isMissing ? (wanted.name ?? '') : nameOf(found.value)
    this.#take(found.value, isMissing ? this.#instead(found.value) : { is: 'chosen' })
    this.#watch()
    return ok(undefined)
  }

  /** Another microphone, or the same one with other processing. Where it cannot be opened, what is heard stays. */
  choose(wanted: MicrophoneOptions): void {
    this.#then(async () => {
      const opened = await openMicrophone(wanted)
      this.#wanted = wanted
      this.#wantedName = opened.ok ? nameOf(opened.value) : (wanted.name ?? '')
      if (opened.ok) return this.#take(opened.value, { is: 'chosen' })
      if (this.#stream === undefined) return this.#seek()
      return this.#tell(this.#instead(this.#stream))
    })
  }

  close(): void {
    this.#isClosed = true
    for (const end of this.#endWatch) end()
    stop(this.#stream)
    this.#stream = undefined
  }

  #watch(): void {
    const again = () => this.#then(() => this.#seek())
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

  /** A permission that was taken away ends the sound; given again, it brings it back. */
  async #watchPermission(again: () => void): Promise<void> {
    const permission = await navigator.permissions.query({ name: 'microphone' })
    permission.addEventListener('change', again)
    this.#endWatch.push(() => permission.removeEventListener('change', again))
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
    this.#tell(use)
  }

  #tell(use: MicrophoneUse): void {
    if (JSON.stringify(use) === JSON.stringify(this.#use)) return
    this.#use = use
    this.#on.use(use)
  }

  async #lost(stream: MediaStream): Promise<void> {
    if (stream !== this.#stream) return
    this.#take(undefined, { is: 'none', missing: this.#wantedName })
    await this.#seek()
  }

  /** Looks for the wanted microphone, and for any while there is none. */
  async #seek(): Promise<void> {
    if (this.#use.is === 'chosen' || this.#wanted === undefined) return
    const listed = await listAudioDevices()
    const { deviceId } = this.#wanted
    const back = (listed.ok ? listed.value.microphones : []).find(
      ({ id, label }) => id === deviceId || (label !== '' && label === this.#wantedName),
    )
    if (back !== undefined) {
      const opened = await openMicrophone({ ...this.#wanted, deviceId: back.id })
      if (opened.ok) return this.#take(opened.value, { is: 'chosen' })
    }
    if (this.#stream !== undefined) return
    const other = await openMicrophone({ ...this.#wanted, deviceId: '' })
    if (other.ok) this.#take(other.value, this.#instead(other.value))
  }

  #instead(stream: MediaStream): MicrophoneUse {
    return { is: 'instead', missing: this.#wantedName, name: nameOf(stream) }
  }
}
