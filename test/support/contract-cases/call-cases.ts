import type { CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { accountCallCases } from './account.ts'
import { type CasesOf, MARK, noId, nothing, TEXT, tooLong } from './call-case.ts'
import {
  callCasesOfCaptionPage,
  callCasesOfClosedCaptions,
  callCasesOfDesktop,
  callCasesOfHub,
  callCasesOfRoom,
  callCasesOfUpdates,
} from './call-cases-of-desktop.ts'
import {
  callCasesOfCorrections,
  callCasesOfMissingSpeech,
  callCasesOfSessions,
  callCasesOfSoundDevices,
  callCasesOfTextFiles,
} from './call-cases-of-sessions.ts'
import { callCasesOfTransfer } from './call-cases-of-transfer.ts'
import { documentCallCases } from './documents.ts'
import { glossaryCallCases } from './glossaries.ts'
import { languageCallCases } from './languages.ts'
import { memoryCallCases } from './memories.ts'
import { spokenTermCallCases } from './spoken-terms.ts'
import { styleRuleCallCases } from './style-rules.ts'
import { textCallCases } from './text.ts'
import { voiceCallCases } from './voice.ts'

const texts = { texts: [TEXT, `${MARK} too`], targetLanguage: 'DE' }
const keptText = async (app: WholeApp) => {
  const id = '5b1c8c2e-40c3-4a7e-9d0f-1f3f6a3f2b11'
  await app.call('text.translate', { texts: [TEXT], targetLanguage: 'DE', keepAs: id })
  return { id }
}
const account = ({ service }: WholeApp) =>
  ({ name: TEXT, profile: 'generic', plan: 'pro', address: service.address, key: service.key }) as const

/**
 * A case for every call of the contract: a new call does not compile without one. Those of a new area are declared
 * in its file as `<area>CallCases` and spread here.
 */
export const callCases: CasesOf<CallName> = {
  'app.info': { asks: 'nobody', ...nothing },
  'settings.get': { asks: 'nobody', ...nothing },
  'settings.update': {
    asks: 'nobody',
    good: () => ({ captions: { size: 30 } }),
    refused: [[{ captions: { size: 5 } }, 'captions.size']],
  },
  'data.folder': { asks: 'nobody', ...nothing },
  'data.openFolder': { asks: 'nobody', ...nothing },
  'data.erase': { asks: 'nobody', ...nothing },
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
  ...callCasesOfTransfer,
  'sample.prepare': { asks: 'nobody', ...nothing },
  'sample.open': {
    asks: 'service',
    good: () => ({ targetLanguages: ['de'] }),
    refused: [[{}, 'targetLanguages']],
  },
  'textHistory.list': {
    asks: 'nobody',
    good: () => ({ query: MARK }),
    refused: [[{ limit: 0 }, 'limit']],
  },
  'textHistory.get': { asks: 'nobody', good: keptText, refused: [...noId, [{ id: 'nobody' }, 'id']] },
  'textHistory.delete': { asks: 'nobody', good: keptText, refused: noId },
  'textHistory.clear': { asks: 'nobody', ...nothing },
  'doctor.run': { asks: 'check', ...nothing },
  ...voiceCallCases,
  ...textCallCases,
  ...glossaryCallCases,
  ...styleRuleCallCases,
  ...spokenTermCallCases,
  ...languageCallCases,
  ...memoryCallCases,
  ...accountCallCases,
  ...documentCallCases,
  ...callCasesOfSessions,
  ...callCasesOfCorrections,
  ...callCasesOfMissingSpeech,
  ...callCasesOfTextFiles,
  ...callCasesOfSoundDevices,
  ...callCasesOfDesktop,
  ...callCasesOfCaptionPage,
  ...callCasesOfClosedCaptions,
  ...callCasesOfHub,
  ...callCasesOfRoom,
  ...callCasesOfUpdates,
  'host.keepAwake': {
    asks: 'nobody',
    good: () => ({ session: 'one', isLive: true }),
    refused: [[{ session: 1, isLive: true }, 'session']],
  },
}
