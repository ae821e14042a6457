import { expect, it } from 'vitest'
import { deviceOptions } from './device-options.ts'

it('devices of one name can be told apart, and one that is unplugged stays', () => {
  const devices = [
    { id: 'default', label: 'Default' },
    { id: 'a', label: 'Headset' },
    { id: 'b', label: 'Headset' },
    { id: 'c', label: 'Webcam' },
  ]
  expect(deviceOptions(devices, 'System', 'gone', 'Desk microphone').map(({ label }) => label)).toEqual([
    'System',
    'Headset',
    'Headset (2)',
    'Webcam',
    'Desk microphone',
  ])
})
