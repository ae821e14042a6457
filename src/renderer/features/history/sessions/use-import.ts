import { useState } from 'react'
import type { AppError } from '../../../../core/base/errors.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { uploadToHost } from '../../../bridge/upload-to-host.ts'
import { useImportSession } from '../../../queries/sessions-queries.ts'
import { useHistory } from '../history.ts'

interface Failure {
  readonly id: string
  /** File name. */
  readonly name: string
  readonly error: AppError
}

interface Import {
  readonly importFiles: (files: readonly File[]) => void
  readonly failures: readonly Failure[]
  readonly dismiss: (id: string) => void
}

/** Imports exported sessions that were chosen or dropped. A single one is opened; several are in the list. */
export function useImport(): Import {
  const bridge = useBridge()
  const importing = useImportSession()
  const { open } = useHistory()
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const take = async (files: readonly File[]) => {
    setFailures([])
    for (const file of files) {
      const handed = await uploadToHost(bridge, file, new AbortController().signal, () => undefined)
      const taken = handed.ok ? await importing.run({ file: handed.value }) : handed
      if (!taken.ok)
        setFailures((shown) => [...shown, { id: crypto.randomUUID(), name: file.name, error: taken.error }])
      else if (files.length === 1) open(taken.value.id)
    }
  }
  return {
    importFiles: (files) => void take(files),
    failures,
    dismiss: (id) => setFailures((shown) => shown.filter((failure) => failure.id !== id)),
  }
}
