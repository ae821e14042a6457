import type { Page } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { answerByPath, bodiesAt, shout } from '../../support/service/answers-by-path.ts'
import { type Answer, HttpPeer, json } from '../../support/service/http-peer.ts'
import { memoryId, memoryPages } from '../../support/service/memory-pages.ts'
import { expect, test } from '../support/app.ts'
import { violationsIn } from '../support/heard.ts'
import { TextPage } from '../support/text-page.ts'

const MEMORIES = { appearance: { panel: 'memories' } } as const

async function peerWith(memories: Answer, others: Record<string, Answer> = {}): Promise<HttpPeer> {
  const peer = await HttpPeer.listen()
  answerByPath(peer, {
    '/v2/languages': json(200, []),
    '/v3/languages': json(200, []),
    '/v3/translation_memories': memories,
    '/v2/translate': shout,
    ...others,
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

test('many memories are paged, and the keyboard can turn the pages', async ({ openApp }) => {
  let total = 52
  const peer = await peerWith(memoryPages(() => total))
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

    // Another client removes most of them meanwhile.
    total = 30
    await page.getByRole('button', { name: en.memories.refresh }).click()
    await expect(page.getByText('26 to 30 of 30')).toBeVisible()
    await previous.click()
    await expect(page.getByText('1 to 25 of 30')).toBeVisible()
  } finally {
    await peer.close()
  }
})

/** Answers with three pages of one segment each. */
const segmentPages: Answer = (response, request) => {
  const at = Number(new URL(request.url, 'http://peer').searchParams.get('page_cursor') ?? 1)
  json(200, {
    segments: [{ source_segment_id: `${at}`, source_text: `Page ${at}`, targets: [] }],
    segment_count: 3,
    ...(at < 3 && { next_page_cursor: `${at + 1}` }),
  })(response, request)
}

test('the segments of a memory are paged, there and back', async ({ openApp }) => {
  const path = `/v3/translation_memories/${memoryId(1)}/segments`
  const peer = await peerWith(
    memoryPages(() => 1),
    { [path]: segmentPages },
  )
  try {
    const { page } = await openApp({
      microphone: 'none',
      service: peer.address,
      profile: 'deepl',
      settings: MEMORIES,
    })
    await page.getByRole('button', { name: fill(en.memories.open, { name: 'Memory 1' }) }).click()
    const source = page.getByRole('rowheader')
    const next = page.getByRole('button', { name: en.memories.next })
    const previous = page.getByRole('button', { name: en.memories.previous })
    await expect(source).toHaveText('Page 1')
    await expect(previous).toBeDisabled()
    await next.click()
    await expect(source).toHaveText('Page 2')
    await next.click()
    await expect(source).toHaveText('Page 3')
    await expect(next).toBeDisabled()
    await previous.click()
    await expect(source).toHaveText('Page 2')
    await previous.click()
    await expect(source).toHaveText('Page 1')
  } finally {
    await peer.close()
  }
})

/** Chooses the last of 45 memories in a panel. */
async function chooseLast(page: Page, strings: typeof en.text | typeof en.documents): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${strings.options}`) }).click()
  const choice = page.getByRole('combobox', { name: strings.memory, exact: true })
  await choice.click()
  await expect(page.getByRole('option', { name: /^Memory/ })).toHaveCount(45)
  await page.getByRole('option', { name: 'Memory 45', exact: true }).click()
  await expect(choice).toHaveText('Memory 45')
}

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
    await chooseLast(page, en.text)
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

test('all memories are offered in Documents, and one beyond the first page can be chosen', async ({
  openApp,
}) => {
  const peer = await peerWith(memoryPages(() => 45))
  try {
    const { page } = await openApp({
      microphone: 'none',
      service: peer.address,
      settings: {
        appearance: { panel: 'documents' },
        documents: { sourceLanguage: 'en', targetLanguages: ['de'] },
      },
    })
    await chooseLast(page, en.documents)
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
    await page.getByRole('button', { name: en.memories.refresh }).click()
    await expect(page.getByText(en.memories.notAllowed.title)).toBeVisible()
    await expectAccessible(page)
  } finally {
    await peer.close()
  }
})
