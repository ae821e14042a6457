import { type DeepLClient, GlossaryNotFoundError } from 'deepl-node'
import { describe, expect, it } from 'vitest'
import { allWithOfficialClient, entries } from '../../support/service/official-client.ts'

const MONTH_AGO = Date.now() - 31 * 86_400_000

let client: DeepLClient
allWithOfficialClient((opened) => ({ client } = opened))

describe('the official client: glossaries of one pair', () => {
  it('are created, read, used and deleted', async () => {
    const made = await client.createGlossary('G & Söhne', 'en', 'de', entries({ plan: 'Entwurf', a: 'ä b' }))
    expect(made).toMatchObject({
      name: 'G & Söhne',
      ready: true,
      sourceLang: 'en',
      targetLang: 'de',
      entryCount: 2,
    })
    expect(made.creationTime.getTime()).toBeGreaterThan(MONTH_AGO)
    expect(await client.getGlossary(made.glossaryId)).toEqual(made)
    expect(await client.listGlossaries()).toContainEqual(made)
    expect((await client.getGlossaryEntries(made)).entries()).toEqual({ plan: 'Entwurf', a: 'ä b' })
    expect((await client.translateText('A plan', 'en', 'de', { glossary: made })).text).toBe(
      '[DE] Ä b Entwurf',
    )
    await client.deleteGlossary(made)
    await expect(client.getGlossary(made.glossaryId)).rejects.toThrow(GlossaryNotFoundError)
  })

  it('may come as CSV', async () => {
    const made = await client.createGlossaryWithCsv('csv', 'en', 'fr', Buffer.from('"a, b","c ""d"""\ne,f\n'))
    expect((await client.getGlossaryEntries(made)).entries()).toEqual({ 'a, b': 'c "d"', e: 'f' })
  })

  it('have their language pairs', async () => {
    expect(await client.getGlossaryLanguagePairs()).toContainEqual({ sourceLang: 'en', targetLang: 'de' })
  })
})

describe('the official client: glossaries of several pairs', () => {
  const dictionary = (targetLangCode: 'de' | 'fr', terms: Record<string, string>) => ({
    sourceLangCode: 'en' as const,
    targetLangCode,
    entries: entries(terms),
  })
  const termsOf = async (id: string, target: string) =>
    (await client.getMultilingualGlossaryDictionaryEntries(id, 'en', target)).entries.entries()

  it('are created, merged, replaced, renamed, used and deleted', async () => {
    const made = await client.createMultilingualGlossary('several', [
      dictionary('de', { a: 'ä' }),
      dictionary('fr', { a: 'à' }),
    ])
    const { glossaryId } = made
    expect(made.dictionaries).toEqual([
      { sourceLangCode: 'en', targetLangCode: 'de', entryCount: 1 },
      { sourceLangCode: 'en', targetLangCode: 'fr', entryCount: 1 },
    ])
    expect(await client.getMultilingualGlossary(glossaryId)).toEqual(made)
    expect(await client.listMultilingualGlossaries()).toContainEqual(made)

    await client.updateMultilingualGlossaryDictionary(made, dictionary('de', { b: 'beh' }))
    expect(await termsOf(glossaryId, 'de')).toEqual({ a: 'ä', b: 'beh' })
    await client.updateMultilingualGlossaryDictionaryWithCsv(made, 'en', 'de', 'c,zeh')
    expect(await termsOf(glossaryId, 'de')).toEqual({ a: 'ä', b: 'beh', c: 'zeh' })

    expect(
      await client.replaceMultilingualGlossaryDictionary(made, dictionary('de', { x: 'ix', y: 'üpsilon' })),
    ).toEqual({ sourceLangCode: 'en', targetLangCode: 'de', entryCount: 2 })
    await client.replaceMultilingualGlossaryDictionaryWithCsv(made, 'en', 'fr', 'x,ixe')
    expect(await termsOf(glossaryId, 'fr')).toEqual({ x: 'ixe' })

    const renamed = await client.updateMultilingualGlossaryName(made, 'renamed')
    expect(renamed.name).toBe('renamed')
    const [toFrench] = await client.translateText(['x'], 'en', 'fr', { glossaryIds: [glossaryId] })
    expect(toFrench?.text).toBe('[FR] ixe')

    await client.deleteMultilingualGlossaryDictionary(made, 'en', 'fr')
    await expect(termsOf(glossaryId, 'fr')).rejects.toThrow(GlossaryNotFoundError)
    await client.deleteMultilingualGlossary(made)
    await expect(client.getMultilingualGlossary(glossaryId)).rejects.toThrow(GlossaryNotFoundError)
  })

  it('may come as CSV', async () => {
    const made = await client.createMultilingualGlossaryWithCsv('csv', 'en', 'de', 'a,ä\nb,beh')
    expect(await termsOf(made.glossaryId, 'de')).toEqual({ a: 'ä', b: 'beh' })
  })
})

describe('the official client: style rules', () => {
  const rules = { punctuation: { apostrophe: 'use_curly_apostrophes' } }

  it('are created, read, changed, used and deleted', async () => {
    const made = await client.createStyleRule({
      name: 'House',
      language: 'en',
      configured_rules: rules,
      custom_instructions: [{ label: 'Tone', prompt: 'Be kind', source_language: 'de' }],
    })
    expect(made).toMatchObject({ name: 'House', language: 'en', version: 1, configuredRules: rules })
    expect(made.customInstructions).toMatchObject([
      { label: 'Tone', prompt: 'Be kind', sourceLanguage: 'de' },
    ])
    const { styleId } = made

    expect((await client.updateStyleRuleName(styleId, 'Home')).version).toBe(2)
    const punctuation = { periods_in_academic_degrees: 'do_not_use' }
    const changed = await client.updateStyleRuleConfiguredRules(styleId, { punctuation })
    expect(changed).toMatchObject({ name: 'Home', version: 3, configuredRules: { punctuation } })

    const added = await client.createStyleRuleCustomInstruction(styleId, {
      label: 'More',
      prompt: 'Be brief',
    })
    const id = added.id!
    expect(added).toMatchObject({ id: expect.any(String), label: 'More', prompt: 'Be brief' })
    expect(await client.getStyleRuleCustomInstruction(styleId, id)).toEqual(added)
    const instruction = { label: 'Less', prompt: 'Be long', source_language: 'fr' }
    expect(await client.updateStyleRuleCustomInstruction(styleId, id, instruction)).toMatchObject({
      label: 'Less',
      sourceLanguage: 'fr',
    })
    const used = await client.translateText('Hallo', 'de', 'en-GB', { styleRule: made })
    expect(used.text).toContain('[instruction: Less]')
    await client.deleteStyleRuleCustomInstruction(styleId, id)
    expect((await client.getStyleRule(styleId)).customInstructions).toHaveLength(1)

    const briefly = await client.getAllStyleRules(0, 25)
    expect(briefly.find((each) => each.styleId === styleId)).toMatchObject({ version: 6 })
    const detailed = await client.getAllStyleRules(0, 25, true)
    expect(detailed.find((each) => each.styleId === styleId)).toMatchObject({
      configuredRules: { punctuation },
    })

    await client.deleteStyleRule(styleId)
    await expect(client.getStyleRule(styleId)).rejects.toThrow(/Not found/)
  })
})
