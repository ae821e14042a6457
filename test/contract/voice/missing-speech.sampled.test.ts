import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createMemorySecrets, type SecretStore } from '../../../src/backend/accounts/secret-store.ts'
import { exportSession } from '../../../src/core/session/library/export/export.ts'
import type { SessionFile } from '../../../src/core/session/library/export/session-file.ts'
import { SOURCE } from '../../../src/core/session/library/session-schema.ts'
import type { ClipLibrary } from '../../../src/simulator/script/clip-library.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { allSentences, holdMeeting, RATE, type SpokenSentence } from '../../campaign/meeting.ts'
import { letters, textOfSrt } from '../../campaign/verify.ts'
import { openClips } from '../../simulation/simulate.ts'
import { atOpusRate, codedHearing, openCodedOpus } from '../../simulation/world/coded-opus.ts'
import { codedSound } from '../../simulation/world/coded-sound.ts'
import { share } from '../../support/base/share.ts'
import { recording } from '../../support/contract-cases/call-cases-of-sessions.ts'
import { CatchUpWorld } from '../../support/sessions/catch-up-world.ts'

const CHUNK_MS = 2000
/** Speech before an outage, and between two. */
const APART_MS = 60_000
const EXACT_MS = 150
const ACCOUNTS = ['work', 'home']

const lengths = [31_000, 5 * 60_000, 60 * 60_000]
const happenings = ['nothing', 'killed host', 'restart', 'full disk', 'changed account'] as const
/** The shortest of each kind is the first of three: those are the ones that `npm test` tries. */
const cases = happenings.flatMap((happening) =>
  [1, 3].flatMap((cuts) => lengths.map((cutMs) => ({ cutMs, cuts, happening }))),
)

let library: ClipLibrary
beforeAll(async () => {
  library = await openClips()
})
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-cuts-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** An outage: its sound in chunks, and its sentences. The script is said in turn, so the time of one is its number. */
async function speech(cutMs: number) {
  const lines = Array.from({ length: Math.ceil(cutMs / 2500) }, (_, at) => ({
    id: allSentences[at % allSentences.length] ?? 'welcome',
    pauseMs: 1500,
  }))
  const { samples, sentences } = await holdMeeting(lines, (id) => codedSound(id, library))
  // One that is cut off at the end has no number.
  const said = sentences.filter(({ toMs }) => toMs < cutMs - 1000)
  const sound = samples.slice(0, (RATE * ((said.at(-1)?.toMs ?? 0) + 500)) / 1000)
  const encoder = await openCodedOpus()
  const chunks: Uint8Array[] = []
  const size = (RATE * CHUNK_MS) / 1000
  for (let at = 0; at < (RATE * cutMs) / 1000; at += size) {
    const part = new Float32Array(Math.min(size, (RATE * cutMs) / 1000 - at))
    part.set(sound.subarray(at, at + part.length))
    chunks.push(await encoder.encode(atOpusRate(part, RATE)))
  }
  chunks.push(await encoder.finish())
  return { chunks: [...chunks.slice(0, -2), Buffer.concat(chunks.slice(-2))], said }
}

/** Lets something happen once half of the speech is translated. @returns the run that goes on */
async function happens(
  happening: (typeof happenings)[number],
  world: CatchUpWorld,
  secrets: SecretStore,
  id: string,
): Promise<CatchUpWorld> {
  if (happening === 'full disk') {
    world.isFull = true
    await world.advance(60_000)
    world.isFull = false
  }
  if (happening !== 'killed host' && happening !== 'restart') return world
  // A killed host writes nothing any more.
  if (happening === 'killed host') world.isFull = true
  else world.missing.close()
  const next = await CatchUpWorld.open(folder, secrets, codedHearing)
  await next.list()
  await next.missing.handlers['missingSpeech.translate']({ id })
  return next
}

it.each(share(cases, cases.length / lengths.length))(
  'each sentence of an outage is there once, in its place and at its time: $cuts of $cutMs ms, $happening',
  async ({ cutMs, cuts, happening }) => {
    const secrets = createMemorySecrets()
    const world = await CatchUpWorld.open(folder, secrets, codedHearing)
    const { chunks, said } = await speech(cutMs)
    const begins = Array.from({ length: cuts }, (_, at) => APART_MS + at * (cutMs + APART_MS))
    const gaps = begins.map((fromMs) => ({ fromMs, toMs: fromMs + cutMs }))
    const told = recording({ captions: [], gaps, audioMs: 0 })
    const { id } = told
    await world.storage.ask('session.record', told)
    const spoken: SpokenSentence[] = begins.flatMap((beganMs) =>
      said.map((each) => ({ ...each, fromMs: beganMs + each.fromMs, toMs: beganMs + each.toMs })),
    )
    const accountOf = (at: number) => ACCOUNTS[happening === 'changed account' ? at % 2 : 0] ?? ''
    const ends = []
    for (const [at, fromMs] of begins.entries())
      ends.push(await world.outage(id, cutMs, chunks, { fromMs, account: accountOf(at) }))
    for (const end of ends) await world.missing.handlers['missingSpeech.end']({ ...end, gaps })
    const half = (cuts * cutMs) / 2
    await world.runUntil(([first]) => (first?.missingMs ?? 0) < half, 2 * cuts * cutMs)
    const last = await happens(happening, world, secrets, id)
    await last.runUntil((list) => list.length === 0, 2 * cuts * cutMs)

    expect(await last.list()).toEqual([])
    const [captions, session] = [await last.captions(id), await last.session(id)]
    expect(session.gaps).toEqual([])
    const textOf = ({ id: sentence }: SpokenSentence) => meeting[sentence].en.trim()
    expect(captions.map(({ source }) => source.trim())).toEqual(spoken.map(textOf))
    expect(captions.map(({ targets }) => targets['de']?.trim())).toEqual(
      spoken.map(({ id: sentence }) => meeting[sentence].de.trim()),
    )
    const file = JSON.parse(exportSession(session, captions, 'json').text) as SessionFile
    for (const kept of [captions, file.captions]) {
      expect(kept).toHaveLength(spoken.length)
      // The number of a caption is that of the sentence which was said at its time.
      const numbers = kept.map(({ startMs, endMs }) =>
        spoken.findIndex(
          ({ fromMs, toMs }) => Math.abs(startMs - fromMs) <= EXACT_MS && Math.abs(endMs - toMs) <= EXACT_MS,
        ),
      )
      expect(numbers).toEqual(spoken.map((_, number) => number))
    }
    const srt = textOfSrt(exportSession(session, captions, 'srt', [SOURCE]).text)
    expect(letters(srt)).toBe(letters(spoken.map(textOf).join(' ')))
    // Each outage goes to the account that its session ran with, whichever is active by then.
    expect(new Set(last.accounts)).toEqual(new Set(begins.map((_, at) => accountOf(at))))
    expect(await readdir(join(folder, 'missing-speech'))).toEqual([])
  },
)
