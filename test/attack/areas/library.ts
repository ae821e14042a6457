import type { BridgeClient } from '../../support/app/bridge-client.ts'
import { hostileSessionFiles } from '../../support/sessions/hostile-session-files.ts'
import { sessionFile } from '../../support/sessions/session-file.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { importSession, invoke, inWords } from '../support/page-calls.ts'

interface Target {
  readonly page: BridgeClient
  /** Id of a regular session. */
  readonly id: string
}

const whole = async ({ page, id }: Target): Promise<void> => {
  const listed = await invoke(page, 'session.list', {})
  const { total } = (listed.value ?? {}) as { total?: number }
  if (!listed.ok || total !== 1) throw new Error(`the library lists ${total ?? inWords(listed)}`)
  const captions = await invoke(page, 'session.captions', { id })
  if (!captions.ok) throw new Error(`the session is gone: ${inWords(captions)}`)
}

const badFile = ([what, text]: readonly [string, string]): Attack<Target> =>
  attack(`a session file that ${what}`, async (target) => {
    const answer = await importSession(target.page, text)
    await whole(target)
    return judge(!answer.ok, inWords(answer))
  })

/** Terminators of strings, queries and statements, in SQL and in the query language of its full-text index. */
const queries = [
  "' OR 1=1 --",
  "'; DROP TABLE sessions; --",
  "') UNION SELECT 1,2,3 --",
  '" OR "" = "',
  '"unclosed',
  '*',
  '^zebra',
  'NEAR(a b, 1)',
  'a NEAR/1 b',
  'zebra AND',
  'OR zebra',
  'NOT',
  'source : zebra',
  '{source} : zebra',
  '- zebra',
  '(zebra',
  'zebra)',
  '((((((((',
  'a*b*c',
  '\u0000zebra',
  '%',
  '_',
  '\\',
  ';',
  '${7*7}',
  'zqx '.repeat(120),
  '\ud800',
  '\u202ezebra',
]

/** The search may find nothing or reject the query, but must not fail otherwise. */
const query = (text: string, call: 'session.search' | 'textHistory.list'): Attack<Target> =>
  attack(`${call} for ${JSON.stringify(text.slice(0, 30))}`, async (target) => {
    const answer = await invoke(target.page, call, { query: text, limit: 10 })
    await whole(target)
    const isHarmless = answer.ok || answer.error?.kind === 'invalid-input'
    const { hits = [] } = (answer.value ?? {}) as { hits?: unknown[] }
    return judge(isHarmless && hits.length === 0, `${inWords(answer)}, ${hits.length} hits`)
  })

const ids = ["' OR '1'='1", "1'; DELETE FROM sessions; --", '%', '__proto__', '../library', '']

const byId = (name: string, input: (id: string) => object): Attack<Target>[] =>
  ids.map((id) =>
    attack(`${name} of ${JSON.stringify(id)}`, async (target) => {
      const answer = await invoke(target.page, name, input(id))
      await whole(target)
      return judge(!answer.ok || name === 'session.delete', inWords(answer))
    }),
  )

const tags = ["') OR 1=1 --", '"]', '$[0]', "release' OR 'a'='a", '%']

export const libraryArea = area<Target>({
  name: 'library and imports',
  open: async (defer) => {
    const host = await AttackedHost.start(defer)
    const page = await host.page()
    const { value } = await importSession(page, sessionFile(4))
    return { page, id: (value as { id: string }).id }
  },
  control: async (target) => {
    await whole(target)
    const found = await invoke(target.page, 'session.search', { query: 'release plan' })
    if (((found.value ?? {}) as { hits: unknown[] }).hits.length !== 1) throw new Error('nothing is found')
  },
  attacks: [
    ...hostileSessionFiles.map(badFile),
    ...queries.map((text) => query(text, 'session.search')),
    ...queries.slice(0, 10).map((text) => query(text, 'textHistory.list')),
    ...byId('session.get', (id) => ({ id })),
    ...byId('session.delete', (id) => ({ ids: [id] })),
    ...byId('session.export', (id) => ({ id, format: 'json' })),
    ...tags.map((tag) =>
      attack<Target>(`the tag ${JSON.stringify(tag)}`, async (target) => {
        const answer = await invoke(target.page, 'session.list', { tag })
        const { sessions = [] } = (answer.value ?? {}) as { sessions?: unknown[] }
        await whole(target)
        return judge(sessions.length === 0, `${sessions.length} listed`)
      }),
    ),
    attack('a line by an inherited property', async (target) => {
      const { page, id } = target
      const answer = await invoke(page, 'session.editCaption', {
        id,
        index: 0,
        line: 'constructor',
        text: 'x',
      })
      await whole(target)
      return judge(!answer.ok, inWords(answer))
    }),
    attack('an index that is none', async (target) => {
      const { page, id } = target
      const answer = await invoke(page, 'session.editCaption', {
        id,
        index: 2 ** 53,
        line: 'source',
        text: 'x',
      })
      await whole(target)
      return judge(!answer.ok, inWords(answer))
    }),
    attack('a recording from the end of time', async (target) => {
      const { captions: _captions, title: _title, notes: _notes, tags: _tags, ...file } = sessionFile(1)
      const answer = await invoke(target.page, 'session.record', {
        ...file,
        id: '7f1c2d8e-0000-4000-8000-000000000001',
        startedAt: 8_640_000_000_000_000,
        captions: [],
      })
      await whole(target)
      return judge(!answer.ok, inWords(answer))
    }),
  ],
})
