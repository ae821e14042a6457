import type { Bridge } from '../../../../core/contract/contract.ts'
import { rangesMs } from '../../../../core/session/missing-speech/missing-ranges.ts'
import type { MissingSpeechState } from '../../../../core/session/missing-speech/missing-speech-calls.ts'

/**
 * Reads how much speech of a session was translated late, in milliseconds: it was sent to the service as well.
 *
 * @param id the session; undefined for none
 */
export function watchLateSpeech(
  bridge: Pick<Bridge, 'subscribe'>,
  id: () => string | undefined,
): () => number {
  let sessions: readonly MissingSpeechState[] = []
  bridge.subscribe('missingSpeech.changed', (list) => {
    sessions = list.sessions
  })
  return () => rangesMs(sessions.find((session) => session.id === id())?.translated ?? [])
}
