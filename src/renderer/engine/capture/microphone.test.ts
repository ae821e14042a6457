import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle } from '../../../../test/support/base/virtual-clock.ts'
import { ownDevices } from '../../../core/product/sound-devices/own-devices.ts'
import { watchForMicrophone } from './microphone.ts'

interface Device {
  readonly kind: string
  readonly label: string
  readonly deviceId: string
}

let devices: Device[]
let found: number
let end: () => void

const device = (label: string, kind = 'audioinput'): Device => ({ kind, label, deviceId: label })
/** Browsers hide what a microphone is until it was allowed. */
const hidden = device('')
const connect = async (...connected: Device[]) => {
  devices = connected
  navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
  await settle()
}

describe('the watch for a microphone', () => {
  beforeEach(async () => {
    devices = []
    found = 0
    const mediaDevices = Object.assign(new EventTarget(), { enumerateDevices: async () => devices })
    vi.stubGlobal('navigator', { mediaDevices })
    end = watchForMicrophone(() => {
      found += 1
    })
    await settle()
  })
  afterEach(() => {
    end()
    vi.unstubAllGlobals()
  })

  it.each([hidden, device('Headset')])('notices that %o was connected', async (microphone) => {
    await connect(microphone)
    expect(found).toBe(1)
  })

  it('notices each one, and none that was disconnected', async () => {
    await connect(device('Headset'))
    await connect(device('Headset'), device('Camera'))
    await connect(device('Camera'))
    expect(found).toBe(2)
  })

  it('takes no speaker for one, nor what Parley speaks into', async () => {
    await connect(device('Headset', 'audiooutput'), device(ownDevices.microphone))
    expect(found).toBe(0)
  })

  it('ends', async () => {
    end()
    await connect(device('Headset'))
    expect(found).toBe(0)
  })
})
