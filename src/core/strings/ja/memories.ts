import type { Part } from '../words.ts'

export const memories: Part<'ja', 'memories'> = {
  title: '翻訳メモリ',
  intro: '以前に翻訳された文です。テキスト翻訳で活用できます。',
  name: '名前',
  pair: '翻訳元と翻訳先',
  pairOf: '{{source}} → {{targets}}',
  segments: 'セグメント',
  loading: '翻訳メモリを問い合わせています',
  refresh: 'もう一度問い合わせる',
  empty: {
    title: 'このアカウントに翻訳メモリはありません',
    remedy: '翻訳メモリはサービスのページで登録します。そこで追加し、ここでもう一度問い合わせてください。',
  },
  notAllowed: {
    title: 'このキーには翻訳メモリが含まれていません',
    remedy: 'サービスが一覧の表示を拒否しました。翻訳メモリを含むプランのキーならここに表示されます。',
  },
  range: '{{total}} 件中 {{first}}～{{last}} 件',
  pages: 'ページ',
  previous: '前のページ',
  next: '次のページ',
}
