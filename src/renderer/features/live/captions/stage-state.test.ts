import { beforeEach, describe, expect, it } from 'vitest'
import { shallow } from 'zustand/shallow'
import { LiveFixture, running, startOptions } from '../../../../../test/support/sessions/live-fixture.ts'
import type { VoiceState } from '../../../../core/voice/session/session-states.ts'
import { stageOf } from './stage-state.ts'

/** Speech of a segment whose capture started at `fromMs`. */
const spoken = (fromMs: number) => ({ captured: { fromMs, toMs: fromMs + 900 } })

describe('the stage', () => {
  let view: LiveFixture
  beforeEach(() => {
    view = new LiveFixture()
  })

  it('renders only for changes of what it shows', async () => {
    await view.goLive()
    view.send({ type: 'playback', status: { queuedMs: 3000, segment: spoken(0), isOver: false } })
    const before = stageOf(view.state)
    view.send({ type: 'playback', status: { queuedMs: 2900, segment: spoken(0), isOver: false } })
    view.send({ type: 'figures', heldMs: 100, gaps: [], sentMs: 0, savedMs: 0, damaged: 0 })
    view.send({ type: 'level', level: { rms: 0.1, position: 0.6 } })
    expect(shallow(stageOf(view.state), before)).toBe(true)
    view.send({ type: 'playback', status: { queuedMs: 2800, segment: spoken(2000), isOver: false } })
    expect(shallow(stageOf(view.state), before)).toBe(false)
  })

  it('invites the user to start a session, or shows its state', async () => {
    const texts: string[] = [stageOf(view.state).empty]
    const starting = view.live.actions.start(startOptions)
    texts.push(stageOf(view.state).empty)
    await starting
    const steps: VoiceState[] = [
      { phase: 'opening', config: startOptions.config, stopping: false },
      { phase: 'streaming', ...running },
      { phase: 'resuming', ...running, cause: { kind: 'cancelled' } },
      { phase: 'draining', config: startOptions.config, ticket: running.ticket, failures: 0, restarts: 0 },
      { phase: 'idle' },
    ]
    for (const step of steps) {
      view.enter(step)
      texts.push(stageOf(view.state).empty)
    }
    expect(texts).toEqual([
      'ready',
      'preparing',
      'opening',
      'listening',
      'reconnecting',
      'finishing',
      'ready',
    ])
  })

  it('does not show that it is listening while muted', async () => {
    await view.goLive()
    view.live.actions.setMuted(true)
    expect(stageOf(view.state).empty).toBe('muted')
    view.enter({ phase: 'resuming', ...running, cause: { kind: 'cancelled' } })
    expect(stageOf(view.state).empty).toBe('muted')
  })
})
