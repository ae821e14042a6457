import { adminOperations } from '../../src/backend/service/operations/account/admin.ts'
import { usageOperations } from '../../src/backend/service/operations/account/usage-operations.ts'
import { documentOperations } from '../../src/backend/service/operations/documents/documents-operations.ts'
import { glossaryOperations } from '../../src/backend/service/operations/glossaries/glossary-operations.ts'
import { plainGlossaryOperations } from '../../src/backend/service/operations/glossaries/plain-glossaries.ts'
import { languageOperations } from '../../src/backend/service/operations/languages/languages-operations.ts'
import { memoryOperations } from '../../src/backend/service/operations/memories/memory-operations.ts'
import type { OperationRow } from '../../src/backend/service/operations/operation.ts'
import { spokenTermOperations } from '../../src/backend/service/operations/spoken-terms/spoken-terms-operations.ts'
import { styleRuleOperations } from '../../src/backend/service/operations/style-rules/style-rule-operations.ts'
import { textOperations } from '../../src/backend/service/operations/text/text-operations.ts'
import { writeOperations } from '../../src/backend/service/operations/text/write-operations.ts'
import { voiceOperations } from '../../src/backend/service/operations/voice/voice-operations.ts'
import { type Operation, operationOf } from './operation.ts'

/** The operations of some areas, by method and path. */
const chapter = (
  ...areas: readonly Readonly<Record<string, OperationRow<unknown>>>[]
): Readonly<Record<string, Operation>> =>
  Object.fromEntries(areas.flatMap((area) => Object.values(area).map((row) => [row.at, operationOf(row)])))

/**
 * Every operation of the service, by method and path, under the headings of docs/service.md. An operation that is not
 * listed is neither documented nor tested.
 */
export const chapters: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  Texts: chapter(textOperations, writeOperations),
  Documents: chapter(documentOperations),
  Languages: chapter(languageOperations),
  Glossaries: chapter(plainGlossaryOperations, glossaryOperations),
  'Style rules': chapter(styleRuleOperations),
  'Spoken terms': chapter(spokenTermOperations),
  'Translation memories': chapter(memoryOperations),
  'The account': chapter(usageOperations, adminOperations),
  Voice: chapter(voiceOperations),
}

export const operations = Object.entries(
  Object.assign({}, ...Object.values(chapters)) as Record<string, Operation>,
)
