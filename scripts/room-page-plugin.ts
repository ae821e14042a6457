import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { interfaceLanguages } from '../src/core/product/interface-languages.ts'

/** Size of the whole page, gzipped: phones load it over a network that many share. */
const MAX_BYTES = 15_000

/**
 * Builds the page that phones open in a room as one file, which the room's server can hold in memory.
 *
 * @param packages collects the licences of what is in it
 */
export function roomPagePlugin(root: string, packages: Plugin): Plugin {
  const folder = join(root, 'src', 'renderer', 'room')
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  return {
    name: 'parley-room-page',
    apply: 'build',
    async generateBundle() {
      const stringsIn = (language: string): Readonly<Record<string, string>> =>
        JSON.parse(readFileSync(join(root, 'resources', 'locales', language, 'roomPage.json'), 'utf8'))
      const keys = Object.keys(stringsIn('en'))
      // Their keys once, for all languages.
      const words = interfaceLanguages.map((language) => {
        const strings = stringsIn(language)
        return [language, keys.map((key) => strings[key])]
      })
      const built = await build({
        configFile: false,
        root: folder,
        logLevel: 'warn',
        plugins: [packages],
        define: {
          ROOM_KEYS: JSON.stringify(keys),
          ROOM_WORDS: JSON.stringify(Object.fromEntries(words)),
        },
        build: {
          write: false,
          target: 'safari16',
          rolldownOptions: { input: join(folder, 'room-page.ts'), output: { format: 'iife' } },
        },
      })
      if (Array.isArray(built) || !('output' in built)) throw new Error('the room page was not built')
      const [{ code }] = built.output
      const style = read('room-page.css').replaceAll(/\s+/g, ' ')
      const script = code.trim().replaceAll(/<\/(?=script)/gi, '<\\/')
      const source = read('room-page.html')
        .replace('<!--style-->', () => `<style>${style}</style>`)
        .replace('<!--script-->', () => `<script>${script}</script>`)
      const bytes = gzipSync(source).length
      console.error(`parley: the room's page has ${bytes} bytes, gzipped`)
      if (bytes > MAX_BYTES) throw new Error(`the room's page has more than ${MAX_BYTES} bytes`)
      this.emitFile({ type: 'asset', fileName: 'room.html', source })
    },
  }
}
