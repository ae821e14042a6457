import { randomUUID } from 'node:crypto'
import type { CallName } from '../../../src/core/contract/contract.ts'
import type { KeptCaption, Recording } from '../../../src/core/session/library/session-schema.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { type CasesOf, MARK, NOWHERE, noId, notAnId, nothing, TEXT } from './call-case.ts'

export const keptCaption = (index: number, source = TEXT, targets: object = {}): KeptCaption => ({
  index,
  startMs: index * 4000,
  endMs: index * 4000 + 3000,
  language: 'en',
  source,
  targets: { de: `${source}, auf Deutsch`, ...targets },
})

/** A page's recording of an ended session with some captions. */
export const recording = (change: Partial<Recording> = {}): Recording => ({
  id: randomUUID(),
  startedAt: Date.UTC(2026, 10, 21, 9),
  endedAt: Date.UTC(2026, 10, 21, 10),
  about: {
    sourceLanguage: 'en',
    targetLanguages: ['de'],
    spokenLanguages: [],
    isDemo: true,
    microphone: `${MARK} microphone`,
    settings: { formality: 'default' },
  },
  captions: [keptCaption(0), keptCaption(1)],
  gaps: [{ fromMs: 3000, toMs: 4000 }],
  audioMs: 7000,
  ...change,
})

const recorded = async (app: WholeApp) => {
  const told = recording()
  await app.call('session.record', told)
  return { id: told.id }
}
/** A session as a file that can be imported. */
const exported = async (app: WholeApp) => {
  const { text } = await app.call<{ text: string }>('session.export', {
    ...(await recorded(app)),
    format: 'parley',
  })
  return { file: await app.runs.addSource('session.parley', text) }
}
const recordedWithSound = async (app: WholeApp) => {
  const { id } = await recorded(app)
  await app.call('session.keepSound', { id, at: 0, data: Buffer.from(MARK) })
  return { id }
}
const ids = async (app: WholeApp) => ({ ids: [(await recorded(app)).id] })
const nobody: readonly [object, string][] = [...noId, [{ id: 'nobody' }, 'id']]

/** Calls for stored sessions. */
export const callCasesOfSessions: CasesOf<Extract<CallName, `session.${string}`>> = {
  'session.record': {
    asks: 'nobody',
    good: () => recording(),
    refused: [
      [recording({ id: MARK }), 'id'],
      [recording({ captions: [keptCaption(-1)] }), 'captions.0.index'],
      [recording({ captions: [{ ...keptCaption(0), side: 'mine' }] }), 'sides'],
    ],
  },
  'session.unfinished': {
    asks: 'nobody',
    good: () => recording(),
    refused: [[recording({ id: MARK }), 'id']],
  },
  'session.hold': { asks: 'nobody', good: recorded, refused: noId },
  'session.list': { asks: 'nobody', good: () => ({ offset: 0 }), refused: [[{ offset: -1 }, 'offset']] },
  'session.get': { asks: 'nobody', good: recorded, refused: nobody },
  'session.captions': { asks: 'nobody', good: recorded, refused: nobody },
  'session.search': { asks: 'nobody', good: () => ({ query: MARK }), refused: [[{ query: '' }, 'query']] },
  'session.update': {
    asks: 'nobody',
    good: async (app) => ({ ...(await recorded(app)), title: TEXT, notes: TEXT, tags: [MARK] }),
    refused: [
      ...nobody,
      [{ id: 'nobody', tags: [''] }, 'tags.0'],
      [{ id: 'nobody', sideNames: { mine: ' ' } }, 'sideNames.mine'],
    ],
  },
  'session.editCaption': {
    asks: 'nobody',
    good: async (app) => ({ ...(await recorded(app)), index: 0, line: 'de', text: TEXT }),
    refused: [[{ id: 'nobody', index: 0, line: 'de', text: TEXT }, 'id']],
  },
  'session.delete': { asks: 'nobody', good: ids, refused: [[{ ids: [] }, 'ids']] },
  'session.keepSound': {
    asks: 'nobody',
    good: async (app) => ({ ...(await recorded(app)), at: 0, data: Buffer.from(MARK) }),
    refused: [
      [{ id: MARK, at: 0, data: new Uint8Array() }, 'id'],
      [{ id: NOWHERE, at: -1, data: new Uint8Array() }, 'at'],
      [{ id: NOWHERE, at: 0, data: MARK }, 'data'],
    ],
  },
  'session.sound': { asks: 'nobody', good: recordedWithSound, refused: nobody },
  'session.deleteSound': { asks: 'nobody', good: ids, refused: [[{ ids: [] }, 'ids']] },
  'session.soundSize': { asks: 'nobody', ...nothing },
  'session.recovered': { asks: 'nobody', ...nothing },
  'session.acknowledge': { asks: 'nobody', good: ids, refused: [[{ ids: [1] }, 'ids.0']] },
  'session.deleteSetAside': { asks: 'nobody', ...nothing },
  'session.startLibrary': { asks: 'nobody', ...nothing },
  'session.sent': { asks: 'nobody', good: () => ({ since: 0 }), refused: [[{ since: -1 }, 'since']] },
  'session.expiring': {
    asks: 'nobody',
    good: () => ({ retention: '1-day' }),
    refused: [[{ retention: 'x' }, 'retention']],
  },
  'session.uses': {
    asks: 'nobody',
    good: () => ({ kind: 'glossary', id: NOWHERE }),
    refused: [
      [{ kind: 'x', id: NOWHERE }, 'kind'],
      [{ kind: 'glossary', id: '' }, 'id'],
      [{ kind: 'glossary', id: NOWHERE, limit: 101 }, 'limit'],
    ],
  },
  'session.useCounts': {
    asks: 'nobody',
    good: () => ({ kind: 'style-rules' }),
    refused: [[{ kind: 'x' }, 'kind']],
  },
  'session.export': {
    asks: 'nobody',
    good: async (app) => ({ ...(await recorded(app)), format: 'srt', lines: ['de'] }),
    refused: [[{ id: 'nobody', format: 'doc' }, 'format']],
  },
  'session.examine': { asks: 'nobody', good: exported, refused: [[{}, 'file']] },
  'session.dismissFile': { asks: 'nobody', good: exported, refused: [[{}, 'file']] },
  'session.import': { asks: 'nobody', good: exported, refused: [[{}, 'file']] },
}

