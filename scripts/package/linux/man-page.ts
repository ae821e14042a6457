import { createProgram, ENVIRONMENT } from '../../../src/cli/program.ts'
import { product } from '../product.ts'
import { english } from '../strings.ts'

/** Text as roff prints it, with hyphens that can be searched and copied. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^(?=[.'])/gm, '\\&')

const verbatim = (text: string): string => ['.nf', escaped(text), '.fi'].join('\n')

/**
 * The manual page of the command, from its own help.
 *
 * @param date of the release
 */
export function manPage(date: Date): string {
  const { name, version, productName } = product
  const { commands } = createProgram(name, () => undefined)
  return `${[
    `.TH ${name.toUpperCase()} 1 ${date.toISOString().slice(0, 10)} "${productName} ${version}" "User Commands"`,
    '.SH NAME',
    `${name} \\- ${escaped(english.summary.toLowerCase())}`,
    '.SH SYNOPSIS',
    `.B ${name}`,
    `.RI [ SESSION.parley ]`,
    '.br',
    `.B ${name}`,
    '.I COMMAND',
    '.RI [ OPTIONS ]',
    '.SH DESCRIPTION',
    `Without a command, ${name} opens the app, which shows the session if it is given one.`,
    'A command runs in the terminal. It opens no window, and needs no display.',
    '.SH COMMANDS',
    ...commands.map((command) =>
      ['.PP', verbatim(command.configureHelp({ helpWidth: 80 }).helpInformation().trimEnd())].join('\n'),
    ),
    '.SH ENVIRONMENT AND EXIT CODES',
    verbatim(ENVIRONMENT),
  ].join('\n')}\n`
}
