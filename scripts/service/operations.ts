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
import { accountCases } from '../../test/support/contract-cases/account.ts'
import { documentCases } from '../../test/support/contract-cases/documents.ts'
import { glossaryCases } from '../../test/support/contract-cases/glossaries.ts'
import { languageCases } from '../../test/support/contract-cases/languages.ts'
import { memoryCases } from '../../test/support/contract-cases/memories.ts'
import type { Examples, OperationExamples } from '../../test/support/contract-cases/operation-example.ts'
import { spokenTermCases } from '../../test/support/contract-cases/spoken-terms.ts'
import { styleRuleCases } from '../../test/support/contract-cases/style-rules.ts'
import { textCases } from '../../test/support/contract-cases/text.ts'
import { voiceCases } from '../../test/support/contract-cases/voice.ts'
import { type Operation, operationOf } from './operation.ts'

type Rows = Readonly<Record<string, OperationRow<unknown>>>
type Cases = Readonly<Record<string, Examples>>

/** Examples that are missing do not compile: they are added to the area's file of test/support/contract-cases. */
const chapter = <const R extends readonly Rows[]>(
  cases: OperationExamples<R[number]>,
  ...rows: R
): Readonly<Record<string, Operation>> =>
  Object.fromEntries(
    rows.flatMap((area) =>
      Object.values(area).map((row) => {
        const examples = (cases as Cases)[row.at]
        if (examples === undefined) throw new Error(`no examples for ${row.at}`)
        return [row.at, operationOf(row, examples)]
      }),
    ),
  )

/**
 * Every operation of the service, by method and path, under the headings of docs/service.md. An operation that is not
 * listed is neither documented nor tested.
 */
export const chapters: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  Texts: chapter(textCases, textOperations, writeOperations),
  Documents: chapter(documentCases, documentOperations),
  Languages: chapter(languageCases, languageOperations),
  Glossaries: chapter(glossaryCases, plainGlossaryOperations, glossaryOperations),
  'Style rules': chapter(styleRuleCases, styleRuleOperations),
  'Spoken terms': chapter(spokenTermCases, spokenTermOperations),
  'Translation memories': chapter(memoryCases, memoryOperations),
  'The account': chapter(accountCases, usageOperations, adminOperations),
  Voice: chapter(voiceCases, voiceOperations),
}

export const operations = Object.entries(
  Object.assign({}, ...Object.values(chapters)) as Record<string, Operation>,
)
