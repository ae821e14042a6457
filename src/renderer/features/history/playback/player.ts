import { useEffect, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const
export type Speed = (typeof speeds)[number]

export interface PlayerState {
  readonly isPlaying: boolean
  /** Position of the latest `playFrom`, in milliseconds. */
  readonly playedFromMs: number | undefined
  /** Whether playback was started or a position was chosen. */
  readonly hasBegun: boolean
  readonly atMs: number
  /** Undefined until the metadata are loaded. */
  readonly lengthMs: number | undefined
  readonly speed: Speed
  readonly isUnplayable: boolean
}

/** Plays the audio of a session. Positions are capture times in milliseconds, like those of captions. */
export interface Player {
  readonly store: StoreApi<PlayerState>
  /**
   * Listens to the events of the media element.
   *
   * @returns a function that stops listening
   */
  readonly open: () => () => void
  /** Loads an address; continues at the current position if another one was playing. */
  readonly load: (address: string) => void
  readonly toggle: () => void
  readonly playFrom: (ms: number) => void
  readonly seek: (ms: number) => void
  /** Sets the starting position, unless playback has begun. */
  readonly cue: (ms: number) => void
  readonly setSpeed: (speed: Speed) => void
}

const AT_REST: PlayerState = {
  isPlaying: false,
  playedFromMs: undefined,
  hasBegun: false,
  atMs: 0,
  lengthMs: undefined,
  speed: 1,
  isUnplayable: false,
}

export function createPlayer(audio: HTMLAudioElement): Player {
  const store = createStore<PlayerState>(() => AT_REST)
  audio.preload = 'metadata'
  audio.preservesPitch = true

  const tellPlace = () => store.setState({ atMs: audio.currentTime * 1000 })
  /**
   * Updates the position with every frame: the browser reports it only four times a second, which would delay
   * captions.
   */
  const tick = () => {
    tellPlace()
    if (!audio.paused) requestAnimationFrame(tick)
  }
  const listeners: Readonly<Record<string, () => void>> = {
    play: () => {
      store.setState({ isPlaying: true, hasBegun: true })
      tick()
    },
    pause: () => store.setState({ isPlaying: false }),
    timeupdate: tellPlace,
    seeking: tellPlace,
    durationchange: () => {
      const { duration } = audio
      store.setState({ lengthMs: Number.isFinite(duration) ? duration * 1000 : undefined })
    },
    error: () => store.setState({ isPlaying: false, isUnplayable: true }),
  }

  const play = () => {
    audio.play().catch((thrown: unknown) => {
      // Playback was paused or left before it began. An unplayable file is reported by the element's error event as
      // well.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return
      store.setState({ isPlaying: false, isUnplayable: true })
    })
  }
  const place = (ms: number) => {
    const { lengthMs } = store.getState()
    const atMs = Math.max(0, Math.min(ms, lengthMs ?? ms))
    audio.currentTime = atMs / 1000
    store.setState({ atMs })
  }
  const seek = (ms: number) => {
    store.setState({ hasBegun: true })
    place(ms)
  }
  return {
    store,
    open: () => {
      const life = new AbortController()
      for (const [name, hear] of Object.entries(listeners))
        audio.addEventListener(name, hear, { signal: life.signal })
      return () => {
        life.abort()
        audio.pause()
        // Releases the audio and the connection to the host.
        audio.removeAttribute('src')
        audio.load()
        store.setState({ ...AT_REST, speed: store.getState().speed })
      }
    },
    load: (address) => {
      const { atMs } = store.getState()
      // Read from the element, since the event of the latest change is still pending.
      const isWanted = !audio.paused
      store.setState({ isUnplayable: false })
      audio.src = address
      if (atMs > 0) place(atMs)
      if (isWanted) play()
    },
    toggle: () => (audio.paused ? play() : audio.pause()),
    playFrom: (ms) => {
      store.setState({ playedFromMs: ms })
      seek(ms)
      play()
    },
    seek,
    cue: (ms) => {
      if (!store.getState().hasBegun) place(ms)
    },
    setSpeed: (speed) => {
      // The browser restores the default speed with each new URL.
      audio.defaultPlaybackRate = speed
      audio.playbackRate = speed
      store.setState({ speed })
    },
  }
}

/**
 * Provides a player while the shown session has audio.
 *
 * @returns undefined if it has none
 */
export function usePlayer(hasSound: boolean): Player | undefined {
  const [player] = useState(() => createPlayer(new Audio()))
  useEffect(() => (hasSound ? player.open() : undefined), [player, hasSound])
  return hasSound ? player : undefined
}
