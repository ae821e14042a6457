import type { adminCalls, DeveloperKey } from '../../../../core/admin/calls.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { err, type Result } from '../../../../core/base/result.ts'
import type { CallInput, CallName, CallOutput } from '../../../../core/contract/contract.ts'
import { checkFeature } from '../../../../core/service/service-features.ts'
import type { ServiceClient, ServiceHandlersOf } from '../../http/client.ts'
import {
  analyticsAnswers,
  developerKeyAnswer,
  developerKeysAnswer,
  tagAnalyticsAnswer,
} from './admin-answers.ts'

const KEYS = '/v2/admin/developer-keys'

/** What a key that may administer can do. */
export const adminHandlers: ServiceHandlersOf<Extract<CallName, keyof typeof adminCalls>> = {
  'admin.analytics': (input, { service }) => analyse(service, input),
  'admin.tagAnalytics': async ({ aggregateBy, page, ...days }, { service }) => {
    const bad = checkReport(service, days)
    if (bad !== undefined) return err(bad)
    return service.request({
      method: 'GET',
      path: '/v2/admin/analytics/custom-tags',
      query: {
        ...toQuery(days),
        ...(aggregateBy !== undefined && { aggregate_by: aggregateBy }),
        ...(page !== undefined && { page: String(page) }),
      },
      repeat: 'safe',
      answer: tagAnalyticsAnswer,
    })
  },
  'admin.listKeys': (_input, { service }) =>
    service.request({ method: 'GET', path: KEYS, repeat: 'safe', answer: developerKeysAnswer }),
  'admin.createKey': ({ label }, { service }) =>
    service.request({
      method: 'POST',
      path: KEYS,
      body: { label },
      repeat: 'unsafe',
      answer: developerKeyAnswer,
    }),
  'admin.renameKey': ({ id, label }, { service }) => change(service, 'label', { key_id: id, label }),
  'admin.limitKey': async ({ id, characters, speechMs }, { service }) => {
    if (characters === undefined && speechMs === undefined)
      return err({ kind: 'invalid-input', field: 'characters', problem: { type: 'missing' } })
    return change(service, 'limits', { key_id: id, characters, speech_to_text_milliseconds: speechMs })
  },
  'admin.deactivateKey': ({ id }, { service }) => change(service, 'deactivate', { key_id: id }),
}

const change = (
  service: ServiceClient,
  what: 'label' | 'limits' | 'deactivate',
  body: Readonly<Record<string, unknown>>,
): Promise<Result<DeveloperKey>> =>
  service.request({
    method: 'PUT',
    path: `${KEYS}/${what}`,
    body,
    repeat: 'safe',
    answer: developerKeyAnswer,
  })

type Days = Pick<CallInput<'admin.analytics'>, 'startDate' | 'endDate'>

/** Checks what the service would refuse of a report: the data centre, or days that end before they begin. */
function checkReport({ connection }: ServiceClient, { startDate, endDate }: Days): AppError | undefined {
  const unavailable = checkFeature(connection, 'analytics')
  // Written so, dates compare as texts.
  if (unavailable !== undefined || endDate >= startDate) return unavailable
  return {
    kind: 'invalid-input',
    field: 'endDate',
    problem: { type: 'too-early', earliest: startDate, actual: endDate },
  }
}

const toQuery = ({ startDate, endDate }: Days) => ({ start_date: startDate, end_date: endDate })

async function analyse(
  service: ServiceClient,
  { groupBy, ...days }: CallInput<'admin.analytics'>,
): Promise<Result<CallOutput<'admin.analytics'>>> {
  const bad = checkReport(service, days)
  if (bad !== undefined) return err(bad)
  return service.request({
    method: 'GET',
    path: '/v2/admin/analytics',
    query: { ...toQuery(days), ...(groupBy !== undefined && { group_by: groupBy }) },
    repeat: 'safe',
    answer: analyticsAnswers[groupBy ?? 'none'],
  })
}
