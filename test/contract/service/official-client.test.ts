import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  AuthorizationError,
  ConnectionError,
  DeepLClient,
  DocumentNotReadyError,
  QuotaExceededError,
  TooManyRequestsError,
} from 'deepl-node'
import { describe, expect, it } from 'vitest'
import { meeting } from '../../../src/simulator/script/script.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { allWithOfficialClient, entries } from '../../support/service/official-client.ts'

let simulator: Simulator
let client: DeepLClient
let folder: string
allWithOfficialClient((opened) => ({ client, simulator, folder } = opened))

describe('the official client: texts', () => {
  it('are translated, one or several', async () => {
    expect(await client.translateText(meeting.agreed.en, null, 'de')).toEqual({
      text: meeting.agreed.de,
      detectedSourceLang: 'en',
      billedCharacters: meeting.agreed.en.length,
      modelTypeUsed: undefined,
    })
    const several = await client.translateText([meeting.green.it, 'Bonjour & salut + 1 €'], null, 'en-GB')
    expect(several).toMatchObject([
      { text: meeting.green.en, detectedSourceLang: 'it' },
      { text: '[EN-GB] Bonjour & salut + 1 €' },
    ])
  })

  it('are translated under every option', async () => {
    const text = `<p>${meeting.question.en}</p>\n<x>${meeting.green.en}</x>`
    const result = await client.translateText(text, 'en', 'de', {
      formality: 'prefer_less',
      splitSentences: 'nonewlines',
      preserveFormatting: true,
      tagHandling: 'xml',
      tagHandlingVersion: 'v2',
      outlineDetection: false,
      splittingTags: ['p', 'x'],
      nonSplittingTags: 'b,i',
      ignoreTags: ['x'],
      context: 'A meeting',
      modelType: 'quality_optimized',
      customInstructions: ['Be brief'],
      extraRequestParameters: { enable_beta_languages: '1' },
    })
    expect(result.text).toBe(
      `<p>Anna, wie kommst du mit den Tests voran? [instruction: Be brief]</p>\n<x>${meeting.green.en}</x>`,
    )
    expect(result.modelTypeUsed).toBe('quality_optimized')
  })

  it.each(['on', 'off', 'default'] as const)('may be split with %s', async (splitSentences) => {
    const text = `${meeting.agreed.en} ${meeting.green.en}`
    const result = await client.translateText(text, 'en', 'de', { splitSentences })
    expect(result.text).toBe(
      splitSentences === 'off' ? `[DE] ${text}` : `${meeting.agreed.de} ${meeting.green.de}`,
    )
  })

  it('use translation memories', async () => {
    const [memory] = await client.listTranslationMemories(0, 1)
    expect(memory).toMatchObject({
      name: expect.any(String),
      sourceLanguage: 'en',
      targetLanguages: ['de', 'fr'],
      segmentCount: 3,
    })
    const result = await client.translateText(meeting.agreed.en, 'en', 'de', {
      translationMemory: memory!,
      translationMemoryThreshold: 90,
    })
    expect(result.text).toBe('Das halte ich für angemessen.')
  })

  it('are rephrased', async () => {
    const result = await client.rephraseText('this is  my text', 'en-GB', 'business')
    expect(result).toEqual({
      text: expect.stringContaining('This is my text'),
      detectedSourceLang: 'en',
      targetLang: expect.stringMatching(/^en-GB$/i),
    })
    expect(await client.rephraseText(['a b', 'c d'], 'de', null, 'prefer_friendly')).toHaveLength(2)
  })
})

