import type { adminCalls, DeveloperKey } from '../../core/admin/calls.ts'
import type { CallContext } from '../../core/call.ts'
import type { CallInput, CallName, CallOutput, HandlersOf } from '../../core/contract.ts'
import { err, type Result } from '../../core/result.ts'
import { analyticsAnswers, developerKeyAnswer, developerKeysAnswer } from './admin-answers.ts'
import type { ServiceClient } from './client.ts'

const KEYS = '/v2/admin/developer-keys'

/** What a key that may administer can do. */
export const createAdminHandlers = (
  client: ServiceClient,
): HandlersOf<Extract<CallName, keyof typeof adminCalls>> => ({
  'admin.analytics': (input, context) => analyse(client, input, context),
  'admin.listKeys': (_input, context) =>
    client.request({ method: 'GET', path: KEYS, repeat: 'safe', answer: developerKeysAnswer }, context),
  'admin.createKey': ({ label }, context) =>
    client.request(
      { method: 'POST', path: KEYS, body: { label }, repeat: 'unsafe', answer: developerKeyAnswer },
      context,
    ),
  'admin.renameKey': ({ id, label }, context) => change(client, 'label', { key_id: id, label }, context),
  'admin.limitKey': ({ id, characters, speechMs }, context) =>
    change(client, 'limits', { key_id: id, characters, speech_to_text_milliseconds: speechMs }, context),
  'admin.deactivateKey': ({ id }, context) => change(client, 'deactivate', { key_id: id }, context),
})

const change = (
  client: ServiceClient,
  what: 'label' | 'limits' | 'deactivate',
  body: Readonly<Record<string, unknown>>,
  context: CallContext | undefined,
): Promise<Result<DeveloperKey>> =>
  client.request(
    { method: 'PUT', path: `${KEYS}/${what}`, body, repeat: 'safe', answer: developerKeyAnswer },
    context,
  )

async function analyse(
  client: ServiceClient,
  { startDate, endDate, groupBy }: CallInput<'admin.analytics'>,
  context: CallContext | undefined,
): Promise<Result<CallOutput<'admin.analytics'>>> {
  // Written so, dates compare as texts.
  if (endDate < startDate)
    return err({
      kind: 'invalid-input',
      field: 'endDate',
      problem: { type: 'too-early', earliest: startDate, actual: endDate },
    })
  return client.request(
    {
      method: 'GET',
      path: '/v2/admin/analytics',
      query: {
        start_date: startDate,
        end_date: endDate,
        ...(groupBy !== undefined && { group_by: groupBy }),
      },
      repeat: 'safe',
      answer: analyticsAnswers[groupBy ?? 'none'],
    },
    context,
  )
}
