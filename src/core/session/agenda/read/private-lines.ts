import { unaccented } from './even-text.ts'

/** Words of scripts that set words apart. */
const apart = (words: string): string => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`

/** Abbreviations in Latin letters, which also stand beside words of scripts that do not set words apart. */
const latin = (words: string): string => `(?<!\\p{Script=Latin})(?:${words})(?!\\p{Script=Latin})`

/** Words for a password, without accents. What other words call one is told by its place, and offered unticked. */
const PASSWORDS = `${apart(
  "[\\p{L}-]{0,30}(?:pass[ -]?(?:wor[dt]|code|phrase|ord)|kennwort)|mot de passe|contrasena|parola d['’]ordine|senha|has[łl]o|" +
    'пароль|סיסמ[הא]|كلمة (?:المرور|السر)',
)}|${latin('pins?|nip')}|パスワード|パスコード|暗証番号|密[码碼]|口令|비밀번호|암호`
/** Words for a code or an id, which have other meanings too. */
const CODES = `${apart(
  '[\\p{L}-]{0,30}(?:codes?|kennung)|codigos?|codici?e?|clave|kod|log-?in|user ?name|benutzername|usuario|utente|' +
    'identifi\\p{L}{2,7}|код|п[иі]н|קוד|(?:ال)?رمز|معرف|رقم',
)}|${latin('id')}|コード|[会會][议議]号|[码碼]|코드`
const SECRET = new RegExp(`(?<password>${PASSWORDS})|${CODES}`, 'giu')
/** Text between a word for a code and the code, such as " (for guests):", " is " and the line of a table. */
const MARK =
  /(?:\s+[\p{L}\p{M}’'()]{1,20}){0,3}?(?:[\s*_`~-]*[:=#>]|は|是|هو)|\s*\||\s+(?:is|ist|lautet|est|es|è)\s/iuy
/** The next word, of which no more is read than a word has: the rest is looked at again for each secret in it. */
const NEXT_WORD = /\s*\S{1,60}/y
/** Numbers to dial, and long ones, which are ids. */
const DIALLED = /\+\d[\d\s().,-]{6,}|\btel:|(?<![\d.,:/-])\d[\d ]{7,40}\d#?(?![\d.,:/-])/i
/** A link with its text before it, as invitations name the buttons of a meeting: "Join now<https://…>". */
const LABELLED_LINK = /<(?:https?|tel):/i
/** Lines that invitations draw around what belongs to the call itself. */
const RULE = /^\s*[_~:·─━=-]{10,}\s*$/u

interface Public {
  readonly text: string
  /** Whether the line ends with the name of a secret, which then stands on the next one. */
  readonly isSecretNext: boolean
}

/** The result of a global or sticky pattern from a place on. */
function execAt(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(line)
}

/** The part of a line without the secrets that it names. */
function publicPart(line: string): Public {
  const bare = unaccented(line)
  const parts: string[] = []
  for (let at = 0; ; ) {
    const found = execAt(SECRET, bare, at)
    if (found === null) return { text: [...parts, line.slice(at)].join(''), isSecretNext: false }
    parts.push(line.slice(at, found.index), ' ')
    const end = found.index + found[0].length
    const mark = execAt(MARK, line, end)
    if (found.groups?.['password'] !== undefined || mark !== null) {
      // The word before it says of what, as in "Meeting ID".
      const before = parts.join('').replace(/[\p{L}\p{M}-]{1,40} {0,2}$/u, '')
      const hasSecret = /[\p{L}\p{N}]/u.test(line.slice(end + (mark?.[0].length ?? 0)))
      const isHead = mark !== null || before.trim() === ''
      // "Kestrel is the password": what a sentence ends with stands before it.
      return { text: hasSecret || isHead ? before : '', isSecretNext: !hasSecret && isHead }
    }
    // "Code review with Ingrid": only the word behind it may be a code.
    const [next = ''] = execAt(NEXT_WORD, bare, end) ?? []
    at = execAt(SECRET, next, 0) === null ? end + next.length : end
  }
}

/** Leaves out blocks between rules that tell how to join a call. */
function withoutJoining(lines: readonly string[]): string[] {
  const blocks: string[][] = [[]]
  for (const line of lines)
    if (RULE.test(line)) blocks.push([])
    else blocks.at(-1)?.push(line)
  return blocks.filter((block, i) => i === 0 || !block.some((line) => LABELLED_LINK.test(line))).flat()
}

/** Leaves out secrets, numbers to dial, and the boilerplate of invitations around them. */
export function withoutPrivateLines(lines: readonly string[]): string[] {
  const kept: string[] = []
  let isSecretNext = false
  for (const line of withoutJoining(lines)) {
    if (line.trim() === '') continue
    const part = publicPart(line)
    if (!isSecretNext && !DIALLED.test(line) && !LABELLED_LINK.test(line)) kept.push(part.text)
    isSecretNext = part.isSecretNext
  }
  return kept
}
