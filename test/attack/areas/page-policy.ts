import type { Page } from '@playwright/test'
import type { BridgeClient } from '../../support/app/bridge-client.ts'
import { launchChromium } from '../../support/app/chromium.ts'
import { HttpPeer } from '../../support/service/http-peer.ts'
import { sessionFile } from '../../support/sessions/session-file.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { importSession, invoke } from '../support/page-calls.ts'
import { probe, type Way } from '../support/probe.ts'

interface Target {
  /** A page of the app. */
  readonly page: Page
  readonly other: BridgeClient
  /** Another server, which must receive no request. */
  readonly sink: HttpPeer
}

const isQuiet = ({ sink }: Target): boolean => sink.received.length === 0

const ways: readonly Way[] = [
  'fetch',
  'fetch without CORS',
  'form in the background',
  'image',
  'script',
  'module',
  'style',
  'sound',
  'object',
  'socket',
  'events',
  'worker',
]

const reaching = (way: Way): Attack<Target> =>
  attack(`${way} of another server`, async (target) => {
    const came = await target.page.evaluate(probe, { way, url: `${target.sink.address}/steal` })
    return judge(!came && isQuiet(target), `${target.sink.received.length} requests`)
  })

/** Waits until the page's content security policy has refused something, or the injected code reports that it runs. */
const settled = async ({ page }: Target): Promise<'refused' | 'ran'> => {
  const outcome = await page.waitForFunction(() => {
    if (Reflect.get(window, 'pwned') === true) return 'ran'
    return Reflect.get(window, 'refusals') > 0 ? 'refused' : ''
  })
  return (await outcome.jsonValue()) === 'ran' ? 'ran' : 'refused'
}

/** Runs `act` in the page. Timers run injected code in a task of its own, apart from the code that injected it. */
const inPage = async <A>({ page }: Target, act: (argument: A) => void, argument: A): Promise<void> => {
  await page.evaluate(() => Object.assign(window, { refusals: 0, pwned: false }))
  await page.evaluate(act as never, argument)
}

/** Injects code that would report that it runs. */
const running = (name: string, put: () => void): Attack<Target> =>
  attack(name, async (target) => {
    await inPage(target, put, undefined)
    const outcome = await settled(target)
    return judge(outcome === 'refused' && isQuiet(target), outcome)
  })

const MARKS = [
  '<img src=x onerror="window.pwned=true" data-pwned>',
  '<svg onload="window.pwned=true" data-pwned>',
  '<script data-pwned>window.pwned=true</script>',
  '"><b data-pwned>bold</b>',
  '<a href="javascript:window.pwned=true" data-pwned>x</a>',
  '{{constructor.constructor("window.pwned=true")()}}',
]

/** Imported markup, which must be displayed as text. */
const shown = (mark: string): Attack<Target> =>
  attack(`the title ${mark.slice(0, 40)}`, async ({ page, other }) => {
    await importSession(other, sessionFile(1, { title: mark, tags: [mark.slice(0, 50)] }))
    await page.getByText(mark, { exact: true }).first().waitFor()
    const isThere = await page.evaluate(
      () => Reflect.get(window, 'pwned') === true || document.querySelector('[data-pwned]') !== null,
    )
    return judge(!isThere, 'shown as text')
  })

export const pagePolicyArea = area<Target>({
  name: 'the page, in Chromium',
  open: async (defer) => {
    const host = await AttackedHost.start(defer)
    const sink = await HttpPeer.listen()
    defer(() => sink.close())
    const other = await host.page()
    await invoke(other, 'settings.update', { appearance: { panel: 'history' } })
    const browser = await launchChromium('none')
    defer(() => browser.close())
    const page = await (await browser.newContext()).newPage()
    await page.goto(await host.link())
    await page.evaluate(() =>
      document.addEventListener('securitypolicyviolation', () =>
        Reflect.set(window, 'refusals', Number(Reflect.get(window, 'refusals')) + 1),
      ),
    )
    return { page, other, sink }
  },
  control: async ({ page, other }) => {
    const title = `Meeting ${Math.random()}`
    await importSession(other, sessionFile(1, { title }))
    await page.getByText(title).first().waitFor()
    const way: Way = 'fetch'
    if (!(await page.evaluate(probe, { way, url: page.url() })))
      throw new Error('the page cannot reach its own host')
  },
  attacks: [
    ...ways.map(reaching),
    running('eval', () => {
      const run: unknown = Reflect.get(window, 'eval')
      setTimeout(() => (run as (text: string) => void)('window.pwned=true'))
    }),
    running('a function of a text', () => {
      const make: unknown = Reflect.get(window, 'Function')
      setTimeout(() => (make as (text: string) => () => void)('window.pwned=true')())
    }),
    running('a timer of a text', () => {
      Reflect.apply(setTimeout, window, ['window.pwned=true', 0])
    }),
    running('a script in the page', () => {
      document.body.append(Object.assign(document.createElement('script'), { text: 'window.pwned=true' }))
    }),
    running('a script of data', () => {
      const src = 'data:text/javascript,window.pwned=true'
      document.body.append(Object.assign(document.createElement('script'), { src }))
    }),
    running('a script of a blob', () => {
      const src = URL.createObjectURL(new Blob(['window.pwned=true']))
      document.body.append(Object.assign(document.createElement('script'), { src }))
    }),
    running('a handler in markup', () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.pwned=true">')
    }),
    running('an address that is code', () => {
      Object.assign(document.createElement('a'), { href: 'javascript:window.pwned=true' }).click()
    }),
    attack('a style in markup', async ({ page }) => {
      const colour = await page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<p id="styled" style="color: rgb(1, 2, 3)">x</p>')
        return getComputedStyle(document.querySelector('#styled') ?? document.body).color
      })
      return judge(colour !== 'rgb(1, 2, 3)', colour)
    }),
    attack('another base', async ({ page }) => {
      const before = page.url()
      const base = await page.evaluate(() => {
        document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.test/' }))
        return document.baseURI
      })
      return judge(base.startsWith(new URL(before).origin), base)
    }),
    attack('a form to another server', async (target) => {
      // A separate page: the browser keeps waiting for the form's navigation.
      const page = await target.page.context().newPage()
      await page.goto(target.page.url())
      const directive = await page.evaluate(
        (action) =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
              resolve(effectiveDirective),
            )
            const form = Object.assign(document.createElement('form'), { action, method: 'post' })
            document.body.append(form)
            form.submit()
          }),
        target.sink.address,
      )
      await page.close()
      return judge(directive === 'form-action' && isQuiet(target), directive)
    }),
    ...['camera', 'geolocation', 'microphone'].map((feature) =>
      attack<Target>(`the ${feature} for a frame`, async ({ page }) => {
        const given = await page.evaluate((name) => {
          const policy: unknown = Reflect.get(document, 'featurePolicy')
          const { getAllowlistForFeature } = policy as { getAllowlistForFeature: (name: string) => string[] }
          return getAllowlistForFeature.call(policy, name)
        }, feature)
        const own = feature === 'microphone' ? [new URL(page.url()).origin] : []
        return judge(JSON.stringify(given) === JSON.stringify(own), `for ${JSON.stringify(given)}`)
      }),
    ),
    ...MARKS.map(shown),
  ],
})
