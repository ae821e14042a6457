import { type DragEvent, useState } from 'react'

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files')

/**
 * Takes what is dropped on an element: a second way beside a button that opens a file dialog.
 *
 * @param isTaken whether it takes what is dragged, which fields inside may take otherwise: files by default
 */
export function useDrop(onDrop: (dropped: DataTransfer) => void, isTaken = hasFiles) {
  const [isOver, setOver] = useState(false)
  return {
    /** Whether something is being dragged over the element. */
    isOver,
    /** For the element. */
    handlers: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!isTaken(event.dataTransfer)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) =>
        setOver(isOver && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (!isTaken(event.dataTransfer)) return
        event.preventDefault()
        setOver(false)
        onDrop(event.dataTransfer)
      },
    },
  }
}
