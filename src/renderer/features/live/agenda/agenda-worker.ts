import { err } from '../../../../core/base/result.ts'
import { proposeTerms } from '../../../../core/session/agenda/propose/propose.ts'
import { readAgendaFile, readAgendaText } from '../../../../core/session/agenda/read/read-agenda.ts'
import type { AgendaAnswer } from './agenda-answer.ts'

/** Reads an agenda and finds its names, in a thread of its own: the page stays usable, and may end it. */
async function answer(source: string | File): Promise<AgendaAnswer> {
  const agenda = typeof source === 'string' ? readAgendaText(source) : await readAgendaFile(source)
  if (!agenda.ok) return agenda
  return {
    ok: true,
    value: { proposals: proposeTerms(agenda.value), skippedLines: agenda.value.skippedLines },
  }
}

onmessage = async ({ data }: MessageEvent<string | File>) => {
  // A folder cannot be read, nor a file that was deleted meanwhile.
  const failed = (): AgendaAnswer => err({ type: 'failed' })
  postMessage(await answer(data).catch(failed))
}
