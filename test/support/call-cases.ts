import type { CallInput, CallName } from '../../src/core/contract.ts'
import type { DocumentJob } from '../../src/core/documents/calls.ts'
import { testAuthority } from './certificates.ts'
import type { WholeApp } from './whole-app.ts'

/** Stands in everything that nobody else may read: texts, names, keys, passwords. */
export const MARK = 'marked'

/**
 * Where it shows that the service refuses: in the call's own error, in that of the document job or of the check
 * that it starts; or nowhere, because the service is not asked.
 */
export type Asks = 'service' | 'job' | 'check' | 'nobody'

export interface CallCase<K extends CallName> {
  readonly asks: Asks
  /** Makes what it needs, and then an input that is answered well. */
  readonly good: (app: WholeApp) => Promise<CallInput<K>> | CallInput<K>
  /** Inputs that never reach the service, and the fields that are wrong. None where nothing can be handed in. */
  readonly refused: readonly (readonly [input: object, field: string])[]
}

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const TEXT = `${MARK} text`
const pair = { sourceLanguage: 'en', targetLanguage: 'de' }
const entries = [{ source: `${MARK} source`, target: `${MARK} target` }]
const twice = [...entries, ...entries]
const rules = { punctuation: { apostrophe: 'use_curly_apostrophes' } }
const instruction = { label: `${MARK} label`, prompt: `${MARK} prompt` }
const tooLong = MARK.repeat(200)
const days = { startDate: '2026-01-01', endDate: '2026-01-31' }
const texts = { texts: [TEXT, `${MARK} too`], targetLanguage: 'DE' }
const noId: readonly [object, string][] = [[{}, 'id']]
const notAnId: readonly [object, string][] = [[{ id: 'x' }, 'id']]

const nothing = { good: () => ({}), refused: [] } as const
const made = async (app: WholeApp, name: CallName, input: object): Promise<{ id: string }> => {
  const { id } = await app.call<{ id: string }>(name, input)
  return { id }
}
const glossary = (app: WholeApp) =>
  made(app, 'glossary.create', { name: TEXT, dictionaries: [{ ...pair, entries }] })
const plainGlossary = (app: WholeApp) => made(app, 'plainGlossary.create', { name: TEXT, ...pair, entries })
const list = (app: WholeApp) => made(app, 'styleRules.create', { name: TEXT, language: 'de' })
const listed = async (app: WholeApp) => {
  const { id: listId } = await list(app)
  return { listId, ...(await made(app, 'styleInstruction.create', { listId, ...instruction })) }
}
const developerKey = (app: WholeApp) => made(app, 'admin.createKey', { label: TEXT })
const account = ({ service }: WholeApp) =>
  ({ name: TEXT, profile: 'generic', plan: 'pro', address: service.address, key: service.key }) as const

const upload = async (app: WholeApp) => ({ file: await app.addFile(TEXT), targetLanguages: ['DE'] })
const job = async (app: WholeApp): Promise<{ id: string }> => {
  const { jobs } = await app.call<{ jobs: [DocumentJob] }>('document.translate', await upload(app))
  return { id: jobs[0].id }
}
const doneJob = async (app: WholeApp) => {
  const { id } = await job(app)
  await app.runs.settled()
  return { id }
}
const failedJob = async (app: WholeApp) => {
  app.fault = '456*99'
  const { id } = await doneJob(app)
  app.fault = ''
  return { id }
}
const file = async (app: WholeApp) => made(app, 'file.begin', { name: `${MARK}.txt`, bytes: 3 })
const bytes = new TextEncoder().encode(MARK.slice(0, 3))

/** The other name of this computer: an account that moves has its key tested there. */
const elsewhere = async (app: WholeApp) => {
  const { account: used } = await app.call<{ account: { id: string; address: string } }>('service.status')
  const { port, hostname } = new URL(used.address)
  return { id: used.id, address: `http://${hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}` }
}

