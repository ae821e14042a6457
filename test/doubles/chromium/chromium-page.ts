import { readFileSync } from 'node:fs'
import type * as Electron from 'electron'
import type { PageContents, PageState, Renderer } from '../electron-environment.ts'
import { FakeEvent, isNavigationPrevented } from '../electron-events.ts'
import { ipcMain } from '../electron-ipc.ts'
import type { Chromium } from './chromium.ts'
import type { DevTools, Payload } from './devtools.ts'
import type { Frame } from './served-requests.ts'
import { createWire } from './wire.ts'
import { BINDING, type Downward, PRELOAD_WORLD, pageScript, preloadScript, type Upward } from './worlds.ts'

const ABORTED = 'net::ERR_ABORTED'
const wire = createWire()

/** A page in Chromium, as Electron would show and restrict it. */
export class ChromiumPage implements Renderer {
  targetId: string | undefined
  readonly #chromium: Chromium
  readonly #contents: PageContents
  readonly #opened: Promise<string>
  /** Frames inside the page. */
  readonly #inner = new Set<string>()
  /** Execution contexts of the preload script in the present document. */
  #preload: number | undefined
  /** Address that the main process itself navigates to. */
  #expected: string | undefined
  #state: PageState | undefined
  /** Pages that the page has opened, and the addresses that it opened: Chromium reports both, in any order. */
  readonly #popups: string[] = []
  readonly #popupAddresses: string[] = []
  #decision: ((isClosed: boolean) => void) | undefined

  constructor(chromium: Chromium, contents: PageContents, preferences: Electron.WebPreferences) {
    demandModelled(preferences)
    this.#chromium = chromium
    this.#contents = contents
    this.#opened = this.#open(preferences)
    // Callers that need the page learn of a failure.
    this.#opened.catch(() => undefined)
  }

  hasFrame(id: string): boolean {
    return id === this.targetId || this.#inner.has(id)
  }

  frame(id: string): Frame {
    const isMainFrame = id === this.targetId
    return {
      mayNavigate: (url, isRedirect) => this.#mayNavigate(url, isMainFrame, isRedirect),
      beforeDocument: async (url) => {
        if (isMainFrame) await this.#chromium.grant(url)
      },
    }
  }

  async load(url: string): Promise<void> {
    const session = await this.#opened
    await this.#chromium.serve(url)
    const address = this.#chromium.addresses.toChromium(url)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#contents.once('did-finish-load', resolve)
    this.#contents.once('destroyed', () => reject(new Error(`ERR_FAILED (-2) loading '${url}'`)))
    this.#expected = url
    const { errorText } = await this.#chromium.devTools.send('Page.navigate', { url: address }, session)
    if (errorText !== undefined && errorText !== ABORTED) {
      this.#contents.off('did-finish-load', resolve)
      this.#contents.emit('did-fail-load', new FakeEvent(), -2, errorText, url, true)
      throw new Error(`${errorText.replace('net::', '')} (-2) loading '${url}'`)
    }
    await promise
  }

  reload(): void {
    this.#expected = this.#contents.url
    this.#later('Page.reload', (session) => this.#chromium.devTools.send('Page.reload', {}, session))
  }

