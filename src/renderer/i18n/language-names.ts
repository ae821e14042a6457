/** Names of languages, in the language of the interface: "German", "Portuguese (Brazil)". */
export function languageNames(interfaceLanguage: string): (code: string) => string {
  const names = new Intl.DisplayNames(interfaceLanguage, { type: 'language', languageDisplay: 'standard' })
  return (code) => names.of(code) ?? code
}
