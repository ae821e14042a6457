/** Licences that what ships may have. Their texts are built into `out/`. */
export const SHIPPED_LICENSES = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  '(MIT OR CC0-1.0)',
])
