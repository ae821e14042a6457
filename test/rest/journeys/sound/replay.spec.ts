import { sourceContentTypes, sourceFormats } from '../../../../src/core/audio/content-types.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../journeys/support/app.ts'
import { because } from '../../../journeys/support/hosts.ts'
import { backendOn } from '../../../support/app/backend-on.ts'
import { launchChromium } from '../../../support/app/chromium.ts'
import { record } from '../../../support/audio/recordings.ts'
import { expectedProbe } from '../../../support/audio/source-media.ts'
import { linksOf } from '../../../support/base/links-of.ts'
import { FaultProxy } from '../../../support/network-faults/fault-proxy.ts'
import { HarnessServer } from '../../../support/pages/harness-page.ts'

const SENTENCES = ['welcome', 'plan'] as const
const LEAD_MS = 4000
/** A position in the middle of the first sentence, in media that the service has received. */
const CUT_AT_MS = LEAD_MS + 1500

const AT_ONCE = 2

/** Other types need no browser: test/contract/voice/replay-by-type.test.ts covers them. */
const types = sourceContentTypes.filter((type) => ['opus', 'aac', 'mp3'].includes(sourceFormats[type].codec))

test('a lost link is replaced by one with a stream of the same type, and no word is lost', {
  tag: '@once',
  annotation: because('the engine is the same page in both'),
}, async ({ simulator }) => {
  const proxy = await FaultProxy.to(simulator.address)
  const backend = backendOn({ address: proxy.address, key: simulator.key })
  const server = await HarnessServer.listen([proxy.address.replace('http', 'ws')], backend.dispatch)
  const { samples } = await record({ name: 'replay', sentences: SENTENCES, leadMs: LEAD_MS })
  const browser = await launchChromium('none')
  const page = await browser.newPage()
  await page.goto(server.address)
  await page.waitForFunction(() => globalThis.harness !== undefined)

  const sessionOf = (type: string) =>
    simulator.sessions.find(({ request }) => request.source_media_content_type === type)

  // Few at once: on a busy computer, one of many would end before another has reached the cut.
  for (let first = 0; first < types.length; first += AT_ONCE) {
    const some = types.slice(first, first + AT_ONCE)
    const speaking = page.evaluate(
      ([spoken, wanted]) =>
        Promise.all(
          wanted.map((sourceContentType) =>
            globalThis.harness.speak(spoken, { targetLanguages: ['de'], sourceContentType }),
          ),
        ),
      [Buffer.from(samples.buffer).toString('base64'), some] as const,
    )
    await expect
      .poll(() => Math.min(...some.map((type) => sessionOf(type)?.mediaMs ?? 0)), { intervals: [50] })
      .toBeGreaterThan(CUT_AT_MS)
    await proxy.goDown()
    await proxy.comeBack()
    const outcomes = await speaking
    for (const [index, type] of some.entries())
      await test.step(type, async () => {
        expect(outcomes[index]?.end).toEqual({ phase: 'idle' })
        expect(outcomes[index]?.captions.map(({ source }) => source.concluded.trim())).toEqual(
          SENTENCES.map((id) => meeting[id].en),
        )
        const session = sessionOf(type)
        expect(session).toMatchObject({ isComplete: true, breaches: {} })
        if (session === undefined) throw new Error('no session')
        expect(await linksOf(session, type)).toEqual([expectedProbe(type), expectedProbe(type)])
      })
  }
  expect(simulator.sessions).toHaveLength(types.length)

  await browser.close()
  await server.close()
  await proxy.goDown()
})
