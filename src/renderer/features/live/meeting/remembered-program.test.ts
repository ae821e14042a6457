import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../../../test/support/base/virtual-clock.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { ok } from '../../../../core/base/result.ts'
import type { SoundDevicesState } from '../../../../core/product/sound-devices/sound-devices-calls.ts'
import { defaultSettings, type Settings } from '../../../../core/settings/settings.ts'
import { mergePatch, type SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { awaitSource } from '../session/to-sound.ts'
import { rememberedProgram } from './remembered-program.ts'

const label = 'Sound of a program (Parley)'
const lost: AppError = { kind: 'sound-server', reason: 'failed', detail: 'gone' }
const on = { type: 'on', program: { id: 'a/b', name: 'b' }, microphone: label, isPlaying: true } as const

describe('a session with a program that was chosen in an earlier run', () => {
  /** The source of the others' side, with the device that the browser lists once the host has answered. */
  const start = (patch: SettingsPatch, capture: SoundDevicesState['capture'] = on) => {
    const settings = mergePatch(defaultSettings, patch)
    const state: SoundDevicesState = { isSupported: true, microphone: { type: 'off' }, capture }
    let isReady = false
    const bridge = {
      invoke: async () => {
        await Promise.resolve()
        isReady = true
        return ok(state) as never
      },
    }
    const find = async (name: string) => {
      expect(isReady).toBe(true)
      return ok({ id: 'listed', label: name })
    }
    const sourceOf = ({ meeting, audio }: Settings) =>
      ({ from: 'system', deviceId: meeting.device || audio.systemDevice }) as const
    return awaitSource(settings, rememberedProgram(settings, bridge, find), sourceOf, new VirtualClock())
  }

  it('waits until the host has made its device', async () => {
    const source = ok({ from: 'system', deviceId: 'listed' })
    expect(await start({ meeting: { device: 'old', deviceName: label } })).toEqual(source)
    expect(await start({ audio: { systemDevice: 'old', systemDeviceName: label } })).toEqual(source)
  })

  it('fails with the reason why there is none', async () => {
    const failed = { type: 'failed', error: lost } as const
    expect(await start({ meeting: { device: 'old', deviceName: label } }, failed)).toEqual({
      ok: false,
      error: lost,
    })
  })

  it('uses the chosen device as it is where the host captures nothing', async () => {
    const source = await start({ meeting: { device: 'old', deviceName: label } }, { type: 'off' })
    expect(source).toEqual(ok({ from: 'system', deviceId: 'old' }))
  })

  it('waits for nothing with another device', () => {
    expect(start({ meeting: { device: 'headset', deviceName: 'Headset' } })).toBeUndefined()
    // The device of the meeting is used before that of the system.
    const both = {
      meeting: { device: 'headset', deviceName: 'Headset' },
      audio: { systemDevice: 'old', systemDeviceName: label },
    }
    expect(start(both)).toBeUndefined()
  })
})
