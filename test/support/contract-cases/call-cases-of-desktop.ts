import type { captionPageCalls } from '../../../src/core/audience/caption-page/caption-page-calls.ts'
import type { closedCaptionsCalls } from '../../../src/core/audience/closed-captions/closed-captions-calls.ts'
import type { hubCalls } from '../../../src/core/audience/hub/hub-calls.ts'
import type { roomCalls } from '../../../src/core/audience/room/room-calls.ts'
import type { desktopCalls } from '../../../src/core/product/desktop/desktop-calls.ts'
import type { updateCalls } from '../../../src/core/product/updates/updates-calls.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { type CasesOf, MARK, nothing } from './call-case.ts'

export const callCasesOfDesktop: CasesOf<keyof typeof desktopCalls | 'desktop.reportLive'> = {
  'desktop.open': { asks: 'nobody', ...nothing },
  'desktop.reportLive': {
    asks: 'nobody',
    good: () => ({ status: 'live', isMuted: false }),
    refused: [[{ status: 'asleep', isMuted: false }, 'status']],
  },
  'quick.open': { asks: 'nobody', ...nothing },
  'quick.hide': { asks: 'nobody', ...nothing },
  'quick.take': { asks: 'nobody', ...nothing },
  'overlay.get': { asks: 'nobody', ...nothing },
  'overlay.resize': {
    asks: 'nobody',
    good: () => ({ width: 800, height: 200 }),
    refused: [[{ width: 0, height: 200 }, 'width']],
  },
  'overlay.holdPointer': {
    asks: 'nobody',
    good: () => ({ isHeld: true }),
    refused: [[{ isHeld: 1 }, 'isHeld']],
  },
  'shortcuts.get': { asks: 'nobody', ...nothing },
  'shortcuts.record': {
    asks: 'nobody',
    good: () => ({ isRecording: false }),
    refused: [[{ isRecording: 1 }, 'isRecording']],
  },
  'permissions.get': { asks: 'nobody', ...nothing },
  'permissions.openSettings': {
    asks: 'nobody',
    good: () => ({ permission: 'microphone' }),
    refused: [[{ permission: 'camera' }, 'permission']],
  },
  'startup.get': { asks: 'nobody', ...nothing },
  'startup.set': { asks: 'nobody', good: () => ({ isOn: false }), refused: [[{ isOn: 1 }, 'isOn']] },
}

export const callCasesOfCaptionPage: CasesOf<keyof typeof captionPageCalls> = {
  'captionPage.get': { asks: 'nobody', ...nothing },
  'captionPage.open': { asks: 'nobody', ...nothing },
  'captionPage.end': { asks: 'nobody', ...nothing },
}

export const callCasesOfRoom: CasesOf<keyof typeof roomCalls> = {
  'room.get': { asks: 'nobody', ...nothing },
  'room.open': {
    asks: 'nobody',
    good: () => ({ address: '127.0.0.1' }),
    refused: [[{ address: '8.8.8.8' }, 'address']],
  },
  'room.keep': { asks: 'nobody', good: () => ({ end: 'today' }), refused: [[{ end: 'never' }, 'end']] },
  'room.close': { asks: 'nobody', ...nothing },
  'room.takeQuestions': {
    asks: 'nobody',
    good: () => ({ isOn: true }),
    refused: [[{ isOn: 'yes' }, 'isOn']],
  },
  'room.answerQuestion': {
    asks: 'nobody',
    good: () => ({ id: '1', answer: 'dismiss' }),
    refused: [[{ id: '1', answer: 'speak' }, 'answer']],
  },
  'room.speak': {
    asks: 'nobody',
    good: () => ({ language: 'de', sound: new Uint8Array(9) }),
    refused: [[{ language: '', sound: new Uint8Array(9) }, 'language']],
  },
}

const captionAddress = {
  service: 'Zoom',
  address: `http://127.0.0.1:9/closedcaption?id=1&signature=${MARK}`,
  language: 'de',
} as const
const connected = async (app: WholeApp) => {
  await app.call('closedCaptions.connect', captionAddress)
  return { service: 'Zoom' } as const
}

export const callCasesOfClosedCaptions: CasesOf<keyof typeof closedCaptionsCalls> = {
  'closedCaptions.get': { asks: 'nobody', ...nothing },
  'closedCaptions.connect': {
    asks: 'nobody',
    good: () => captionAddress,
    refused: [
      [{ ...captionAddress, service: 'Teams' }, 'service'],
      [{ ...captionAddress, address: ' ' }, 'address'],
      [{ ...captionAddress, language: '' }, 'language'],
    ],
  },
  'closedCaptions.set': {
    asks: 'nobody',
    good: connected,
    refused: [[{ service: 'Zoom', isOn: 1 }, 'isOn']],
  },
  'closedCaptions.forget': { asks: 'nobody', good: connected, refused: [[{}, 'service']] },
}

const hub = { address: 'http://127.0.0.1:9/parley', secret: `${MARK}-secret`, page: 'http://127.0.0.1:9/' }
const hubConnected = async (app: WholeApp) => {
  await app.call('hub.connect', hub)
  return {}
}

export const callCasesOfHub: CasesOf<keyof typeof hubCalls> = {
  'hub.get': { asks: 'nobody', ...nothing },
  'hub.connect': {
    asks: 'nobody',
    good: () => hub,
    refused: [
      [{ ...hub, address: ' ' }, 'address'],
      [{ ...hub, secret: 'two words' }, 'secret'],
      [{ ...hub, page: '' }, 'page'],
    ],
  },
  'hub.share': {
    asks: 'nobody',
    good: async (app) => ({ ...(await hubConnected(app)), isOn: false }),
    refused: [[{ isOn: 1 }, 'isOn']],
  },
  'hub.forget': { asks: 'nobody', good: hubConnected, refused: [] },
  'hub.page': {
    asks: 'nobody',
    good: () => ({ language: 'de' }),
    refused: [[{ language: 'xx' }, 'language']],
  },
}

export const callCasesOfUpdates: CasesOf<keyof typeof updateCalls> = {
  'updates.get': { asks: 'nobody', ...nothing },
  'updates.check': { asks: 'nobody', ...nothing },
  'updates.install': { asks: 'nobody', ...nothing },
}