/** Every call of the contract: a new one does not compile until it stands here. */
export const callCases: { readonly [K in CallName]: CallCase<K> } = {
  'app.info': { asks: 'nobody', ...nothing },
  'settings.get': { asks: 'nobody', ...nothing },
  'settings.update': {
    asks: 'nobody',
    good: () => ({ captions: { size: 30 } }),
    refused: [[{ captions: { size: 5 } }, 'captions.size']],
  },
  'service.status': { asks: 'nobody', ...nothing },
  'service.check': { asks: 'service', ...nothing },
  'account.add': {
    asks: 'service',
    good: account,
    refused: [
      [{ ...texts, name: tooLong }, 'name'],
      [
        { name: TEXT, profile: 'generic', plan: 'pro', address: 'http://127.0.0.1', key: `${MARK} key` },
        'key',
      ],
    ],
  },
  'account.setKey': {
    asks: 'service',
    good: ({ service }) => ({ id: 'work', key: service.key }),
    refused: [
      [{ id: 'nobody', key: MARK }, 'id'],
      [{ id: 'work', key: `${MARK}\nkey` }, 'key'],
    ],
  },
  'account.update': { asks: 'service', good: elsewhere, refused: [[{ id: 'work', name: '' }, 'name']] },
  'account.use': { asks: 'nobody', good: () => ({ id: 'work' }), refused: [[{ id: 'nobody' }, 'id']] },
  'account.remove': {
    asks: 'nobody',
    good: async (app) => {
      const { account: added } = await app.call<{ account: { id: string } }>('account.add', account(app))
      await app.call('account.use', { id: 'work' })
      return { id: added.id }
    },
    refused: noId,
  },
  'network.get': { asks: 'nobody', ...nothing },
  'network.setProxy': {
    asks: 'nobody',
    good: () => ({
      mode: 'fixed',
      url: 'http://127.0.0.1:9',
      user: `${MARK}-user`,
      password: `${MARK}-password`,
    }),
    refused: [
      [{ mode: 'fixed', url: `http://me:${MARK}@127.0.0.1:9` }, 'url'],
      [{ mode: 'fixed', url: 'http://127.0.0.1:9', user: 'me', password: `${MARK}\n` }, 'password'],
    ],
  },
  'network.addAuthority': {
    asks: 'nobody',
    good: () => ({ pem: testAuthority }),
    refused: [[{ pem: TEXT }, 'pem']],
  },
  'network.removeAuthority': { asks: 'nobody', good: () => ({ id: 'none' }), refused: noId },
  'voice.languages': { asks: 'service', ...nothing },
  'voice.open': {
    asks: 'service',
    good: () => ({ targetLanguages: ['de'] }),
    refused: [
      [{ targetLanguages: [] }, 'targetLanguages'],
      [{ targetLanguages: ['de'], sourceLanguage: 'ar' }, 'sourceLanguageMode'],
    ],
  },
  'voice.resume': {
    asks: 'service',
    good: async (app) => {
      const { token } = await app.call<{ token: string }>('voice.open', { targetLanguages: ['de'] })
      return { token }
    },
    refused: [[{}, 'token']],
  },
  'text.translate': {
    asks: 'service',
    good: () => ({ ...texts, context: `${MARK} context`, customInstructions: [`${MARK} instruction`] }),
    refused: [
      [{ ...texts, texts: [] }, 'texts'],
      [{ ...texts, texts: [`${MARK}\ud83d`] }, 'texts.0'],
      [{ ...texts, customInstructions: [tooLong] }, 'customInstructions.0'],
      [{ ...texts, glossaryId: NOWHERE }, 'glossaryId'],
    ],
  },
  'glossary.list': { asks: 'service', ...nothing },
  'glossary.get': { asks: 'service', good: glossary, refused: notAnId },
  'glossary.create': {
    asks: 'service',
    good: () => ({ name: TEXT, dictionaries: [{ ...pair, entries }] }),
    refused: [[{ name: TEXT, dictionaries: [{ ...pair, entries: twice }] }, 'dictionaries.0.entries']],
  },
  'glossary.update': {
    asks: 'service',
    good: async (app) => ({
      ...(await glossary(app)),
      name: `${MARK} name`,
      dictionaries: [{ ...pair, entries }],
    }),
    refused: [
      [{ id: NOWHERE }, 'name'],
      [{ id: NOWHERE, dictionaries: [{ ...pair, entries: twice }] }, 'dictionaries.0.entries'],
    ],
  },
  'glossary.delete': { asks: 'service', good: glossary, refused: notAnId },
  'glossary.entries': {
    asks: 'service',
    good: async (app) => ({ ...(await glossary(app)), ...pair }),
    refused: [[{ ...pair, id: 'x' }, 'id']],
  },
  'glossary.replaceDictionary': {
    asks: 'service',
    good: async (app) => ({ ...(await glossary(app)), ...pair, entries }),
    refused: [[{ id: NOWHERE, ...pair, entries: twice }, 'entries']],
  },
  'glossary.deleteDictionary': {
    asks: 'service',
    good: async (app) => ({ ...(await glossary(app)), ...pair }),
    refused: [[{ id: NOWHERE, sourceLanguage: 'en' }, 'targetLanguage']],
  },
  'plainGlossary.list': { asks: 'service', ...nothing },
  'plainGlossary.get': { asks: 'service', good: plainGlossary, refused: notAnId },
  'plainGlossary.create': {
    asks: 'service',
    good: () => ({ name: TEXT, ...pair, entries }),
    refused: [[{ name: TEXT, ...pair, entries: twice }, 'entries']],
  },
  'plainGlossary.delete': { asks: 'service', good: plainGlossary, refused: notAnId },
  'plainGlossary.entries': { asks: 'service', good: plainGlossary, refused: notAnId },
  'plainGlossary.pairs': { asks: 'service', ...nothing },
  'styleRules.list': {
    asks: 'service',
    good: () => ({ detailed: true }),
    refused: [[{ pageSize: 26 }, 'pageSize']],
  },
  'styleRules.get': { asks: 'service', good: list, refused: notAnId },
  'styleRules.create': {
    asks: 'service',
    good: () => ({ name: TEXT, language: 'de', rules, instructions: [instruction] }),
    refused: [
      [{ name: tooLong, language: 'de' }, 'name'],
      [{ name: TEXT, language: 'de', rules: { poetry: {} } }, 'rules.poetry'],
    ],
  },
  'styleRules.rename': {
    asks: 'service',
    good: async (app) => ({ ...(await list(app)), name: `${MARK} name` }),
    refused: [[{ id: NOWHERE, name: tooLong }, 'name']],
  },
  'styleRules.replaceRules': {
    asks: 'service',
    good: async (app) => ({ ...(await list(app)), rules }),
    refused: [[{ id: NOWHERE, rules: { numbers: { rhyme: 'use' } } }, 'rules.numbers.rhyme']],
  },
  'styleRules.delete': { asks: 'service', good: list, refused: notAnId },
  'styleInstruction.create': {
    asks: 'service',
    good: async (app) => ({ listId: (await list(app)).id, ...instruction }),
    refused: [[{ listId: NOWHERE, ...instruction, prompt: tooLong }, 'prompt']],
  },
  'styleInstruction.get': { asks: 'service', good: listed, refused: [[{ listId: NOWHERE, id: 'x' }, 'id']] },
  'styleInstruction.update': {
    asks: 'service',
    good: async (app) => ({ ...(await listed(app)), ...instruction }),
    refused: [[{ listId: NOWHERE, id: NOWHERE, ...instruction, label: tooLong }, 'label']],
  },
  'styleInstruction.delete': {
    asks: 'service',
    good: listed,
    refused: [[{ listId: NOWHERE, id: 'x' }, 'id']],
  },
  'write.rephrase': {
    asks: 'service',
    good: () => ({ ...texts, writingStyle: 'prefer_simple' }),
    refused: [[{ ...texts, writingStyle: 'simple', tone: 'friendly' }, 'tone']],
  },
  'write.correct': {
    asks: 'service',
    good: () => texts,
    refused: [[{ ...texts, texts: [`${MARK}\ud83d`] }, 'texts.0']],
  },
  'language.listText': {
    asks: 'service',
    good: () => ({ type: 'target' }),
    refused: [[{ type: 'x' }, 'type']],
  },
  'language.listProduct': {
    asks: 'service',
    good: () => ({ product: 'voice' }),
    refused: [[{ product: 'x' }, 'product']],
  },
  'language.listProducts': { asks: 'service', ...nothing },
  'language.features': {
    asks: 'service',
    good: () => ({ product: 'translate_text', ...pair }),
    refused: [[{ product: 'x', ...pair }, 'product']],
  },
  'memory.list': { asks: 'service', good: () => ({ page: 0 }), refused: [[{ page: -1 }, 'page']] },
  'usage.get': { asks: 'service', ...nothing },
  'admin.analytics': {
    asks: 'service',
    good: () => days,
    refused: [[{ startDate: '2026-02-02', endDate: '2026-02-01' }, 'endDate']],
  },
  'admin.listKeys': { asks: 'service', ...nothing },
  'admin.createKey': { asks: 'service', good: () => ({ label: TEXT }), refused: [[{ label: '' }, 'label']] },
  'admin.renameKey': {
    asks: 'service',
    good: async (app) => ({ ...(await developerKey(app)), label: `${MARK} label` }),
    refused: [[{ id: '', label: TEXT }, 'id']],
  },
  'admin.limitKey': {
    asks: 'service',
    good: async (app) => ({ ...(await developerKey(app)), characters: 1, speechMs: null }),
    refused: [[{ id: 'x', characters: -1, speechMs: null }, 'characters']],
  },
  'admin.deactivateKey': { asks: 'service', good: developerKey, refused: noId },
  'doctor.run': { asks: 'check', ...nothing },
  'document.pick': { asks: 'nobody', ...nothing },
  'file.begin': {
    asks: 'nobody',
    good: () => ({ name: `${MARK}.txt`, bytes: 3 }),
    refused: [[{ name: `${MARK}.txt`, bytes: -1 }, 'bytes']],
  },
  'file.append': {
    asks: 'nobody',
    good: async (app) => ({ ...(await file(app)), offset: 0, data: bytes }),
    refused: [[{ id: 'nobody', offset: 0, data: bytes }, 'id']],
  },
  'file.end': {
    asks: 'nobody',
    good: async (app) => {
      const { id } = await file(app)
      await app.call('file.append', { id, offset: 0, data: bytes })
      return { id }
    },
    refused: [[{ id: 'nobody' }, 'id']],
  },
  'document.translate': {
    asks: 'job',
    good: upload,
    refused: [[{ file: 'x', targetLanguages: [] }, 'targetLanguages']],
  },
  'document.list': { asks: 'nobody', ...nothing },
  'document.wait': { asks: 'nobody', good: () => ({ ids: [] }), refused: [[{ ids: [1] }, 'ids.0']] },
  'document.cancel': { asks: 'nobody', good: failedJob, refused: [[{ id: 'nobody' }, 'id']] },
  'document.retry': { asks: 'job', good: failedJob, refused: [[{ id: 'nobody' }, 'id']] },
  'document.remove': { asks: 'nobody', good: doneJob, refused: noId },
  'document.save': {
    asks: 'nobody',
    good: async (app) => ({ ...(await doneJob(app)), to: 'ask' }),
    refused: [[{ id: 'nobody' }, 'id']],
  },
  'document.read': {
    asks: 'nobody',
    good: async (app) => ({ ...(await doneJob(app)), offset: 0 }),
    refused: [[{ id: 'nobody', offset: 0 }, 'id']],
  },
  'document.release': { asks: 'nobody', good: doneJob, refused: [[{ id: 'nobody' }, 'id']] },
  'host.keepAwake': {
    asks: 'nobody',
    good: () => ({ session: 'one', isLive: true }),
    refused: [[{ session: 1, isLive: true }, 'session']],
  },
}
