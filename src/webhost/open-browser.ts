import { spawn } from 'node:child_process'

const isDisplayThere = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/**
 * Opens an address in the desktop's browser. All users of this computer can read the address, so it must
 * contain no secret.
 *
 * @returns whether there is a desktop and a program that opens addresses
 */
export function openBrowser(address: string): Promise<boolean> {
  if (!isDisplayThere()) return Promise.resolve(false)
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open']
  return new Promise((resolve) => {
    const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    child.on('error', () => resolve(false))
    child.on('spawn', () => {
      child.unref()
      resolve(true)
    })
  })
}
