import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import type { SystemAudioState } from '../sound-options.ts'
import { DENIED_END_MS, DENIED_SILENCE_MS, SystemAudio } from './system-audio.ts'

/** A track of a display, as far as it is used here. */
class Track extends EventTarget {
  readyState: MediaStreamTrackState = 'live'
  readonly label = 'System audio'

  stop(): void {
    this.readyState = 'ended'
  }

  end(): void {
    this.stop()
    this.dispatchEvent(new Event('ended'))
  }
}

class Stream {
  readonly #tracks: readonly Track[]

  constructor(tracks: readonly Track[]) {
    this.#tracks = tracks
  }

  getTracks = () => this.#tracks
  getAudioTracks = () => this.#tracks.slice(0, 1)
  getVideoTracks = () => this.#tracks.slice(1)
}

let clock: VirtualClock
let sound: Track
let picture: Track
let states: SystemAudioState[]
let streams: (MediaStream | undefined)[]
/** Constraints of each request, in order. */
let asked: DisplayMediaStreamOptions[]
let answer: (options: DisplayMediaStreamOptions) => Promise<Stream>

/** A page of the desktop app, or of a browser, on a system. */
function on(platform: string, isDesktop = true): SystemAudio {
  vi.stubGlobal('window', { ...(isDesktop && { parley: {} }) })
  vi.stubGlobal('MediaStream', Stream)
  vi.stubGlobal('navigator', {
    platform,
    mediaDevices: {
      getDisplayMedia: (options: DisplayMediaStreamOptions) => {
        asked.push(options)
        return answer(options)
      },
    },
  })
  return new SystemAudio(
    '',
    {
      stream: (stream) => streams.push(stream),
      state: (state) => states.push(state),
      lost: () => undefined,
    },
    () => clock.now(),
  )
}

const restrictsOwn = ({ audio }: DisplayMediaStreamOptions): boolean =>
  typeof audio === 'object' && 'restrictOwnAudio' in audio

beforeEach(() => {
  clock = new VirtualClock()
  sound = new Track()
  picture = new Track()
  states = []
  streams = []
  asked = []
  answer = () => Promise.resolve(new Stream([sound, picture]))
})
afterEach(() => vi.unstubAllGlobals())

describe('system audio that the desktop provides', () => {
  it('is captured without the picture that comes with it', async () => {
    expect(await on('MacIntel').open()).toEqual({ ok: true, value: undefined })
    expect([picture.readyState, sound.readyState]).toEqual(['ended', 'live'])
    expect(streams.map((stream) => stream?.getTracks())).toEqual([[sound]])
    expect(states).toEqual([])
  })

  it('was denied by macOS if it ends at once, and is over if it ends later', async () => {
    await on('MacIntel').open()
    await clock.advance(DENIED_END_MS - 1)
    sound.end()
    expect([states, streams.at(-1)]).toEqual([['denied'], undefined])
    sound = new Track()
    await on('MacIntel').open()
    await clock.advance(DENIED_END_MS)
    sound.end()
    expect(states).toEqual(['denied', 'ended'])
  })

  it('may be denied by macOS if it is silent from the start, until it is heard', async () => {
    const system = on('MacIntel')
    await system.open()
    system.hear(0)
    await clock.advance(DENIED_SILENCE_MS)
    system.hear(0)
    system.hear(0)
    expect(states).toEqual(['silent'])
    system.hear(0.000_01)
    await clock.advance(DENIED_SILENCE_MS)
    system.hear(0)
    expect(states).toEqual(['silent', 'fine'])
  })

  it.each([
    ['Windows', 'Win32', true],
    ['a browser', 'MacIntel', false],
  ])(
    'may be silent and end with %s, which denies nothing without a word',
    async (_what, platform, isDesktop) => {
      const system = on(platform, isDesktop)
      await system.open()
      await clock.advance(DENIED_SILENCE_MS)
      system.hear(0)
      expect(states).toEqual([])
      sound.end()
      expect(states).toEqual(['ended'])
    },
  )

  it('contains our own speech where the system cannot leave that out', async () => {
    answer = (options) =>
      restrictsOwn(options)
        ? Promise.reject(new DOMException('Could not start audio source', 'NotReadableError'))
        : Promise.resolve(new Stream([sound, picture]))
    expect(await on('Win32').open()).toEqual({ ok: true, value: undefined })
    expect(asked.map(restrictsOwn)).toEqual([true, false])
    expect(states).toEqual(['with-own'])
  })

  it.each([
    ['the system refuses it', 'Win32', true, 'NotAllowedError', 1, 'denied'],
    ['nothing of it can be captured', 'Win32', true, 'NotReadableError', 2, 'failed'],
    ['a browser has asked already', 'Win32', false, 'NotReadableError', 1, 'failed'],
  ])('is not asked for again if %s', async (_what, platform, isDesktop, name, times, reason) => {
    answer = () => Promise.reject(new DOMException('no', name))
    const opened = await on(platform, isDesktop).open()
    expect(opened).toEqual({ ok: false, error: { kind: 'system-audio', reason } })
    expect([asked.length, states]).toEqual([times, []])
  })
})
