import { accountOperations } from './account.ts'
import { documentOperations } from './documents.ts'
import { glossaryOperations } from './glossaries.ts'
import { languageOperations } from './languages.ts'
import { memoryOperations } from './memories.ts'
import type { Operation, Proof } from './operation.ts'
import { styleRuleOperations } from './style-rules.ts'
import { textOperations } from './text.ts'
import { voiceOperations } from './voice.ts'

/** Every operation of the service, under the headings of docs/service.md. */
export const chapters = {
  Texts: textOperations,
  Documents: documentOperations,
  Languages: languageOperations,
  Glossaries: glossaryOperations,
  'Style rules': styleRuleOperations,
  'Translation memories': memoryOperations,
  'The account': accountOperations,
  Voice: voiceOperations,
} as const

type Chapters = typeof chapters
export type OperationName = { [C in keyof Chapters]: keyof Chapters[C] }[keyof Chapters]

export const operations = Object.assign({}, ...Object.values(chapters)) as {
  readonly [N in OperationName]: Operation
}
export const operationNames = Object.keys(operations) as OperationName[]

/** The test that sends every parameter of every operation, and looks at what arrives. */
export const ARRIVAL: Proof =
  'test/contract/service/operations.test.ts › is sent with each of its parameters, and nothing else: %s'
/** The test that holds the demo service to the same list. */
export const ROUTES: Proof =
  'test/contract/service/operations.test.ts › the demo service › serves every operation, and nothing else'
