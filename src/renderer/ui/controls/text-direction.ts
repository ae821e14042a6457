/** From some length on, `auto` costs a text field seconds: Chromium finds a direction for each paragraph at each layout. */
const MAX_AUTO = 50_000

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Mandaic}\p{Script=Samaritan}]/u

/** The `dir` of a field with a text: that of the whole text, if it is long. An empty field has that of its placeholder. */
export function textDirectionOf(text: string): 'auto' | 'ltr' | 'rtl' | undefined {
  if (text === '') return undefined
  if (text.length <= MAX_AUTO) return 'auto'
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}
