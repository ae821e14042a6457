import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backendOn } from '../../../../test/support/app/backend-on.ts'
import type { StyleRuleList } from '../../../core/areas/style-rules/style-rules-calls.ts'
import type { AppError } from '../../../core/base/errors.ts'
import { err, type Result } from '../../../core/base/result.ts'
import type { Bridge, CallName } from '../../../core/contract/contract.ts'
import { createSimulator, type Simulator } from '../../../simulator/simulator-server.ts'
import { createListEditor, type ListEditor, rulesOf } from './list-editor.ts'

const DOWN: AppError = { kind: 'unavailable', status: 503 }
const CURLY = { category: 'punctuation', rule: 'apostrophe', option: 'use_curly_apostrophes' }
const STRAIGHT = { ...CURLY, option: 'use_straight_apostrophes' }
const HYPHEN = { category: 'punctuation', rule: 'dash', option: 'use_hyphen' }
const COMMA = { category: 'numbers', rule: 'decimal_separator', option: 'use_comma_as_decimal_separator' }
const BRIEF = { label: 'Brief', prompt: 'Be brief.' }

let simulator: Simulator
let direct: Bridge['invoke']
/** Calls that were made, and a hook that runs before each call and may return an error of the service. */
let made: CallName[]
let before: (name: CallName) => Promise<AppError | undefined> | AppError | undefined
let list: StyleRuleList
let editor: ListEditor
let changes: number

const invoke: Bridge['invoke'] = async (name, input, options) => {
  const refusal = await before(name)
  if (refusal !== undefined) return err(refusal)
  made.push(name)
  return direct(name, input, options)
}

const stored = async (): Promise<StyleRuleList> => valueOf(await direct('styleRules.get', { id: list.id }))

function valueOf<T>(result: { ok: true; value: T } | { ok: false; error: AppError }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** Waits until no request is pending. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const { savingRules, savingInstruction } = editor.store.getState()
      if (savingRules.type !== 'sending' && savingInstruction.type !== 'sending') resolve()
    }
    editor.store.subscribe(look)
    look()
  })

beforeAll(async () => {
  simulator = await createSimulator({ key: 'the-key' })
  const backend = backendOn(simulator)
  // The backend validates responses against the contract.
  direct = (name, input) => backend.dispatch(name, input) as Promise<Result<never>>
})
afterAll(() => simulator.close())

beforeEach(async () => {
  made = []
  changes = 0
  before = () => undefined
  list = valueOf(await direct('styleRules.create', { name: 'House', language: 'de' }))
  editor = createListEditor({ invoke, onChanged: () => (changes += 1) }, list.id)
  await editor.load()
})

describe('a change of rules', () => {
  it('is shown at once, and saved automatically', async () => {
    editor.change(CURLY)
    expect(rulesOf(editor.store.getState())).toEqual({ punctuation: { apostrophe: CURLY.option } })
    expect(editor.store.getState().savingRules).toEqual({ type: 'sending' })
    await settled()
    expect(editor.store.getState()).toMatchObject({ waiting: [], savingRules: { type: 'done' } })
    expect((await stored()).rules).toEqual({ punctuation: { apostrophe: CURLY.option } })
    expect(editor.store.getState().list?.version).toBe(2)
    expect(changes).toBe(1)
  })

  it('is not lost when others follow while it is being saved', async () => {
    editor.change(CURLY)
    editor.change(HYPHEN)
    editor.change(COMMA)
    editor.change(STRAIGHT)
    await settled()
    expect((await stored()).rules).toEqual({
      punctuation: { apostrophe: STRAIGHT.option, dash: HYPHEN.option },
      numbers: { decimal_separator: COMMA.option },
    })
  })

  it('is sent again when it is undone while it is being saved', async () => {
    let isSending = false
    before = (name) => {
      if (name !== 'styleRules.replaceRules' || isSending) return undefined
      isSending = true
      editor.change({ category: CURLY.category, rule: CURLY.rule })
      return undefined
    }
    editor.change(CURLY)
    await settled()
    expect((await stored()).rules).toEqual({})
    expect(rulesOf(editor.store.getState())).toEqual({})
  })

  it('does not undo the changes of another user', async () => {
    await direct('styleRules.replaceRules', {
      id: list.id,
      rules: { numbers: { [COMMA.rule]: COMMA.option } },
    })
    editor.change(CURLY)
    await settled()
    expect((await stored()).rules).toEqual({
      numbers: { decimal_separator: COMMA.option },
      punctuation: { apostrophe: CURLY.option },
    })
    expect(rulesOf(editor.store.getState())).toEqual((await stored()).rules)
  })

  it('without an effect creates no new version', async () => {
    editor.change({ category: 'punctuation', rule: 'dash' })
    await settled()
    expect(made).not.toContain('styleRules.replaceRules')
    expect((await stored()).version).toBe(1)
  })

  it('is kept when it cannot be saved, and saved with the next attempt', async () => {
    before = () => DOWN
    editor.change(CURLY)
    await settled()
    expect(editor.store.getState()).toMatchObject({
      waiting: [CURLY],
      savingRules: { type: 'failed', error: DOWN },
    })
    expect(rulesOf(editor.store.getState())).toEqual({ punctuation: { apostrophe: CURLY.option } })
    expect(editor.hasChanges()).toBe(true)
    before = () => undefined
    editor.retryRules()
    await settled()
    expect((await stored()).rules).toEqual({ punctuation: { apostrophe: CURLY.option } })
    expect(editor.hasChanges()).toBe(false)
  })

  it('that could not be saved can be discarded', async () => {
    before = (name) => (name === 'styleRules.replaceRules' ? DOWN : undefined)
    editor.change(CURLY)
    await settled()
    editor.discardRules()
    expect(editor.store.getState()).toMatchObject({ waiting: [], savingRules: { type: 'idle' } })
    expect(rulesOf(editor.store.getState())).toEqual({})
  })

  it('cannot be discarded while it is being saved', async () => {
    editor.change(CURLY)
    editor.discardRules()
    await settled()
    expect((await stored()).rules).toEqual({ punctuation: { apostrophe: CURLY.option } })
  })
})

