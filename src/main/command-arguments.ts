import { isSessionFile } from '../core/product/session-file-type.ts'

/**
 * Switch with which the packages' `parley` asks for the command line. What follows `--` belongs to the command, and
 * Chromium reads none of it.
 */
export const COMMAND_LINE = '--command-line'

const isAboutProgram = (arg: string): boolean => ['--help', '-h', '--version', '-v'].includes(arg)

/**
 * The command that the program was started with, or undefined if it is to open its window. Without the switch, as when
 * somebody runs the executable of a package itself, a command is a first argument that is neither a switch nor a session
 * to open.
 *
 * @param argv with the executable, as in `process.argv`
 */
export function commandArguments(argv: readonly string[], isPackaged: boolean): string[] | undefined {
  const args = argv.slice(1)
  const at = args.indexOf(COMMAND_LINE)
  if (at >= 0) return args.slice(args.indexOf('--', at) + 1)
  const [first = ''] = args
  // The first argument of a runtime that runs a checkout is the checkout.
  if (!isPackaged || first === '' || isSessionFile(first)) return undefined
  return first.startsWith('-') && !isAboutProgram(first) ? undefined : args
}
