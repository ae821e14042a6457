import type { Part } from '../words.ts'

export const textHistory: Part<'ja', 'textHistory'> = {
  title: '以前のテキスト',
  open: '以前のテキスト',
  back: 'テキストに戻る',
  search: 'テキストと翻訳を検索',
  pair: '{{source}}から{{target}}',
  into: '{{target}}へ',
  demo: 'デモサービス',
  take: 'もう一度使う',
  copy: '翻訳をコピー',
  delete: 'このテキストを削除',
  clear: 'すべて削除',
  clearTitle: '以前のテキストをすべて削除しますか？',
  clearRemedy: 'Parley が保存したテキストと翻訳がすべて削除されます。元に戻せません。',
  older: '古い方へ',
  newer: '新しい方へ',
  loading: '以前のテキストを探しています',
  empty: {
    title: 'まだありません',
    remedy: 'ここで翻訳したものはこのコンピューターに保存され、ここで見つかります。',
  },
  notKept: { title: '保存されません', remedy: '設定の「プライバシー」で選べます。' },
  noneFound: { title: '見つかりません', remedy: '別の言葉かその一部で試してください。' },
}
