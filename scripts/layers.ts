/**
 * Import rules as data: docs/architecture.md explains them, test/rules/layers.test.ts proves that they hold and that
 * each rule detects a violation.
 */
export interface Layer {
  readonly name: string
  /** Files to which the rule applies, as a pattern of paths from the project's root. */
  readonly from: string
  /** Files inside src that they may import, as patterns. */
  readonly own: readonly string[]
  /** The part of `own` that they may import for types only. */
  readonly typesOnly?: readonly string[]
  readonly packages: readonly string[]
  readonly node: boolean
  /** An import that the rule must refuse, for its test: from a file, to a file, a package or a Node module. */
  readonly planted: readonly [from: string, to: string]
}

/** Folders between which imports must not be circular either (test/rules/folder-cycles.ts). */
export const FOLDERS_WITHOUT_CYCLES = /^src\/core\//

const ui = ['react', 'react-dom', '@base-ui/react', 'lucide-react', 'i18next', 'react-i18next']

export const layers: readonly Layer[] = [
  {
    name: 'core runs in any process',
    from: '^src/core/(?!product/strings/|areas/style-rules/catalogue\\.ts$)',
    own: ['^src/core/'],
    packages: ['zod', '@msgpack/msgpack', '@noble/ciphers', '@noble/hashes'],
    node: false,
    planted: ['src/core/planted.ts', 'src/backend/target.ts'],
  },
  {
    name: 'the files of strings are read by core/product/strings and the catalogue of style rules alone',
    from: '^src/core/(product/strings/|areas/style-rules/catalogue\\.ts$)',
    own: ['^src/core/', '^resources/locales/'],
    packages: [],
    node: false,
    planted: ['src/core/product/strings/planted.ts', 'src/renderer/i18n/target.ts'],
  },
  {
    name: 'preload is the bridge and nothing else',
    from: '^src/preload/',
    own: ['^src/preload/', '^src/core/'],
    typesOnly: ['^src/core/'],
    packages: ['electron'],
    node: false,
    planted: ['src/preload/planted.ts', 'src/core/target.ts'],
  },
  {
    name: 'backend is plain Node',
    from: '^src/backend/',
    own: ['^src/backend/', '^src/core/'],
    packages: ['zod', 'undici', 'p-limit'],
    node: true,
    planted: ['src/backend/planted.ts', 'electron'],
  },
  {
    name: 'main is a shell around the backend',
    from: '^src/main/',
    own: [
      '^src/main/',
      '^src/core/',
      '^src/backend/',
      '^src/simulator/start\\.ts$',
      '^src/cli/run-cli\\.ts$',
    ],
    packages: ['electron', 'electron-store', 'electron-updater', 'i18next', 'js-yaml', 'zod'],
    node: true,
    planted: ['src/main/planted.ts', 'src/renderer/app/target.ts'],
  },
  {
    name: 'the app puts the renderer together',
    from: '^src/renderer/(app/|[^/]+$)',
    own: ['^src/renderer/', '^src/core/'],
    packages: [
      ...ui,
      'zustand',
      '@tanstack/react-query',
      '@msgpack/msgpack',
      '@fontsource-variable/atkinson-hyperlegible-next',
    ],
    node: false,
    planted: ['src/renderer/app/planted.ts', 'src/backend/target.ts'],
  },
  {
    name: 'the page of a room is small, and knows no call',
    from: '^src/renderer/room/',
    own: [
      '^src/renderer/room/',
      '^src/core/(audience/(room|feed|hub)|media)/',
      '^resources/locales/en/roomPage\\.json$',
    ],
    packages: [],
    node: false,
    planted: ['src/renderer/room/planted.ts', 'src/renderer/ui/target.ts'],
  },
  {
    name: 'the bridge is the way out of the page',
    from: '^src/renderer/bridge/',
    own: ['^src/renderer/bridge/', '^src/core/'],
    packages: ['zod', '@msgpack/msgpack', 'react'],
    node: false,
    planted: ['src/renderer/bridge/planted.ts', '@tanstack/react-query'],
  },
  {
    name: 'what the host answers is cached in one place',
    from: '^src/renderer/queries/',
    own: ['^src/renderer/(queries|bridge)/', '^src/core/'],
    packages: ['react', '@tanstack/react-query'],
    node: false,
    planted: ['src/renderer/queries/planted.ts', 'src/renderer/features/a/target.ts'],
  },
  {
    name: 'domain components serve features and know none',
    from: '^src/renderer/shared/',
    own: ['^src/renderer/(shared|queries|bridge|i18n|ui)/', '^src/core/'],
    packages: [...ui, 'tinykeys', 'zustand'],
    node: false,
    planted: ['src/renderer/shared/planted.ts', 'src/renderer/features/a/target.ts'],
  },
  {
    name: 'strings belong to nobody',
    from: '^src/renderer/i18n/',
    own: ['^src/renderer/i18n/', '^src/core/'],
    packages: ['i18next', 'react-i18next'],
    node: false,
    planted: ['src/renderer/i18n/planted.ts', 'src/renderer/ui/target.ts'],
  },
  {
    name: 'ui components are plain',
    from: '^src/renderer/ui/',
    own: ['^src/renderer/ui/', '^src/renderer/i18n/'],
    packages: [...ui, 'virtua'],
    node: false,
    planted: ['src/renderer/ui/planted.ts', 'src/core/target.ts'],
  },
  {
    name: 'the engine knows sound, not pages',
    from: '^src/renderer/engine/',
    own: ['^src/renderer/engine/', '^src/core/'],
    packages: [
      'opus-recorder',
      '@mediabunny/mp3-encoder',
      '@mediabunny/aac-encoder',
      '@msgpack/msgpack',
      'zod',
    ],
    node: false,
    planted: ['src/renderer/engine/planted.ts', 'react'],
  },
  {
    name: 'a feature never reaches into another',
    from: '^src/renderer/features/([^/]+)/',
    own: [
      '^src/renderer/features/$1/',
      '^src/renderer/(ui|engine|bridge|i18n|queries|shared)/',
      '^src/core/',
      // Recordings are data files.
      '^resources/demo/[^/]+\\.opus$',
    ],
    packages: [...ui, 'zustand', 'virtua', 'uqr'],
    node: false,
    planted: ['src/renderer/features/a/planted.ts', 'src/renderer/features/b/target.ts'],
  },
  {
    name: 'the web host serves the backend to a browser',
    from: '^src/webhost/',
    own: ['^src/webhost/', '^src/core/', '^src/backend/', '^src/simulator/start\\.ts$'],
    packages: ['ws', '@msgpack/msgpack'],
    node: true,
    planted: ['src/webhost/planted.ts', 'src/main/target.ts'],
  },
  {
    name: 'the command line is the backend without a window',
    from: '^src/cli/',
    own: ['^src/cli/', '^src/core/', '^src/backend/', '^src/simulator/start\\.ts$'],
    packages: ['@modelcontextprotocol/server', 'commander', 'i18next', 'mediabunny', 'opus-decoder', 'zod'],
    node: true,
    planted: ['src/cli/planted.ts', 'src/simulator/target.ts'],
  },
  {
    name: 'the simulator shares facts, containers and codecs with the client, and no other code',
    from: '^src/simulator/',
    own: [
      '^src/simulator/',
      '^src/core/languages/voice-language-codes\\.ts$',
      '^src/core/audio/(content-types|pcm|resampler)\\.ts$',
      '^src/core/media/',
      '^src/core/areas/style-rules/catalogue\\.ts$',
      '^resources/demo/script\\.json$',
    ],
    packages: ['zod', 'ws', '@msgpack/msgpack', 'opus-decoder', 'busboy', 'saxes'],
    node: true,
    planted: ['src/simulator/planted.ts', 'src/core/voice/target.ts'],
  },
]
