import { join } from 'node:path'
import { build } from 'vite'
import { root } from './commands.ts'
import { stringsPlugin } from './strings-plugin.ts'

/** Where the built web host lies: as deep as its sources, since it finds the project's folder from there. */
const FOLDER = join(root, 'out', 'webhost')

/** Bundles the web host with all that it imports: from a thousand files it takes three times as long to start. */
export async function bundleWebhost(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [stringsPlugin(root)],
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/webhost/index.ts'),
      outDir: FOLDER,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  })
}
