import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, sep } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { interfaceLanguages } from '../../../src/core/product/interface-languages.ts'
import { Asar } from './asar.ts'
import { isLinux } from './programs.ts'
import { CHROMIUM_LOCALES, readFuses } from './stub-runtime.ts'

/** Modules that a script imports. Ajv writes `require` into templates of code that it generates for other programs. */
const imported = (script: string): string[] =>
  [
    ...script.matchAll(/^import\b[^;]*?["']([^"']+)["'];?$/gm),
    ...script.matchAll(/(?<![`\w])(?:__)?require\("([^"]+)"\)/g),
  ].map(([, name = '']) => name)

describe.runIf(isLinux)('the packaged app', () => {
  const [packages] = inject('builds')
  const app = join(packages, 'linux-unpacked')
  const asar = new Asar(join(app, 'resources', 'app.asar'))
  const text = (path: string) => asar.read(path).toString()
  const scripts = asar.paths.filter((path) => /^out\/main\/.*\.js$/.test(path))

  it('holds what runs', () => {
    expect(asar.paths).toEqual(
      expect.arrayContaining([
        'package.json',
        'out/main/index.js',
        'out/main/simulator.js',
        'out/main/recording.js',
        'out/main/storage.js',
        'out/preload/index.cjs',
        'out/renderer/index.html',
        'resources/demo/clips/recorded.json',
        'resources/demo/clips/en-female/welcome.opus',
        'resources/demo/sample-meeting.opus',
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
      /^resources\/demo\/(clips\/|sample-meeting\.opus$)/,
      /^resources\/(icons|tray)\//,
    ]
    expect(asar.paths.filter((path) => !parts.some((part) => part.test(path)))).toEqual([])
    const ofPages = asar.paths.filter((path) => /^out\/renderer\/.*\.js$/.test(path))
    expect(ofPages.filter((path) => text(path).includes('sourceMappingURL'))).toEqual([])
    expect(
      asar.paths.filter((path) => /node_modules|\.(map|tsx?)$|licenses|packages\.json$/.test(path)),
    ).toEqual([])
  })

  it('tells nothing of the computer that built it', () => {
    const bytes = readFileSync(join(app, 'resources', 'app.asar'))
    for (const place of [root, packages, join(packages, '..')])
      expect(bytes.includes(place + sep)).toBe(false)
  })

  it('brings the words of Chromium in every language of the interface, and in no other', () => {
    const speaks = (language: string) =>
      CHROMIUM_LOCALES.filter((locale) => locale.split('-', 1)[0] === language)
    expect(readdirSync(join(app, 'locales')).toSorted()).toEqual(
      interfaceLanguages
        .flatMap(speaks)
        .map((locale) => `${locale}.pak`)
        .toSorted(),
    )
    for (const language of interfaceLanguages) expect(speaks(language), language).not.toEqual([])
  })

  it('is Parley and nothing else', () => {
    expect(readFuses(join(app, 'parley'))).toEqual({
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

  it('has a preload script that needs electron alone, as a sandbox allows', () => {
    const script = text('out/preload/index.cjs')
    expect(imported(script)).toEqual(['electron'])
    expect(script).not.toMatch(/^(import|export)\b/m)
  })

  it('has scripts that need no package', () => {
    const outside = new Set(
      scripts
        .flatMap((path) => imported(text(path)))
        .filter((name) => !isBuiltin(name) && !/^\.{1,2}\//.test(name)),
    )
    expect([...outside]).toEqual(['electron'])
    for (const path of ['out/main/recording.js', 'out/main/simulator.js', 'out/main/storage.js'])
      expect(imported(text(path)), path).not.toContain('electron')
  })

  it('loads the command line for commands alone', () => {
    const loaded = new Set(['out/main/index.js'])
    for (const path of loaded)
      for (const name of imported(text(path)))
        if (/^\.{1,2}\//.test(name)) loaded.add(`out/main/chunks/${name.split('/').at(-1)}`)
    // Both have to know a session file by its name.
    expect([...loaded]).toEqual(['out/main/index.js', expect.stringContaining('/session-file-')])
    const [window, command] = Array.from(
      text('out/main/index.js').matchAll(/import\("\.\/(chunks\/[^"]+)"\)/g),
      ([, path]) => text(`out/main/${path}`),
    )
    expect(window).toContain('registerSchemesAsPrivileged')
    expect(command).not.toContain('registerSchemesAsPrivileged')
    expect(imported(window ?? '').join()).not.toContain('command-line')
  })
})