describe('an instruction', () => {
  it('is added, changed, duplicated and deleted', async () => {
    editor.setDraft(BRIEF)
    expect(await editor.saveDraft()).toBe(true)
    const [first] = (await stored()).instructions
    expect(first).toMatchObject(BRIEF)
    expect(editor.store.getState().draft).toBeUndefined()

    editor.setDraft({ ...first!, prompt: 'Be very brief.', sourceLanguage: 'en' })
    expect(await editor.saveDraft()).toBe(true)
    expect((await stored()).instructions).toEqual([
      { id: first?.id, label: 'Brief', prompt: 'Be very brief.', sourceLanguage: 'en' },
    ])

    expect(await editor.duplicate(editor.store.getState().list!.instructions[0]!)).toBe(true)
    const both = (await stored()).instructions
    expect(both).toHaveLength(2)
    expect(both[1]).toMatchObject({ label: 'Brief', prompt: 'Be very brief.', sourceLanguage: 'en' })

    expect(await editor.deleteInstruction(first!.id)).toBe(true)
    expect((await stored()).instructions).toEqual([both[1]])
    expect(editor.store.getState().list?.instructions).toEqual([both[1]])
    expect(changes).toBe(4)
  })

  it('that the service rejects is kept as it was typed', async () => {
    const draft = { label: 'x'.repeat(101), prompt: 'Be brief.' }
    editor.setDraft(draft)
    expect(await editor.saveDraft()).toBe(false)
    expect(editor.store.getState()).toMatchObject({
      draft,
      savingInstruction: { type: 'failed', error: { kind: 'invalid-input', field: 'label' } },
    })
    editor.setDraft({ ...draft, label: 'x' })
    expect(editor.store.getState().savingInstruction).toEqual({ type: 'idle' })
    expect(await editor.saveDraft()).toBe(true)
  })

  it('keeps text that is typed while another one is being saved', async () => {
    editor.setDraft(BRIEF)
    const saving = editor.saveDraft()
    editor.setDraft({ label: 'Next', prompt: '' })
    expect(await saving).toBe(true)
    expect(editor.store.getState().draft).toEqual({ label: 'Next', prompt: '' })
  })

  it('is saved independently of rules', async () => {
    editor.change(CURLY)
    editor.setDraft(BRIEF)
    await editor.saveDraft()
    await settled()
    await editor.load()
    expect(editor.store.getState().list).toEqual(await stored())
    expect(editor.store.getState().list).toMatchObject({
      rules: { punctuation: { apostrophe: CURLY.option } },
      instructions: [BRIEF],
    })
  })
})

describe('a list', () => {
  it('that cannot be loaded shows the error, and can be loaded again', async () => {
    const other = createListEditor({ invoke, onChanged: () => undefined }, list.id)
    before = () => DOWN
    await other.load()
    expect(other.store.getState()).toMatchObject({ list: undefined, loadError: DOWN })
    before = () => undefined
    await other.load()
    expect(other.store.getState()).toMatchObject({ list, loadError: undefined })
  })

  it('is not reverted by a late response', async () => {
    const old = await stored()
    editor.change(CURLY)
    await settled()
    editor.renamed(old)
    expect(editor.store.getState().list?.version).toBe(2)
  })
})
