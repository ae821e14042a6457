import type { Part } from '../words.ts'

/** The quick window. What it shares with the text panel is said in that one's words. */
export const quick: Part<'ja', 'quick'> = {
  title: 'クイック翻訳',
  demo: '会議の例を認識し、ほかの文はデモ用の文で表示します。',
  sent: 'テキストは {{host}} に送信されます。',
  openParley: 'Parley を開く',
  placeholder: 'テキストを入力または貼り付け。Enter ですぐに翻訳します。',
  empty: '翻訳はここに表示されます。',
  targets: 'キーで選べる言語',
  target: '{{language}}（Alt+{{number}}）',
  copy: '翻訳をコピー',
  copyAndClose: 'コピーして閉じる',
  pin: '手前に表示し続ける',
  earlier: '前のテキスト',
  hide: '隠す',
  clear: 'テキストを消去',
}
