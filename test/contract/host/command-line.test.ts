import { describe, expect, it } from 'vitest'
import { meeting } from '../../../src/simulator/script/script.ts'
import { createSimulator } from '../../../src/simulator/simulator-server.ts'
import { parley, startParley } from '../../support/app/command-line.ts'
import { record } from '../../support/audio/recordings.ts'
import { HttpPeer } from '../../support/service/http-peer.ts'

/** An address on this computer at which nothing listens any more. */
async function closedAddress(): Promise<string> {
  const peer = await HttpPeer.listen()
  const { address } = peer
  await peer.close()
  return address
}

describe.concurrent('the command line', () => {
  it('streams to another service, and prints JSON for other programs', async () => {
    const simulator = await createSimulator()
    const { path } = await record({ name: 'cli-json', sentences: ['green'] })
    const args = ['speak', path, '--to', 'es', '--from', 'en', '--format', 'json', '--json']
    const { code, out } = await parley([...args, '--service', simulator.address], {
      PARLEY_KEY: simulator.key,
    })
    expect(code).toBe(0)
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.at(-2)).toEqual({ phase: 'idle' })
    expect(lines.at(-1)).toMatchObject({ figures: { lines: { source: {}, es: {} }, network: {} } })
    const concluded = lines
      .filter(({ target }) => target === 'es')
      .flatMap((line) => line['concluded'] as { text: string; startTime: number }[])
    expect(
      concluded
        .map(({ text }) => text)
        .join('')
        .trim(),
    ).toBe(meeting.green.es)
    expect(lines.slice(0, -1).every((line) => 'phase' in line || typeof line['lagMs'] === 'number')).toBe(
      true,
    )
    expect(simulator.sessions[0]?.request).toMatchObject({ message_format: 'json', source_language: 'en' })
    await simulator.close()
  })

  it('runs the demo service alone, with faults, until it is stopped', async () => {
    const child = startParley(['simulate', '--characters', '4'], {
      PARLEY_DEMO_KEYS: 'demo-key,other:fx',
      PARLEY_DEMO_FAULTS: '503',
    })
    const address = await new Promise<string>((resolve) => {
      let out = ''
      child.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString()
        const found = /listens at (\S+)\n[^\n]*key is (\S+)\n/.exec(out)
        if (found) resolve(`${found[1]} ${found[2]}`)
      })
    })
    const [base, key] = address.split(' ')
    expect(key).toBe('demo-key')
    const usage = (ofKey: string) =>
      fetch(`${base}/v2/usage`, { headers: { Authorization: `Service-Auth-Key ${ofKey}` } })
    expect((await usage('demo-key')).status).toBe(503)
    expect(await (await usage('demo-key')).json()).toMatchObject({ character_limit: 4 })
    expect(await (await usage('other:fx')).json()).toMatchObject({ character_limit: 500_000 })
    const gone = new Promise((resolve) => child.on('close', resolve))
    child.kill('SIGTERM')
    await gone
    await expect(fetch(`${base}/v3/languages`)).rejects.toThrow('fetch failed')
  })

  it('exits quietly when its output is closed', async () => {
    const child = startParley(['call', 'app.info'])
    let err = ''
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.stdout.destroy()
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect([code, err]).toEqual([0, ''])
  })

  it('exits with another code if the service cannot be reached', async () => {
    const { path } = await record({ name: 'cli-unreachable', sentences: ['green'] })
    const args = ['speak', path, '--to', 'de', '--service', await closedAddress(), '--json']
    const { code, err } = await parley(args, { PARLEY_KEY: 'k' })
    expect(code).toBe(4)
    expect(JSON.parse(err)).toMatchObject({ error: { kind: 'unreachable', cause: 'connection-refused' } })
  })
})
