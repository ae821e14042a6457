import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { defineStoredSlot, type KeyState } from '../account/key-state.ts'
import { foundOr404 } from '../http/api-request.ts'

/** Category, then rule, then the option that was chosen. */
type ConfiguredRules = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface InstructionInput {
  readonly label: string
  readonly prompt: string
  readonly source_language?: string | undefined
}

export interface Instruction extends InstructionInput {
  readonly id: string
}

export interface StyleListInput {
  readonly name: string
  readonly language: string
  readonly configured_rules: ConfiguredRules
  readonly custom_instructions: readonly InstructionInput[]
}

/** The editable part of a list. */
export interface StyleListContent {
  readonly name: string
  readonly configured_rules: ConfiguredRules
  readonly custom_instructions: readonly Instruction[]
}

/** A style rule list, under the names of the interface. */
export interface StyleList extends StyleListContent {
  readonly style_id: string
  readonly creation_time: string
  readonly updated_time: string
  readonly language: string
  /** Starts at 1 and grows by 1 with every change. */
  readonly version: number
}

export const MAX_LIST_INSTRUCTIONS = 200

export const toInstruction = (input: InstructionInput, id: string = randomUUID()): Instruction => ({
  id,
  ...input,
})

/** The style rule lists of one key. */
class StyleLists {
  readonly #lists: Map<string, StyleList>

  constructor(stored: readonly StyleList[]) {
    this.#lists = new Map(stored.map((list) => [list.style_id, list]))
  }

  /** Oldest first. */
  get all(): readonly StyleList[] {
    return [...this.#lists.values()]
  }

  /** Refuses the request where there is no such list. */
  find(id = ''): StyleList {
    return foundOr404(this.#lists.get(id), 'Style rule list')
  }

  add({ custom_instructions: instructions, ...input }: StyleListInput, now: Date): StyleList {
    const time = now.toISOString()
    const list: StyleList = {
      style_id: randomUUID(),
      ...input,
      creation_time: time,
      updated_time: time,
      version: 1,
      custom_instructions: instructions.map((each) => toInstruction(each)),
    }
    return this.#keep(list)
  }

  change(list: StyleList, content: Partial<StyleListContent>, now: Date): StyleList {
    return this.#keep({
      ...list,
      ...content,
      version: list.version + 1,
      updated_time: now.toISOString(),
    })
  }

  delete(list: StyleList): void {
    this.#lists.delete(list.style_id)
  }

  #keep(list: StyleList): StyleList {
    this.#lists.set(list.style_id, list)
    return list
  }
}

const listSchema = z.object({
  style_id: z.string(),
  name: z.string(),
  language: z.string(),
  version: z.int(),
  creation_time: z.string(),
  updated_time: z.string(),
  configured_rules: z.record(z.string(), z.record(z.string(), z.string())),
  custom_instructions: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      prompt: z.string(),
      source_language: z.string().optional(),
    }),
  ),
})

const slot = defineStoredSlot({
  name: 'styleRules',
  item: listSchema,
  create: (stored = []) => new StyleLists(stored),
  items: ({ all }) => all,
})

export const styleListsOf = (state: KeyState): StyleLists => state.get(slot)
