import { beforeEach, describe, expect, it } from 'vitest'
import { LiveFixture, running, startOptions } from '../../../../../test/support/sessions/live-fixture.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { rowsOf } from '../captions/transcript-rows.ts'
import { toRecordedConfig } from './live-state.ts'
import { statusOf } from './status.ts'

const { config } = startOptions
const french = { ...config, targetLanguages: ['fr'] }
const refused: AppError = { kind: 'quota-exceeded' }

describe('a live view whose languages change', () => {
  let view: LiveFixture
  const say = (text: string, startTime: number, target?: string) =>
    view.send({
      type: 'transcript',
      update: { target, concluded: [{ text, startTime, endTime: startTime + 900 }], tentative: [] },
      lagMs: undefined,
    })
  beforeEach(async () => {
    view = new LiveFixture()
    await view.goLive()
    say('One. ', 0)
    say('Eins. ', 0, 'de')
  })

  it('stays live, and shows each caption with the languages of its time', () => {
    view.live.actions.changeLanguages(french)
    expect(view.run.did).toContain('languages fr')
    view.enter({ phase: 'connecting', ...running, config: french, previous: config })
    expect(statusOf(view.state)).toBe('live')
    view.enter({ phase: 'streaming', ...running, config: french })
    say('Two. ', 2000)
    const { rowAt } = rowsOf(view.state)
    expect([rowAt(0)?.targets, rowAt(1)?.targets]).toEqual([['de'], ['fr']])
    expect(view.state.config).toEqual(french)
    expect(toRecordedConfig(view.state).targetLanguages).toEqual(['de', 'fr'])
  })

  it('says that they were refused, until others are chosen', () => {
    view.send({ type: 'change-refused', error: refused })
    expect(view.state).toMatchObject({ refusedChange: refused, phase: { type: 'running' }, config })
    view.live.actions.changeLanguages(french)
    expect(view.state.refusedChange).toBeUndefined()
  })

  it('hears another language once the one that it heard is gone', async () => {
    const spoken = { ...config, targetLanguages: ['de', 'fr'], spokenLanguages: ['de'] }
    view = new LiveFixture()
    await view.live.actions.start({ ...startOptions, config: spoken })
    view.enter({ phase: 'streaming', ...running, config: spoken })
    expect(view.state.heard).toBe('de')
    view.enter({ phase: 'streaming', ...running, config: { ...french, spokenLanguages: ['fr'] } })
    expect(view.state.heard).toBe('fr')
  })
})
