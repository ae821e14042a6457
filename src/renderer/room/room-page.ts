import type { FeedPhase } from '../../core/audience/feed/feed-client.ts'
import { readHubLink } from '../../core/audience/hub/hub-messages.ts'
import { groupedCode, RoomSeal, readCode } from '../../core/audience/room/room-seal.ts'
import { ORIGINAL } from '../../core/audience/room/room-transcript.ts'
import { CaptionRows } from './caption-rows.ts'
import { HubReader } from './hub-reader.ts'
import { nameOf } from './language-name.ts'
import { newElement } from './new-element.ts'
import { questionForm } from './question-form.ts'
import { readChoices, storeChoices } from './reader-choices.ts'
import { RoomListener } from './room-listener.ts'
import { RoomReader } from './room-reader.ts'
import { strings } from './room-words.ts'

/** Steps of the size of captions, as factors. */
const SIZES = [0.75, 1, 1.25, 1.5, 2, 2.5]
/** Scrolled up by less than this is still at the end, in CSS pixels. */
const AT_END_PX = 40

const root = document.documentElement

const choices = readChoices()
const status = newElement('span', { textContent: strings.connecting })
status.setAttribute('role', 'status')
const select = newElement('select', { title: strings.language })
select.setAttribute('aria-label', strings.language)
const smaller = newElement('button', { textContent: '−', dir: 'ltr', title: strings.smaller })
const larger = newElement('button', { textContent: '+', dir: 'ltr', title: strings.larger })
const theme = newElement('button', { textContent: '◐', title: strings.light })
const calm = newElement('button', { textContent: strings.calm })
const listen = newElement('button', { textContent: strings.listen })
const ask = newElement('button', { textContent: strings.ask, hidden: true })
const latest = newElement('button', { id: 'latest', textContent: strings.latest, hidden: true })
const list = newElement('section', { tabIndex: 0 })
const main = newElement('main')
const header = newElement('header')
for (const button of [smaller, larger, theme]) button.setAttribute('aria-label', button.title)
list.setAttribute('role', 'log')
list.setAttribute('aria-label', strings.title)
header.append(
  newElement('h1', { textContent: strings.title }),
  status,
  select,
  listen,
  ask,
  calm,
  smaller,
  larger,
  theme,
)

const rows = new CaptionRows(list)
let reader: RoomReader | HubReader | undefined
let listener: RoomListener | undefined
let question: HTMLFormElement | undefined
let isFollowing = true
let isAsking = false
let isDrawing = false

function applyChoices(): void {
  root.style.setProperty('--size', String(SIZES[choices.size] ?? 1))
  root.dataset['theme'] = choices.isLight ? 'light' : 'dark'
  theme.setAttribute('aria-pressed', String(choices.isLight))
  calm.setAttribute('aria-pressed', String(choices.isCalm))
  smaller.disabled = choices.size === 0
  larger.disabled = choices.size === SIZES.length - 1
  storeChoices(choices)
  draw()
}

/** The languages of the session, of which the reader's own comes first unless another one was chosen. */
function drawLanguages(languages: readonly string[]): string {
  const offered = [...languages, ORIGINAL]
  const own = languages.find((code) =>
    navigator.languages.some((spoken) => spoken.split('-')[0] === code.split('-')[0]),
  )
  const wanted =
    choices.line !== undefined && offered.includes(choices.line)
      ? choices.line
      : (own ?? offered[0] ?? ORIGINAL)
  const known = [...select.options].map(({ value }) => value)
  if (known.join() !== offered.join()) {
    const names = new Intl.DisplayNames(root.lang, { type: 'language' })
    select.replaceChildren(
      ...offered.map((value) =>
        newElement('option', {
          value,
          textContent: value === ORIGINAL ? strings.original : nameOf(value, names),
        }),
      ),
    )
  }
  select.value = wanted
  return wanted
}

function statusOf(phase: FeedPhase): string {
  if (phase !== 'open') return strings[phase]
  const { transcript } = reader ?? {}
  if (transcript === undefined) return strings.connecting
  if (transcript.phase !== 'live') return strings[transcript.phase]
  const live = transcript.hasMissed ? strings.missed : strings.live
  const sound = listener?.phase ?? 'off'
  if (sound === 'off') return live
  if (!transcript.isSpoken(select.value)) return `${live} · ${strings.unspoken}`
  return `${live} · ${sound === 'open' ? strings.listening : strings[sound]}`
}

