import { expect, it } from 'vitest'
import { app } from '../../test/doubles/electron.ts'
import { silentLog } from '../core/base/log.ts'
import { desktopPorts } from './desktop-ports.ts'

it('the audio process of the desktop is its own, by the name of its service', () => {
  app.becomeReady()
  const { audioProcess } = desktopPorts({}, silentLog)
  const process = (pid: number, serviceName?: string) => ({ pid, serviceName }) as Electron.ProcessMetric
  app.metrics = [process(1), process(2, 'network.mojom.NetworkService')]
  expect(audioProcess?.()).toBeUndefined()
  app.metrics = [...app.metrics, process(3, 'audio.mojom.AudioService')]
  expect(audioProcess?.()).toBe(3)
})
