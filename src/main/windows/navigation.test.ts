import { beforeEach, describe, expect, it } from 'vitest'
import { app, opened, shell } from '../../../test/doubles/electron.ts'
import { FakeWebContents } from '../../../test/doubles/electron-contents.ts'
import { isNavigationPrevented, isPrevented } from '../../../test/doubles/electron-events.ts'
import { type Log, silentLog } from '../../core/base/log.ts'
import { confineNavigation } from './navigation.ts'

const warnings: string[] = []
const log: Log = { ...silentLog, warn: (event, data) => warnings.push(`${event}: ${JSON.stringify(data)}`) }
/** As in package.json, without the slash that browsers add. */
let downloadPage: string | undefined
confineNavigation(log, () => Promise.resolve(downloadPage))

let page: FakeWebContents
beforeEach(() => {
  page = new FakeWebContents()
  opened.length = 0
  warnings.length = 0
  shell.failure = undefined
  downloadPage = 'https://example.com'
})

const settle = () => new Promise((resolve) => setImmediate(resolve))

const navigate = (event: string, url: string, isMainFrame = true): boolean =>
  !isNavigationPrevented(page, event, { url, isMainFrame })

describe('a page', () => {
  it.each(['will-frame-navigate', 'will-redirect'])('does not navigate: %s', (event) => {
    for (const url of ['https://example.com/', 'file:///etc/passwd', 'data:text/html,x', 'app://other/'])
      expect(navigate(event, url), url).toBe(false)
  })

  it('may be reloaded', () => {
    expect(navigate('will-frame-navigate', 'app://parley/index.html')).toBe(true)
    expect(opened).toEqual([])
  })

  it('opens no window', () => {
    expect(page.openWindow('app://parley/index.html')).toBe(false)
    expect(page.openWindow('https://example.com/')).toBe(false)
  })

  it('embeds no foreign page', () => {
    expect(isPrevented(page, 'will-attach-webview')).toBe(true)
  })
})

describe('a link', () => {
  it('to the download page opens in the system’s browser, by a click or as a new window', async () => {
    navigate('will-frame-navigate', 'https://example.com')
    page.openWindow('https://example.com/')
    await settle()
    expect(opened).toEqual(['https://example.com/', 'https://example.com/'])
  })

  it('is not opened for a frame without a click', async () => {
    navigate('will-frame-navigate', 'https://example.com/', false)
    await settle()
    expect(opened).toEqual([])
  })

  it('to the page with the keys of a service is opened in the system’s browser, also without a download page', async () => {
    downloadPage = undefined
    page.openWindow('https://www.deepl.com/your-account/keys')
    await settle()
    expect(opened).toEqual(['https://www.deepl.com/your-account/keys'])
  })

  it.each([
    'https://example.com/?words=of-a-meeting',
    'https://example.com/#words',
    'https://example.com.evil.test/',
    'https://evil.test/',
    'https://www.deepl.com/your-account/keys?words',
    'https://user:secret@example.com/',
    'http://example.com/',
    'file:///usr/bin/true',
    'smb://example.com/share',
    'javascript:alert(1)',
    'app://parley/',
    'no address',
  ])('to anything else is not opened: %s', async (url) => {
    page.openWindow(url)
    await settle()
    expect(opened).toEqual([])
    expect(warnings.join()).not.toMatch(/secret|words/)
  })

  it.each([undefined, 'http://example.com/'])('is not opened where the download page is %s', async (own) => {
    downloadPage = own
    page.openWindow(own ?? 'https://example.com/')
    await settle()
    expect(opened).toEqual([])
  })

  it('that the system cannot open is logged with its host only', async () => {
    shell.failure = new Error('no browser')
    downloadPage = 'https://example.com/path'
    page.openWindow(downloadPage)
    await settle()
    expect(warnings).toEqual([
      'a link could not be opened: {"host":"example.com","detail":"Error: no browser"}',
    ])
  })
})

describe('the network', () => {
  it('is never made to trust a certificate that the system does not trust', () => {
    expect(app.listenerCount('certificate-error')).toBe(0)
  })
})
