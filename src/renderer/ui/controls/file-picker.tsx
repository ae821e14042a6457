import { useRef } from 'react'

interface FilePickerOptions {
  /** Accessible name of the hidden input. */
  readonly label: string
  /** Extensions and media types, as in HTML. */
  readonly accept: string
  readonly isMultiple?: boolean
  readonly onFiles: (files: readonly [File, ...File[]]) => void
}

/** The browser's file dialog, for a button of any look: its hidden input is placed near the button. */
export function useFilePicker({ label, accept, isMultiple = false, onFiles }: FilePickerOptions) {
  const ref = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={isMultiple}
      accept={accept}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const [first, ...others] = currentTarget.files ?? []
        if (first !== undefined) onFiles([first, ...others])
        // Cleared so that the same file can be chosen again after it was changed.
        currentTarget.value = ''
      }}
    />
  )
  return { input, open: () => ref.current?.click() }
}
