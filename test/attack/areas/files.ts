import { randomUUID } from 'node:crypto'
import { MAX_SETTINGS_BYTES } from '../../../src/core/settings/transfer/transfer-calls.ts'
import type { BridgeClient } from '../../support/app/bridge-client.ts'
import { sessionFile } from '../../support/sessions/session-file.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { importSession, invoke, inWords, upload } from '../support/page-calls.ts'
import { head, rawRequest } from '../support/raw-request.ts'

interface Target {
  readonly host: AttackedHost
  readonly page: BridgeClient
  /** Path of a session's audio. */
  readonly sound: string
  readonly session: string
}

const MB = 1024 * 1024

const refused = (what: string, name: string, input: object): Attack<Target> =>
  attack(what, async ({ page }) => {
    const answer = await invoke(page, name, input)
    return judge(!answer.ok, inWords(answer))
  })

/** Starts the upload of a file of ten bytes. */
const begin = async (page: BridgeClient): Promise<string> =>
  ((await invoke(page, 'file.begin', { name: 'a.txt', bytes: 10 })).value as { id: string }).id

const ten = (what: string, name: string, change: object): Attack<Target> =>
  attack(what, async ({ page }) => {
    const input = { id: await begin(page), offset: 0, data: new Uint8Array(10), ...change }
    const answer = await invoke(page, name, input)
    return judge(!answer.ok, inWords(answer))
  })

const MAX_GROWTH_MB = 300

/** A settings file of the largest size that is read, with the same item again and again. */
const bomb = (what: string, start: string, item: string, end: string): Attack<Target> =>
  attack(`settings with ${what}`, async ({ host, page }) => {
    const [before, after] = [`{"format":"parley-settings","version":1,"settings":{${start}`, `${end}}}`]
    const separator = item === '[' ? '' : ','
    const items = `${item}${separator}`.repeat(
      (MAX_SETTINGS_BYTES - before.length - after.length - item.length) / (item.length + separator.length),
    )
    const file = await upload(page, 'settings.json', Buffer.from(`${before}${items}${item}${after}`))
    const { value, growth = 0 } = await host.measure(() => invoke(page, 'settings.examine', { file }))
    await invoke(page, 'session.dismissFile', { file })
    const isAlive = await host.survives()
    return judge(
      !value.ok && growth < MAX_GROWTH_MB && isAlive,
      `${inWords(value)}, ${Math.round(growth)} MB more memory`,
    )
  })

/** A file that is right but for some bytes: nothing of it may become another character. */
const notText = (what: string, call: string, name: string, bytes: readonly number[]): Attack<Target> =>
  attack(what, async ({ page }) => {
    const format = { format: 'parley-settings', version: 1, settings: { captions: { size: 40 } } }
    const json = JSON.stringify(
      name === 'meeting.json' ? sessionFile(1, { title: '@' }) : { ...format, title: '@' },
    )
    const [before = '', after = ''] = json.split('@')
    const content = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)])
    const answer = await invoke(page, call, { file: await upload(page, name, content) })
    return judge(!answer.ok, inWords(answer))
  })

const translate = (file: string) => ({ file, targetLanguages: ['de'] })

/** Requests audio in a forbidden way: no byte of it may be served. */
const sounded = (
  what: string,
  make: (sound: string) => string,
  headers: readonly string[] = [],
): Attack<Target> =>
  attack(what, async ({ host, sound }) => {
    const { host: name } = new URL(host.address)
    const answer = await rawRequest(
      host.address,
      head(`GET ${make(sound)} HTTP/1.1`, [`Host: ${name}`, ...headers]),
    )
    return judge(answer.status >= 400 && !answer.text.includes('OggS'), `status ${answer.status}`)
  })

/** An invalid range: the answer is all of the audio or none, never more than there is. */
const ranged = (range: string): Attack<Target> =>
  attack(`the range ${range.slice(0, 40)}`, async ({ host, sound }) => {
    const { host: name } = new URL(host.address)
    const request = head(`GET ${sound} HTTP/1.1`, [`Host: ${name}`, `Range: ${range}`])
    const { status, text } = await rawRequest(host.address, request)
    const body = text.slice(text.indexOf('\r\n\r\n') + 4)
    const isHarmless = [200, 206, 400, 416].includes(status) && body.length <= SOUND.length
    return judge(isHarmless && (await host.survives()), `status ${status}, ${body.length} bytes`)
  })

