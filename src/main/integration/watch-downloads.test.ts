import { expect, it } from 'vitest'
import { FakeSession } from '../../../test/doubles/electron-session.ts'
import { watchDownloads } from './watch-downloads.ts'

it('a file of a page is reported with its path once it is saved, and not if its user cancels', () => {
  const session = new FakeSession()
  const saved: string[] = []
  watchDownloads(session.real, (path) => saved.push(path))
  session.download(undefined)
  expect(saved).toEqual([])
  expect(session.download('/home/ana/Terms.csv'), 'the title of the dialog').toBe('Terms.csv')
  expect(saved).toEqual(['/home/ana/Terms.csv'])
})
