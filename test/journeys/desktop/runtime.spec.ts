import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../../../scripts/commands.ts'
import { findElectron } from '../../../scripts/electron-runtime.ts'
import { record } from '../../support/audio/recordings.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'

test('pages have an address of the app’s own, which Chromium trusts like one with https', {
  tag: '@runtime',
  annotation: because('Chromium knows the scheme of an app from Electron alone'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const seen = await page.evaluate(() => ({
    origin: location.origin,
    isSecureContext,
    hasDevices: 'mediaDevices' in navigator,
    hasWorklets: 'AudioWorkletNode' in globalThis,
  }))
  expect(seen).toEqual({ origin: 'app://parley', isSecureContext: true, hasDevices: true, hasWorklets: true })
})

test('the preload script of Electron gives a page three functions, which it cannot change, and no Node', {
  tag: '@runtime',
  annotation: because('the worlds of a page and their bridge are Electron’s'),
}, async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none' })
  const seen = await page.evaluate(() => ({
    api: Object.keys(globalThis.parley ?? {}).toSorted(),
    isFrozen: Object.isFrozen(globalThis.parley),
    node: ['require', 'process', 'module', 'Buffer', 'ipcRenderer'].filter((name) => name in globalThis),
  }))
  expect(seen).toEqual({ api: ['cancel', 'invoke', 'subscribe'], isFrozen: true, node: [] })
  expect((await call('session.list', {})).sessions).toEqual([])
})

test('a page may use the microphone, and neither the camera nor the place', {
  tag: '@runtime',
  annotation: because('Electron asks the shell whenever a page asks'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const states = await page.evaluate(() =>
    Promise.all(
      (['microphone', 'camera', 'geolocation', 'notifications'] as const).map(
        async (name) => (await navigator.permissions.query({ name })).state,
      ),
    ),
  )
  expect(states).toEqual(['granted', 'denied', 'denied', 'denied'])
})

test('the shell gives its page the microphone, and no switch of Chromium decides', {
  tag: '@runtime',
  annotation: because('Electron asks the shell whenever a page asks'),
}, async ({ openApp }) => {
  test.skip(process.platform === 'darwin', 'macOS would also ask its user, whom nobody plays')
  const { path } = await record({ name: 'permission', sentences: ['welcome'] })
  const { page } = await openApp({ microphone: path })
  const tracks = await page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    return stream.getAudioTracks().map(({ readyState }) => readyState)
  })
  expect(tracks).toEqual(['live'])
})

test('a second start with the same data ends at once, and the first goes on', {
  tag: '@runtime',
  annotation: because('the lock of an app, and the message to its first start, are Electron’s'),
}, async ({ openApp, simulator }) => {
  const { page, home, call } = await openApp({ microphone: 'none' })
  const second = spawn(findElectron() ?? '', [root, '--no-sandbox'], {
    env: { ...process.env, PARLEY_HOME: home, PARLEY_KEY: simulator.key },
    stdio: 'ignore',
  })
  expect(await once(second, 'exit')).toEqual([0, null])
  expect(page.isClosed()).toBe(false)
  expect((await call('session.list', {})).sessions).toEqual([])
})
