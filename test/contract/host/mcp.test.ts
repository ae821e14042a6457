import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { callSchemas } from '../../../src/core/contract/call-schemas.ts'
import { type CallName, calls } from '../../../src/core/contract/contract.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { startWebhost } from '../../../src/webhost/webhost.ts'
import { BridgeClient } from '../../support/app/bridge-client.ts'
import { hostPorts } from '../../support/app/host-ports.ts'
import { CAPTIONS, McpProgram, protocols } from '../../support/app/mcp-program.ts'
import { WholeApp } from '../../support/app/whole-app.ts'
import { eventually } from '../../support/base/eventually.ts'
import { callCases } from '../../support/contract-cases/call-cases.ts'
import { keptCaption, recording } from '../../support/contract-cases/call-cases-of-sessions.ts'
import { goingOn } from '../../support/sessions/session-runs.ts'

const KEY = 'never-in-an-answer'
/** Calls that programs get only if the user allows it. */
const WRITING = /^(?:text|write)_|_(?:create|update|editCaption)$/
const CUT = 100_000

let simulator: Simulator
let app: WholeApp
beforeAll(async () => {
  simulator = await createSimulator({ key: KEY })
  app = await WholeApp.on(simulator)
})
afterAll(async () => {
  await app.end()
  await simulator.close()
})

let programs: McpProgram[] = []
afterEach(async () => {
  for (const { client } of programs) await client.close()
  programs = []
})
const start = async (
  args: readonly string[] = [],
  protocol: (typeof protocols)[number] = 'legacy',
  home = app.runs.dataFolder,
) => {
  const program = await McpProgram.start(home, KEY, args, protocol)
  programs.push(program)
  return program
}
const onService = () => ['--service', simulator.address]
const callOf = (tool: string) => tool.replace('_', '.') as CallName
const secretsIn = (text: string) =>
  [KEY, app.runs.folder, root, `${homedir()}/`, ...app.given].filter((secret) => text.includes(secret))

describe('parley mcp', () => {
  it.each(protocols)('offers calls with the schemas of the contract, in version %j', async (protocol) => {
    const schemas = callSchemas()
    const toolsOf = async (args: string[]) => {
      const { tools } = await (await start(args, protocol)).client.listTools()
      return tools.filter(({ name }) => name !== 'captions_follow')
    }
    const reading = await toolsOf([])
    const all = await toolsOf(['--allow-writing'])
    for (const { name, description, inputSchema, outputSchema, annotations } of all) {
      const { input, output } = schemas[callOf(name)] ?? {}
      expect(name).toMatch(/^[A-Za-z]{1,64}_[A-Za-z]{1,60}$/)
      expect(description).toMatch(/\w.*\.$/)
      expect(inputSchema).toEqual(input)
      expect([output, undefined]).toContainEqual(outputSchema)
      expect(annotations).toEqual({ readOnlyHint: !WRITING.test(name) })
    }
    expect(reading).toEqual(all.filter(({ name }) => !WRITING.test(name)))
    expect([reading.length > 10, all.length > reading.length]).toEqual([true, true])
    expect(all.map(({ name }) => name).join()).not.toMatch(
      /delete|remove|erase|account|settings|document|file/i,
    )
  })

  it('makes every call, and says in words what is wrong with one, without a key or a path', async () => {
    const program = await start(['--allow-writing', ...onService()])
    const { tools } = await program.client.listTools()
    const ajv = new Ajv2020({ validateFormats: false })
    for (const { name, inputSchema } of tools.filter((tool) => tool.name !== 'captions_follow')) {
      const { good, refused } = callCases[callOf(name)]
      const input = await good(app)
      const isValid = ajv.compile(inputSchema)
      expect(isValid(input), `${name}: ${JSON.stringify(isValid.errors)}`).toBe(true)
      const answer = await program.call(name, input)
      expect(answer, name).toMatchObject({ isError: false })
      const value: unknown = JSON.parse(answer.text)
      expect(calls[callOf(name)].output.safeParse(value).success).toBe(true)
      expect([value, undefined]).toContainEqual(answer.structured)
      for (const [wrong, field] of refused) {
        const { text, isError } = await program.call(name, wrong)
        expect([isError, text], name).toEqual([true, expect.stringMatching(/^[A-Z].* \w.*/s)])
        expect(text, name).toContain(`(${field})`)
      }
    }
    const paid = { texts: ['word '.repeat(25_000)], targetLanguage: 'DE' }
    expect((await program.call('text_translate', paid)).text.length).toBeGreaterThan(CUT)
    const message = JSON.stringify({ message: `The key ${KEY} is odd.` })
    for (const fault of [
      { kind: 'html' },
      { kind: 'status', status: 456 },
      { kind: 'status', status: 400, body: message },
      { kind: 'status', status: 401, body: message },
    ] as const) {
      simulator.faults.add([{ ...fault, path: '/v2/usage' }])
      expect(await program.call('usage_get')).toMatchObject({ isError: true })
    }
    expect(secretsIn(program.received)).toEqual([])
    expect(program.received).toContain('marked')
  })

  it('refuses what changes something or costs money, unless that is allowed', async () => {
    const { id } = recording()
    await app.call('session.record', recording({ id, title: 'Before' }))
    const program = await start(onService())
    const before = await Promise.all([app.call('usage.get'), app.call('glossary.list')])
    for (const [name, input] of [
      ['text_translate', { texts: ['Hello.'], targetLanguage: 'DE' }],
      ['session_update', { id, title: 'After' }],
      ['glossary_create', { name: 'Terms' }],
    ] as const)
      expect(await program.call(name, input)).toMatchObject({
        isError: true,
        text: expect.stringContaining('--allow-writing'),
      })
    expect(await Promise.all([app.call('usage.get'), app.call('glossary.list')])).toEqual(before)
    expect(await app.call('session.get', { id })).toMatchObject({ title: 'Before' })
  })

  it('reads a long session in pages, with nothing of another one', async () => {
    const [long, other] = [
      recording({ captions: [] }),
      recording({ captions: [keptCaption(0, 'Of the others.')] }),
    ]
    await app.call('session.record', other)
    const words = (index: number) => `${index} ${'word '.repeat(100)}`.trim()
    await app.call('session.record', {
      ...long,
      captions: Array.from({ length: 900 }, (_, index) => keptCaption(index, words(index))),
    })
    const program = await start()
    const read: string[] = []
    let pages = 0
    for (;;) {
      const { text } = await program.call('session_captions', { id: long.id, from: read.length })
      expect(text.length).toBeLessThanOrEqual(CUT)
      const page = JSON.parse(text) as { captions: { source: string }[]; total: number }
      pages += 1
      read.push(...page.captions.map(({ source }) => source))
      if (read.length === page.total) break
    }
    expect(read).toEqual(Array.from({ length: 900 }, (_, index) => words(index)))
    expect(pages).toBeLessThan(20)
    await program.call('session_get', { id: long.id })
    expect(program.received).not.toContain('Of the others.')
    const monologue = recording({ captions: [] })
    const targets = Object.fromEntries(
      Array.from({ length: 19 }, (_, at) => [`x${String.fromCharCode(97 + at)}`, 'y'.repeat(5000)]),
    )
    await app.call('session.record', { ...monologue, captions: [keptCaption(0, 'z'.repeat(4900), targets)] })
    expect(await program.call('session_captions', { id: monologue.id })).toMatchObject({
      isError: true,
      text: expect.stringContaining('more than 100000 characters'),
    })
  })

  it.each([
    ['cannot be read', (path: string) => mkdir(path), /library.*\(…\)/],
    ['was replaced', (path: string) => writeFile(path, 'no library'), /"library","detail":"…"/],
  ] as const)('hides the details of a library that %s, which may have paths', async (_what, spoil, said) => {
    const home = await mkdtemp(join(tmpdir(), 'parley-mcp-home-'))
    await spoil(join(home, 'library.sqlite'))
    const program = await start([], 'legacy', home)
    expect((await program.call('session_list')).text).toMatch(said)
    expect(program.received).not.toContain(home)
    await rm(home, { recursive: true })
  })
})

