import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { twoSides } from '../../../../journeys/support/two-sides.ts'
import { record } from '../../../../support/audio/recordings.ts'

const recording = { name: 'meeting', sentences: ['welcome', 'plan'] } as const

class MeetingPage extends LivePage {
  /** Unfolds captions as soon as they are folded: with one device on both sides, one side only repeats the other. */
  async unfoldsRepeats(): Promise<void> {
    const repeat = this.captions.getByRole('button', { name: en.meeting.saidTwice, expanded: false })
    await this.page.addLocatorHandler(repeat.first(), (button) => button.click(), { noWaitAfter: true })
  }

  /** The others' row below the status bar. */
  get others() {
    return this.page.getByRole('region', { name: en.live.sides.status.replace('{{name}}', 'Ana') })
  }

  /** Captions of a side with these words. */
  said(name: string, words: string) {
    return this.captions.getByRole('article', { name }).filter({ hasText: words.trim() })
  }
}

test('one Start opens both sides, whose sentences are shown and stored once, on their side', {
  tag: '@both',
}, async ({ openApp }) => {
  const { path } = await record(recording)
  const { page } = await openApp({ microphone: path, settings: twoSides({ isOn: false }) })
  const live = new MeetingPage(page)
  await live.unfoldsRepeats()
  await page.getByRole('button', { name: en.live.modes.meeting, exact: true }).click()
  await expect(page.getByRole('group', { name: 'Ana' })).toBeVisible()
  await live.start()
  await live.reads(meeting.plan.de, 'de')
  await live.reads(meeting.plan.fr, 'fr')
  await live.others.getByRole('button', { name: en.live.sides.mute.replace('{{name}}', 'Ana') }).click()
  await expect(live.others.getByRole('status')).toHaveText(en.live.status.muted)
  await expect(live.status).not.toHaveText(en.live.status.muted)
  await page.getByRole('button', { name: en.live.pause }).click()
  await live.sees(en.live.status.paused)
  await expect(live.others.getByRole('status')).toHaveText(en.live.status.paused)
  await expect(page.getByText(en.live.notices.paused.remedy)).toHaveCount(1)
  await page.getByRole('button', { name: en.live.pause }).click()
  await expect(live.others.getByRole('status')).toHaveText(en.live.status.muted)
  await expect(live.status).not.toHaveText(en.live.status.paused)
  await live.stop()
  await live.sees(en.live.status.stopped)
  for (const sentence of [meeting.welcome, meeting.plan]) {
    await expect(live.said(en.live.sides.mine, sentence.de)).toHaveCount(1)
    await expect(live.said('Ana', sentence.fr)).toHaveCount(1)
  }
  await expect(live.captions.getByRole('article')).toHaveCount(4)
  await page.getByRole('button', { name: en.live.showInHistory }).click()
  const stored = page.getByRole('region', { name: en.history.session.list }).getByRole('article')
  await expect(stored).toHaveCount(4)
  await expect(stored.filter({ hasText: 'Ana' })).toHaveCount(2)
})

test('where the service allows one session the preferred side runs, and the other can begin later', async ({
  openApp,
  simulator,
}) => {
  const { path } = await record(recording)
  const { page } = await openApp({
    microphone: path,
    settings: twoSides({ preferred: 'theirs' }),
  })
  const live = new MeetingPage(page)
  simulator.maxSessions = 1
  await live.start()
  const notice = page.getByRole('alert').filter({ hasText: en.live.notices.oneSession.title })
  await expect(notice).toContainText(en.live.sides.mine)
  await expect(notice).toContainText('Ana')
  await expect(live.status).toHaveText(en.live.status['not-started'])
  await live.reads(meeting.plan.fr, 'fr')
  simulator.maxSessions = 2
  await page.getByRole('button', { name: en.app.tryAgain }).click()
  await expect(notice).toBeHidden()
  await expect(live.status).toHaveText(new RegExp(`${en.live.status.live}|${en.live.status.silent}`))
  await live.stop()
  await live.sees(en.live.status.stopped)
  await expect(live.others).toBeHidden()
  await expect(live.said('Ana', meeting.plan.fr)).toHaveCount(1)
})

test('a captured program that is gone is no longer the source of the others', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: twoSides({ device: 'gone', deviceName: 'Sound of a program (Parley)' }),
  })
  const source = page.getByRole('group', { name: 'Ana' }).getByRole('combobox', { name: en.live.source })
  await expect(source).toHaveText(en.live.systemAudio)
})
