import recording from '../../../../../resources/demo/sample-meeting.opus?url&no-inline'
import { type AppError, unexpected } from '../../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import type { Bridge } from '../../../../core/contract/contract.ts'
import type { TicketPort } from '../../../../core/voice/session/ports.ts'
import type { SoundSource } from '../../../engine/sound-options.ts'

/** The recording of the sample meeting, ready for a session with the demo service. */
interface OpenSample {
  readonly source: SoundSource
  readonly tickets: TicketPort
}

/**
 * Starts the demo service and loads the recording of the sample meeting. The active account is not involved.
 *
 * @param name displayed name of the recording
 */
export async function openSample(bridge: Pick<Bridge, 'invoke'>, name: string): Promise<Result<OpenSample>> {
  const prepared = await bridge.invoke('sample.prepare', {})
  if (!prepared.ok) return prepared
  const file = await fetchRecording(name)
  if (!file.ok) return file
  return ok({
    source: { from: 'file', file: file.value },
    tickets: {
      open: (wanted) => bridge.invoke('sample.open', wanted),
      resume: (token) => bridge.invoke('voice.resume', { token }),
    },
  })
}

async function fetchRecording(name: string): Promise<Result<File>> {
  const failed = (detail: string): Result<never> =>
    err<AppError>({ kind: 'sound-file', reason: 'failed', name, detail })
  try {
    const response = await fetch(recording)
    if (!response.ok) return failed(`HTTP ${response.status}`)
    return ok(new File([await response.arrayBuffer()], name, { type: 'audio/ogg' }))
  } catch (thrown) {
    return failed(unexpected(thrown).detail)
  }
}
