import { record } from '../../support/audio/recordings.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'

const MAX_WAKES = 50

test('capture wakes the threads of sound at most 50 times a second', {
  tag: '@once',
  annotation: because('capture is the same on every host'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'sound-threads', sentences: ['welcome'], leadMs: 300 })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  await page.evaluate(() => {
    const Node = globalThis.AudioWorkletNode
    globalThis.AudioWorkletNode = class extends Node {
      constructor(context: BaseAudioContext, name: string, options?: AudioWorkletNodeOptions) {
        super(context, name, options)
        if (name === 'parley-capture' && context instanceof AudioContext)
          document.body.dataset['renderedS'] = String(context.baseLatency)
      }
    }
  })
  const live = new LivePage(page)
  await live.start()
  await live.goesOn()
  const renderedS = Number(await page.locator('body').getAttribute('data-rendered-s'))
  expect(1 / renderedS).toBeLessThanOrEqual(MAX_WAKES)
})
