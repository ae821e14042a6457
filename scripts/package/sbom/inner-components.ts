/** A library in another form inside of a package, which no manifest names. */
export interface InnerComponent {
  readonly name: string
  readonly version?: string
  /** SPDX expression. */
  readonly license: string
  readonly homepage: string
}

interface Carrier {
  /** Version of the package that was looked into: another one may carry others. */
  readonly version: string
  readonly components: readonly InnerComponent[]
}

const OPUS = { name: 'libopus', license: 'BSD-3-Clause', homepage: 'https://opus-codec.org' } as const

/** Libraries inside of packages, most of them compiled to WebAssembly (resources/licenses/codecs.md). */
export const innerComponents: Readonly<Record<string, Carrier>> = {
  '@mediabunny/aac-encoder': {
    version: '1.59.0',
    components: [{ name: 'FFmpeg', license: 'LGPL-2.1-or-later', homepage: 'https://ffmpeg.org' }],
  },
  '@mediabunny/mp3-encoder': {
    version: '1.61.0',
    components: [
      {
        name: 'LAME',
        version: '3.100',
        license: 'LGPL-2.0-or-later',
        homepage: 'https://lame.sourceforge.io',
      },
    ],
  },
  'opus-recorder': {
    version: '8.0.5',
    components: [
      { ...OPUS, version: '1.3.1' },
      { name: 'speexdsp', license: 'BSD-3-Clause', homepage: 'https://www.speex.org' },
    ],
  },
  'opus-decoder': { version: '0.7.12', components: [OPUS] },
}
