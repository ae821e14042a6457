import { useState } from 'react'
import type { AppError } from '../../../../core/base/errors.ts'
import { uploadToHost } from '../../../bridge/hand-in.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { useImportSession } from '../../../data/sessions.ts'
import { useHistory } from '../history.ts'

interface Import {
  readonly take: (file: File) => void
  readonly error: AppError | undefined
  readonly dismiss: () => void
}

/** Imports exported sessions that were chosen or dropped, and opens them. */
export function useImport(): Import {
  const bridge = useBridge()
  const importing = useImportSession()
  const { open } = useHistory()
  const [error, setError] = useState<AppError | undefined>(undefined)
  const take = async (file: File) => {
    setError(undefined)
    const handed = await uploadToHost(bridge, file, new AbortController().signal, () => undefined)
    const taken = handed.ok ? await importing.run({ file: handed.value }) : handed
    if (taken.ok) open(taken.value.id)
    else setError(taken.error)
  }
  return { take: (file) => void take(file), error, dismiss: () => setError(undefined) }
}
