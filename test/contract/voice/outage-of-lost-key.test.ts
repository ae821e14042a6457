import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createMemorySecrets, type SecretStore } from '../../../src/backend/accounts/secret-store.ts'
import type { Backend } from '../../../src/backend/backend.ts'
import type { Bridge, CallInput } from '../../../src/core/contract/contract.ts'
import { OggDemuxer } from '../../../src/core/media/ogg/ogg-demuxer.ts'
import { OPUS_RATE } from '../../../src/core/media/opus/opus-packet.ts'
import {
  OutageRecorder,
  type OutageState,
} from '../../../src/renderer/features/live/recording/outage-recorder.ts'
import { openCodedOpus } from '../../simulation/world/coded-opus.ts'
import { keptCaption } from '../../support/contract-cases/call-cases-of-sessions.ts'
import { missingSpeechOf, OutageRuns, outageConfig, recorded } from '../../support/sessions/outage-runs.ts'
import { goingOn } from '../../support/sessions/session-runs.ts'

const CHUNK_MS = 2000
const FROM_MS = 10_000
const runs = OutageRuns.ofEachTest()

/** A page in an outage, whose host may be another one for each chunk. */
async function pageInOutage(first: Backend) {
  const told = goingOn([keptCaption(0)])
  const session = await recorded(first, told)
  let host = first
  const appended: CallInput<'missingSpeech.append'>[] = []
  const states: (OutageState | undefined)[] = []
  let done = () => {}
  const recorder = new OutageRecorder(
    { session, take: randomUUID(), side: undefined, fromMs: FROM_MS, config: outageConfig, account: 'work' },
    {
      bridge: {
        invoke: async (name, input) => {
          if (name === 'missingSpeech.append') appended.push(input as CallInput<'missingSpeech.append'>)
          return (await host.dispatch(name, input)) as never
        },
      } satisfies Pick<Bridge, 'invoke'>,
      after: () => expect.fail('everything is answered'),
      begun: () => Promise.resolve(),
      newId: randomUUID,
      changed: (state) => {
        states.push(state)
        done()
      },
      gaps: () => [{ fromMs: FROM_MS, toMs: FROM_MS + 10 * CHUNK_MS }],
    },
  )
  const encoder = await openCodedOpus()
  let untilMs = 0
  return {
    session,
    told,
    appended,
    states,
    changeTo: (next: Backend) => {
      host = next
    },
    /** Speaks for one chunk, which is stored or refused on return. */
    async speak(isLast = false) {
      untilMs += CHUNK_MS
      const data = Buffer.from(await encoder.encode(new Float32Array((OPUS_RATE * CHUNK_MS) / 1000)))
      const { length } = appended
      recorder.push({ outage: 1, data, isLast, untilMs })
      await new Promise<void>((resolve) => {
        done = () => {
          const state = states.at(-1)
          if (state === undefined || (!isLast && (appended.length > length || state.isKept === false)))
            resolve()
        }
        done()
      })
    },
  }
}

/** Milliseconds of sound in chunks, as a service would hear them. */
function heardMs(chunks: readonly CallInput<'missingSpeech.append'>[]): number {
  const events = new OggDemuxer().push(new Uint8Array(Buffer.concat(chunks.map(({ data }) => data))))
  expect(events[0]).toMatchObject({ type: 'track' })
  return events.filter(({ type }) => type === 'packet').length * 20
}

/** A page whose first host is killed after two chunks. It speaks for five, unless it is gone before that. */
async function afterKill(secrets: () => SecretStore) {
  const killed = runs.start(secrets())
  const page = await pageInOutage(killed)
  await page.speak()
  await page.speak()
  await killed.close()
  const next = runs.next(secrets())
  await recorded(next, page.told)
  page.changeTo(next)
  return { page, next }
}

it('an outage whose key is gone with its host is kept on in another file, from where the first one ended', async () => {
  const { page, next } = await afterKill(createMemorySecrets)
  await page.speak()
  await page.speak()
  expect(page.states.at(-1)).toMatchObject({ isKept: true, error: undefined })
  await page.speak(true)
  const [first, second] = [...new Set(page.appended.map(({ take }) => take))]
  expect(await runs.files()).toEqual(
    [first, second].map((take) => `${page.session}.${take}.sealed`).toSorted(),
  )
  const ofSecond = page.appended.filter(({ take }) => take === second)
  expect(ofSecond.map(({ index, untilMs }) => [index, untilMs])).toEqual([
    [0, CHUNK_MS],
    [1, 2 * CHUNK_MS],
    [2, 3 * CHUNK_MS],
  ])
  expect(heardMs(ofSecond)).toBe(3 * CHUNK_MS)
  expect(await missingSpeechOf(next)).toMatchObject([
    { id: page.session, missingMs: 3 * CHUNK_MS, isUnreadable: true },
  ])
})

it('an outage whose key is in the keychain stays in one file', async () => {
  const secrets = createMemorySecrets()
  const { page, next } = await afterKill(() => secrets)
  await page.speak()
  await page.speak(true)
  expect(new Set(page.appended.map(({ take }) => take)).size).toBe(1)
  const [missing] = await missingSpeechOf(next)
  expect(missing).toMatchObject({ missingMs: 4 * CHUNK_MS })
  expect(missing).not.toHaveProperty('isUnreadable')
})

it('an outage for which there is no more room is kept on by no other file', async () => {
  const host = runs.start(createMemorySecrets(), { voice: { outageMinutes: 1 } })
  const page = await pageInOutage(host)
  for (let spoken = 0; spoken <= 60_000; spoken += CHUNK_MS) await page.speak()
  expect(page.states.at(-1)).toMatchObject({ isKept: false, keptMs: 60_000 })
  expect(await runs.files()).toHaveLength(1)
})
