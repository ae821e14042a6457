import { MAX_TEXT_CHARACTERS } from '../../../src/core/areas/text/translator.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expect, test } from '../support/app.ts'
import { TextPage } from '../support/text-page.ts'

const OPEN = { appearance: { panel: 'text' } } as const
const TRANSLATE = '/v2/translate'

test('a text stays when the service fails, and is translated once it answers again', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  simulator.faults.add([{ kind: 'status', status: 456, path: TRANSLATE }])
  await text.text.fill(meeting.green.en)
  await expect(page.getByRole('alert')).toContainText(en.errors['quota-exceeded'].title)
  await expect(text.text).toHaveValue(meeting.green.en)
  await text.button(en.text.translate).click()
  await text.reads(meeting.green.de)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a long text has one direction, and one that is too long is refused with the way to translate it', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  const paste = (word: string, count: number) =>
    text.text.evaluate(
      (field, [part, times]) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
        set?.call(field, part.repeat(times))
        field.dispatchEvent(new Event('input', { bubbles: true }))
      },
      [word, count] as const,
    )
  await paste('שלום. ', 10_000)
  await expect(text.text).toHaveAttribute('dir', 'rtl')
  await text.text.fill('Short.')
  await expect(text.text).toHaveAttribute('dir', 'auto')
  await paste('word ', MAX_TEXT_CHARACTERS / 5 + 1)
  await expect(page.getByRole('alert')).toContainText(/document/)
  await expect(text.text).toHaveValue('Short.')
})

test('the demo service says that it returns placeholders, and bills nothing', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', service: 'demo', settings: OPEN })
  const text = new TextPage(page)
  await text.text.fill('We have a problm.')
  await text.reads('[DE] We have a problm.')
  await expect(text.panel.getByText(en.quick.demo)).toBeVisible()
  await expect(text.panel).not.toContainText('billed')
})

test('the text stays while the panel is closed, and the options stay after a reload', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  await text.language(en.live.to, 'French')
  await text.text.fill(meeting.green.en)
  await text.reads(meeting.green.fr)
  await page.keyboard.press('Alt+1')
  await expect(text.panel).toBeHidden()
  await page.keyboard.press('Alt+1')
  await expect(text.text).toHaveValue(meeting.green.en)
  await text.reads(meeting.green.fr)
  await page.reload()
  await expect(text.choice(en.live.to)).toHaveText('French')
})