/** Calls for the corrections of stored captions. */
export const callCasesOfCorrections: CasesOf<Extract<CallName, `correction.${string}`>> = {
  'correction.list': { asks: 'nobody', good: recorded, refused: nobody },
  'correction.settle': {
    asks: 'nobody',
    good: async (app) => ({ ...(await recorded(app)), lines: [{ index: 0, line: 'de' }] }),
    refused: [
      [{ id: 'nobody', lines: [{ index: 0, line: 'de' }] }, 'id'],
      [{ id: 'nobody', lines: [] }, 'lines'],
    ],
  },
  'correction.preview': {
    asks: 'nobody',
    good: () => ({ lessons: [{ type: 'term', language: 'en', heard: MARK, term: 'right' }] }),
    refused: [
      [{ lessons: [] }, 'lessons'],
      [{ lessons: [{ type: 'term', language: 'en', heard: '', term: 'right' }] }, 'lessons.0.heard'],
    ],
  },
}

/** Calls for the text file that grows with a session. */
export const callCasesOfTextFiles: CasesOf<Extract<CallName, `textFile.${string}`>> = {
  'textFile.get': { asks: 'nobody', ...nothing },
  'textFile.choose': { asks: 'nobody', ...nothing },
  'textFile.set': { asks: 'nobody', good: () => ({ isOn: false }), refused: [[{ isOn: 1 }, 'isOn']] },
}

export const callCasesOfSoundDevices: CasesOf<Extract<CallName, `soundDevices.${string}`>> = {
  'soundDevices.get': { asks: 'nobody', ...nothing },
  'soundDevices.setMicrophone': {
    asks: 'nobody',
    good: () => ({ isOn: false }),
    refused: [[{ isOn: 1 }, 'isOn']],
  },
  'soundDevices.programs': { asks: 'nobody', ...nothing },
  'soundDevices.output': { asks: 'nobody', ...nothing },
  'soundDevices.reconnect': { asks: 'nobody', ...nothing },
  'soundDevices.duck': {
    asks: 'nobody',
    good: () => ({ level: null }),
    refused: [[{ level: 'loud' }, 'level']],
  },
  'soundDevices.capture': {
    asks: 'nobody',
    good: () => ({ program: null }),
    refused: [
      [{ program: '' }, 'program'],
      [{ program: 'zoom/Zoom', name: '' }, 'name'],
    ],
  },
}

const outage = { session: NOWHERE, take: '00000000-0000-4000-8000-000000000001' }
const config = { targetLanguages: ['de'] }
const account = 'test'
const begun = async (app: WholeApp) => {
  const take = { session: randomUUID(), take: randomUUID() }
  await app.call('missingSpeech.begin', { ...take, fromMs: 0, config, account })
  return take
}
/** A session that lacks more than is translated without a question. */
const missing = async (app: WholeApp) => {
  const { id } = await recorded(app)
  const take = { session: id, take: randomUUID() }
  const untilMs = 3_600_000
  await app.call('missingSpeech.begin', { ...take, fromMs: 0, config, account })
  await app.call('missingSpeech.append', { ...take, index: 0, untilMs, data: Buffer.from(MARK) })
  await app.call('missingSpeech.end', { ...take, gaps: [{ fromMs: 0, toMs: untilMs }] })
  return { id }
}

/** Calls for speech that no service has received. */
export const callCasesOfMissingSpeech: CasesOf<Extract<CallName, `missingSpeech.${string}`>> = {
  'missingSpeech.begin': {
    asks: 'nobody',
    good: () => ({ session: randomUUID(), take: randomUUID(), fromMs: 0, config, account }),
    refused: [
      [{ ...outage, session: MARK, fromMs: 0, config, account }, 'session'],
      [{ ...outage, fromMs: -1, config, account }, 'fromMs'],
      [{ ...outage, fromMs: 0, config: {}, account }, 'config.targetLanguages'],
      [{ ...outage, fromMs: 0, config }, 'account'],
    ],
  },
  'missingSpeech.append': {
    asks: 'nobody',
    good: async (app) => ({ ...(await begun(app)), index: 0, untilMs: 2000, data: Buffer.from(MARK) }),
    refused: [
      [{ ...outage, index: -1, untilMs: 2000, data: new Uint8Array() }, 'index'],
      [{ ...outage, index: 0, untilMs: 2000, data: MARK }, 'data'],
    ],
  },
  'missingSpeech.end': {
    asks: 'nobody',
    good: async (app) => ({ ...(await begun(app)), gaps: [] }),
    refused: [[{ ...outage, gaps: [{ fromMs: -1, toMs: 0 }] }, 'gaps.0.fromMs']],
  },
  'missingSpeech.list': { asks: 'nobody', ...nothing },
  'missingSpeech.translate': {
    asks: 'nobody',
    good: missing,
    refused: [[{ id: NOWHERE }, 'id'], ...notAnId],
  },
  'missingSpeech.postpone': { asks: 'nobody', good: missing, refused: notAnId },
  'missingSpeech.discard': { asks: 'nobody', good: missing, refused: notAnId },
}
