import type { Page } from '@playwright/test'
import { launchChromium } from '../../support/app/chromium.ts'
import { until } from '../../support/base/until.ts'
import { HttpPeer } from '../../support/service/http-peer.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { probe, type Way } from '../support/probe.ts'

interface Target {
  readonly host: AttackedHost
  /** A page of each other site, by the site's name. */
  readonly pages: ReadonlyMap<string, Page>
  /** The other site's server. */
  readonly site: HttpPeer
  /** Addresses of files that the host serves to its own pages. */
  readonly files: { readonly script: string; readonly style: string }
}

/** Other sites on this computer: another port, and another host name. */
const sites = ['127.0.0.1', 'localhost'] as const

const ways: readonly (readonly [Way, (target: Target) => string])[] = [
  ['fetch', ({ host }) => `${host.address}/`],
  ['fetch with credentials', ({ host }) => `${host.address}/`],
  ['fetch without CORS', ({ host }) => `${host.address}/`],
  ['form in the background', ({ host }) => `${host.address}/`],
  ['script', ({ files }) => files.script],
  ['module', ({ files }) => files.script],
  ['style', ({ files }) => files.style],
  ['image', ({ host }) => `${host.address}/`],
  ['object', ({ host }) => `${host.address}/`],
  ['socket', ({ host }) => `${host.address}/bridge`],
  ['events', ({ host }) => `${host.address}/`],
  ['worker', ({ files }) => files.script],
]

const pageOf = ({ pages }: Target, site: string): Page => {
  const page = pages.get(site)
  if (page === undefined) throw new Error(`no page of ${site}`)
  return page
}

const bringing = (site: string, [way, address]: (typeof ways)[number]): Attack<Target> =>
  attack(`${way}, from another port of ${site}`, async (target) => {
    const came = await pageOf(target, site).evaluate(probe, { way, url: address(target) })
    return judge(!came, came ? 'it came' : 'the browser keeps it away')
  })

const framing = (site: string): Attack<Target> =>
  attack(`a frame, from another port of ${site}`, async (target) => {
    const page = pageOf(target, site)
    await page.evaluate((url) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: url }))
    }, target.host.address)
    const frame = await (await page.waitForSelector('iframe')).contentFrame()
    // It is empty before it shows what it was sent to.
    const shown = await until(() => /^(?!about:).+/.exec(frame?.url() ?? '')?.[0])
    return judge(shown.startsWith('chrome-error:'), shown)
  })

const opening = (site: string): Attack<Target> =>
  attack(`a window that it holds, from another port of ${site}`, async (target) => {
    const page = pageOf(target, site)
    const opened = page.waitForEvent('popup')
    await page.evaluate((url) => {
      Reflect.set(window, 'held', window.open(url))
    }, target.host.address)
    const popup = await opened
    await popup.waitForLoadState()
    // The browser severs the two windows: to the opener the popup appears closed.
    const isClosed = await page.waitForFunction(() => (Reflect.get(window, 'held') as Window).closed)
    await popup.close()
    return judge(await isClosed.jsonValue(), 'what its opener sees')
  })

export const otherSitesArea = area<Target>({
  name: 'other sites, in Chromium',
  open: async (defer) => {
    const host = await AttackedHost.start(defer)
    const site = await HttpPeer.listen()
    defer(() => site.close())
    site.answerWith((response, { url }) => {
      const types: Record<string, string> = { '/a.js': 'text/javascript', '/a.css': 'text/css' }
      response.writeHead(200, { 'Content-Type': types[url] ?? 'text/html' })
      response.end(url in types ? '' : '<!doctype html><title>Evil</title><body>')
    })
    const html = await (await fetch(host.address)).text()
    const fileOf = (pattern: RegExp) => new URL(pattern.exec(html)?.[1] ?? '', host.address).href
    const browser = await launchChromium('none')
    defer(() => browser.close())
    const pages = new Map<string, Page>()
    for (const name of sites) {
      const page = await browser.newPage()
      await page.goto(`http://${name}:${site.port}/`)
      pages.set(name, page)
    }
    const files = {
      script: fileOf(/<script[^>]+src="([^"]+)"/),
      style: fileOf(/<link[^>]+href="([^"]+\.css)"/),
    }
    return { host, site, pages, files }
  },
  control: async (target) => {
    for (const name of sites)
      for (const [way, path] of [
        ['fetch', '/'],
        ['script', '/a.js'],
        ['style', '/a.css'],
      ] as const) {
        const url = `http://${name}:${target.site.port}${path}`
        if (!(await pageOf(target, name).evaluate(probe, { way, url })))
          throw new Error(`no ${way} of its own`)
      }
    for (const url of Object.values(target.files))
      if (!(await fetch(url)).ok) throw new Error(`the host does not serve ${url}`)
  },
  attacks: sites.flatMap((site) => [...ways.map((way) => bringing(site, way)), framing(site), opening(site)]),
})
