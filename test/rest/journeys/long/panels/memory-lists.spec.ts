import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { chooseLast, peerWith } from '../../../../journeys/support/panels/memories-panel.ts'
import { TextPage } from '../../../../journeys/support/text-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { bodiesAt } from '../../../../support/service/answers-by-path.ts'
import { type Answer, json } from '../../../../support/service/http-peer.ts'
import { memoryId, memoryPages } from '../../../../support/service/memory-pages.ts'

const MEMORIES = { appearance: { panel: 'memories' } } as const

test('the memories of the demo service are listed, in both themes and forced colours', async ({
  openApp,
}) => {
  const { page } = await openApp({
    microphone: 'none',
    service: 'demo',
    settings: MEMORIES,
    viewport: { width: 900, height: 600 },
  })
  const row = page.getByRole('listitem').filter({ hasText: 'Demo: meeting minutes' })
  await expect(row).toContainText('English → German, French')
  await expectAccessible(page)
  expect(await violationsIn(page)).toEqual([])
})

test('all memories are offered in Text, and one beyond the first page is sent with a text', async ({
  openApp,
}) => {
  const peer = await peerWith(memoryPages(() => 45))
  try {
    const { page } = await openApp({
      microphone: 'none',
      service: peer.address,
      settings: { appearance: { panel: 'text' }, text: { sourceLanguage: 'en', targetLanguage: 'de' } },
    })
    await chooseLast(page)
    const text = new TextPage(page)
    await text.text.fill('Good morning.')
    await text.reads('GOOD MORNING.')
    expect(bodiesAt(peer, '/v2/translate').at(-1)).toMatchObject({
      text: ['Good morning.'],
      translation_memory_id: memoryId(45),
    })
  } finally {
    await peer.close()
  }
})

test('an empty list, a plan without memories and a failure each say what to do', async ({ openApp }) => {
  const answers: Answer[] = [
    json(500, {}),
    json(200, { translation_memories: [], total_count: 0 }),
    json(403, { message: 'Not in this plan.' }),
  ]
  let step = 0
  const peer = await peerWith((response, request) => answers[step]?.(response, request))
  try {
    const { page } = await openApp({ microphone: 'none', service: peer.address, settings: MEMORIES })
    const again = page.getByRole('button', { name: en.app.tryAgain })
    await expect(page.getByRole('alert')).toBeVisible()
    step = 1
    await again.click()
    await expect(page.getByText(en.memories.empty.title)).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    await expectAccessible(page)
    step = 2
    await page.getByRole('button', { name: en.panels.items.refresh }).click()
    await expect(page.getByText(en.memories.notAllowed.title)).toBeVisible()
    await expectAccessible(page)
  } finally {
    await peer.close()
  }
})
