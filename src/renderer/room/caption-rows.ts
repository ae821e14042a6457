import type { RoomRow } from '../../core/audience/room/room-transcript.ts'
import { strings } from './room-words.ts'

interface Drawn {
  readonly element: HTMLElement
  readonly speaker: HTMLElement
  readonly text: Text
  readonly tentative: HTMLElement
}

/** Draws captions as text, and touches those alone that have changed. */
export class CaptionRows {
  readonly #place: HTMLElement
  readonly #drawn = new Map<string, Drawn>()

  constructor(place: HTMLElement) {
    this.#place = place
  }

  show(rows: readonly RoomRow[], isCalm: boolean): void {
    let next = this.#place.firstElementChild
    const shown = new Set<string>()
    let speaker: string | undefined
    for (const row of rows) {
      if (isCalm && row.text === '') continue
      const drawn = this.#drawn.get(row.key) ?? this.#create(row.key)
      shown.add(row.key)
      if (drawn.element === next) next = next.nextElementSibling
      else this.#place.insertBefore(drawn.element, next)
      // A name stands where another person begins.
      const name = row.speaker === '' ? strings.host : row.speaker
      setText(drawn.speaker, name === speaker ? '' : (name ?? ''))
      drawn.speaker.hidden = drawn.speaker.textContent === ''
      speaker = name
      setText(drawn.text, row.text)
      setText(drawn.tentative, isCalm ? '' : row.tentative)
      drawn.element.lang = row.language ?? ''
    }
    for (const [key, { element }] of this.#drawn)
      if (!shown.has(key)) {
        element.remove()
        this.#drawn.delete(key)
      }
  }

  #create(key: string): Drawn {
    const element = document.createElement('p')
    element.dir = 'auto'
    const drawn = {
      element,
      speaker: document.createElement('b'),
      text: document.createTextNode(''),
      tentative: document.createElement('i'),
    }
    element.append(drawn.speaker, drawn.text, drawn.tentative)
    this.#drawn.set(key, drawn)
    return drawn
  }
}

function setText(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text
}
