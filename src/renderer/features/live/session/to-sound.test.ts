import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../../../test/support/base/virtual-clock.ts'
import { ok, type Result } from '../../../../core/base/result.ts'
import { defaultSettings, type Settings } from '../../../../core/settings/settings.ts'
import type { SoundSource } from '../../../engine/sound-options.ts'
import type { InputDevice, PendingCapture } from '../../../shared/programs/program-captures.ts'
import { awaitSource, MAX_CAPTURE_MS, toSource } from './to-sound.ts'

const device = { id: 'd', label: 'Sound of a program (Parley)' }
const ownSource = ({ audio }: Settings) => toSource(audio, undefined)
const theirSource = ({ audio, meeting }: Settings): SoundSource => ({
  from: 'system',
  deviceId: meeting.device || audio.systemDevice,
})
const forOwn: PendingCapture['toPatch'] = ({ id }) => ({ audio: { systemDevice: id, input: 'system' } })
const forTheirs: PendingCapture['toPatch'] = ({ id }) => ({ meeting: { device: id } })

describe('a session whose program was just chosen', () => {
  const clock = new VirtualClock()
  const opened: Promise<Result<InputDevice>> = Promise.resolve(ok(device))
  const never = new Promise<never>(() => undefined)
  const wait = (pending: PendingCapture | undefined, sourceOf: (settings: Settings) => SoundSource) =>
    awaitSource(defaultSettings, pending, sourceOf, clock)

  it('hears the program once it is captured', async () => {
    const source = ok({ from: 'system', deviceId: 'd' })
    expect(await wait({ device: opened, toPatch: forOwn }, ownSource)).toEqual(source)
    expect(await wait({ device: opened, toPatch: forTheirs }, theirSource)).toEqual(source)
  })

  it('waits for no program that it will not hear', () => {
    expect(wait(undefined, ownSource)).toBeUndefined()
    expect(wait({ device: never, toPatch: forTheirs }, ownSource)).toBeUndefined()
    const forSettings: PendingCapture['toPatch'] = ({ id }) => ({ audio: { systemDevice: id } })
    expect(wait({ device: never, toPatch: forSettings }, ownSource)).toBeUndefined()
  })

  it('fails if the program is not captured in time', async () => {
    const source = wait({ device: never, toPatch: forTheirs }, theirSource)
    await clock.advance(MAX_CAPTURE_MS)
    expect(await source).toMatchObject({ error: { kind: 'sound-server', reason: 'failed' } })
  })
})
