import {
  MAX_QUESTION_LENGTH,
  QUESTION_CONTENT_TYPE,
  questionPath,
  questionSeal,
  toQuestion,
} from '../../core/audience/room/question-frames.ts'
import { NONCE_BYTES, sealed } from '../../core/audience/room/room-seal.ts'
import { newElement } from './new-element.ts'
import { strings } from './room-words.ts'

/** Time limit of sending. */
const LIMIT_MS = 10_000

/**
 * A form for a question to the host.
 *
 * @param roundOf the round in which the host takes questions; undefined while it takes none
 */
export function questionForm(
  code: string,
  ticket: string,
  roundOf: () => string | undefined,
): HTMLFormElement {
  const input = newElement('textarea', { maxLength: MAX_QUESTION_LENGTH, rows: 2, dir: 'auto' })
  const label = newElement('label', { textContent: strings.question })
  const message = newElement('p')
  const form = newElement('form', { id: 'question' })
  message.setAttribute('role', 'alert')
  label.append(input)
  form.append(label, message, newElement('button', { textContent: strings.send }))

  const send = async (text: string): Promise<number> => {
    const content = toQuestion(roundOf() ?? '', text)
    const life = new AbortController()
    const timer = setTimeout(() => life.abort(), LIMIT_MS)
    const answer = await fetch(questionPath(ticket), {
      method: 'POST',
      headers: { 'Content-Type': QUESTION_CONTENT_TYPE },
      body: sealed(questionSeal(code), content, crypto.getRandomValues(new Uint8Array(NONCE_BYTES))),
      signal: life.signal,
    }).catch(() => undefined)
    clearTimeout(timer)
    return answer?.status ?? 0
  }
  let isSending = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const text = input.value.trim()
    if (text === '' || isSending) return
    isSending = true
    message.textContent = ''
    const status = await send(text)
    isSending = false
    message.textContent = status === 204 ? strings.sent : status === 429 ? strings.tooFast : strings.notTaken
    if (status === 204) input.value = ''
  })
  return form
}
