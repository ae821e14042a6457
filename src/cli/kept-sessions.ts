import { stderr, stdout } from '../backend/base/terminal-output.ts'
import { toTerminalLine } from '../backend/base/terminal-text.ts'
import type { AppError } from '../core/base/errors.ts'
import { err, ok, type Result } from '../core/base/result.ts'
import type { Handlers } from '../core/contract/contract.ts'
import { isSameLanguage } from '../core/languages/codes.ts'
import { SESSION_EXTENSION } from '../core/product/session-file-type.ts'
import { linesOfSession } from '../core/session/library/export/export.ts'
import type { ExportFormat } from '../core/session/library/export/export-formats.ts'
import type { SessionSummary } from '../core/session/library/session-schema.ts'
import type { Ask } from './ask.ts'
import { malformed } from './invalid.ts'
import { OutputFile } from './output/output-file.ts'
import { printJson } from './output/print-json.ts'
import { writeJson } from './output/printer.ts'
import { fileForCall } from './process/standard-input.ts'

type Sessions = Pick<Handlers, 'session.list' | 'session.export'>

const PAGE = 100
/** Stands for the newest session. */
const LAST = 'last'
/** Length of the identifiers in a list. */
const SHOWN_ID = 8

/** All stored sessions, newest first. */
async function readAll(handlers: Sessions): Promise<Result<SessionSummary[]>> {
  const sessions: SessionSummary[] = []
  for (;;) {
    const page = await handlers['session.list']({ offset: sessions.length, limit: PAGE })
    if (!page.ok) return page
    if (page.value.problem !== undefined) return err(page.value.problem)
    sessions.push(...page.value.sessions)
    if (page.value.sessions.length < PAGE) return ok(sessions)
  }
}

const two = (figure: number): string => String(figure).padStart(2, '0')

/** Formats a time in the local time zone: `2026-11-22 14:03`. */
function writtenTime(ms: number): string {
  const at = new Date(ms)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Formats a duration as minutes and seconds. */
function writtenLength(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}

/** A session as a line of a list. */
const toLine = ({ id, startedAt, durationMs, captions, sides, title, opening }: SessionSummary): string =>
  [
    id.slice(0, SHOWN_ID),
    writtenTime(startedAt),
    writtenLength(durationMs).padStart(7),
    `${captions} captions`.padStart(14),
    ...(sides === undefined ? [] : [toTerminalLine(`${sides.mine.name}, ${sides.theirs.name}`)]),
    toTerminalLine(title === '' ? opening : title),
  ].join('  ')

/** Prints the stored sessions. */
export async function listSessions(handlers: Sessions, isJson: boolean): Promise<AppError | undefined> {
  const sessions = await readAll(handlers)
  if (!sessions.ok) return sessions.error
  if (isJson) printJson(sessions.value)
  else if (sessions.value.length === 0) stderr.print('No sessions are kept here.')
  else for (const session of sessions.value) stdout.print(toLine(session))
  return undefined
}

export interface ExportWish {
  /** An ID or its beginning, or `last`. */
  readonly id: string
  readonly format: ExportFormat
  /** `source` and language codes; defaults to all lines. */
  readonly lines: readonly string[] | undefined
  /** Output file; defaults to standard output. */
  readonly save: string | undefined
}

/** Exports a stored session. */
export async function exportKeptSession(handlers: Sessions, wish: ExportWish): Promise<AppError | undefined> {
  const { lines, save } = wish
  const sessions = await readAll(handlers)
  if (!sessions.ok) return sessions.error
  const found = sessions.value.filter(({ id }, index) =>
    wish.id === LAST ? index === 0 : id.startsWith(wish.id),
  )
  const [session, ...others] = found
  if (others.length > 0) {
    const detail = `${found.length} sessions begin with "${wish.id}": type more of the identifier`
    return { kind: 'invalid-input', field: 'session', problem: { type: 'malformed', detail } }
  }
  if (session === undefined)
    return { kind: 'invalid-input', field: 'session', problem: { type: 'unknown-value', value: wish.id } }
  const chosen = linesIn(session, lines)
  if (!chosen.ok) return chosen.error
  const written = await handlers['session.export']({
    id: session.id,
    format: wish.format,
    ...(chosen.value !== undefined && { lines: chosen.value }),
  })
  if (!written.ok) return written.error
  if (save === undefined) {
    stdout.write(written.value.text)
    return undefined
  }
  const file = await OutputFile.create(save)
  return file.ok ? file.value.write(written.value.text) : file.error
}

/** Lines as the session names them, which are given in any case. */
function linesIn(
  { targetLanguages }: SessionSummary,
  given: readonly string[] | undefined,
): Result<string[] | undefined> {
  if (given === undefined) return ok(undefined)
  const known = linesOfSession({ about: { targetLanguages } })
  const lines: string[] = []
  for (const line of given) {
    const found = known.find((each) => isSameLanguage(each, line))
    if (found === undefined)
      return malformed('to', `Unknown language "${line}" in --to. This session has ${known.join(', ')}`)
    lines.push(found)
  }
  return ok(lines)
}

/** Imports exported sessions, up to the first that fails. */
export async function importSessions(
  ask: Ask,
  files: readonly string[],
  isJson: boolean,
): Promise<AppError | undefined> {
  for (const file of files) {
    const taken = await importSession(ask, file)
    if (!taken.ok) return taken.error
    if (isJson) writeJson(stdout, taken.value)
    else stdout.print(`Imported ${toLine(taken.value)}`)
  }
  return undefined
}

async function importSession(ask: Ask, path: string): Promise<Result<SessionSummary>> {
  const file = await fileForCall(path, `session.${SESSION_EXTENSION}`, ask)
  if (!file.ok) return file
  const taken = await ask('session.import', { file: file.value })
  if (taken.ok || taken.error.kind !== 'invalid-input' || taken.error.problem.type !== 'malformed')
    return taken
  return malformed('file', `${path} is no exported session (${taken.error.problem.detail})`)
}
