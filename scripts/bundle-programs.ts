import { join } from 'node:path'
import { build } from 'vite'
import { root } from './commands.ts'
import { stringsPlugin } from './strings-plugin.ts'

/** Where the built programs lie: as deep as their sources, since they find the project's folder from there. */
const FOLDER = join(root, 'out', 'node')

/** Bundles the web host and the command line: from a thousand files, each takes four times as long to start. */
export async function bundlePrograms(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [stringsPlugin(root)],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: FOLDER,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: {
        input: { webhost: join(root, 'src/webhost/index.ts'), cli: join(root, 'src/cli/index.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}
