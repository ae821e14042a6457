import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeepLClient } from 'deepl-node'
import { describe, expect, it } from 'vitest'
import { allWithOfficialClient } from '../../support/service/official-client.ts'
import { legalTmx } from '../../support/service/tmx.ts'

let client: DeepLClient
let folder: string
allWithOfficialClient((opened) => ({ client, folder } = opened))

describe('the official client: translation memories', () => {
  it('are imported, read, exported and deleted', async () => {
    const source = join(folder, 'legal.tmx')
    await writeFile(source, legalTmx)
    const imported = await client.importTranslationMemoryFromFilepath(source, { displayName: 'Legal' })
    expect(imported).toMatchObject({ operation: 'import', displayName: 'Legal' })
    const [result] = imported.results
    expect(result).toMatchObject({ status: 'completed', skippedSegmentCount: 1 })
    const id = result?.translationMemoryId ?? ''
    const memory = await client.getTranslationMemory(id)
    expect(memory).toMatchObject({
      name: 'Legal',
      sourceLanguage: 'en-us',
      targetLanguages: ['de', 'fr'],
      segmentCount: 2,
    })
    expect(await client.listTranslationMemories(0, 25)).toContainEqual(memory)

    const first = await client.listTranslationMemorySegments(memory, { pageSize: 1 })
    expect(first.segments).toMatchObject([{ sourceText: 'The parties agree & sign.' }])
    const second = await client.listTranslationMemorySegments(memory, {
      pageSize: 1,
      ...(first.nextPageCursor !== undefined && { pageCursor: first.nextPageCursor }),
    })
    expect(second).toMatchObject({
      segments: [{ sourceText: 'Force majeure', targets: [{ targetText: 'Höhere Gewalt' }] }],
      segmentCount: 2,
      nextPageCursor: undefined,
    })

    const target = join(folder, `${id}.tmx`)
    await client.exportTranslationMemoryToFilepath(memory, target)
    expect(await readFile(target, 'utf8')).toContain('<tuv xml:lang="de"><seg>Höhere Gewalt</seg></tuv>')

    await client.deleteTranslationMemory(memory)
    await expect(client.getTranslationMemory(id)).rejects.toThrow('not found')
  })

  it('of a file that is none are told in the words of the service', async () => {
    const source = join(folder, 'none.tmx')
    await writeFile(source, '<html></html>')
    await expect(client.importTranslationMemoryFromFilepath(source)).rejects.toThrow('The file is not TMX.')
  })
})
