import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useLivePage } from '../live-context.ts'
import { type CaptionEdits, textOfLine, withEdits } from './caption-edits.ts'
import type { LiveCorrections } from './live-corrections.ts'

interface CorrectionsKeeperProps {
  readonly onChange: (corrections: LiveCorrections | undefined) => void
}

const NO_EDITS: ReadonlyMap<number, CaptionEdits> = new Map()

/** Makes the captions of a session correctable as soon as it is stored, and keeps what was corrected. */
export function CorrectionsKeeper({ onChange }: CorrectionsKeeperProps) {
  const { store, indexOf } = useLivePage().kept
  const id = useStore(store, (state) => (state.isKept === true ? state.id : undefined))
  const [made, setMade] = useState({ id, edits: NO_EDITS })
  if (made.id !== id) setMade({ id, edits: NO_EDITS })
  const { edits } = made
  useEffect(() => {
    if (id === undefined) return undefined
    const correct = (index: number, line: string, base: string, text: string | null) =>
      setMade((before) => {
        const { [line]: _former, ...others } = before.edits.get(index) ?? {}
        const changed = text === null ? others : { ...others, [line]: { base, text } }
        return { ...before, edits: new Map(before.edits).set(index, changed) }
      })
    const editsOf = (index: number | undefined) => (index === undefined ? undefined : edits.get(index))
    onChange({
      corrected: (caption) => withEdits(caption, editsOf(indexOf(caption))),
      lineOf: (caption, line) => {
        const index = indexOf(caption)
        const original = textOfLine(caption, line)
        if (index === undefined || original.concluded.trim() === '') return undefined
        const own = editsOf(index)
        const base = original.concluded
        return {
          id,
          index,
          line,
          text: textOfLine(withEdits(caption, own), line).concluded,
          original: own?.[line] && base,
          isLive: true,
          isGrowing: original.tentative !== '',
          onSaved: (text) => correct(index, line, base, text),
        }
      },
    })
    // The captions of another session have the same indexes.
    return () => onChange(undefined)
  }, [id, edits, indexOf, onChange])
  return null
}
