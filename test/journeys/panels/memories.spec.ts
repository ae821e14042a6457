import { en } from '../../../src/core/product/strings/en.ts'
import { createSimulator } from '../../../src/simulator/simulator-server.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { type Answer, json } from '../../support/service/http-peer.ts'
import { memoryId, memoryPages } from '../../support/service/memory-pages.ts'
import { expect, test } from '../support/app.ts'
import { chooseLast, importFile, legal, peerWith } from '../support/panels/memories-panel.ts'

const MEMORIES = { appearance: { panel: 'memories' } } as const

test('all memories are listed, however many pages the service splits them into', async ({ openApp }) => {
  let total = 52
  const peer = await peerWith(memoryPages(() => total))
  try {
    const { page } = await openApp({ microphone: 'none', service: peer.address, settings: MEMORIES })
    const rows = page.getByRole('list', { name: en.panels.names.memories }).getByRole('listitem')
    await expect(rows).toHaveCount(52)
    await expect(rows.nth(24)).toContainText('Memory 25')
    await expect(rows.nth(24)).toContainText('English → German, Portuguese (Brazil)')
    await expectAccessible(page)

    // Another client removes most of them meanwhile.
    total = 30
    await page.getByRole('button', { name: en.panels.items.refresh }).click()
    await expect(rows).toHaveCount(30)
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
    await page.getByRole('button', { name: 'Memory 1', exact: true }).click()
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
    await chooseLast(page)
  } finally {
    await peer.close()
  }
})

test('a key that may only read keeps the list and the segments, and says so', async ({ openApp }) => {
  const scopes = ['translation_memories:read']
  const simulator = await createSimulator({ keys: [{ key: 'reader', scopes }] })
  try {
    const { page } = await openApp({
      microphone: 'none',
      service: simulator.address,
      key: 'reader',
      profile: 'deepl',
      settings: MEMORIES,
    })
    await importFile(page, legal)
    await expect(page.getByRole('alert')).toContainText('translation_memories:write')
    await expect(page.getByRole('button', { name: en.memories.import.title })).toBeDisabled()
    await expect(
      page.getByRole('button', { name: fill(en.panels.items.delete, { name: 'Demo: meeting minutes' }) }),
    ).toBeDisabled()
    await page.getByRole('button', { name: 'Demo: meeting minutes', exact: true }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(3)
  } finally {
    await simulator.close()
  }
})

test('a service whose profile only lists memories shows no more than the list', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp({
    microphone: 'none',
    service: simulator.address,
    key: simulator.key,
    profile: 'generic',
    settings: MEMORIES,
  })
  const row = page.getByRole('listitem').filter({ hasText: 'Demo: meeting minutes' })
  await expect(row).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: en.memories.import.title })).toHaveCount(0)
})
