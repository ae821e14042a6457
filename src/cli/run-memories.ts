import { stderr, stdout } from '../backend/base/terminal-output.ts'
import { toTerminalJson, toTerminalLine } from '../backend/base/terminal-text.ts'
import {
  MAX_SEGMENTS_PER_PAGE,
  type MemorySegment,
  type TranslationMemory,
} from '../core/areas/memories/memories-calls.ts'
import type { Progress } from '../core/base/call.ts'
import { readChunks } from '../core/base/chunk.ts'
import type { AppError } from '../core/base/errors.ts'
import type { Dispatch } from '../core/contract/dispatch.ts'
import { memoryList, readPagedList } from '../core/contract/paged-list.ts'
import { type Ask, createAsk } from './ask.ts'
import type { MemoryAction } from './command.ts'
import { OutputFile } from './output/output-file.ts'
import { printJson } from './output/print-json.ts'
import { fileForCall } from './process/standard-input.ts'

interface MemoryRun {
  readonly dispatch: Dispatch
  readonly isJson: boolean
  readonly signal: AbortSignal
}

const memoryLine = ({ id, name, sourceLanguage, targetLanguages, segmentCount }: TranslationMemory): string =>
  `${id}  ${toTerminalLine(name)}  (${sourceLanguage} to ${targetLanguages.join(', ')}, ${segmentCount} segments)`

const segmentLines = ({ source, targets }: MemorySegment): string =>
  [
    toTerminalLine(source),
    ...targets.map(({ language, text }) => `  ${language}  ${toTerminalLine(text)}`),
  ].join('\n')

/** Runs one action on translation memories and prints its result; returns the error if it failed. */
export async function runMemories(
  action: MemoryAction,
  { dispatch, isJson, signal }: MemoryRun,
): Promise<AppError | undefined> {
  const ask = createAsk(dispatch, { signal, progress: showProgress })
  const print = (value: object, text: string) => (isJson ? printJson(value) : stdout.print(text))
  switch (action.type) {
    case 'list': {
      const memories = await readPagedList({ invoke: ask }, memoryList, [])
      if (!memories.ok) return memories.error
      print({ memories: memories.value }, memories.value.map(memoryLine).join('\n'))
      return undefined
    }
    case 'segments':
      return printSegments(action, ask, isJson)
    case 'import': {
      const { subject, memoryName: name } = action
      const given = await fileForCall(subject, 'memory.tmx', ask)
      if (!given.ok) return given.error
      const file = given.value
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
      const gone = await ask('memory.delete', { id: action.subject })
      if (!gone.ok) return gone.error
      print({ deleted: action.subject }, `Deleted ${action.subject}`)
      return undefined
    }
  }
}

/** Prints each page as it arrives: a translation memory may be larger than the available RAM. */
async function printSegments(
  { subject: id, find }: MemoryAction,
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
      stdout.print(isJson ? toTerminalJson(JSON.stringify(segment)) : segmentLines(segment))
    cursor = page.value.nextCursor
    if (cursor === undefined) return undefined
  }
}

/** Saves a memory as a new file, or writes it to standard output. */
async function exportMemory(
  { subject: id, save }: MemoryAction,
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
    stdout.write(content)
    return undefined
  }
  const file = await OutputFile.create(save)
  if (!file.ok) return file.error
  const saved = await file.value.write(content)
  if (saved !== undefined) return saved
  if (isJson) printJson({ file: save, bytes })
  else stdout.print(`Saved as ${save}`)
  return undefined
}

/** Shows the progress of a file transfer on one line of the terminal, which is overwritten. */
function showProgress({ done, total }: Progress): void {
  if (total > 0) stderr.show(`${Math.floor((done / total) * 100)} %`)
}

function endProgress(): void {
  stderr.clearLine()
}
