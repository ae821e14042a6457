import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { type CalmPlace, calmPlace } from '../../../core/captions/calm/calm-place.ts'
import { type CalmText, emptyCalmText, lookAgain, takeText } from '../../../core/captions/calm/calm-text.ts'
import type { CaptionText } from '../../../core/voice/receiving/transcript.ts'

const NO_TEXT: CaptionText = { concluded: '', tentative: '' }

/**
 * The text of a line as a place of the slider shows it. A timer runs only while words wait.
 *
 * @param calm from 0, instant, which shows the text as it is
 */
export function useCalmText(text: CaptionText = NO_TEXT, calm: number): CaptionText {
  const [calmLine] = useState(() => new CalmLine())
  const { words, shown } = useSyncExternalStore(calmLine.subscribe, calmLine.read)
  const place = calmPlace(calm)
  // Lines without tentative words, thus nearly all, keep no state.
  const isIdle =
    place === undefined || (text.tentative === '' && words.length === 0 && shown.tentative === '')
  // Before the browser paints: concluded text is never late.
  useLayoutEffect(() => {
    if (place !== undefined && !isIdle) calmLine.update(text, place)
  }, [calmLine, text, place, isIdle])
  return isIdle ? text : shown
}

/** A line with its clock. */
class CalmLine {
  #line: CalmText = emptyCalmText
  #timer: ReturnType<typeof setTimeout> | undefined
  #notify = (): void => undefined

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#notify = notify
    return () => {
      this.#notify = () => undefined
      clearTimeout(this.#timer)
    }
  }

  readonly read = (): CalmText => this.#line

  update(text: CaptionText, place: CalmPlace): void {
    this.#show(takeText(this.#line, text, place, performance.now()), place)
  }

  #show(line: CalmText, place: CalmPlace): void {
    clearTimeout(this.#timer)
    this.#line = line
    if (line.lookAt !== undefined)
      this.#timer = setTimeout(
        () => this.#show(lookAgain(line, place, performance.now()), place),
        line.lookAt - performance.now(),
      )
    this.#notify()
  }
}