describe('the official client: documents', () => {
  it('are translated from file to file', async () => {
    const [input, output] = [join(folder, 'Notiz äöü.txt'), join(folder, 'out.txt')]
    await writeFile(input, meeting.agreed.en)
    // For a path, the client closes its descriptor twice, which may belong to another file by then.
    const written = createWriteStream(output)
    const status = await client.translateDocument(input, written, 'en', 'de', { formality: 'default' })
    expect(status).toMatchObject({ status: 'done', billedCharacters: meeting.agreed.en.length })
    expect(await readFile(output, 'utf8')).toBe(meeting.agreed.de)
  })

  it('are translated step by step, with all that they may name', async () => {
    const glossary = await client.createGlossary('documents', 'en', 'de', entries({ Hello: 'Moin' }))
    const style = await client.createStyleRule({ name: 'documents', language: 'de' })
    const [memory] = await client.listTranslationMemories()
    const handle = await client.uploadDocument(Buffer.from('<p>Hello</p>'), 'en', 'de', {
      filename: 'page.html',
      formality: 'more',
      glossaryIds: [glossary],
      styleRule: style,
      translationMemory: memory!,
      translationMemoryThreshold: 100,
      extraRequestParameters: { output_format: 'html' },
    })
    expect(await client.getDocumentStatus(handle)).toHaveProperty('status')
    const { status } = await client.isDocumentTranslationComplete(handle)
    expect(status.done() && status.ok()).toBe(true)
    const output = join(folder, 'page.html')
    await client.downloadDocument(handle, output)
    expect(await readFile(output, 'utf8')).toBe('<p>[formal] [DE] Moin</p>')
    const impatient = new DeepLClient(simulator.key, { serverUrl: simulator.address, maxRetries: 1 })
    await expect(impatient.downloadDocument(handle, join(folder, 'again.html'))).rejects.toThrow(
      DocumentNotReadyError,
    )
  })

  it('that cannot be translated say why', async () => {
    const handle = await client.uploadDocument(Buffer.of(0xff), null, 'de', { filename: 'a.txt' })
    await expect(client.isDocumentTranslationComplete(handle)).rejects.toThrow(/UTF-8/)
    await expect(client.uploadDocument(Buffer.from('x'), null, 'de', { filename: 'a.exe' })).rejects.toThrow(
      /not supported/,
    )
  })
})

describe('the official client: languages and usage', () => {
  it('are listed for both sides', async () => {
    expect(await client.getSourceLanguages()).toContainEqual({ code: 'en', name: 'English' })
    expect(await client.getTargetLanguages()).toContainEqual(
      expect.objectContaining({ code: 'pt-BR', supportsFormality: true }),
    )
  })

  it('are counted', async () => {
    const before = (await client.getUsage()).character?.count ?? Number.NaN
    await client.translateText('four', null, 'de')
    const usage = await client.getUsage()
    expect(usage.character?.count).toBe(before + 4)
    expect(usage.anyLimitReached()).toBe(false)
  })
})

describe('the official client: trouble', () => {
  const asking = (headers: Record<string, string>, maxRetries = 1) =>
    new DeepLClient(simulator.key, { serverUrl: simulator.address, headers, maxRetries })

  it('is told by a wrong key', async () => {
    const other = new DeepLClient('wrong', { serverUrl: simulator.address })
    await expect(other.getUsage()).rejects.toThrow(AuthorizationError)
  })

  it('is told by a limit that is reached', async () => {
    const poor = await createSimulator({ limits: { characters: 3 } })
    const other = new DeepLClient(poor.key, { serverUrl: poor.address })
    await expect(other.translateText('four', null, 'de')).rejects.toThrow(QuotaExceededError)
    await other.translateText('two', null, 'de')
    expect((await other.getUsage()).anyLimitReached()).toBe(true)
    await poor.close()
  })

  it('is told by a crowd', async () => {
    await expect(asking({ 'X-Demo-Fault': '429' }).getUsage()).rejects.toThrow(TooManyRequestsError)
  })

  it('is got over where it was for once', async () => {
    const usage = await asking({ 'X-Demo-Fault': '503' }, 3).getUsage()
    expect(usage.character?.count).toEqual(expect.any(Number))
  })

  it('is told by a connection that is cut', async () => {
    await expect(asking({ 'X-Demo-Fault': 'reset' }).getUsage()).rejects.toThrow(ConnectionError)
  })
})
