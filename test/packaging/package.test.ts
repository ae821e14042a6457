import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { interfaceLanguages } from '../../src/core/product/interface-languages.ts'
import { Asar } from './asar.ts'
import { pack } from './pack.ts'
import { CHROMIUM_LOCALES, readFuses } from './stub-runtime.ts'

let folder: string
let packed: string
let asar: Asar
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-package-'))
  packed = await pack(folder)
  asar = new Asar(join(packed, 'resources', 'app.asar'))
})
afterAll(() => rm(folder, { recursive: true }))

const text = (path: string) => asar.read(path).toString()

/** Modules that a script imports. */
const imported = (script: string): string[] =>
  [
    ...script.matchAll(/^import\b[^;]*?["']([^"']+)["'];?$/gm),
    ...script.matchAll(/\brequire\("([^"]+)"\)/g),
  ].map(([, name = '']) => name)

describe('the package', () => {
  it('holds what runs', () => {
    expect(asar.paths).toEqual(
      expect.arrayContaining([
        'package.json',
        'out/main/index.js',
        'out/main/simulator.js',
        'out/main/storage.js',
        'out/preload/index.cjs',
        'out/renderer/index.html',
        'resources/demo/clips/recorded.json',
        'resources/demo/clips/en-female/welcome.opus',
        'resources/icons/512x512.png',
        'out/renderer/quick.html',
        'resources/tray/live.png',
        'resources/tray/live@2x.png',
        'resources/tray/mutedTemplate.png',
      ]),
    )
    expect(JSON.parse(text('package.json'))).toMatchObject({
      main: './out/main/index.js',
      productName: 'Parley',
      desktopName: 'io.parley.Parley.desktop',
    })
  })

  it('holds nothing else: no packages, no sources, no maps', () => {
    const parts = [
      /^package\.json$/,
      /^LICENSE$/,
      /^out\/(main|preload|renderer)\//,
      /^resources\/(demo\/clips|icons|tray)\//,
    ]
    expect(asar.paths.filter((path) => !parts.some((part) => part.test(path)))).toEqual([])
    expect(asar.paths.filter((path) => /node_modules|\.(map|tsx?)$/.test(path))).toEqual([])
  })

  it('brings the words of Chromium in every language of the interface, and in no other', async () => {
    const speaks = (language: string) =>
      CHROMIUM_LOCALES.filter((locale) => locale.split('-', 1)[0] === language)
    expect(await readdir(join(packed, 'locales'))).toEqual(
      interfaceLanguages
        .flatMap(speaks)
        .map((locale) => `${locale}.pak`)
        .toSorted(),
    )
    for (const language of interfaceLanguages) expect(speaks(language), language).not.toEqual([])
  })
})

describe('the executable', () => {
  it('runs Parley and nothing else', () => {
    expect(readFuses(join(packed, 'parley'))).toEqual({
      runAsNode: false,
      cookieEncryption: true,
      nodeOptions: false,
      nodeCliInspect: false,
      asarIntegrity: true,
      onlyAsar: true,
      v8Snapshot: false,
      fileProtocolPrivileges: false,
    })
  })
})

describe('the scripts', () => {
  it('of the preload need electron alone, as a sandbox allows', () => {
    const script = text('out/preload/index.cjs')
    expect(imported(script)).toEqual(['electron'])
    expect(script).not.toMatch(/^(import|export)\b/m)
  })

  it.each(['out/main/index.js', 'out/main/simulator.js', 'out/main/storage.js'])(
    'of %s need no package',
    (path) => {
      const outside = imported(text(path)).filter(
        (name) => !name.startsWith('node:') && !name.startsWith('./'),
      )
      // ajv's code for generated programs names two of its files; no program is generated here.
      const real = outside.filter((name) => !name.startsWith('ajv'))
      expect(real).toEqual(path.endsWith('index.js') ? ['electron'] : [])
    },
  )

  it('run: the page is served, the demo service speaks from its own process, and texts are kept', async () => {
    const app = join(folder, 'app')
    asar.extractTo(app)
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'run-shell.ts'), app],
      { env: { ...process.env, PARLEY_HOME: join(folder, 'home'), NODE_OPTIONS: '' } },
    )
    const answers = JSON.parse(stdout)
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
  })
})
