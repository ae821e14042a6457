import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BridgeClient } from '../../support/app/bridge-client.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import type { Defer } from '../attack.ts'

type Process = Awaited<ReturnType<typeof startWebhost>>

/** A web host as a user runs it, with its own data folder. It is restarted after an attack has ended it. */
export class AttackedHost {
  readonly #env: Record<string, string>
  #process: Process
  #lastLink: Promise<unknown> = Promise.resolve()

  private constructor(env: Record<string, string>, process: Process) {
    this.#env = env
    this.#process = process
  }

  static async start(defer: Defer, env: Record<string, string> = {}): Promise<AttackedHost> {
    const home = await mkdtemp(join(tmpdir(), 'parley-attack-'))
    defer(() => rm(home, { recursive: true, force: true, maxRetries: 3 }))
    const complete = { PARLEY_HOME: home, PARLEY_KEY: '', ...env }
    const host = new AttackedHost(complete, await startWebhost(complete))
    defer(() => host.stop())
    return host
  }

  get address(): string {
    return new URL(this.#process.link).origin
  }

  get home(): string {
    return this.#env['PARLEY_HOME'] ?? ''
  }

  get pid(): number {
    return this.#process.pid
  }

  /** @throws if a page is not served with a link */
  async checkService(): Promise<void> {
    const page = await this.page()
    const answer = (await page.invoke('app.info', {})) as { ok: boolean }
    page.close()
    if (!answer.ok) throw new Error('a page with a link is not served')
  }

  /** The terminal output so far. */
  printed(): string {
    return this.#process.printed()
  }

  /** A link that admits one page. */
  link(): Promise<string> {
    // One at a time: each caller takes the next printed link.
    const next = this.#lastLink.then(() => this.#process.anotherLink())
    this.#lastLink = next.catch(() => undefined)
    return next
  }

  /** Answers, as the user in the terminal does, the host's question whether a change is wanted. */
  answerQuestion(isYes: boolean): Promise<void> {
    return this.#process.answerQuestion(isYes)
  }

  /** An admitted page. */
  async page(): Promise<BridgeClient> {
    return BridgeClient.open(await this.link())
  }

  /** Whether the host's process has ended. */
  hasEnded(): boolean {
    return this.#process.hasEnded()
  }

  /** Whether the host still answers; if it has ended, it is restarted for the next attack. */
  async survives(): Promise<boolean> {
    if (!this.#process.hasEnded()) {
      const answer = await fetch(this.address).catch(() => undefined)
      if (answer !== undefined) return true
    }
    await this.stop()
    this.#process = await startWebhost(this.#env)
    return false
  }

  async stop(): Promise<void> {
    if (!this.#process.hasEnded()) await this.#process.kill()
  }

  /**
   * Runs `act` and measures the growth of the host's peak memory, in MB.
   *
   * @returns no growth if the host has ended or the system does not report it
   */
  async measure<V>(act: () => Promise<V>): Promise<{ value: V; growth: number | undefined }> {
    const proc = `/proc/${this.#process.pid}`
    if (!existsSync(proc)) return { value: await act(), growth: undefined }
    const read = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`${proc}/status`, 'utf8'))?.[1]) /
      1024
    // Resets the peak.
    writeFileSync(`${proc}/clear_refs`, '5')
    const before = read('VmRSS')
    const value = await act()
    return { value, growth: this.#process.hasEnded() ? undefined : read('VmHWM') - before }
  }
}
