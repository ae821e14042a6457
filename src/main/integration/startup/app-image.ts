import { isAbsolute, sep } from 'node:path'

/**
 * The AppImage that a program runs from. The variables alone do not tell: every program that was started from within
 * another AppImage has those of that one.
 *
 * @param execPath path of the program
 */
export function appImageOf(env: NodeJS.ProcessEnv, execPath: string): string | undefined {
  const { APPIMAGE: file = '', APPDIR: mounted = '' } = env
  const isOwn = isAbsolute(file) && isAbsolute(mounted) && execPath.startsWith(`${mounted}${sep}`)
  return isOwn ? file : undefined
}
