import { expect, it } from 'vitest'
import { deviceOptions } from './device-options.ts'

const missing = (name: string) => `${name} (gone)`

it('devices of one name can be told apart, and one that is unplugged stays, and says so', () => {
  const devices = [
    { id: 'default', label: 'Default' },
    { id: 'a', label: 'Headset' },
    { id: 'b', label: 'Headset' },
    { id: 'c', label: 'Webcam' },
  ]
  const labels = deviceOptions(devices, 'System', 'gone', 'Desk microphone', missing).map(
    ({ label }) => label,
  )
  expect(labels).toEqual(['System', 'Headset', 'Headset (2)', 'Webcam', 'Desk microphone (gone)'])
})

it('no device is said to be unplugged while their names are hidden', () => {
  const options = deviceOptions([{ id: '', label: '' }], 'System', 'a', 'Headset', missing)
  expect(options.at(-1)).toEqual({ value: 'a', label: 'Headset' })
})
