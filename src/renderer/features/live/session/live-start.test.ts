import { beforeEach, describe, expect, it } from 'vitest'
import { LiveFixture, running, startOptions } from '../../../../../test/support/sessions/live-fixture.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import type { SoundSource } from '../../../engine/sound-options.ts'
import { statusOf } from './status.ts'

const lost: AppError = { kind: 'unreachable', host: 'h', cause: 'connection-lost', sent: 'unknown' }

describe('the start of a live view', () => {
  let view: LiveFixture
  beforeEach(() => {
    view = new LiveFixture()
  })

  it('reports why it could not start', async () => {
    const error: AppError = { kind: 'microphone', reason: 'denied' }
    view.answer = () => Promise.resolve(err(error))
    await view.live.actions.start(startOptions)
    expect(view.state.phase).toEqual({ type: 'failed', error })
    expect(view.awake).toEqual([true, false])
  })

  it('can be cancelled while the system asks for permission', async () => {
    const asked = Promise.withResolvers<void>()
    const allowed = Promise.withResolvers<Result<typeof view.run>>()
    view.answer = () => {
      asked.resolve()
      return allowed.promise
    }
    const starting = view.live.actions.start(startOptions)
    await asked.promise
    view.live.actions.stop()
    allowed.resolve(ok(view.run))
    await starting
    expect(view.state.phase).toEqual({ type: 'ready' })
    expect(view.run.did).toEqual(['dispose'])
    view.enter({ phase: 'streaming', ...running })
    expect(view.state.phase).toEqual({ type: 'ready' })
  })

  it('of a side has another name after a change of the language of the interface', async () => {
    view.live.actions.rename('Ich')
    expect(view.state.side).toBeUndefined()
    await view.live.actions.start({ ...startOptions, side: { type: 'mine', name: 'Me' } })
    view.live.actions.rename('Ich')
    expect(view.state.side).toEqual({ type: 'mine', name: 'Ich' })
  })

  it('is muted if the microphone is muted while it opens', async () => {
    view.answer = () => {
      view.live.actions.setMuted(true)
      return Promise.resolve(ok(view.run))
    }
    await view.live.actions.start(startOptions)
    expect(view.run.isMuted).toBe(true)
  })

  describe('whose source is not ready yet', () => {
    const program: SoundSource = { from: 'system', deviceId: 'd' }
    let ready: (source: Result<SoundSource>) => void
    let starting: Promise<void>
    beforeEach(() => {
      const source = Promise.withResolvers<Result<SoundSource>>()
      ready = source.resolve
      starting = view.live.actions.start({ ...startOptions, awaitedSource: source.promise })
    })

    it('begins with it when it is', async () => {
      expect(statusOf(view.state)).toBe('capturing')
      expect(view.sources).toEqual([])
      ready(ok(program))
      await starting
      expect(view.sources).toEqual([program])
      expect(statusOf(view.state)).toBe('preparing')
    })

    it('can be cancelled', async () => {
      view.live.actions.stop()
      ready(ok(program))
      await starting
      expect(view.state.phase).toEqual({ type: 'ready' })
      expect(view.sources).toEqual([])
    })

    it('reports why there is none', async () => {
      ready(err(lost))
      await starting
      expect(view.state.phase).toEqual({ type: 'failed', error: lost })
      expect(view.awake).toEqual([true, false])
    })
  })
})
