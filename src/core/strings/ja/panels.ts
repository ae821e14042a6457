import type { Part } from '../words.ts'

export const panels: Part<'ja', 'panels'> = {
  dock: 'パネル',
  open: 'パネルを開く',
  close: 'パネルを閉じる',
  loading: '開いています',
  quick: 'クイック翻訳',
  names: {
    text: 'テキスト',
    glossaries: '用語集',
    styleRules: 'スタイルルール',
    documents: 'ドキュメント',
    memories: 'メモリ',
    languages: '言語',
    history: '履歴',
    usage: '使用状況',
  },
}
