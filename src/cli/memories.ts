import { writeFile } from 'node:fs/promises'
import { readChunks } from '../core/base/chunk.ts'
import type { AppError } from '../core/base/errors.ts'
import { ok, type Result } from '../core/base/result.ts'
import { toTerminalJson, toTerminalLine } from '../core/base/terminal-text.ts'
import { defaultCallContext, type Progress } from '../core/contract/call.ts'
import type { CallInput, CallName, CallOutput } from '../core/contract/contract.ts'
import type { Dispatch } from '../core/contract/dispatch.ts'
import { MAX_SEGMENTS_PER_PAGE, type MemorySegment, type TranslationMemory } from '../core/memories/calls.ts'
import { saveError } from './file-problem.ts'
import type { MemoryAction } from './memory-options.ts'
import { printJson } from './print-json.ts'

interface MemoryRun {
  readonly dispatch: Dispatch
  readonly isJson: boolean
  readonly signal: AbortSignal
}

/** Makes a call of the contract, checked as that of a page. */
type Ask = <K extends CallName>(name: K, input: CallInput<K>) => Promise<Result<CallOutput<K>>>

const MEMORIES_PER_PAGE = 25

const memoryLine = ({ id, name, sourceLanguage, targetLanguages, segmentCount }: TranslationMemory): string =>
  `${id}  ${toTerminalLine(name)}  (${sourceLanguage} to ${targetLanguages.join(', ')}, ${segmentCount} segments)`

const segmentLines = ({ source, targets }: MemorySegment): string =>
  [
    toTerminalLine(source),
    ...targets.map(({ language, text }) => `  ${language}  ${toTerminalLine(text)}`),
  ].join('\n')

/** Does one thing with translation memories, and prints what came of it; the answer is why it failed. */
export async function runMemories(
  action: MemoryAction,
  { dispatch, isJson, signal }: MemoryRun,
): Promise<AppError | undefined> {
  const context = { ...defaultCallContext, signal, progress: showProgress }
  // The answer has been checked against the contract.
  const ask: Ask = (name, input) => dispatch(name, input, context) as Promise<Result<never>>
  const print = (value: object, text: string) => (isJson ? printJson(value) : console.log(text))
  switch (action.type) {
    case 'list': {
      const memories = await readMemories(ask)
      if (!memories.ok) return memories.error
      print({ memories: memories.value }, memories.value.map(memoryLine).join('\n'))
      return undefined
    }
    case 'segments':
      return printSegments(action, ask, isJson)
    case 'import': {
      const { file, memoryName: name } = action
      const made = await ask('memory.import', { file, ...(name !== undefined && { name }) })
      endProgress()
      if (!made.ok) return made.error
      const { memory, skippedSegments } = made.value
      const skipped = skippedSegments === 0 ? '' : `, ${skippedSegments} skipped`
      print(made.value, `Imported ${memoryLine(memory)}${skipped}`)
      return undefined
    }
    case 'export':
      return exportMemory(action, ask, isJson)
    case 'delete': {
      const gone = await ask('memory.delete', { id: action.id })
      if (!gone.ok) return gone.error
      print({ deleted: action.id }, `Deleted ${action.id}`)
      return undefined
    }
  }
}

async function readMemories(ask: Ask): Promise<Result<TranslationMemory[]>> {
  const memories: TranslationMemory[] = []
  for (let page = 0; ; page += 1) {
    const answer = await ask('memory.list', { page, pageSize: MEMORIES_PER_PAGE })
    if (!answer.ok) return answer
    memories.push(...answer.value.memories)
    if (answer.value.memories.length < MEMORIES_PER_PAGE) return ok(memories)
  }
}

/** Prints each page as it comes: a memory may hold more than fits into memory. */
async function printSegments(
  { id, find }: Extract<MemoryAction, { type: 'segments' }>,
  ask: Ask,
  isJson: boolean,
): Promise<AppError | undefined> {
  for (let cursor: string | undefined; ; ) {
    const page = await ask('memory.segments', {
      id,
      pageSize: MAX_SEGMENTS_PER_PAGE,
      ...(find !== undefined && { filter: find }),
      ...(cursor !== undefined && { cursor }),
    })
    if (!page.ok) return page.error
    for (const segment of page.value.segments)
      console.log(isJson ? toTerminalJson(JSON.stringify(segment)) : segmentLines(segment))
    cursor = page.value.nextCursor
    if (cursor === undefined) return undefined
  }
}

/** Saves a memory as a new file, or writes it to standard output. */
async function exportMemory(
  { id, save }: Extract<MemoryAction, { type: 'export' }>,
  ask: Ask,
  isJson: boolean,
): Promise<AppError | undefined> {
  const made = await ask('memory.export', { id })
  endProgress()
  if (!made.ok) return made.error
  const { handle, bytes } = made.value
  const chunks = await readChunks((offset) => ask('memory.read', { handle, offset }))
  if (!chunks.ok) return chunks.error
  const content = Buffer.concat(chunks.value)
  if (save === undefined) {
    process.stdout.write(content)
    return undefined
  }
  try {
    await writeFile(save, content, { flag: 'wx' })
  } catch (thrown) {
    return saveError(save, thrown)
  }
  if (isJson) printJson({ file: save, bytes })
  else console.log(`Saved as ${save}`)
  return undefined
}

/** Shows the progress of a file on one line of the terminal, which is overwritten. */
function showProgress({ done, total }: Progress): void {
  if (process.stderr.isTTY && total > 0)
    process.stderr.write(`\r${Math.floor((done / total) * 100)} %\u001B[K`)
}

function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
}
