import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { meeting } from '../../../src/simulator/script/script.ts'
import { createSimulator } from '../../../src/simulator/simulator-server.ts'
import { parley, startParley } from '../../support/app/command-line.ts'
import { record } from '../../support/audio/recordings.ts'
import { HttpPeer } from '../../support/service/http-peer.ts'
import { sessionFile } from '../../support/sessions/session-file.ts'

/** An address on this computer at which nothing listens any more. */
async function closedAddress(): Promise<string> {
  const peer = await HttpPeer.listen()
  const { address } = peer
  await peer.close()
  return address
}

describe.concurrent('the command line', () => {
  it('streams a recording to the demo service and prints its captions with their delay', async () => {
    const { path } = await record({ name: 'cli-text', sentences: ['agreed'] })
    const { code, out } = await parley(['speak', path, '--to', 'de,fr'])
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`de +${meeting.agreed.de} +\\(lag \\d+\\.\\d s\\)`))
    expect(out).toContain(meeting.agreed.fr)
    expect(out).toMatch(/-- draining\n(.*\n)*-- idle/)
  })

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

  it.each([
    [['speak', 'nothing-here.wav', '--to', 'de'], 2, 'Can’t read nothing-here.wav: no such file.'],
    [['speak', 'src', '--to', 'de'], 2, 'Can’t read src: it is a folder.'],
    [['speak', 'package.json', '--to', ''], 2, 'Name the target languages: --to de,fr'],
    [['speak', 'package.json', '--to', 'de'], 2, 'it is not a recording that is known here'],
    [
      ['speak', 'x.wav', '--to', 'de', '--service', 'http://api.example.com'],
      2,
      'The connection isn’t encrypted.',
    ],
    [['speak', 'x.wav', '--to', 'de', '--service', 'https://api.example.com'], 3, 'No key for this service'],
    [['speak', 'x.wav', '--to', 'de', '--save', 'x', '--as', 'audio/opus'], 2, 'where its packets end'],
    [['simulate', '--faults', 'nothing-here.json'], 2, 'Can’t read nothing-here.json: no such file.'],
    [['sing'], 2, 'Unknown command "sing".'],
    [['export', 'zz'], 2, 'Unknown session "zz". `parley sessions` lists all sessions.'],
  ])('ends %j with code %i and says why', async (args, expected, said) => {
    const { code, err } = await parley(args)
    expect([code, err]).toEqual([expected, expect.stringContaining(said)])
    expect(err).not.toMatch(/ENOENT|EISDIR/)
  })

  it('exits quietly when its output is closed', async () => {
    const child = startParley(['call', 'app.info'])
    let err = ''
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.stdout.destroy()
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect([code, err]).toEqual([0, ''])
  })

  it('lists the stored sessions and exports one of them', { timeout: 120_000 }, async () => {
    const home = await mkdtemp(join(tmpdir(), 'parley-kept-'))
    const env = { PARLEY_HOME: home }
    expect(await parley(['sessions'], env)).toEqual({ code: 0, out: '', err: 'No sessions are kept here.\n' })
    const session = {
      id: '0f0e0d0c-0b0a-4908-8706-050403020100',
      startedAt: Date.UTC(2026, 0, 1),
      endedAt: Date.UTC(2026, 0, 1) + 60_000,
      about: { targetLanguages: ['de'], spokenLanguages: [], isDemo: true, settings: {} },
      captions: [
        {
          index: 0,
          startMs: 0,
          endMs: 2000,
          language: 'en',
          source: meeting.agreed.en,
          targets: { de: meeting.agreed.de },
        },
      ],
      gaps: [],
      audioMs: 2000,
    }
    expect(await parley(['call', 'session.record', JSON.stringify(session)], env)).toMatchObject({ code: 0 })
    const listed = await parley(['sessions'], env)
    expect(listed.out).toMatch(/^0f0e0d0c  20\d\d-\d\d-\d\d \d\d:\d\d +\d+:\d\d +1 captions  That sounds/)
    const { out } = await parley(['export', 'last', '--as', 'srt', '--to', 'de'], env)
    expect(out).toContain('00:00:00,000 --> ')
    expect(out).toContain(meeting.agreed.de)
    const file = join(home, 'out.json')
    expect(await parley(['export', '0f0e', '--save', file], env)).toEqual({ code: 0, out: '', err: '' })
    expect(JSON.stringify(JSON.parse(await readFile(file, 'utf8')))).toContain(meeting.agreed.en)
    const nowhere = await parley(['export', 'last', '--save', join(home, 'no', 'where.txt')], env)
    const nowhereFolder = join(home, 'no')
    expect([nowhere.code, nowhere.err]).toEqual([
      2,
      expect.stringContaining(`where.txt: no folder ${nowhereFolder}. Create it`),
    ])
    await rm(home, { recursive: true })
  })

  it('imports exported sessions, and names a file that is none', { timeout: 120_000 }, async () => {
    const home = await mkdtemp(join(tmpdir(), 'parley-imported-'))
    const env = { PARLEY_HOME: home }
    const put = async (name: string, content: string) => {
      await writeFile(join(home, name), content)
      return join(home, name)
    }
    const exported = JSON.stringify(sessionFile(2))
    const [one, two] = [await put('one.parley', exported), await put('two.json', exported)]
    const line = /^Imported [\da-f]{8}  .* 2 captions  Release meeting$/
    const both = await parley(['import', one, two], env)
    expect(both).toMatchObject({ code: 0, err: '' })
    expect(both.out.trimEnd().split('\n')).toEqual([expect.stringMatching(line), expect.stringMatching(line)])
    const other = await put('notes.txt', 'not a session')
    const refused = await parley(['import', other, two], env)
    expect([refused.code, refused.out]).toEqual([2, ''])
    expect(refused.err).toContain(`${other} is no exported session (`)
    expect(await parley(['import', join(home, 'none.parley')], env)).toMatchObject({
      code: 2,
      err: expect.stringContaining('none.parley: no such file'),
    })
    expect((await parley(['import'], env)).err).toContain('Name a file: parley import FILE.parley')

    // Exported, imported and exported again, it is the same.
    const again = join(home, 'again.parley')
    expect(await parley(['export', 'last', '--save', again], env)).toMatchObject({ code: 0 })
    const { code, out } = await parley(['import', again, '--json'], env)
    const { id } = JSON.parse(out) as { id: string }
    expect([code, (await parley(['export', id, '--as', 'parley'], env)).out]).toEqual([
      0,
      await readFile(again, 'utf8'),
    ])
    await rm(home, { recursive: true })
  })

  it('exits with another code if the service cannot be reached', async () => {
    const { path } = await record({ name: 'cli-unreachable', sentences: ['green'] })
    const args = ['speak', path, '--to', 'de', '--service', await closedAddress(), '--json']
    const { code, err } = await parley(args, { PARLEY_KEY: 'k' })
    expect(code).toBe(4)
    expect(JSON.parse(err)).toMatchObject({ error: { kind: 'unreachable', cause: 'connection-refused' } })
  })
})
