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

/** Takes what is dropped on an element: a second way beside a button that opens a file dialog. */
export function useDrop(onDrop: (dropped: DataTransfer) => void): Drop {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
      onDrop: (event) => {
        event.preventDefault()
        setOver(false)
        onDrop(event.dataTransfer)
      },
    },
  }
}
