import { beforeEach, describe, expect, it } from 'vitest'
import { FakeSession } from '../electron-session.ts'

const PAGE = 'app://parley/index.html'
let session: FakeSession
beforeEach(() => {
  session = new FakeSession()
})

describe('a permission', () => {
  it('is granted to everybody until there are handlers', async () => {
    expect(session.check('geolocation', PAGE)).toBe(true)
    expect(await session.request('media', PAGE, { mediaTypes: ['video'] })).toBe(true)
  })

  it('is what the handlers say, who learn who wants what', async () => {
    const asked: unknown[] = []
    session.setPermissionCheckHandler((_page, permission, origin, { mediaType }) => {
      asked.push([permission, origin, mediaType])
      return false
    })
    session.setPermissionRequestHandler((_page, permission, answer, details) => {
      asked.push([permission, details])
      answer(permission === 'media')
    })
    expect(session.check('media', PAGE, { mediaTypes: ['audio'] })).toBe(false)
    expect(await session.request('media', PAGE, { mediaTypes: ['audio'] })).toBe(true)
    expect(await session.request('geolocation', PAGE)).toBe(false)
    expect(asked).toEqual([
      ['media', 'app://parley/', 'audio'],
      ['media', { isMainFrame: true, requestingUrl: PAGE, mediaTypes: ['audio'] }],
      ['geolocation', { isMainFrame: true, requestingUrl: PAGE }],
    ])
  })
})

describe('a display', () => {
  const frame = { isDestroyed: () => false } as Electron.WebFrameMain
  const asked = {
    frame,
    securityOrigin: 'app://parley/',
    audioRequested: true,
    videoRequested: true,
    userGesture: true,
  }
  const answerWith = (streams: Electron.Streams | null) =>
    session.setDisplayMediaRequestHandler((_request, answer) => answer(streams))

  it('is captured with the permission for it, as its handler answers', async () => {
    expect(await session.capture(asked)).toBeUndefined()
    answerWith({ video: frame, audio: 'loopback' })
    expect(await session.capture(asked)).toEqual({ video: frame, audio: 'loopback' })
    answerWith(null)
    expect([await session.capture(asked), session.uncaught]).toEqual([undefined, []])
    const permissions: unknown[] = []
    session.setPermissionRequestHandler((_page, permission, answer, details) => {
      permissions.push([permission, details])
      answer(false)
    })
    expect(await session.capture(asked)).toBeUndefined()
    const details = { isMainFrame: true, requestingUrl: 'app://parley/', mediaTypes: ['audio', 'video'] }
    expect(permissions).toEqual([['display-capture', details]])
  })

  it('is refused with an error in the handler if video was asked for and is missing, or its frame is gone', async () => {
    answerWith({ audio: 'loopback' })
    expect(await session.capture(asked)).toBeUndefined()
    answerWith({ video: { isDestroyed: () => true } as Electron.WebFrameMain, audio: 'loopback' })
    expect(await session.capture(asked)).toBeUndefined()
    expect(session.uncaught.map(String)).toEqual([
      'TypeError: Video was requested, but no video stream was provided',
      'TypeError: video must be a WebFrameMain or DesktopCapturerSource',
    ])
  })
})

describe('a download', () => {
  it('tells the path that its user chose once it has ended, or that it was cancelled', () => {
    const ended: unknown[] = []
    session.real.on('will-download', (_event, item) =>
      item.once('done', (_done, state) => ended.push([state, item.getSavePath()])),
    )
    expect(session.download('/home/ana/Terms.csv'), 'its dialog has the address as its title').toMatch(
      /^blob:/,
    )
    session.download(undefined)
    expect(ended).toEqual([
      ['completed', '/home/ana/Terms.csv'],
      ['cancelled', ''],
    ])
  })
})

describe('a scheme', () => {
  it('has one handler', () => {
    session.protocol.handle('app', () => new Response())
    expect(() => session.protocol.handle('app', () => new Response())).toThrow('has been registered')
  })
})

describe('a proxy', () => {
  it('is the one that was set last, or that of the system', async () => {
    session.proxyAnswer = 'DIRECT'
    await session.setProxy({ mode: 'fixed_servers', proxyRules: 'http://p.test:8080' })
    expect(await session.resolveProxy()).toBe('PROXY p.test:8080')
    await session.setProxy({ mode: 'system' })
    expect(await session.resolveProxy()).toBe('DIRECT')
  })
})
