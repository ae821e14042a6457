/** js-yaml brings no types of its own. */
declare module 'js-yaml' {
  /** Parses one YAML document; throws a `YAMLException` that names line and column. */
  export function load(text: string): unknown
  export function dump(value: object, options?: { readonly lineWidth?: number }): string
}