describe('live captions for other programs', () => {
  let folder: string
  let host: Awaited<ReturnType<typeof startWebhost>>
  let page: BridgeClient
  const session = { ...goingOn([]), gaps: [], id: randomUUID() }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-mcp-'))
    host = await startWebhost({ port: 0, pageFolder: folder, ports: hostPorts({ dataFolder: folder }) })
    page = await BridgeClient.open(`${host.address}/#key=${host.issueKey(() => undefined)}`)
  })
  afterEach(async () => {
    page.close()
    await host.close()
    await rm(folder, { recursive: true })
  })
  const say = (index: number, words: string) =>
    page.invoke('session.record', { ...session, captions: [keptCaption(index, words)] })
  const address = async () =>
    ((await page.invoke('captionPage.open', {})) as { value: { address: string } }).value.address

  it.each(protocols)(
    'are followed by an address, with updates, until they are over, in version %j',
    async (protocol) => {
      const program = await start([], protocol)
      const { client } = program
      let updates = 0
      client.setNotificationHandler('notifications/resources/updated', ({ params }) => {
        if (params.uri === CAPTIONS.uri) updates += 1
      })
      if (protocol === 'legacy') await client.subscribeResource(CAPTIONS)
      else await client.listen({ resourceSubscriptions: [CAPTIONS.uri] })
      expect((await client.listResources()).resources).toMatchObject([CAPTIONS])
      expect(await program.read()).toMatch(/^No captions are followed/)
      await say(0, 'First.')
      const ticket = await address()
      expect(await program.call('captions_follow', { address: ticket })).toMatchObject({ isError: false })
      await eventually(async () => expect(await program.read()).toContain('EN: First.'))
      const before = updates
      await say(1, 'Second.')
      await eventually(() => expect(updates).toBeGreaterThan(before))
      expect((await program.call('captions_follow')).text).toContain('EN: Second.')
      for (const wrong of [ticket, 'x', 'http://evil.test/captions#ticket=x', 'y'.repeat(501)])
        expect(await program.call('captions_follow', { address: wrong })).toMatchObject({ isError: true })
      expect(await program.call('captions_follow', { address: await address() })).toMatchObject({
        isError: false,
      })
      await eventually(async () => expect(await program.read()).toMatch(/EN: First\.[^]*EN: Second\./))
      await page.invoke('captionPage.end', {})
      await eventually(async () => expect(await program.read()).toContain('-- ended'))
      expect(program.received).not.toContain(new URL(ticket).hash.slice('#ticket='.length))
    },
  )

  it('end with the program that reads them', async () => {
    const program = await start()
    await program.call('captions_follow', { address: await address() })
    const { pid } = program.transport
    await program.client.close()
    await eventually(() => expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH'))
  })
})
