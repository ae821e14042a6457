import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from '../../../../src/backend/backend.ts'
import type { AppError } from '../../../../src/core/base/errors.ts'
import { en } from '../../../../src/core/product/strings/en.ts'
import { captionsFrom } from '../../../../src/core/voice/receiving/transcript.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { createSimulator, type Simulator } from '../../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../../support/app/backend-on.ts'
import { type Recording, record, type Sentence } from '../../../support/audio/recordings.ts'
import { prepareClips } from '../../../support/demo-service/prepare-clips.ts'
import { FaultProxy } from '../../../support/network-faults/fault-proxy.ts'
import {
  type SignInAnswer,
  SignInNetwork,
  signInAnswers,
} from '../../../support/network-faults/sign-in-network.ts'
import { speakRecording } from '../../../support/service/voice-client.ts'

const SCRIPT: readonly Sentence[] = ['welcome', 'plan', 'search', 'question', 'closing']
const answers = Object.keys(signInAnswers) as SignInAnswer[]
const signIn = { kind: 'invalid-response', hint: 'sign-in' }
const isSignIn = (error: AppError) => error.kind === 'invalid-response' && error.hint === 'sign-in'

let recording: Recording
beforeAll(async () => {
  recording = await record({ name: 'changed-network', sentences: SCRIPT })
})

let simulator: Simulator
let way: FaultProxy
let backend: Backend
beforeEach(async () => {
  await prepareClips()
  simulator = await createSimulator()
  way = await FaultProxy.to(simulator.address)
  backend = backendOn({ address: way.address, key: simulator.key })
})
afterEach(async () => {
  await way.goDown()
  await backend.close()
  await simulator.close()
})

const portOf = ({ address }: FaultProxy) => Number(new URL(address).port)

/** Asks for tickets as the app does, and notes why there was none. */
const watched = (refusals: AppError[], refused: () => void) => {
  const { 'voice.open': open, 'voice.resume': resume } = backend.handlers
  const note = <T extends { readonly ok: boolean }>(answer: T): T => {
    if (!answer.ok && 'error' in answer) {
      refusals.push(answer.error as AppError)
      refused()
    }
    return answer
  }
  return {
    handlers: {
      'voice.open': async (...input: Parameters<typeof open>) => note(await open(...input)),
      'voice.resume': async (...input: Parameters<typeof resume>) => note(await resume(...input)),
    },
  }
}

describe('a network that answers for the service until its user signs in', () => {
  it.each(answers)('with %s: a running session waits for that and goes on as it was', async (answer) => {
    const refusals: AppError[] = []
    const refused = Promise.withResolvers<void>()
    const spoken = speakRecording(
      watched(refusals, () => refusals.some(isSignIn) && refused.resolve()),
      recording.samples as Float32Array<ArrayBuffer>,
      { targetLanguages: ['de'] },
    )
    await expect.poll(() => simulator.sessions[0]?.mediaMs ?? 0).toBeGreaterThan(3000)
    await way.goDown()
    const network = await SignInNetwork.at(portOf(way), answer)
    await refused.promise
    await network.signIn()
    await way.comeBack()
    const { end, transcript } = await spoken
    expect(end).toEqual({ phase: 'idle' })
    expect(captionsFrom(transcript).map(({ source }) => source.concluded.trim())).toEqual(
      SCRIPT.map((id) => meeting[id].en.trim()),
    )
    // It has not lost its session: the service has never seen the requests.
    expect(simulator.sessions).toHaveLength(1)
  })

  it.each(answers)('with %s: a session that begins ends with a sentence about it', async (answer) => {
    await way.goDown()
    const network = await SignInNetwork.at(portOf(way), answer)
    const { end } = await speakRecording(backend, recording.samples as Float32Array<ArrayBuffer>, {
      targetLanguages: ['de'],
    })
    expect(end).toMatchObject({ phase: 'failed', error: signIn })
    expect(en.errors['invalid-response'].remedySignIn).toMatch(/sign in/)
    await network.signIn()
    await way.comeBack()
  })
})

it('a new address of this computer, at which nothing arrives on the old link, costs a running session no word', async () => {
  const spoken = speakRecording(backend, recording.samples as Float32Array<ArrayBuffer>, {
    targetLanguages: ['de'],
  })
  await expect.poll(() => simulator.sessions[0]?.mediaMs ?? 0).toBeGreaterThan(3000)
  way.killStreams()
  const { end, transcript } = await spoken
  expect(end).toEqual({ phase: 'idle' })
  expect(captionsFrom(transcript).map(({ source }) => source.concluded.trim())).toEqual(
    SCRIPT.map((id) => meeting[id].en.trim()),
  )
})
