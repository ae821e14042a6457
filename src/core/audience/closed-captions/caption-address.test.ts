import { describe, expect, it } from 'vitest'
import { captionPost, checkCaptionAddress, sequenceAddress } from './caption-address.ts'

const ZOOM = 'https://wmcapi.zoom.us/closedcaption?id=200&ns=GZHkEA==&spparams=id%2Cns&signature=x'
const YOUTUBE = 'https://upload.youtube.com/closedcaption?cid=abcd-efgh'

describe('the check of a caption address', () => {
  it.each([
    ['Zoom', ZOOM, ZOOM],
    ['Zoom', ` ${ZOOM}&seq=7&lang=en-US#x\n`, ZOOM],
    ['Zoom', ZOOM.replace('zoom.us', 'zoomgov.com'), ZOOM.replace('zoom.us', 'zoomgov.com')],
    // As YouTube shows it: nothing is sent without encryption all the same.
    ['YouTube', YOUTUBE.replace('https', 'http'), YOUTUBE],
    ['YouTube', 'http://127.0.0.1:9/closedcaption?cid=x', 'http://127.0.0.1:9/closedcaption?cid=x'],
  ] as const)('of %s lets %j through, and leaves its secret as it is', (service, pasted, address) => {
    expect(checkCaptionAddress(service, pasted)).toEqual({ ok: true, value: address })
  })

  it.each([
    ['Zoom', 'zoom.us/closedcaption?id=1', 'address'],
    ['Zoom', 'ftp://wmcapi.zoom.us/closedcaption?id=1', 'address'],
    ['Zoom', 'https://me:it@wmcapi.zoom.us/closedcaption?id=1', 'address'],
    ['Zoom', 'https://wmcapi.zoom.us/j/200?pwd=x', 'address'],
    ['Zoom', 'https://wmcapi.zoom.us/closedcaption?seq=1', 'address'],
    ['Zoom', 'https://wmcapi.zoom.us:8443/closedcaption?id=1', 'host'],
    ['Zoom', 'https://wmcapi.zoom.us.evil.test/closedcaption?id=1', 'host'],
    ['Zoom', 'https://evilzoom.us/closedcaption?id=1', 'host'],
    ['Zoom', YOUTUBE, 'host'],
    ['YouTube', ZOOM, 'host'],
    ['YouTube', 'http://192.168.0.2/closedcaption?cid=1', 'host'],
  ] as const)('of %s refuses %j, and does not repeat it', (service, pasted, reason) => {
    const refused = checkCaptionAddress(service, pasted)
    expect(refused).toMatchObject({ ok: false, error: { kind: 'closed-captions', service, reason } })
    expect(JSON.stringify(refused)).not.toContain('closedcaption?')
  })
})

describe('the request of a caption', () => {
  const caption = { lines: ['First <b>', 'second'], at: Date.UTC(2026, 10, 30, 9, 5, 7, 30) }

  it('has its number and language for Zoom', () => {
    const target = { service: 'Zoom', address: ZOOM, language: 'de' } as const
    expect(captionPost(target, 7, caption)).toEqual({
      address: `${ZOOM}&seq=7&lang=de-DE`,
      contentType: 'text/plain; charset=utf-8',
      body: 'First <b>\nsecond\n',
    })
    expect(sequenceAddress('Zoom', ZOOM)).toBe(ZOOM.replace('?', '/seq?'))
  })

  it.each([
    ['ja', 'jp-JP'],
    ['pt-PT', 'pt-PT'],
    ['zh-Hans', 'zh-CN'],
    ['x1', 'x1'],
  ])('names the language %s as Zoom does: %s', (language, named) => {
    const { address } = captionPost({ service: 'Zoom', address: ZOOM, language }, 1, caption)
    expect(address).toBe(`${ZOOM}&seq=1&lang=${named}`)
  })

  it('has its time, and no other markup than a line break, for YouTube', () => {
    expect(captionPost({ service: 'YouTube', address: YOUTUBE, language: 'de' }, 7, caption)).toEqual({
      address: `${YOUTUBE}&seq=7`,
      contentType: 'text/plain',
      body: '2026-11-30T09:05:07.030\nFirst ‹b><br>second\n',
    })
    expect(sequenceAddress('YouTube', YOUTUBE)).toBeUndefined()
  })
})
