import { useEffect, useState } from 'react'
import type { AppError } from '../../../../core/base/errors.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { ErrorNotice } from '../../../domain/error-notice.tsx'

/** Reports that the text file for other programs cannot be written at the moment; the session continues. */
export function TextFileNotice() {
  const bridge = useBridge()
  const [problem, setProblem] = useState<AppError | undefined>(undefined)
  useEffect(
    () => bridge.subscribe('textFile.changed', (state) => setProblem(state.isOn ? state.problem : undefined)),
    [bridge],
  )
  return problem === undefined ? null : <ErrorNotice error={problem} />
}
