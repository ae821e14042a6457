import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { interfaceLanguages, traits } from '../src/core/product/interface-languages.ts'

/** Size of the whole page, gzipped: phones load it over a network that many share. */
const MAX_BYTES = 15_000

/**
 * Builds the page that phones open in a room, one file for each language of the interface.
 * The room's server holds them in memory; any server of static files can offer them.
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
      const built = await build({
        configFile: false,
        root: folder,
        logLevel: 'warn',
        plugins: [packages],
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
      const pages = interfaceLanguages.map((language) => {
        const path = join(root, 'resources', 'locales', language, 'roomPage.json')
        const { noScript = '', ...words } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
        const data = JSON.stringify(words).replaceAll('<', '\\u003c')
        const gaps: Readonly<Record<string, string>> = {
          '<!--style-->': `<style>${style}</style>`,
          '<!--words-->': `<script type="application/json">${data}</script>`,
          '<!--script-->': `<script>${script}</script>`,
          '{{language}}': language,
          '{{direction}}': traits[language].direction,
          '{{title}}': words['title'] ?? '',
          '{{noScript}}': noScript,
        }
        const source = read('room-page.html').replaceAll(/<!--\w+-->|{{\w+}}/g, (gap) => gaps[gap] ?? gap)
        this.emitFile({ type: 'asset', fileName: `room/${language}.html`, source })
        return gzipSync(source).length
      })
      const bytes = Math.max(...pages)
      console.error(`parley: the room's page has ${bytes} bytes, gzipped`)
      if (bytes > MAX_BYTES) throw new Error(`the room's page has more than ${MAX_BYTES} bytes`)
    },
  }
}
