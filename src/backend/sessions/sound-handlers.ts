import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import type { SessionChange } from '../../core/library/sessions.ts'
import type { SessionRepository } from './session-repository.ts'
import type { SessionSounds } from './session-sounds.ts'

interface SoundHandlersOptions {
  readonly keeper: SessionRepository
  readonly sounds: SessionSounds
  readonly servesPages: boolean
  /** Refuses what is no session. */
  readonly find: (id: string) => Result<unknown>
  readonly changed: (change: SessionChange) => void
}

/** The calls that have to do with the sound of sessions. */
export const createSoundHandlers = ({
  keeper,
  sounds,
  servesPages,
  find,
  changed,
}: SoundHandlersOptions): HandlersOf<
  'session.keepSound' | 'session.sound' | 'session.deleteSound' | 'session.soundSize'
> => ({
  'session.keepSound': ({ id, at, data }) => Promise.resolve(keeper.keepSound(id, at, data)),
  'session.sound': ({ id }) => {
    // An address is of use to a page of the same host alone.
    if (!servesPages) return Promise.resolve(err({ kind: 'other-host-only' }))
    const found = find(id)
    if (!found.ok) return Promise.resolve(found)
    const address = sounds.addressOf(id)
    const problem = { type: 'unknown-value', value: id } as const
    return Promise.resolve(
      address === undefined ? err({ kind: 'invalid-input', field: 'id', problem }) : ok(address),
    )
  },
  'session.deleteSound': ({ ids }) => {
    for (const id of ids) {
      const removed = sounds.remove(id)
      if (!removed.ok) return Promise.resolve(removed)
      changed({ id })
    }
    return Promise.resolve(ok({}))
  },
  'session.soundSize': () => {
    const all = sounds.all()
    if (!all.ok) return Promise.resolve(all)
    const bytes = all.value.reduce((sum, sound) => sum + sound.bytes, 0)
    return Promise.resolve(ok({ bytes, sessions: all.value.length }))
  },
})
