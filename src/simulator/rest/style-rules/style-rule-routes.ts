import {
  type ApiRequest,
  type ApiResponse,
  created,
  foundOr404,
  noContent,
  okResponse,
  refuse,
} from '../http/api-request.ts'
import { listPageOf, readQuery } from '../http/fields.ts'
import { readInput } from '../http/parse-input.ts'
import type { Method, Route } from '../http/router.ts'
import { configuredRules, creation, instruction, listing, renaming } from './style-rule-input.ts'
import {
  type Instruction,
  MAX_LIST_INSTRUCTIONS,
  type StyleList,
  type StyleListContent,
  styleListsOf,
  toInstruction,
} from './style-rule-store.ts'

/** The fields of a listing without details. */
const toListed = ({ style_id, name, creation_time, updated_time, language, version }: StyleList) => ({
  style_id,
  name,
  creation_time,
  updated_time,
  language,
  version,
})

const onList =
  (handle: (list: StyleList, request: ApiRequest) => ApiResponse) =>
  (request: ApiRequest): ApiResponse =>
    handle(styleListsOf(request.state).find(request.params['style_id']), request)

const onInstruction = (handle: (known: Instruction, list: StyleList, request: ApiRequest) => ApiResponse) =>
  onList((list, request) => {
    const { instruction_id: id } = request.params
    const known = list.custom_instructions.find((each) => each.id === id)
    return handle(foundOr404(known, 'Custom instruction'), list, request)
  })

const change = ({ state }: ApiRequest, list: StyleList, content: Partial<StyleListContent>): StyleList =>
  styleListsOf(state).change(list, content, state.account.today())

const create = ({ body, state }: ApiRequest): ApiResponse =>
  created(styleListsOf(state).add(readInput(creation, body), state.account.today()))

function listPage({ query, state }: ApiRequest): ApiResponse {
  const options = readInput(listing, readQuery(query))
  const page = listPageOf(styleListsOf(state).all, options)
  return okResponse({ style_rules: options.detailed ? page : page.map(toListed) })
}

const rename = onList((known, request) =>
  okResponse(change(request, known, readInput(renaming, request.body))),
)

const replaceRules = onList((known, request) =>
  okResponse(change(request, known, { configured_rules: readInput(configuredRules, request.body) })),
)

const addInstruction = onList((known, request) => {
  const added = toInstruction(readInput(instruction, request.body))
  if (known.custom_instructions.length >= MAX_LIST_INSTRUCTIONS)
    refuse(400, `A style rule list has at most ${MAX_LIST_INSTRUCTIONS} custom instructions.`)
  change(request, known, { custom_instructions: [...known.custom_instructions, added] })
  return created(added)
})

const replaceInstruction = onInstruction(({ id }, known, request) => {
  const replaced = toInstruction(readInput(instruction, request.body), id)
  const instructions = known.custom_instructions.map((each) => (each.id === id ? replaced : each))
  change(request, known, { custom_instructions: instructions })
  return okResponse(replaced)
})

const removeInstruction = onInstruction(({ id }, known, request) => {
  const others = known.custom_instructions.filter((each) => each.id !== id)
  change(request, known, { custom_instructions: others })
  return noContent
})

const remove = onList((known, { state }) => {
  styleListsOf(state).delete(known)
  return noContent
})

const ALL = '/v3/style_rules'
const ONE = `${ALL}/{style_id}`
const INSTRUCTIONS = `${ONE}/custom_instructions`
const INSTRUCTION = `${INSTRUCTIONS}/{instruction_id}`

/** A route that the Free plan does not include. */
const proOnly = (method: Method, path: string, handle: Route['handle']): Route => ({
  method,
  path,
  handle,
  isProOnly: true,
})

export const styleRuleRoutes: readonly Route[] = [
  proOnly('POST', ALL, create),
  proOnly('GET', ALL, listPage),
  proOnly('GET', ONE, onList(okResponse)),
  proOnly('PATCH', ONE, rename),
  proOnly('DELETE', ONE, remove),
  proOnly('PUT', `${ONE}/configured_rules`, replaceRules),
  proOnly('POST', INSTRUCTIONS, addInstruction),
  proOnly('GET', INSTRUCTION, onInstruction(okResponse)),
  proOnly('PUT', INSTRUCTION, replaceInstruction),
  proOnly('DELETE', INSTRUCTION, removeInstruction),
]
