import type { transferCalls } from '../../../src/core/settings/transfer/transfer-calls.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { type CasesOf, MARK, nothing } from './call-case.ts'

const file = async (app: WholeApp) => {
  const { text } = await app.call<{ text: string }>('settings.export')
  return { file: await app.addFile(text.replace('"accounts": []', `"${MARK}": []`)) }
}

/** Calls that export and import settings. */
export const callCasesOfTransfer: CasesOf<keyof typeof transferCalls> = {
  'settings.export': { asks: 'nobody', ...nothing },
  'settings.examine': {
    asks: 'nobody',
    good: file,
    refused: [[{}, 'file']],
  },
  'settings.import': {
    asks: 'nobody',
    good: file,
    refused: [[{}, 'file']],
  },
}
