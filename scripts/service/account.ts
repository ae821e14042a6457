import { inBody, inQuery, type Operations } from './operation.ts'

const ACCOUNT = 'test/contract/service/account-data.test.ts'

const statuses = `${ACCOUNT} › tells in %s what each final status means`
const refused = `${ACCOUNT} › is not asked for by %s with %j`
const keys = `${ACCOUNT} › has developer keys, which are created, named, limited and deactivated`
const unknown = `${ACCOUNT} › knows its keys`
const analysed = `${ACCOUNT} › is analysed by %s`
const limits =
  'src/simulator/rest/account/usage.test.ts › of a developer key is its own: 0 blocks it, null lets it go on'

/** What an account has used, keeps and administers. */
export const accountOperations = {
  'GET /v2/usage': {
    does: 'Tells what was used',
    call: 'usage.get',
    parameters: [],
    proofs: [
      `${ACCOUNT} › counts what was used, by product and period, on the Pro plan`,
      `${ACCOUNT} › counts characters alone on the Free plan`,
      statuses,
    ],
  },
  'GET /v2/admin/analytics': {
    does: 'Reports the use of all keys',
    call: 'admin.analytics',
    parameters: inQuery({ start_date: 'startDate', end_date: 'endDate', group_by: 'groupBy' }),
    proofs: [analysed, statuses],
    more: { start_date: [refused], end_date: [refused], group_by: [analysed, refused] },
  },
  'GET /v2/admin/analytics/custom-tags': {
    does: 'Reports the use under each reporting tag',
    call: 'admin.tagAnalytics',
    profile: 'deepl',
    parameters: inQuery({
      start_date: 'startDate',
      end_date: 'endDate',
      aggregate_by: 'aggregateBy',
      page: 'page',
    }),
    proofs: [`${ACCOUNT} › is analysed by the tag of its requests`, statuses],
    more: { start_date: [refused], end_date: [refused] },
  },
  'GET /v2/admin/developer-keys': {
    does: 'Lists the developer keys',
    call: 'admin.listKeys',
    parameters: [],
    proofs: [keys, `${ACCOUNT} › is not administered with the keys of its developers`, statuses],
  },
  'POST /v2/admin/developer-keys': {
    does: 'Creates a developer key',
    call: 'admin.createKey',
    parameters: inBody({ label: 'label' }),
    proofs: [keys, statuses],
    more: { label: [refused] },
  },
  'PUT /v2/admin/developer-keys/label': {
    does: 'Renames one',
    call: 'admin.renameKey',
    parameters: inBody({ key_id: 'id', label: 'label' }),
    proofs: [keys, unknown, statuses],
    more: { key_id: [refused] },
  },
  'PUT /v2/admin/developer-keys/limits': {
    does: 'Limits what one may use in a month',
    call: 'admin.limitKey',
    parameters: inBody({ key_id: 'id', characters: 'characters', speech_to_text_milliseconds: 'speechMs' }),
    proofs: [keys, limits, statuses],
    more: { characters: [refused], speech_to_text_milliseconds: [refused] },
  },
  'PUT /v2/admin/developer-keys/deactivate': {
    does: 'Deactivates one',
    call: 'admin.deactivateKey',
    parameters: inBody({ key_id: 'id' }),
    proofs: [keys, statuses],
    more: { key_id: [refused] },
  },
} as const satisfies Operations
