import { commandNames, helpOf, usage } from '../../../src/cli/usage.ts'
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
  const [, ...afterCommands] = usage(name).split(/^ {2}Run `.*\n/m)
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
    ...commandNames.map((command) => ['.PP', verbatim(helpOf(command))].join('\n')),
    '.SH ENVIRONMENT AND EXIT CODES',
    verbatim(afterCommands.join('').trim()),
  ].join('\n')}\n`
}
