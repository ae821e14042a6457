import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { err } from '../../../../core/base/result.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { AgendaAnswer } from './agenda-answer.ts'
import { AgendaProposals } from './agenda-proposals.tsx'
import { AgendaSource } from './agenda-source.tsx'
import workerUrl from './agenda-worker.ts?worker&url'

interface AgendaDialogProps {
  readonly onClose: () => void
}

/** Proposes names of an agenda as spoken terms. The agenda is read on this computer and kept nowhere. */
export function AgendaDialog({ onClose }: AgendaDialogProps) {
  const { t } = useTranslation()
  const [isReading, setReading] = useState(false)
  const [answer, setAnswer] = useState<AgendaAnswer | undefined>(undefined)
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])
  const read = async (source: string | File) => {
    reading.current = new AbortController()
    setReading(true)
    setAnswer(undefined)
    setAnswer(await readProposals(source, reading.current.signal))
    setReading(false)
  }
  return (
    <Dialog title={t('agenda.title')} isOpen isWide onClose={onClose}>
      {answer?.ok === true && answer.value.proposals.length > 0 ? (
        <AgendaProposals found={answer.value} onAnother={() => setAnswer(undefined)} onClose={onClose} />
      ) : (
        <AgendaSource
          isReading={isReading}
          fault={answer === undefined ? undefined : answer.ok ? { type: 'none' } : answer.error}
          onSource={(source) => void read(source)}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

/** Reads an agenda in a worker. Aborted, it never answers. */
function readProposals(source: string | File, signal: AbortSignal): Promise<AgendaAnswer> {
  const worker = new Worker(new URL(workerUrl, location.href), { type: 'module', name: 'parley-agenda' })
  signal.addEventListener('abort', () => worker.terminate())
  const { promise, resolve } = Promise.withResolvers<AgendaAnswer>()
  worker.onmessage = ({ data }: MessageEvent<AgendaAnswer>) => resolve(data)
  worker.onerror = () => resolve(err({ type: 'failed' }))
  worker.postMessage(source)
  return promise.finally(() => worker.terminate())
}
