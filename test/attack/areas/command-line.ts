import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parley } from '../../support/app/command-line.ts'
import { manyPackets, nestedSegments, wavAtRate } from '../../support/audio/recording-bombs.ts'
import { HttpPeer, json } from '../../support/service/http-peer.ts'
import { type Attack, area, attack, judge } from '../attack.ts'

const KEY = 'command-line-key-0123456789'
const CONTROL = /(?!\n)\p{Cc}/u
const HOSTILE = '\u001b]52;c;cm0gLXJm\u0007\u001b[2J\u009b2J\u0090q\u009c\b\bHello'
const NOWHERE = join(tmpdir(), 'parley-attack-nobody')
const run = (args: readonly string[], env: Record<string, string> = {}, input?: string) =>
  parley(args, { PARLEY_HOME: NOWHERE, ...env }, input)

/** A command that must fail with a message that contains no key. */
const refused = (
  args: readonly string[],
  env: Record<string, string> = {},
  input?: string,
): Attack<HttpPeer> =>
  attack(args.map((argument) => argument.slice(0, 60)).join(' '), async () => {
    const { code, out, err } = await run(args, env, input)
    const isClean = !CONTROL.test(out + err) && !(out + err).includes(KEY) && !/\n\s+at /.test(err)
    return judge(code !== 0 && isClean, `ended with ${code}: ${err.slice(0, 100)}`)
  })

const at = (address: string): Attack<HttpPeer> =>
  refused(['call', 'service.check', '--service', address, '--profile', 'generic'], { PARLEY_KEY: KEY })

/** A recording that must be refused by its name, with a reason. */
const recorded = (what: string, make: () => Uint8Array): Attack<HttpPeer> =>
  attack(`a recording with ${what}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-attack-'))
    try {
      const file = join(folder, 'recording')
      await writeFile(file, make())
      const started = performance.now()
      const { code, err } = await run(['speak', file, '--to', 'de'])
      const seconds = Math.round((performance.now() - started) / 1000)
      return judge(code !== 0 && err.includes('Can’t read'), `ended with ${code} in ${seconds} s: ${err}`)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

/** A command that prints text from a hostile service. */
const printed = (...args: readonly string[]): Attack<HttpPeer> =>
  attack(`escapes for the terminal in ${args.join(' ')}`, async (peer) => {
    const service = ['--service', peer.address, '--profile', 'generic']
    const { out, err } = await run([...args, ...service], { PARLEY_KEY: KEY })
    const all = out + err
    return judge(
      all.includes('Hello') && !CONTROL.test(all) && !all.includes(KEY),
      JSON.stringify(all.slice(0, 160)),
    )
  })

export const commandLineArea = area<HttpPeer>({
  name: 'command line',
  open: async (defer) => {
    const peer = await HttpPeer.listen()
    defer(() => peer.close())
    peer.answerWith(json(403, { message: `${HOSTILE} ${KEY}` }))
    return peer
  },
  control: async () => {
    const { code } = await run(['help'])
    if (code !== 0) throw new Error(`help ends with ${code}`)
  },
  concurrency: 2,
  attacks: [
    at('http://evil.test'),
    at('http://127.0.0.1.evil.test'),
    at('ftp://127.0.0.1'),
    at('file:///etc/passwd'),
    at('https://user:pass@evil.test'),
    refused(['call', '__proto__']),
    refused(['call', 'constructor', '{}']),
    refused(['call', 'settings.update', '{']),
    refused(['call', 'settings.update', '-'], {}, '['.repeat(100_000)),
    refused(['speak', '/etc/passwd', '--to', 'de']),
    recorded('half a billion packets in 3 kB of MP4', manyPackets),
    recorded('100,000 nested segments of Matroska', nestedSegments),
    recorded('four billion samples a second', () => wavAtRate(0xffff_ffff)),
    recorded('one sample a second', () => wavAtRate(1)),
    printed('doctor'),
    printed('doctor', '--json'),
    printed('call', 'text.translate', '{"texts":["Hello"],"targetLanguage":"de"}'),
  ],
})
