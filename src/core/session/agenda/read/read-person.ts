import { evenText } from './even-text.ts'

/** Characters of a name that are read. */
const MAX_NAME = 200
const QUOTES = /^[\s"'„“”‘’«»‹›]+|[\s"'„“”‘’«»‹›]+$/g

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A name from an address such as `mailto:jane.doe@example.com`, where it has two words. */
function fromAddress(address: string): string | undefined {
  const local = /^(?:mailto:)?([^@\s]+)@/i.exec(address)?.[1] ?? ''
  return /^\p{L}{2,}[._]\p{L}{2,}$/u.test(local) ? local.split(/[._]/).map(capitalised).join(' ') : undefined
}

/**
 * The name of a person as people say it: without quotation marks and an annotation such as "(external)", and with the
 * family name at its end. Undefined if neither the name nor the address has one.
 *
 * @param name as a calendar gives it, such as "Doe, Jane (external)", or an address
 */
export function readPerson(name: string | undefined, address: string): string | undefined {
  const bare = evenText((name ?? '').slice(0, MAX_NAME))
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[/|].*$/, '')
    .replace(/\s+/g, ' ')
    .replace(QUOTES, '')
  if (bare === '' || bare.includes('@')) return fromAddress((bare === '' ? address : bare).slice(0, MAX_NAME))
  const [family = '', given, ...more] = bare.split(/\s*,\s*/)
  return given !== undefined && more.length === 0 && given !== '' ? `${given} ${family}` : bare
}
