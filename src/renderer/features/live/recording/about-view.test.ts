import { expect, it } from 'vitest'
import { ok } from '../../../../core/base/result.ts'
import { DEMO } from '../../../../core/settings/account.ts'
import { initial } from '../session/live-state.ts'
import { aboutView } from './about-view.ts'

const chosen = { from: 'microphone', microphone: '', speaker: '' } as const

/** Metadata of a session that runs with an account while another one may be active. */
const aboutOf = (account: string | undefined, active: 'demo' | 'account') => {
  const bridge = { invoke: (() => Promise.resolve(ok({ kind: active }))) as never }
  return aboutView(bridge, { ...initial, account }, chosen, {})
}

it('a session counts for the account that it runs with, whichever is active', async () => {
  expect(await aboutOf('work', 'demo')).toMatchObject({ isDemo: false })
  expect(await aboutOf(DEMO, 'account')).toMatchObject({ isDemo: true })
})

it('a session counts for the active account before it has one', async () => {
  expect(await aboutOf(undefined, 'demo')).toMatchObject({ isDemo: true })
  expect(await aboutOf(undefined, 'account')).toMatchObject({ isDemo: false })
})
