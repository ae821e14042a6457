import { pageOf, readQuery } from '../http/fields.ts'
import { type Answer, type ApiRequest, created, noContent, ok, refuse } from '../http/http.ts'
import { parseInput } from '../http/input.ts'
import type { Method, Route } from '../http/router.ts'
import { configuredRules, creation, instruction, listing, renaming } from './input.ts'
import {
  type Instruction,
  MAX_INSTRUCTIONS,
  type StyleList,
  type StyleListContent,
  styleListsOf,
  toInstruction,
} from './store.ts'

export const NO_STYLE: Answer = refuse(404, 'Style rule list not found.')
const NO_INSTRUCTION: Answer = refuse(404, 'Custom instruction not found.')

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
  (request: ApiRequest): Answer => {
    const list = styleListsOf(request.state).find(request.params['style_id'] ?? '')
    return list === undefined ? NO_STYLE : handle(list, request)
  }

const onInstruction = (handle: (known: Instruction, list: StyleList, request: ApiRequest) => Answer) =>
  onList((list, request) => {
    const { instruction_id: id } = request.params
    const known = list.custom_instructions.find((each) => each.id === id)
    return known === undefined ? NO_INSTRUCTION : handle(known, list, request)
  })

const change = ({ state }: ApiRequest, list: StyleList, content: Partial<StyleListContent>): StyleList =>
  styleListsOf(state).change(list, content, state.account.today())

function create({ body, state }: ApiRequest): Answer {
  const parsed = parseInput(creation, body)
  if (!parsed.ok) return refuse(400, parsed.message)
  return created(styleListsOf(state).add(parsed.value, state.account.today()))
}

function listPage({ query, state }: ApiRequest): Answer {
  const parsed = parseInput(listing, readQuery(query))
  if (!parsed.ok) return refuse(400, parsed.message)
  const page = pageOf(styleListsOf(state).all, parsed.value)
  return ok({ style_rules: parsed.value.detailed ? page : page.map(toListed) })
}

const rename = onList((known, request) => {
  const parsed = parseInput(renaming, request.body)
  return parsed.ok ? ok(change(request, known, parsed.value)) : refuse(400, parsed.message)
})

const replaceRules = onList((known, request) => {
  const parsed = parseInput(configuredRules, request.body)
  if (!parsed.ok) return refuse(400, parsed.message)
  return ok(change(request, known, { configured_rules: parsed.value }))
})

const addInstruction = onList((known, request) => {
  const parsed = parseInput(instruction, request.body)
  if (!parsed.ok) return refuse(400, parsed.message)
  if (known.custom_instructions.length >= MAX_INSTRUCTIONS)
    return refuse(400, `A style rule list has at most ${MAX_INSTRUCTIONS} custom instructions.`)
  const added = toInstruction(parsed.value)
  change(request, known, { custom_instructions: [...known.custom_instructions, added] })
  return created(added)
})

const replaceInstruction = onInstruction(({ id }, known, request) => {
  const parsed = parseInput(instruction, request.body)
  if (!parsed.ok) return refuse(400, parsed.message)
  const replaced = toInstruction(parsed.value, id)
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

/** None of these is included in the Free plan. */
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