const SOUND = Buffer.from(`OggS${'s'.repeat(996)}`, 'latin1')

/** @returns a session with audio, and the address of the audio */
async function keepSound(page: BridgeClient): Promise<{ session: string; sound: string }> {
  const { value } = await importSession(page, sessionFile(1))
  const { id: session } = value as { id: string }
  await invoke(page, 'session.keepSound', { id: session, at: 0, data: new Uint8Array(SOUND) })
  const sound = await invoke(page, 'session.sound', { id: session })
  if (!sound.ok) throw new Error(`no sound: ${inWords(sound)}`)
  return { session, sound: (sound.value as { address: string }).address }
}

export const filesArea = area<Target>({
  name: 'files and sound',
  open: async (defer) => {
    const host = await AttackedHost.start(defer)
    const page = await host.page()
    await invoke(page, 'settings.update', { privacy: { keepsSound: true } })
    const { session, sound } = await keepSound(page)
    return { host, page, session, sound: new URL(sound, host.address).pathname }
  },
  control: async ({ host, page, sound }) => {
    const { host: name } = new URL(host.address)
    const answer = await rawRequest(host.address, head(`GET ${sound} HTTP/1.1`, [`Host: ${name}`]))
    if (answer.status !== 200 || !answer.text.includes('OggS')) throw new Error('the sound is not played')
    if (!(await importSession(page, sessionFile(1))).ok) throw new Error('no file is taken')
  },
  attacks: [
    refused('a file of less than nothing', 'file.begin', { name: 'a', bytes: -1 }),
    refused('a file of half a byte', 'file.begin', { name: 'a', bytes: 0.5 }),
    refused('a file of NaN bytes', 'file.begin', { name: 'a', bytes: Number.NaN }),
    refused('a file without end', 'file.begin', { name: 'a', bytes: Number.POSITIVE_INFINITY }),
    refused('a file larger than any document', 'file.begin', { name: 'a', bytes: 2 ** 40 }),
    refused('a file without a name', 'file.begin', { name: '', bytes: 1 }),
    ten('a piece before its place', 'file.append', { offset: -1 }),
    ten('a piece after its place', 'file.append', { offset: 1 }),
    ten('a piece at half a byte', 'file.append', { offset: 0.5 }),
    ten('a piece that is longer than the file', 'file.append', { data: new Uint8Array(11) }),
    ten('a piece that is longer than a piece', 'file.append', { data: new Uint8Array(MB) }),
    ten('a piece that is a list', 'file.append', { data: [1, 2, 3] }),
    ten('a piece of no file', 'file.append', { id: randomUUID() }),
    ten('a piece of an inherited property', 'file.append', { id: '__proto__' }),
    ten('the end before the end', 'file.end', {}),
    attack('a document that is not there to its end', async ({ page }) => {
      const answer = await invoke(page, 'document.translate', translate(await begin(page)))
      return judge(!answer.ok, inWords(answer))
    }),
    attack('more files than there is memory for', async ({ page }) => {
      let taken = 0
      const ids: string[] = []
      for (; taken < 8; taken += 1) {
        const answer = await invoke(page, 'file.begin', { name: 'a.pdf', bytes: 30 * MB })
        if (!answer.ok) break
        ids.push((answer.value as { id: string }).id)
      }
      return judge(taken < 8, `${taken} of 30 MB were taken`)
    }),
    ...['/etc/passwd', '../../etc/passwd', 'file:///etc/passwd', '__proto__', ''].flatMap((path) => [
      refused(`the document ${path}`, 'document.translate', translate(path)),
      refused(`the session ${path}`, 'session.import', { file: path }),
      refused(`a look at the session ${path}`, 'session.examine', { file: path }),
    ]),
    attack('a document whose name is a path', async ({ page, host }) => {
      const file = await upload(page, '../../../../evil.txt', Buffer.from('Hello'))
      const answer = await invoke(page, 'document.translate', translate(file))
      const { jobs = [] } = (answer.value ?? {}) as { jobs?: { name: string; id: string }[] }
      for (const { id } of jobs) await invoke(page, 'document.remove', { id })
      return judge(
        jobs.every(({ name }) => !/[/\\]/.test(name)) && host.home !== '',
        jobs[0]?.name ?? inWords(answer),
      )
    }),
    ...Object.entries({
      'half a character': [0xc3],
      'an overlong slash': [0xc0, 0xaf],
      'half of a surrogate pair': [0xed, 0xa0, 0x80],
      'a letter of Windows-1252': [0xe9, 0x20],
      'a character beyond all': [0xf4, 0x90, 0x80, 0x80],
    }).flatMap(([what, bytes]) => [
      notText(`a session with ${what}`, 'session.import', 'meeting.json', bytes),
      notText(`settings with ${what}`, 'settings.import', 'settings.json', bytes),
    ]),
    ...(['{}', '1', '{"":{}}'] as const).flatMap((item) => [
      bomb(`4 MB of ${item} for accounts`, `"service":{"accounts":[`, item, ']}'),
      bomb(`4 MB of ${item} for presets`, `"presets":{"list":[`, item, ']}'),
    ]),
    bomb('4 MB of sections', '', '"":{}', ''),
    bomb('4 MB of nested lists', '"presets":{"list":', '[', ''),
    refused('a translation of nobody', 'document.read', { id: randomUUID(), offset: 0 }),
    refused('a translation by a path', 'document.read', { id: '../settings.json', offset: 0 }),
    refused('a document saved by the web host', 'document.save', { id: 'x', to: 'beside-source' }),
    refused('sound by a path', 'session.sound', { id: '../../settings' }),
    refused('sound of nobody', 'session.sound', { id: randomUUID() }),
    refused('sound kept under a path', 'session.keepSound', { id: '../x', at: 0, data: new Uint8Array(4) }),
    refused('sound kept before its place', 'session.keepSound', {
      id: randomUUID(),
      at: -1,
      data: new Uint8Array(4),
    }),
    refused('sound kept as a text', 'session.keepSound', { id: randomUUID(), at: 0, data: 'OggS' }),
    sounded('a sound whose address is cut', (sound) => sound.slice(0, -1)),
    sounded('a sound whose address goes on', (sound) => `${sound}A`),
    sounded(
      'a sound whose address differs in a letter',
      (sound) => `${sound.slice(0, -1)}${sound.endsWith('A') ? 'B' : 'A'}`,
    ),
    sounded('a sound in capitals', (sound) => sound.toUpperCase()),
    sounded('a sound with a path behind it', (sound) => `${sound}/../../settings.json`),
    sounded('a sound with a NUL', (sound) => `${sound}%00`),
    sounded('a sound for another site', (sound) => sound, ['Origin: https://evil.test']),
    sounded('a sound for a sandboxed frame', (sound) => sound, ['Origin: null']),
    attack('a sound by its session', async ({ host, session }) => {
      const { host: name } = new URL(host.address)
      const { status } = await rawRequest(
        host.address,
        head(`GET /sound/${session} HTTP/1.1`, [`Host: ${name}`]),
      )
      return judge(status === 404, `status ${status}`)
    }),
    attack('a sound under another name', async ({ host, sound }) => {
      const { status } = await rawRequest(host.address, head(`GET ${sound} HTTP/1.1`, ['Host: evil.test']))
      return judge(status === 403, `status ${status}`)
    }),
    ...[
      'bytes=-0',
      'bytes=5-1',
      'bytes=99999999999999999999-',
      'bytes=-99999999999999999999',
      'bytes=0-99999999999999999999',
      'bytes=1e3-',
      'bytes=0x10-',
      'bytes=--1',
      'bytes=NaN-',
      'lines=0-1',
      `bytes=${Array.from({ length: 500 }, (_, i) => `${i}-`).join(',')}`,
    ].map(ranged),
    attack('a sound after it is deleted', async ({ host, page }) => {
      const { session, sound } = await keepSound(page)
      const path = new URL(sound, host.address).pathname
      const request = head(`GET ${path} HTTP/1.1`, [`Host: ${new URL(host.address).host}`])
      const before = await rawRequest(host.address, request)
      await invoke(page, 'session.deleteSound', { ids: [session] })
      const after = await rawRequest(host.address, request)
      return judge(
        before.status === 200 && after.status === 404,
        `status ${before.status}, then ${after.status}`,
      )
    }),
  ],
})
