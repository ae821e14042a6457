import { en } from '../../../src/core/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { meetingFile, sessionFile } from '../../support/sessions/session-file.ts'
import { expect, test } from '../support/app.ts'
import {
  dropAll,
  failureOf,
  panel,
  search,
  sessions,
  takeIn,
  toList,
} from '../support/panels/history-panel.ts'

const settings = { appearance: { panel: 'history' } } as const

test('both sides of a meeting are listed by time, named, found and renamed', { tag: '@both' }, async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', settings })
  await takeIn(page, meetingFile())
  const captions = panel(page).getByRole('region', { name: en.history.session.list }).getByRole('article')
  await expect(captions).toHaveText([/Me.*Shall we begin\?/, /Ana & team.*Ja, gern\./, /Me.*Thank you\./])
  await expect(panel(page).getByText('Ana & team: DE to EN')).toBeVisible()
  const starts = await captions.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().left))
  expect(starts[1]).toBeLessThan(starts[0] ?? 0)
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: en.history.session.details }).click()
  const dialog = page.getByRole('dialog', { name: en.history.session.details })
  const theirs = dialog.getByLabel(en.history.session.sides.theirs)
  await theirs.fill('')
  await expect(dialog.getByText(en.history.session.sides.problem)).toBeVisible()
  await theirs.fill('Berlin')
  await dialog.getByRole('button', { name: en.app.save }).click()
  await expect(captions.nth(1)).toContainText('Berlin')
  await toList(page)
  await search(page).fill('berlin')
  await expect(sessions(page)).toHaveCount(1)
  await search(page).fill('gern')
  await panel(page)
    .getByRole('button', { name: /Berlin/ })
    .click()
  await expect(panel(page).locator('[aria-current]')).toContainText('Ja, gern.')
})

test('several files are imported at once, and one that is no session is named', { tag: '@both' }, async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', settings })
  const content = JSON.stringify(sessionFile(1))
  await dropAll(
    page,
    { name: 'a.parley', content },
    { name: 'b.txt', content: 'b' },
    { name: 'c.json', content },
  )
  await expect(sessions(page)).toHaveCount(2)
  await expect(failureOf(page, 'b.txt')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(1)
})
