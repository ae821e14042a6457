import { faultsOf } from './layer-fault.ts'

export const accountFaults = faultsOf('accounts and keys', [
  {
    name: 'a changed account is compared with itself the wrong way round',
    file: 'src/backend/accounts/accounts.ts',
    find: 'this.#fits(account, next)',
    replace: 'this.#fits(next, account)',
    foundBy: 'src/backend/accounts/accounts.test.ts',
  },
  {
    name: 'a key is given out for another destination',
    file: 'src/backend/accounts/bound-secrets.ts',
    find: 'bound?.boundTo === boundTo',
    replace: 'bound !== undefined',
    foundBy: 'src/backend/accounts/bound-secrets.test.ts',
  },
  {
    name: 'a request that waited for the test of its key keeps listening',
    file: 'src/backend/service/http/key-guard.ts',
    find: "signal.removeEventListener('abort', abort)",
    replace: "signal.removeEventListener('abort', () => resolve(undefined))",
    foundBy: 'src/backend/service/http/key-guard.test.ts',
  },
])

export const serviceFaults = faultsOf('service operations', [
  {
    name: 'the value for no limit is taken for a limit',
    file: 'src/backend/service/operations/account/usage-operations.ts',
    find: 'limit >= NO_LIMIT',
    replace: 'limit > NO_LIMIT',
    foundBy: 'src/backend/service/operations/account/usage-operations.test.ts',
  },
  {
    name: 'a report of a single day is refused',
    file: 'src/backend/service/operations/account/admin.ts',
    find: '  endDate >= startDate\n',
    replace: '  endDate > startDate\n',
    foundBy: 'src/backend/service/operations/account/analytics.test.ts',
  },
  {
    name: 'the languages of a dictionary are swapped',
    file: 'src/backend/service/operations/glossaries/glossary-operations.ts',
    find: "{ source_lang: 'sourceLanguage', target_lang: 'targetLanguage' }",
    replace: "{ source_lang: 'targetLanguage', target_lang: 'sourceLanguage' }",
    foundBy: 'src/backend/service/operations/glossaries/glossary-operations.test.ts',
  },
  {
    name: 'an old instruction passes for the one that was created',
    file: 'src/backend/service/operations/style-rules/style-rule-operations.ts',
    find: '!known.has(id)',
    replace: 'known.has(id)',
    foundBy: 'src/backend/service/operations/style-rules/style-rule-operations.test.ts',
  },
  {
    name: 'an empty cursor counts as a next page of segments',
    file: 'src/backend/service/operations/memories/memory-operations.ts',
    find: "next != null && next !== ''",
    replace: 'next != null',
    foundBy: 'src/backend/service/operations/memories/memory-operations.test.ts',
  },
  {
    name: 'answers of a second request are put to the first texts',
    file: 'src/backend/service/operations/text/ask-in-chunks.ts',
    find: 'texts[chunk.of]',
    replace: 'texts[i]',
    foundBy: 'src/backend/service/operations/text/ask-in-chunks.test.ts',
  },
  {
    name: 'the error of an earlier upload stays at a document that was sent',
    file: 'src/backend/documents/job-runner.ts',
    find: "book.update(uploading, { state: 'translating', ticket,",
    replace: "book.update(job, { state: 'translating', ticket,",
    foundBy: 'src/backend/documents/disturbed-jobs.test.ts',
  },
  {
    name: 'the pause that the service asks for is taken for milliseconds',
    file: 'src/backend/service/http/answers.ts',
    find: '? seconds * 1000',
    replace: '? seconds',
    foundBy: 'src/backend/service/http/answers.test.ts',
  },
  {
    name: 'the time until which nothing is asked is taken from the clock of this computer',
    file: 'src/backend/service/http/answers.ts',
    find: '(Number.isNaN(answeredAt) ? now : answeredAt)',
    replace: 'now',
    foundBy: 'src/backend/service/http/answers.test.ts',
  },
])

export const readerFaults = faultsOf('readers of foreign data', [
  {
    name: 'a doubled quotation mark in a table ends its cell',
    file: 'src/core/areas/glossaries/separated-table.ts',
    find: "text.indexOf('\"', end + 2)",
    replace: "text.indexOf('\"', end + 1)",
    foundBy: 'src/core/areas/glossaries/separated-table.test.ts',
  },
  {
    name: 'a quotation mark in a string of JSON ends what is counted as a string',
    file: 'src/core/base/formats/json.ts',
    find: 'code === BACKSLASH ? 2 : 1',
    replace: '1',
    foundBy: 'src/core/base/formats/json.test.ts',
  },
  {
    name: 'the limits of an operation are not those of its answer',
    file: 'src/backend/service/operations/operation.ts',
    find: '    ...(limits !== undefined && { limits }),\n',
    replace: '',
    foundBy: 'src/backend/service/operations/glossaries/glossary-operations.test.ts',
  },
])

export const settingsFaults = faultsOf('settings', [
  {
    name: 'a change of settings overwrites what another run has written',
    file: 'src/backend/settings/settings-store.ts',
    find: 'writeStored(readStored(this.#current()).stored, this.#saved, settings)',
    replace: 'writeStored(this.#stored, this.#saved, settings)',
    foundBy: 'src/backend/settings/settings-store.test.ts',
  },
  {
    name: 'a settings file of exactly the allowed size is refused',
    file: 'src/backend/settings/transfer.ts',
    find: 'content.length > MAX_SETTINGS_BYTES',
    replace: 'content.length >= MAX_SETTINGS_BYTES',
    foundBy: 'src/backend/settings/settings-transfer.test.ts',
  },
  {
    name: 'a link in the place of the settings file is replaced by a file',
    file: 'src/backend/settings/settings-folder.ts',
    find: 'const file = linkedFile(path)\n  const temporary',
    replace: 'const file = path\n  const temporary',
    foundBy: 'src/backend/settings/settings-folder.test.ts',
  },
])

export const networkFaults = faultsOf('network', [
  {
    name: 'a yes to one change allows what has become another one meanwhile',
    file: 'src/backend/network/protections.ts',
    find: 'isSame(change, allowed)',
    replace: 'allowed !== undefined',
    foundBy: 'src/backend/network/protections.test.ts',
  },
  {
    name: 'an exception from the proxy also covers names that only end like it',
    file: 'src/backend/network/system-proxy.ts',
    find: 'host.endsWith(`.${domain}`)',
    replace: 'host.endsWith(domain)',
    foundBy: 'src/backend/network/system-proxy.test.ts',
  },
  {
    name: 'user and password of a proxy are swapped',
    file: 'src/backend/network/node-network.ts',
    find: '`${user}:${password}`',
    replace: '`${password}:${user}`',
    foundBy: 'test/contract/service/network.test.ts',
  },
  {
    name: 'a proxy that was not saved keeps its password instead of the one before',
    file: 'src/backend/network/network.ts',
    find: "this.#keep(former, before.value?.value ?? '')",
    replace: "this.#keep(proxy, before.value?.value ?? '')",
    foundBy: 'src/backend/network/network.test.ts',
  },
])
