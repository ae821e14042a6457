import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../scripts/commands.ts'
import { NCHAN } from '../../../scripts/ensure-tools.ts'
import { until } from '../base/until.ts'

export const HUB_SECRET = 'publishing-secret-of-tests'
const NGINX = '/usr/sbin/nginx'

/** The configuration that docs/audience.md gives to copy, on a port of this computer without TLS. */
function documentedServer(port: number, pages: string): string {
  const docs = readFileSync(join(root, 'docs', 'audience.md'), 'utf8')
  const [, block = ''] = /```nginx\n(.*?)```/s.exec(docs) ?? []
  return block
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('hub.example.org', '127.0.0.1')
    .replaceAll(/ssl_certificate\w* .*;/g, '')
    .replace('PUBLISHING-SECRET', HUB_SECRET)
    .replace('/var/www/parley', pages)
}

/** nginx with nchan, as its operator would set it up, with a folder and a port of its own. */
export class NginxHub {
  readonly #folder: string
  readonly #port: number
  #process: ChildProcess | undefined

  private constructor(folder: string, port: number) {
    this.#folder = folder
    this.#port = port
  }

  static async open(): Promise<NginxHub> {
    if (!existsSync(NCHAN) || !existsSync(NGINX))
      throw new Error('nginx with nchan is missing: install the Debian package libnginx-mod-nchan')
    const hub = new NginxHub(await mkdtemp(join(tmpdir(), 'parley-hub-')), await freePort())
    await mkdir(hub.pages)
    await writeFile(join(hub.#folder, 'nginx.conf'), hub.#configuration)
    await hub.start()
    return hub
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get address(): string {
    return `${this.origin}/parley`
  }

  /** Folder of the files that it serves. */
  get pages(): string {
    return join(this.#folder, 'www')
  }

  async start(): Promise<void> {
    const nginx = spawn(NGINX, ['-p', this.#folder, '-c', join(this.#folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#process = nginx
    await until(async () => {
      if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
      return fetch(this.origin).catch(() => undefined)
    })
  }

  /** Ends it with all that it has kept. */
  async kill(): Promise<void> {
    const ended = this.#process && once(this.#process, 'exit')
    this.#process?.kill('SIGTERM')
    await ended
    this.#process = undefined
  }

  async close(): Promise<void> {
    await this.kill()
    await rm(this.#folder, { recursive: true })
  }

  get #configuration(): string {
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${this.#folder}/${name};`,
    )
    return `
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off;
      worker_processes 1;
      pid ${this.#folder}/pid;
      error_log stderr crit;
      load_module ${NCHAN};
      events { worker_connections 512; }
      http { ${folders.join(' ')} ${documentedServer(this.#port, this.pages)} }`
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
