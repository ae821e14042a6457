import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { plainNotes } from '../../src/main/updates/feed/feed.ts'

it('the release notes are shown as they are written: short, and without control characters', () => {
  const notes = readFileSync(join(root, 'resources', 'release-notes.md'), 'utf8').trim()
  expect(notes).not.toBe('')
  expect(plainNotes(notes)).toBe(notes)
})
