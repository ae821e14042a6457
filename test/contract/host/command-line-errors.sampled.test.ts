import { expect, it } from 'vitest'
import { parley } from '../../support/app/command-line.ts'
import { share } from '../../support/base/share.ts'

const ERRORS: readonly (readonly [args: readonly string[], code: number, said: string])[] = [
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
  [['import', 'nothing-here.parley'], 2, 'Can’t read nothing-here.parley: no such file.'],
  [['import', 'src'], 2, 'Can’t read src: it is a folder.'],
  [['memories', 'import', 'src'], 2, 'Can’t read src: it is a folder.'],
  [['sing'], 2, 'Unknown command "sing".'],
  [['export', 'zz'], 2, 'Unknown session "zz". `parley sessions` lists all sessions.'],
]

it.concurrent.each(share(ERRORS, 3))(
  'the command line ends %j with code %i and says why',
  async (args, expected, said) => {
    const { code, err } = await parley(args)
    expect([code, err]).toEqual([expected, expect.stringContaining(said)])
    expect(err).not.toMatch(/ENOENT|EISDIR/)
  },
)