function draw(): void {
  if (isDrawing) return
  isDrawing = true
  requestAnimationFrame(() => {
    isDrawing = false
    if (reader === undefined) return
    const line = drawLanguages(reader.transcript.languages)
    listener?.hear(line)
    if (reader instanceof HubReader) reader.follow(line)
    const words = statusOf(reader.phase)
    if (status.textContent !== words) status.textContent = words
    listen.setAttribute('aria-pressed', String(listener?.phase !== 'off'))
    ask.hidden = reader.phase === 'ended' || reader.transcript.questions === undefined
    ask.setAttribute('aria-expanded', String(isAsking))
    if (question !== undefined) question.hidden = ask.hidden || !isAsking
    rows.show(reader.transcript.rows(line), choices.isCalm)
    if (isFollowing) list.scrollTop = list.scrollHeight
  })
}

function askForCode(problem?: string): void {
  const input = newElement('input', {
    autocomplete: 'off',
    spellcheck: false,
    autocapitalize: 'characters',
    dir: 'ltr',
  })
  const label = newElement('label', { textContent: strings.code })
  const message = newElement('p', { textContent: problem ?? '' })
  message.setAttribute('role', 'alert')
  const form = newElement('form')
  label.append(input)
  form.append(
    newElement('h1', { textContent: strings.title }),
    label,
    message,
    newElement('button', { textContent: strings.open }),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const typed = input.value.trim()
    const code = readCode(typed)
    if (code === undefined && readHubLink(typed) === undefined)
      return void (message.textContent = strings.refused)
    // Replaces the address: Back would leave the page.
    history.replaceState(null, '', `#${code === undefined ? typed : groupedCode(code)}`)
    return enter()
  })
  main.replaceChildren(form)
  input.focus()
}

function enter(): void {
  reader?.close()
  listener?.stop()
  reader = listener = question = undefined
  const typed = location.hash.slice(1)
  const hub = readHubLink(typed)
  if (hub !== undefined) {
    listen.hidden = true
    main.replaceChildren(header, list, latest)
    reader = new HubReader(hub.code, hub.address, draw)
    return draw()
  }
  const code = readCode(typed)
  if (code === undefined) return askForCode(typed === '' ? undefined : strings.refused)
  const seal = new RoomSeal(code)
  question = questionForm(code, seal.ticket, () => reader?.transcript.questions)
  question.hidden = true
  main.replaceChildren(header, list, latest, question)
  reader = new RoomReader(seal, (phase) => {
    if (phase === 'refused') return askForCode(strings.refused)
    if (phase === 'ended') listener?.stop()
    listen.hidden = phase === 'ended'
    return draw()
  })
  listener = new RoomListener(code, seal.ticket, draw)
  return draw()
}

select.addEventListener('change', () => {
  choices.line = select.value
  isFollowing = true
  applyChoices()
})
listen.addEventListener('click', () => {
  if (listener?.phase === 'off') listener.start(select.value)
  else listener?.stop()
})
ask.addEventListener('click', () => {
  isAsking = !isAsking
  if (question !== undefined) question.hidden = !isAsking
  if (isAsking) question?.querySelector('textarea')?.focus()
  draw()
})
calm.addEventListener('click', () => {
  choices.isCalm = !choices.isCalm
  applyChoices()
})
theme.addEventListener('click', () => {
  choices.isLight = !choices.isLight
  applyChoices()
})
for (const [button, step] of [
  [smaller, -1],
  [larger, 1],
] as const)
  button.addEventListener('click', () => {
    choices.size = Math.min(SIZES.length - 1, Math.max(0, choices.size + step))
    applyChoices()
  })
list.addEventListener('scroll', () => {
  isFollowing = list.scrollHeight - list.scrollTop - list.clientHeight < AT_END_PX
  latest.hidden = isFollowing
})
latest.addEventListener('click', () => {
  isFollowing = true
  draw()
})
addEventListener('hashchange', enter)
document.body.append(main)
applyChoices()
enter()
