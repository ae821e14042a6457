import { type Answer, type ApiRequest, created, found, noContent, ok, refuse } from '../http/api-request.ts'
import { pageOf, readQuery } from '../http/fields.ts'
import { readInput } from '../http/parse-input.ts'
import type { Method, Route } from '../http/router.ts'
import { configuredRules, creation, instruction, listing, renaming } from './style-rule-input.ts'
import {
  type Instruction,
  MAX_INSTRUCTIONS,
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
  (handle: (list: StyleList, request: ApiRequest) => Answer) =>
  (request: ApiRequest): Answer =>
    handle(styleListsOf(request.state).find(request.params['style_id']), request)

const onInstruction = (handle: (known: Instruction, list: StyleList, request: ApiRequest) => Answer) =>
  onList((list, request) => {
    const { instruction_id: id } = request.params
    const known = list.custom_instructions.find((each) => each.id === id)
    return handle(found(known, 'Custom instruction'), list, request)
  })

const change = ({ state }: ApiRequest, list: StyleList, content: Partial<StyleListContent>): StyleList =>
  styleListsOf(state).change(list, content, state.account.today())

const create = ({ body, state }: ApiRequest): Answer =>
  created(styleListsOf(state).add(readInput(creation, body), state.account.today()))

function listPage({ query, state }: ApiRequest): Answer {
  const options = readInput(listing, readQuery(query))
  const page = pageOf(styleListsOf(state).all, options)
  return ok({ style_rules: options.detailed ? page : page.map(toListed) })
}

const rename = onList((known, request) => ok(change(request, known, readInput(renaming, request.body))))

const replaceRules = onList((known, request) =>
  ok(change(request, known, { configured_rules: readInput(configuredRules, request.body) })),
)

const addInstruction = onList((known, request) => {
  const added = toInstruction(readInput(instruction, request.body))
  if (known.custom_instructions.length >= MAX_INSTRUCTIONS)
    refuse(400, `A style rule list has at most ${MAX_INSTRUCTIONS} custom instructions.`)
  change(request, known, { custom_instructions: [...known.custom_instructions, added] })
  return created(added)
})

const replaceInstruction = onInstruction(({ id }, known, request) => {
  const replaced = toInstruction(readInput(instruction, request.body), id)
  const instructions = known.custom_instructions.map((each) => (each.id === id ? replaced : each))
  change(request, known, { custom_instructions: instructions })
  return ok(replaced)
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
  proOnly('GET', ONE, onList(ok)),
  proOnly('PATCH', ONE, rename),
  proOnly('DELETE', ONE, remove),
  proOnly('PUT', `${ONE}/configured_rules`, replaceRules),
  proOnly('POST', INSTRUCTIONS, addInstruction),
  proOnly('GET', INSTRUCTION, onInstruction(ok)),
  proOnly('PUT', INSTRUCTION, replaceInstruction),
  proOnly('DELETE', INSTRUCTION, removeInstruction),
]
