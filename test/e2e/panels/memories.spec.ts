import { en } from '../../../src/core/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { answerByPath } from '../../support/service/answers-by-path.ts'
import { type Answer, HttpPeer, json } from '../../support/service/http-peer.ts'
import { expect, test } from '../support/app.ts'
import { violationsIn } from '../support/heard.ts'

const MEMORIES = { appearance: { panel: 'memories' } } as const

const memory = (number: number) => ({
  translation_memory_id: `memory-${number}`,
  name: `Memory ${number}`,
  source_language: 'EN',
  target_languages: ['DE', 'PT-BR'],
  segment_count: number * 1000,
})

/** As the service answers for as many memories. */
const listOf =
  (total: () => number): Answer =>
  (response, request) => {
    const { searchParams } = new URL(request.url, 'http://peer')
    const first = Number(searchParams.get('page')) * Number(searchParams.get('page_size'))
    const numbers = Array.from({ length: total() }, (_, index) => index + 1)
    const translation_memories = numbers
      .slice(first, first + Number(searchParams.get('page_size')))
      .map(memory)
    json(200, { translation_memories, total_count: total() })(response, request)
  }

async function peerWith(memories: Answer): Promise<HttpPeer> {
  const peer = await HttpPeer.listen()
  answerByPath(peer, {
    '/v2/languages': json(200, []),
    '/v3/languages': json(200, []),
    '/v3/translation_memories': memories,
  })
  return peer
}

test('the memories of the demo service are listed, in both themes and forced colours', async ({
  openApp,
}) => {
  const { page } = await openApp({
    microphone: 'none',
    service: 'demo',
    settings: MEMORIES,
    viewport: { width: 900, height: 600 },
  })
  const row = page.getByRole('row', { name: 'Demo: meeting minutes' })
  await expect(row).toContainText('English → German, French')
  await expect(page.getByRole('navigation', { name: en.memories.pages })).toBeHidden()
  await expectAccessible(page)
  expect(await violationsIn(page)).toEqual([])
})

test('many memories come in pages, which the keyboard turns', async ({ openApp }) => {
  let total = 52
  const peer = await peerWith(listOf(() => total))
  try {
    const { page } = await openApp({ microphone: 'none', service: peer.address, settings: MEMORIES })
    await expect(page.getByRole('row', { name: 'Memory 25', exact: false })).toContainText(
      'English → German, Portuguese (Brazil)',
    )
    await expect(page.getByText('1 to 25 of 52')).toBeVisible()
    const next = page.getByRole('button', { name: en.memories.next })
    const previous = page.getByRole('button', { name: en.memories.previous })
    await expect(previous).toBeDisabled()
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('26 to 50 of 52')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('51 to 52 of 52')).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveText(['Memory 51', 'Memory 52'])
    await expect(next).toBeDisabled()
    await expect(next).toBeFocused()
    await expectAccessible(page)

    // Somebody removes most of them meanwhile.
    total = 30
    await page.getByRole('button', { name: en.memories.refresh }).click()
    await expect(page.getByText('26 to 30 of 30')).toBeVisible()
    await previous.click()
    await expect(page.getByText('1 to 25 of 30')).toBeVisible()
  } finally {
    await peer.close()
  }
})

test('no memory at all, a plan without them and a failure each say what to do', async ({ openApp }) => {
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
    await page.getByRole('button', { name: en.memories.refresh }).click()
    await expect(page.getByText(en.memories.notAllowed.title)).toBeVisible()
    await expectAccessible(page)
  } finally {
    await peer.close()
  }
})
