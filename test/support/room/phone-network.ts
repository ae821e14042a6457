import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { CHROMIUM, launchBy } from '../app/chromium.ts'

const ip = (...args: readonly string[]): void => void execFileSync('ip', args)

export interface PhoneNetwork {
  /** A browser of a phone there: nothing of this computer is reached but what its address in that network offers. */
  readonly browser: Browser
  close(): Promise<void>
}

/**
 * A network of two devices: this computer, with an address that is not of itself alone, and a phone. It needs root, and is
 * gone with the process that holds it.
 *
 * @param address of this computer in it
 */
export async function openPhoneNetwork(address: string): Promise<PhoneNetwork> {
  const holder = spawn('unshare', ['--net', 'sh', '-c', 'echo; exec sleep infinity'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const folder = mkdtempSync(join(tmpdir(), 'parley-phone-'))
  const close = async () => {
    const gone = once(holder, 'exit')
    holder.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true })
  }
  try {
    await once(holder.stdout, 'data')
    const namespace = `--net=/proc/${holder.pid}/ns/net`
    const inside = (...args: readonly string[]) => void execFileSync('nsenter', [namespace, 'ip', ...args])
    const [here, there] = ['parley-laptop', 'parley-phone']
    ip('link', 'add', here, 'type', 'veth', 'peer', 'name', there, 'netns', String(holder.pid))
    ip('address', 'add', `${address}/24`, 'dev', here)
    ip('link', 'set', here, 'up')
    inside('address', 'add', `${address.replace(/\d+$/, '2')}/24`, 'dev', there)
    inside('link', 'set', there, 'up')
    const launcher = join(folder, 'browser')
    writeFileSync(launcher, `#!/bin/sh\nexec nsenter ${namespace} ${CHROMIUM} "$@"\n`, { mode: 0o700 })
    const browser = await launchBy(launcher)
    return {
      browser,
      close: async () => {
        await browser.close()
        await close()
      },
    }
  } catch (thrown) {
    await close()
    throw thrown
  }
}
