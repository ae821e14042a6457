import { type DragEvent, useState } from 'react'

interface Drop {
  /** Whether something is being dragged over the element. */
  readonly isOver: boolean
  /** For the element. */
  readonly handlers: {
    readonly onDragOver: (event: DragEvent<HTMLElement>) => void
    readonly onDragLeave: (event: DragEvent<HTMLElement>) => void
    readonly onDrop: (event: DragEvent<HTMLElement>) => void
  }
}

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files')

/**
 * Takes what is dropped on an element: a second way beside a button that opens a file dialog.
 *
 * @param isTaken whether it takes what is dragged, which fields inside may take otherwise: files by default
 */
export function useDrop(onDrop: (dropped: DataTransfer) => void, isTaken = hasFiles): Drop {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!isTaken(event.dataTransfer)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }) =>
        setOver(isOver && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
      onDrop: (event) => {
        if (!isTaken(event.dataTransfer)) return
        event.preventDefault()
        setOver(false)
        onDrop(event.dataTransfer)
      },
    },
  }
}
