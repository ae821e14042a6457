import type { adminOperations } from '../../../src/backend/service/operations/account/admin.ts'
import type { usageOperations } from '../../../src/backend/service/operations/account/usage-operations.ts'
import type { CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { type CasesOf, MARK, made, noId, nothing, TEXT } from './call-case.ts'
import { just, type Make, newDeveloperKey, noInput, type OperationCases } from './operation-example.ts'

const ACCOUNT = 'test/contract/service/account-data.test.ts'

const statuses = `${ACCOUNT} › tells in %s what each final status means`
const refused = `${ACCOUNT} › is not asked for by %s with %j`
const keys = `${ACCOUNT} › has developer keys, which are created, named, limited and deactivated`
const unknown = `${ACCOUNT} › knows its keys`
const analysed = `${ACCOUNT} › is analysed by %s`
const limits =
  'src/simulator/rest/account/usage-routes.test.ts › of a developer key is its own: 0 blocks it, null lets it go on'

const widened =
  'src/backend/service/operations/account/developer-keys.test.ts › keep their other limits when they are limited by %j'

const ofKey =
  (input: object = {}, sent: Readonly<Record<string, unknown>> = {}): Make =>
  async (runs) => {
    const id = await newDeveloperKey(runs)
    return [{ input: { id, ...input }, sent: { key_id: id, ...sent } }]
  }

const days = { startDate: '2026-01-01', endDate: '2026-01-31' }
const sentDays = { start_date: '2026-01-01', end_date: '2026-01-31' }

/** Usage of an account, and its administration. */
export const accountCases: OperationCases<typeof usageOperations | typeof adminOperations> = {
  'GET /v2/usage': {
    examples: noInput,
    proofs: [
      `${ACCOUNT} › counts what was used, by product and period, on the Pro plan`,
      `${ACCOUNT} › counts characters alone on the Free plan`,
      statuses,
    ],
  },
  'GET /v2/admin/analytics': {
    examples: just({ ...days, groupBy: 'key_and_day' }, { ...sentDays, group_by: 'key_and_day' }),
    proofs: [analysed, statuses],
    more: { start_date: [refused], end_date: [refused], group_by: [analysed, refused] },
  },
  'GET /v2/admin/analytics/custom-tags': {
    examples: just({ ...days, aggregateBy: 'day', page: 0 }, { ...sentDays, aggregate_by: 'day', page: '0' }),
    proofs: [`${ACCOUNT} › is analysed by the tag of its requests`, statuses],
    more: { start_date: [refused], end_date: [refused] },
  },
  'GET /v2/admin/developer-keys': {
    examples: noInput,
    proofs: [keys, `${ACCOUNT} › is not administered with the keys of its developers`, statuses],
  },
  'POST /v2/admin/developer-keys': {
    examples: just({ label: 'Staging' }, { label: 'Staging' }),
    proofs: [keys, statuses],
    more: { label: [refused] },
  },
  'PUT /v2/admin/developer-keys/label': {
    examples: ofKey({ label: 'Production' }, { label: 'Production' }),
    proofs: [keys, unknown, statuses],
    more: { key_id: [refused] },
  },
  'PUT /v2/admin/developer-keys/limits': {
    examples: async (runs, profile) => [
      ...(await ofKey(
        { characters: 5, speechMs: null },
        { characters: 5, speech_to_text_milliseconds: null },
      )(runs, profile)),
      ...(profile === 'deepl'
        ? await ofKey({ speechToSpeechMs: 60_000 }, { speech_to_speech_milliseconds: 60_000 })(runs, profile)
        : []),
    ],
    proofs: [keys, limits, widened, statuses],
    more: { characters: [refused], speech_to_text_milliseconds: [refused] },
  },
  'PUT /v2/admin/developer-keys/deactivate': {
    examples: ofKey(),
    proofs: [keys, statuses],
    more: { key_id: [refused] },
  },
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
