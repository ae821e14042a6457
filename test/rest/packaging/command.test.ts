import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { debName } from '../../../scripts/package/linux/deb.ts'
import { product } from '../../../scripts/package/product.ts'
import { DESKTOP, type Ended, runAsUser, useStandIn } from './installed.ts'
import { has, isLinux, must } from './programs.ts'

describe.runIf(isLinux && has('dpkg-deb'))('the installed command', () => {
  let folder: string
  let program: string
  let home: string
  let trace: string
  let homes = 0
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-installed-'))
    await must(['dpkg-deb', '--extract', join(inject('builds')[0], debName(process.arch)), folder])
    program = join(folder, 'usr/bin/parley')
    useStandIn(join(folder, 'usr/lib/parley/parley'))
  })
  beforeEach(() => {
    homes += 1
    home = join(folder, `home-${homes}`)
    mkdirSync(home)
    trace = join(home, 'trace.json')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const parley = (args: readonly string[], input?: string): Promise<Ended> =>
    runAsUser(home, [program, ...args], {
      env: { PARLEY_TEST_TRACE: trace, ...DESKTOP },
      ...(input !== undefined && { input }),
    })
  const traced = () => JSON.parse(readFileSync(trace, 'utf8'))

  it('knows its version and its help', async () => {
    for (const asked of ['--version', '-v'])
      expect(await parley([asked])).toEqual({ code: 0, out: `${product.version}\n`, err: '' })
    for (const asked of ['--help', '-h']) {
      const { code, out } = await parley([asked])
      expect([code, out.split('\n', 1)[0]]).toEqual([0, 'Usage: parley COMMAND'])
    }
  })

  it('makes calls with the demo service, also of what it reads from its input', async () => {
    const { code, out, err } = await parley(['call', 'voice.languages'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out).length).toBeGreaterThan(10)
    const translated = await parley(
      ['call', 'text.translate', '-'],
      '{"texts":["Hello"],"targetLanguage":"DE"}',
    )
    expect({ code: translated.code, err: translated.err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(translated.out).translations).toHaveLength(1)
  })

  it('speaks a recording, with captions as they come', async () => {
    const file = join(root, 'resources/demo/clips/en-female/welcome.opus')
    const { code, out, err } = await parley(['speak', file, '--to', 'de', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(JSON.stringify(lines)).toContain('Guten Morgen zusammen')
    expect(lines.at(-1)).toHaveProperty('figures')
  })

  it('says what is wrong, with its exit code', async () => {
    const { code, out, err } = await parley(['speek', 'a.wav'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toBe('Unknown command "speek". Did you mean "speak"? Run `parley help` for all commands.\n')
    const unreachable = ['doctor', '--service', 'http://127.0.0.1:9', '--json']
    expect(await parley(unreachable)).toMatchObject({ code: 3, out: '' })
  })

  it('opens no window and takes no lock, so that an app that runs is not disturbed', async () => {
    await parley(['sessions'])
    expect(traced()).toEqual({ done: ['exit 0'], windows: 0 })
  })

  it.each([[[]], [['Standup.parley']], [['--ozone-platform=x11']]])(
    'opens the app when given %j',
    async (args) => {
      const { code, out, err } = await parley(args)
      expect({ code, err }).toEqual({ code: 0, err: '' })
      const answers = JSON.parse(out)
      expect(answers).toMatchObject({
        status: 200,
        policy: expect.stringMatching(/connect-src 'self' ws:\/\/127\.0\.0\.1:\d+ /),
        html: expect.stringContaining('<div id="root">'),
        check: { ok: true },
        languages: { ok: true },
        translation: { ok: true },
        kept: { ok: true, value: { texts: [{ source: 'Hello' }] } },
      })
      expect(answers.languages.value.length).toBeGreaterThan(10)
      expect(traced().done[0]).toBe('sandbox')
    },
  )

  it('sees what the app has stored', async () => {
    await parley([])
    const { out } = await parley(['call', 'textHistory.list'])
    expect(JSON.parse(out)).toMatchObject({ texts: [{ source: 'Hello' }] })
    expect(existsSync(join(home, '.config/Parley/library.sqlite'))).toBe(true)
  })

  it('gives a slow reader all of its output, a megabyte of it', async () => {
    const { code, out } = await runAsUser(home, ['sh', '-c', `"${program}" call --list | (sleep 1; wc -c)`])
    const { out: whole } = await parley(['call', '--list'])
    expect({ code, bytes: Number(out) }).toEqual({ code: 0, bytes: Buffer.byteLength(whole) })
    expect(Number(out)).toBeGreaterThan(1_000_000)
  })

  it('reports how it was installed, and that a pipe gets all of its output', async () => {
    const { code, out } = await parley(['doctor', '--desktop'])
    expect(code).toBe(0)
    // It was unpacked by hand, not installed.
    expect(out).toMatch(/^- installed as: archive$/m)
    expect(out).toMatch(/^- start: --ozone-platform=x11$/m)
    expect(out).toMatch(/^- pipe: whole$/m)
    expect(out).not.toContain(folder)
  })

  it('runs from a link in another folder, and from a folder with spaces', async () => {
    const link = join(home, 'my parley')
    await must(['ln', '-s', program, link])
    expect(await runAsUser(home, [link, '--version'])).toMatchObject({ out: `${product.version}\n` })
    writeFileSync(join(home, 'a b.wav'), '')
    expect((await runAsUser(home, [link, 'speak', 'a b.wav'])).err).toContain('a b.wav')
  })
})
