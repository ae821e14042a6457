import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../../../../test/support/base/virtual-clock.ts'
import { LiveFixture, running, startOptions } from '../../../../../test/support/sessions/live-fixture.ts'
import type { VoiceState } from '../../../../core/voice/session/session-states.ts'
import { isRefusedBesideOther, whenDecided } from './decided.ts'

const opening: VoiceState = { phase: 'opening', config: startOptions.config, stopping: false }

describe('the other side of a meeting', () => {
  let view: LiveFixture
  let isDecided: boolean
  beforeEach(() => {
    view = new LiveFixture()
    isDecided = false
    void view.live.actions.start(startOptions)
    const watch = async () => {
      await whenDecided(view.live.store)
      isDecided = true
    }
    void watch()
  })

  it.each<[string, VoiceState]>([
    ['is accepted', { phase: 'connecting', ...running, wasLive: false }],
    ['is refused', { phase: 'failed', error: { kind: 'quota-exceeded' } }],
    ['is cancelled', { phase: 'idle' }],
  ])('waits until the preferred session %s', async (_outcome, next) => {
    await settle()
    view.enter(opening)
    await settle()
    expect(isDecided).toBe(false)
    view.enter(next)
    await settle()
    expect(isDecided).toBe(true)
  })
})

describe('a plan with one session', () => {
  it('is recognised by a side that the service refuses while the other runs', async () => {
    const refused = new LiveFixture()
    const side = { type: 'theirs', name: 'Ana' } as const
    await refused.live.actions.start({ ...startOptions, side })
    refused.enter({ phase: 'failed', error: { kind: 'rate-limited' } })
    expect([true, false].map((isOtherBusy) => isRefusedBesideOther(refused.state, isOtherBusy))).toEqual([
      true,
      false,
    ])
    await refused.live.actions.start({ ...startOptions, side })
    refused.enter({ phase: 'streaming', ...running })
    refused.enter({ phase: 'failed', error: { kind: 'rate-limited' } })
    expect(isRefusedBesideOther(refused.state, true)).toBe(false)
  })
})
