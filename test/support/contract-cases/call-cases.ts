import type { CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { testAuthority } from '../network-faults/certificates.ts'
import { type CasesOf, MARK, made, NOWHERE, noId, nothing, pair, TEXT, tooLong } from './call-case.ts'
import { callCasesOfDesktop } from './call-cases-of-desktop.ts'
import { callCasesOfDocuments } from './call-cases-of-documents.ts'
import { callCasesOfMemories } from './call-cases-of-memories.ts'
import { callCasesOfSessions, callCasesOfTextFiles } from './call-cases-of-sessions.ts'
import { callCasesOfTerms, glossary, styleRuleList } from './call-cases-of-terms.ts'
import { callCasesOfTransfer } from './call-cases-of-transfer.ts'

const days = { startDate: '2026-01-01', endDate: '2026-01-31' }
const texts = { texts: [TEXT, `${MARK} too`], targetLanguage: 'DE' }
const manyTexts = { texts: Array.from({ length: 51 }, (_, i) => `${TEXT} ${i}`), targetLanguage: 'DE' }
const developerKey = (app: WholeApp) => made(app, 'admin.createKey', { label: TEXT })
const keptText = async (app: WholeApp) => {
  const id = '5b1c8c2e-40c3-4a7e-9d0f-1f3f6a3f2b11'
  await app.call('text.translate', { texts: [TEXT], targetLanguage: 'DE', keepAs: id })
  return { id }
}
const account = ({ service }: WholeApp) =>
  ({ name: TEXT, profile: 'generic', plan: 'pro', address: service.address, key: service.key }) as const

/** Every call of the contract: a new one does not compile until it stands here. */
export const callCases: CasesOf<CallName> = {
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
  'account.update': {
    asks: 'service',
    good: ({ service }) => ({ id: 'work', key: service.key }),
    refused: [[{ id: 'work', name: '' }, 'name']],
  },
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
  ...callCasesOfTransfer,
  'voice.languages': { asks: 'service', ...nothing },
  'voice.open': {
    asks: 'service',
    good: () => ({ targetLanguages: ['de'] }),
    refused: [
      [{}, 'targetLanguages'],
      [{ targetLanguages: ['de'], sourceLanguageMode: 'fixed' }, 'sourceLanguage'],
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
  'sample.prepare': { asks: 'nobody', ...nothing },
  'sample.open': {
    asks: 'service',
    good: () => ({ targetLanguages: ['de'] }),
    refused: [[{}, 'targetLanguages']],
  },
  'text.translate': {
    asks: 'service',
    good: () => ({ ...texts, context: `${MARK} context`, customInstructions: [`${MARK} instruction`] }),
    long: async (app) => ({
      ...manyTexts,
      sourceLanguage: 'en',
      glossaryId: (await glossary(app)).id,
      styleId: (await styleRuleList(app)).id,
      formality: 'more',
    }),
    refused: [
      [{ ...texts, texts: [] }, 'texts'],
      [{ ...texts, texts: [`${MARK}\ud83d`] }, 'texts.0'],
      [{ ...texts, customInstructions: [tooLong] }, 'customInstructions.0'],
      [{ ...texts, glossaryId: NOWHERE }, 'glossaryId'],
    ],
  },
  'textHistory.list': {
    asks: 'nobody',
    good: () => ({ query: MARK }),
    refused: [[{ limit: 0 }, 'limit']],
  },
  'textHistory.get': { asks: 'nobody', good: keptText, refused: [...noId, [{ id: 'nobody' }, 'id']] },
  'textHistory.delete': { asks: 'nobody', good: keptText, refused: noId },
  'textHistory.clear': { asks: 'nobody', ...nothing },
  ...callCasesOfTerms,
  'write.rephrase': {
    asks: 'service',
    good: () => ({ ...texts, writingStyle: 'prefer_simple' }),
    long: () => ({ ...manyTexts, writingStyle: 'simple' }),
    refused: [[{ ...texts, writingStyle: 'simple', tone: 'friendly' }, 'tone']],
  },
  'write.correct': {
    asks: 'service',
    good: () => texts,
    long: () => manyTexts,
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
  ...callCasesOfMemories,
  'usage.get': { asks: 'service', ...nothing },
  'admin.analytics': {
    asks: 'service',
    good: () => days,
    refused: [[{ startDate: '2026-02-02', endDate: '2026-02-01' }, 'endDate']],
  },
  'admin.tagAnalytics': {
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
  ...callCasesOfDocuments,
  ...callCasesOfSessions,
  ...callCasesOfTextFiles,
  ...callCasesOfDesktop,
  'host.keepAwake': {
    asks: 'nobody',
    good: () => ({ session: 'one', isLive: true }),
    refused: [[{ session: 1, isLive: true }, 'session']],
  },
}
