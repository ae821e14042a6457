import { callSchemas } from '../../core/contract/call-schemas.ts'
import type { CallName } from '../../core/contract/contract.ts'

type Tools = Readonly<Partial<Record<CallName, string>>>

const READING: Tools = {
  'session.list': 'Lists the saved sessions, newest first, with their languages, tags and first words.',
  'session.get': 'Reads what is known about a session: sides, notes, lost speech, settings and figures.',
  'session.captions':
    'Reads the captions of a session and their translations, in pages; while it runs, those that are concluded.',
  'session.search': 'Searches the captions of all sessions in all languages, and the names of sessions.',
  'textHistory.list': 'Lists or searches the translated texts that were kept, newest first, as excerpts.',
  'textHistory.get': 'Reads a translated text that was kept.',
  'voice.languages': 'Lists the languages of live sessions.',
  'language.listProduct': 'Lists the languages of a product of the service, with what each can do.',
  'glossary.list': 'Lists the glossaries.',
  'glossary.entries': 'Reads the entries of a glossary for a language pair.',
  'plainGlossary.list': 'Lists the glossaries of one language pair.',
  'plainGlossary.entries': 'Reads the entries of a glossary of one language pair.',
  'spokenTerms.list': 'Lists the collections of spoken terms: names and jargon for speech recognition.',
  'spokenTerms.terms': 'Reads the spoken terms of a collection for a language.',
  'styleRules.list': 'Lists the style rule lists.',
  'memory.list': 'Lists the translation memories.',
  'memory.segments': 'Reads the segments of a translation memory, in pages.',
  'usage.get': 'Reads how much of the account’s allowance is used.',
}

const WRITING: Tools = {
  'text.translate': 'Translates texts. The service bills their characters.',
  'write.rephrase': 'Rephrases texts in a style or tone. The service bills their characters.',
  'write.correct': 'Corrects errors in texts. The service bills their characters.',
  'session.update': 'Changes the title, notes, tags or names of sides of a session.',
  'session.editCaption': 'Edits a line of a caption. The original is kept, and null restores it.',
  'glossary.create': 'Creates a glossary.',
  'glossary.update': 'Renames a glossary, or merges entries into it.',
  'plainGlossary.create': 'Creates a glossary of one language pair.',
  'spokenTerms.create': 'Creates a collection of spoken terms.',
  'spokenTerms.update': 'Renames a collection of spoken terms, or merges terms into it.',
}

/** A call of the contract as a tool. */
export interface McpTool {
  readonly call: CallName
  /** As models' interfaces demand it: without a dot. */
  readonly name: string
  readonly description: string
  readonly inputSchema: ObjectSchema
  /** Undefined for an answer that is no object, of which the protocol has no schema. */
  readonly outputSchema: ObjectSchema | undefined
  readonly isReading: boolean
}

interface ObjectSchema {
  readonly [field: string]: unknown
  readonly type: 'object'
}

const isOfObject = (schema: object): schema is ObjectSchema => 'type' in schema && schema.type === 'object'

/**
 * The calls that programs can make through MCP. No call is listed that takes a path, deletes something, opens a session,
 * or is about keys, accounts, settings or this computer.
 */
export function mcpTools(): readonly McpTool[] {
  const schemas = callSchemas()
  return Object.entries({ ...READING, ...WRITING }).map(([name, description]) => {
    const call = name as CallName
    const { input = {}, output = {} } = schemas[call] ?? {}
    if (!isOfObject(input)) throw new Error(`the input of ${call} is no object`)
    return {
      call,
      name: call.replace('.', '_'),
      description,
      inputSchema: input,
      outputSchema: isOfObject(output) ? output : undefined,
      isReading: call in READING,
    }
  })
}
