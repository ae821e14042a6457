import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../../src/core/contract/contract.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { parley, startParley } from '../../support/app/command-line.ts'
import { HttpPeer, json } from '../../support/service/http-peer.ts'
import { prepareClips } from '../../support/sessions/prepared-clips.ts'

describe.concurrent('a call from the command line', () => {
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await createSimulator()
  })
  afterAll(() => simulator.close())

  const call = (args: readonly string[], key = simulator.key, input?: string) =>
    parley(['call', ...args, '--service', simulator.address], { PARLEY_KEY: key }, input)

  it('prints its answer as JSON, and nothing else', async () => {
    const input = { texts: [meeting.plan.en], targetLanguage: 'DE' }
    const { code, out, err } = await call(['text.translate', JSON.stringify(input)])
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out)).toMatchObject({ translations: [{ text: meeting.plan.de }] })
  })

  it('reads its input from stdin', async () => {
    const input = JSON.stringify({ texts: [meeting.plan.en], targetLanguage: 'FR' })
    const { code, out } = await call(['text.translate', '-'], simulator.key, input)
    expect([code, JSON.parse(out)]).toMatchObject([0, { translations: [{ text: meeting.plan.fr }] }])
  })

  it('uses the demo service by default, and another profile if given', async () => {
    const demo = await parley(['call', 'service.status'])
    expect(JSON.parse(demo.out)).toEqual({ kind: 'demo' })
    const { out } = await call(['service.status', '{}', '--profile', 'deepl'])
    expect(JSON.parse(out)).toMatchObject({ account: { profile: 'deepl', plan: 'pro' } })
  })

  it.each([
    [['text.translate', '{"texts":["Hi"]}'], 2, 'invalid-input'],
    [['text.translate', '{"texts":'], 2, 'invalid-input'],
    [['text.translate', '{"texts":["Hi"],"targetLanguage":"XX"}'], 2, 'refused'],
    [['no.such.call'], 2, 'invalid-input'],
    [['session.sound', '{"id":"any"}'], 2, 'other-host-only'],
  ])('ends %j with code %i, its error as JSON and apart from answers', async (args, expected, kind) => {
    const { code, out, err } = await call(args)
    expect([code, out]).toEqual([expected, ''])
    expect(JSON.parse(err)).toMatchObject({ error: { kind } })
  })

  it('exits with another code for a refused or missing key, and never shows it', async () => {
    const wrong = await call(['service.check'], 'marked-key')
    expect(wrong.code).toBe(3)
    expect(wrong.out + wrong.err).not.toContain('marked')
    expect(await call(['service.check'], '')).toMatchObject({ code: 3 })
    expect(await call(['service.check'], 'schlüssel')).toMatchObject({ code: 2 })
  })

  it('is aborted by Ctrl+C', async () => {
    const peer = await HttpPeer.listen()
    const args = ['call', 'service.check', '--service', peer.address]
    const child = startParley(args, { PARLEY_KEY: 'k' })
    peer.answerWith(() => child.kill('SIGINT'))
    let err = ''
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    const signal = await new Promise((resolve) => child.on('close', (_code, name) => resolve(name)))
    expect([signal, JSON.parse(err)]).toEqual(['SIGINT', { error: { kind: 'cancelled' } }])
    await peer.close()
  })

  it('can be any call of the contract', async () => {
    const { code, out } = await parley(['call', '--list'])
    expect(code).toBe(0)
    const listed = JSON.parse(out) as Record<string, object>
    expect(Object.keys(listed)).toEqual(Object.keys(calls))
    for (const schemas of Object.values(listed)) expect(Object.keys(schemas)).toEqual(['input', 'output'])
  })
})

describe.concurrent('the doctor on the command line', () => {
  it('opens a voice session with the service without sending speech', async () => {
    await prepareClips()
    const simulator = await createSimulator()
    const { code, out } = await parley(['doctor', '--json', '--service', simulator.address], {
      PARLEY_KEY: simulator.key,
    })
    expect(code).toBe(0)
    const { checks } = JSON.parse(out) as { checks: { id: string; finding: string }[] }
    const findings = Object.fromEntries(checks.map(({ id, finding }) => [id, finding]))
    expect(findings).toMatchObject({ key: 'accepted', region: 'own', clock: 'right', voice: 'works' })
    expect(simulator.sessions).toMatchObject([{ breaches: {}, isComplete: true }])
    await simulator.close()
  })

  it('explains each problem with a remedy, and exits with the code of the worst error', async () => {
    const peer = await HttpPeer.listen()
    peer.answerWith(json(403, { message: 'No such key.' }))
    const { code, out } = await parley(['doctor', '--service', peer.address], { PARLEY_KEY: 'marked-key' })
    expect(code).toBe(3)
    expect(out).toMatch(/^x Key +127\.0\.0\.1:\d+ rejects this key\.$/m)
    expect(out).toMatch(/^- Voice +Not checked/m)
    expect(out).toContain('No such key.')
    expect(out).not.toContain('marked')
    await peer.close()
  })

  it('reports a service that cannot be reached', async () => {
    const peer = await HttpPeer.listen()
    const { address } = peer
    await peer.close()
    expect(await parley(['doctor', '--service', address], { PARLEY_KEY: 'k' })).toMatchObject({
      code: 4,
      out: expect.stringMatching(/^x Service .*can’t be reached/m),
    })
  })
})
