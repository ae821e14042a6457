/**
 * The rule that a violation breaks, as its words without what differs from run to run: names of sides and languages,
 * quoted text, numbers, files and data.
 */
export const ruleOf = (violation: string): string =>
  violation
    .replace(/\n.*$/s, '')
    .replace(/(?<=come to rest): .*$/, '')
    .replace(/^(?:[\w-]+: )+/, '')
    .replaceAll(/"[^"]*"/g, '""')
    .replace(/[[{].*$/, '')
    .replaceAll(/\([^)]*\)/g, '()')
    .replaceAll(/\S*(?:\d|\w\.\w)[^\s:]*/g, '#')
    .replaceAll(/#(?: #)+/g, '#')
    .trim()
