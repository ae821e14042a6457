import type { FeedPhase } from '../../core/audience/feed/feed-client.ts'
import { groupedCode, RoomSeal, readCode } from '../../core/audience/room/room-seal.ts'
import { ORIGINAL } from '../../core/audience/room/room-transcript.ts'
import { CaptionRows } from './caption-rows.ts'
import { nameOf } from './language-name.ts'
import { readChoices, storeChoices } from './reader-choices.ts'
import { RoomListener } from './room-listener.ts'
import { RoomReader } from './room-reader.ts'
import { strings } from './room-words.ts'

/** Steps of the size of captions, as factors. */
const SIZES = [0.75, 1, 1.25, 1.5, 2, 2.5]
/** Scrolled up by less than this is still at the end, in CSS pixels. */
const AT_END_PX = 40

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] => Object.assign(document.createElement(name), properties)

const root = document.documentElement

const choices = readChoices()
const status = element('span', { textContent: strings.connecting })
status.setAttribute('role', 'status')
const select = element('select', { title: strings.language })
select.setAttribute('aria-label', strings.language)
const smaller = element('button', { textContent: '−', dir: 'ltr', title: strings.smaller })
const larger = element('button', { textContent: '+', dir: 'ltr', title: strings.larger })
const theme = element('button', { textContent: '◐', title: strings.light })
const calm = element('button', { textContent: strings.calm })
const listen = element('button', { textContent: strings.listen })
const latest = element('button', { id: 'latest', textContent: strings.latest, hidden: true })
const list = element('section', { tabIndex: 0 })
const main = element('main')
const header = element('header')
for (const button of [smaller, larger, theme]) button.setAttribute('aria-label', button.title)
list.setAttribute('role', 'log')
list.setAttribute('aria-label', strings.title)
header.append(
  element('h1', { textContent: strings.title }),
  status,
  select,
  listen,
  calm,
  smaller,
  larger,
  theme,
)

const rows = new CaptionRows(list)
let reader: RoomReader | undefined
let listener: RoomListener | undefined
let isFollowing = true
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
        element('option', {
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
    const words = statusOf(reader.phase)
    if (status.textContent !== words) status.textContent = words
    listen.setAttribute('aria-pressed', String(listener?.phase !== 'off'))
    rows.show(reader.transcript.rows(line), choices.isCalm)
    if (isFollowing) list.scrollTop = list.scrollHeight
  })
}

function askForCode(problem?: string): void {
  const input = element('input', {
    autocomplete: 'off',
    spellcheck: false,
    autocapitalize: 'characters',
    dir: 'ltr',
  })
  const label = element('label', { textContent: strings.code })
  const message = element('p', { textContent: problem ?? '' })
  message.setAttribute('role', 'alert')
  const form = element('form')
  label.append(input)
  form.append(
    element('h1', { textContent: strings.title }),
    label,
    message,
    element('button', { textContent: strings.open }),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const code = readCode(input.value)
    if (code === undefined) return void (message.textContent = strings.refused)
    // Replaces the address: Back would leave the page.
    history.replaceState(null, '', `#${groupedCode(code)}`)
    return enter()
  })
  main.replaceChildren(form)
  input.focus()
}

function enter(): void {
  reader?.close()
  listener?.stop()
  reader = listener = undefined
  const typed = location.hash.slice(1)
  const code = readCode(typed)
  if (code === undefined) return askForCode(typed === '' ? undefined : strings.refused)
  main.replaceChildren(header, list, latest)
  const seal = new RoomSeal(code)
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
