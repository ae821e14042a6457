import * as z from 'zod'
import {
  type ApiRequest,
  type ApiResponse,
  type AuthorizationScheme,
  created,
  okResponse,
  refuse,
} from '../http/api-request.ts'
import { readInput } from '../http/parse-input.ts'
import type { Method, Route } from '../http/router.ts'
import { UNLIMITED } from './key-state.ts'
import type { Keyring, StoredDeveloperKey } from './keyring.ts'
import { toMoment } from './usage-routes.ts'

const label = z.string().min(1).max(1024)
const limit = z.int().min(0).nullable().optional()

const creation = z.object({ label: label.optional() })
const naming = z.object({ key_id: z.string(), label })
const limiting = z.object({
  key_id: z.string(),
  characters: limit,
  speech_to_text_milliseconds: limit,
  speech_to_speech_milliseconds: limit,
})
const deactivation = z.object({ key_id: z.string() })

const toResource = (
  { state, label: name, createdAt, deactivatedAt }: StoredDeveloperKey,
  scheme: AuthorizationScheme,
) => ({
  key_id: state.key,
  label: name,
  creation_time: toMoment(createdAt),
  ...inScheme(scheme, { deactivated_time: deactivatedAt && toMoment(deactivatedAt) }),
  is_deactivated: state.isDeactivated,
  usage_limits: inScheme(scheme, {
    characters: state.limits.characters,
    speech_to_text_milliseconds: state.limits.milliseconds,
    ...(scheme === 'DeepL-Auth-Key' && { speech_to_speech_milliseconds: state.limits.speechToSpeechMs }),
  }),
})

/** One deployment leaves out what the other says is null. */
const inScheme = (scheme: AuthorizationScheme, fields: object): object =>
  scheme === 'Service-Auth-Key'
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** Changes a key, and returns it with the changes. */
function change<T extends { readonly key_id: string }>(
  keyring: Keyring,
  schema: z.ZodType<T>,
  apply: (key: StoredDeveloperKey, given: T) => void,
): (request: ApiRequest) => ApiResponse {
  return ({ body, scheme }) => {
    const given = readInput(schema, body, 'meant')
    const key = keyring.findDeveloper(given.key_id) ?? refuse(404, 'There is no developer key with this id.')
    apply(key, given)
    return okResponse(toResource(key, scheme))
  }
}

function create(keyring: Keyring, { body, scheme }: ApiRequest): ApiResponse {
  const key = toResource(keyring.createDeveloper(readInput(creation, body).label), scheme)
  return scheme === 'DeepL-Auth-Key' ? okResponse(key) : created(key)
}

export function developerKeyRoutes(keyring: Keyring): Route[] {
  const route = (method: Method, end: string, handle: Route['handle']): Route => ({
    method,
    path: `/v2/admin/developer-keys${end}`,
    isAdminOnly: true,
    handle,
  })
  return [
    route('GET', '', ({ scheme }) => okResponse(keyring.developers.map((key) => toResource(key, scheme)))),
    route('POST', '', (request) => create(keyring, request)),
    route(
      'PUT',
      '/label',
      change(keyring, naming, (key, given) => {
        key.label = given.label
      }),
    ),
    route(
      'PUT',
      '/limits',
      change(keyring, limiting, ({ state }, given) => {
        // All limits are replaced: those that are left out are lifted.
        state.limits = {
          ...UNLIMITED,
          characters: given.characters ?? null,
          milliseconds: given.speech_to_text_milliseconds ?? null,
          speechToSpeechMs: given.speech_to_speech_milliseconds ?? null,
        }
      }),
    ),
    route(
      'PUT',
      '/deactivate',
      change(keyring, deactivation, (key) => {
        if (key.state.isDeactivated) return
        key.state.isDeactivated = true
        key.deactivatedAt = key.state.account.today()
      }),
    ),
  ]
}
