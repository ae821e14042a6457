import type { Outgoing } from './wire.ts'

/** The parameters of a content type by name: types with equal parameters are equivalent. */
function read(contentType: string): Map<string, string> {
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase())
  const named = parameters.flatMap((parameter): [string, string][] => {
    const [name = '', value = ''] = parameter.split('=').map((side) => side.trim().replaceAll('"', ''))
    return name === '' ? [] : [[name, value]]
  })
  return new Map([['', type], ...named])
}

/** The listed type that a client means, however it spells it. */
export function meantType<T extends string>(types: readonly T[], spelt: string): T | undefined {
  const given = read(spelt)
  return types.find((type) => {
    const listed = read(type)
    return listed.size === given.size && [...listed].every(([name, value]) => given.get(name) === value)
  })
}

/** The listed language that a client means. */
export const meantLanguage = (codes: readonly string[], spelt: string): string | undefined =>
  codes.find((code) => code.toLowerCase() === spelt.toLowerCase())

/** `zh-Hans` and `en-GB`, as BCP 47 recommends. */
const spellLanguage = (code: string): string =>
  code
    .split('-')
    .map((part, i) => {
      if (i === 0) return part.toLowerCase()
      return part.length === 4
        ? part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()
        : part.toUpperCase()
    })
    .join('-')

const spellType = (contentType: string): string =>
  contentType.replaceAll(/;(\w+)=(\w+)/g, (_parameter, name: string, value: string) =>
    name === 'codecs' ? `; ${name}="${value}"` : `; ${name}=${value}`,
  )

/** An outgoing message with its codes and content types in another spelling than the client's. */
export const spell = ({ type, payload }: Outgoing): Outgoing => ({
  type,
  payload: Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      if (name === 'language') return [name, spellLanguage(value)]
      return [name, name === 'content_type' ? spellType(value) : value]
    }),
  ),
})
