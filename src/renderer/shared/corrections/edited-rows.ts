import { createContext, use, useCallback, useEffect, useState } from 'react'

/** Key of the row around a line, in a list that renders only the visible rows. */
export const RowKeyContext = createContext(0)

/** Says whether a line of a row is being edited. */
type ReportEditing = (row: number, isEdited: boolean) => void

export const EditedRowsContext = createContext<ReportEditing>(() => undefined)

/** Keys of the rows that are being edited: they stay rendered, so that unsaved text is not lost. */
export function useEditedRows(): [rows: readonly number[], report: ReportEditing] {
  const [rows, setRows] = useState<readonly number[]>([])
  const report = useCallback(
    (row: number, isEdited: boolean) =>
      setRows((before) => (isEdited ? [...before, row] : before.toSpliced(before.indexOf(row), 1))),
    [],
  )
  return [rows, report]
}

/** Reports the row of an editor for as long as that is shown. */
export function useReportEditing(): void {
  const row = use(RowKeyContext)
  const report = use(EditedRowsContext)
  useEffect(() => {
    report(row, true)
    return () => report(row, false)
  }, [report, row])
}