  crash(): void {
    // A crashed page never answers.
    void this.#opened.then((session) =>
      this.#chromium.devTools.send('Page.crash', {}, session).catch(() => undefined),
    )
  }

  send(channel: string, args: readonly unknown[]): void {
    this.#tell({ type: 'message', channel, args: wire.write(args) })
  }

  update(state: PageState): void {
    const before = this.#state
    this.#state = state
    const { width, height } = state.bounds
    if (before?.bounds.width !== width || before.bounds.height !== height)
      this.#later('the size of a page', (session) => this.#applySize(session))
    if (before?.isVisible !== state.isVisible || before.isFocused !== state.isFocused) this.#showState()
  }

  async close(isForced: boolean): Promise<boolean> {
    const session = await this.#opened
    const { devTools } = this.#chromium
    const targetId = this.targetId ?? ''
    if (isForced || this.#contents.url === '') {
      // It may be gone already.
      await devTools.send('Target.closeTarget', { targetId }).catch(() => undefined)
      return true
    }
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.#decision = resolve
    // A page may object only after its user has done something on it: closing counts as that.
    await devTools.send('Runtime.evaluate', { expression: '0', userGesture: true }, session)
    await devTools.send('Page.close', {}, session)
    return promise
  }

  /** Called when the target is gone. */
  gone(): void {
    this.#contents.destroy()
    this.#decision?.(true)
  }

  /** Called when the page has opened another one. */
  opened(targetId: string): void {
    this.#popups.push(targetId)
    this.#decidePopups()
  }

  /** A page that is denied another one gets it for a moment: Chromium reports it when it is there. */
  #decidePopups(): void {
    while (this.#popups.length > 0 && this.#popupAddresses.length > 0) {
      const targetId = this.#popups.shift() ?? ''
      const isAllowed = this.#contents.openWindow(this.#popupAddresses.shift() ?? '')
      if (!isAllowed) this.#later('a popup', () => this.#closePopup(targetId))
    }
  }

  async #closePopup(targetId: string): Promise<void> {
    const { devTools } = this.#chromium
    const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: true })
    // A test that watches new pages halts them, and their opener waits for them, even if they are closed.
    await devTools.send('Runtime.runIfWaitingForDebugger', {}, sessionId)
    await devTools.send('Target.closeTarget', { targetId })
  }

  async #open(preferences: Electron.WebPreferences): Promise<string> {
    const { devTools, place } = this.#chromium
    const { targetId } = await devTools.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId: place.browserContextId,
      newWindow: true,
    })
    this.targetId = targetId
    const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: true })
    this.#listen(sessionId)
    // Waits until whoever else watches new pages has seen this one.
    await devTools.send('Runtime.enable', {}, sessionId)
    await devTools.send('Page.enable', {}, sessionId)
    await devTools.send('Page.setLifecycleEventsEnabled', { enabled: true }, sessionId)
    const { preload, contextIsolation = true } = preferences
    const world = contextIsolation ? { worldName: PRELOAD_WORLD } : {}
    const binding = contextIsolation ? { executionContextName: PRELOAD_WORLD } : {}
    await devTools.send('Runtime.addBinding', { name: BINDING, ...binding }, sessionId)
    // Chromium runs them in this order.
    await devTools.send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript() }, sessionId)
    if (preload !== undefined) {
      const source = preloadScript(readFileSync(preload, 'utf8'), contextIsolation)
      await devTools.send('Page.addScriptToEvaluateOnNewDocument', { source, ...world }, sessionId)
    }
    await this.#applySize(sessionId)
    return sessionId
  }

  #listen(session: string): void {
    const { devTools, addresses } = this.#chromium
    const contents = this.#contents
    const isMain = (frameId: string) => frameId === this.targetId
    const on: DevTools['on'] = (event, listener) => devTools.on(event, listener, session)
    on('Page.frameAttached', ({ frameId }) => this.#inner.add(frameId))
    on('Page.frameDetached', ({ frameId }) => this.#inner.delete(frameId))
    on('Page.frameStartedNavigating', ({ frameId, url }) => {
      const details = { url: addresses.toApp(url), isMainFrame: isMain(frameId) }
      contents.emit('did-start-navigation', Object.assign(new FakeEvent(), details))
    })
    on('Page.frameNavigated', ({ frame }) => {
      if (!isMain(frame.id)) return
      contents.url = addresses.toApp(frame.url)
      contents.emit('did-navigate', new FakeEvent(), contents.url, 200, '')
      this.#showState()
    })
    on('Page.domContentEventFired', () => contents.emit('dom-ready', new FakeEvent()))
    on('Page.loadEventFired', () => contents.emit('did-finish-load'))
    on('Page.lifecycleEvent', ({ frameId, name }) => {
      if (isMain(frameId) && name === 'firstContentfulPaint') contents.onPaint()
    })
    on('Runtime.executionContextCreated', ({ context: { id, name, auxData } }) => {
      if (name === PRELOAD_WORLD && isMain(auxData.frameId)) this.#preload = id
    })
    on('Runtime.executionContextsCleared', () => (this.#preload = undefined))
    on('Runtime.bindingCalled', (called) => this.#take(called))
    on('Page.javascriptDialogOpening', ({ type }) => this.#answerDialog(type))
    on('Inspector.targetCrashed', () => contents.crash())
    on('Page.windowOpen', ({ url }) => {
      this.#popupAddresses.push(addresses.toApp(url))
      this.#decidePopups()
    })
  }

  #take({ name, payload, executionContextId }: Payload<'Runtime.bindingCalled'>): void {
    if (name !== BINDING) return
    const up = JSON.parse(payload) as Upward
    const contents = this.#contents
    const event = { sender: contents, senderFrame: { url: contents.url, parent: null } }
    const args = wire.read(up.args) as unknown[]
    if (up.type === 'send') return ipcMain.receive(event, up.channel, ...args)
    const answer = (isKept: boolean) => (value: unknown) =>
      this.#tell({ type: 'answer', id: up.id, isKept, value: wire.write(value) }, executionContextId)
    ipcMain.call(event, up.channel, ...args).then(answer(true), answer(false))
  }

  /** Messages to a document that is gone, or to one without a preload script, are lost. */
  #tell(message: Downward, context = this.#preload): void {
    if (context === undefined) return
    this.#later('a message', (session) =>
      this.#chromium.devTools.send(
        'Runtime.callFunctionOn',
        {
          executionContextId: context,
          functionDeclaration: 'function (message) { electronDoubleReceive(message) }',
          arguments: [{ value: message }],
        },
        session,
      ),
    )
  }

  #mayNavigate(url: string, isMainFrame: boolean, isRedirect: boolean): boolean {
    if (isMainFrame && this.#expected === url) {
      this.#expected = undefined
      return true
    }
    const isAllowed = this.#isAllowed(url, isMainFrame, isRedirect)
    this.#contents.navigationsAllowed.push(isAllowed)
    return isAllowed
  }

  #isAllowed(url: string, isMainFrame: boolean, isRedirect: boolean): boolean {
    const details = { url, isMainFrame, isSameDocument: false }
    if (isRedirect) return !isNavigationPrevented(this.#contents, 'will-redirect', details)
    if (isNavigationPrevented(this.#contents, 'will-frame-navigate', details)) return false
    return !isMainFrame || !isNavigationPrevented(this.#contents, 'will-navigate', details)
  }

  #answerDialog(type: string): void {
    const accept = type === 'beforeunload' && this.#contents.isUnloadForced()
    if (!accept) this.#decision?.(false)
    this.#later('a dialog', (session) =>
      this.#chromium.devTools.send('Page.handleJavaScriptDialog', { accept }, session),
    )
  }

  #showState(): void {
    const { isVisible = true, isFocused = false } = this.#state ?? {}
    const expression = `globalThis.electronDoubleWindow?.(${JSON.stringify({ isVisible, isFocused })})`
    this.#later('the state of a window', (session) =>
      this.#chromium.devTools.send('Runtime.evaluate', { expression }, session),
    )
  }

  async #applySize(session: string): Promise<void> {
    const { width, height } = this.#state?.bounds ?? { width: 800, height: 600 }
    await this.#chromium.devTools.send(
      'Emulation.setDeviceMetricsOverride',
      { width, height, deviceScaleFactor: this.#chromium.place.scaleFactor, mobile: false },
      session,
    )
  }

  /** Does what the shell does not wait for. A page that is gone in the meantime needs it no more. */
  #later(what: string, act: (session: string) => Promise<unknown>): void {
    this.#opened.then(act).catch((thrown: unknown) => {
      if (!this.#contents.isDestroyed()) process.emitWarning(`${what} was lost: ${String(thrown)}`)
    })
  }
}

/** Refuses what Chromium cannot be made to do without Electron, so that no page has less protection unnoticed. */
function demandModelled({
  sandbox = true,
  nodeIntegration = false,
  nodeIntegrationInWorker = false,
  nodeIntegrationInSubFrames = false,
  webSecurity = true,
  webviewTag = false,
}: Electron.WebPreferences): void {
  const unlike = { nodeIntegration, nodeIntegrationInWorker, nodeIntegrationInSubFrames, webviewTag }
  const names = Object.entries(unlike).flatMap(([name, isOn]) => (isOn ? [name] : []))
  if (!sandbox) names.push('sandbox: false')
  if (!webSecurity) names.push('webSecurity: false')
  if (names.length > 0) throw new Error(`the double shows no page with ${names.join(', ')}`)
}
