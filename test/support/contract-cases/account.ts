import type { adminOperations } from '../../../src/backend/service/operations/account/admin.ts'
import type { usageOperations } from '../../../src/backend/service/operations/account/usage-operations.ts'
import type { CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { type CasesOf, MARK, made, noId, nothing, TEXT } from './call-case.ts'
import { type Examples, just, newDeveloperKey, noInput, type OperationExamples } from './operation-example.ts'

const ofKey =
  (input: object = {}): Examples =>
  async (runs) => [{ id: await newDeveloperKey(runs), ...input }]

const days = { startDate: '2026-01-01', endDate: '2026-01-31' }

/** Usage of an account, and its administration. */
export const accountCases: OperationExamples<typeof usageOperations | typeof adminOperations> = {
  'GET /v2/usage': noInput,
  'GET /v2/admin/analytics': just({ ...days, groupBy: 'key_and_day' }),
  'GET /v2/admin/analytics/custom-tags': just({ ...days, aggregateBy: 'day', page: 0 }),
  'GET /v2/admin/developer-keys': noInput,
  'POST /v2/admin/developer-keys': just({ label: 'Staging' }),
  'PUT /v2/admin/developer-keys/label': ofKey({ label: 'Production' }),
  'PUT /v2/admin/developer-keys/limits': async (runs, profile) => [
    { id: await newDeveloperKey(runs), characters: 5, speechMs: null },
    ...(profile === 'deepl' ? [{ id: await newDeveloperKey(runs), speechToSpeechMs: 60_000 }] : []),
  ],
  'PUT /v2/admin/developer-keys/deactivate': ofKey(),
}

const developerKey = (app: WholeApp) => made(app, 'admin.createKey', { label: TEXT })

export const accountCallCases: CasesOf<Extract<CallName, `${'usage' | 'admin'}.${string}`>> = {
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
}
