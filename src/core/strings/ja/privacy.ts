import type { Part } from '../words.ts'

export const privacy: Part<'ja', 'privacy'> = {
  title: 'プライバシー',
  sentDemo: 'このコンピューターの外には何も送られません。デモサービスはこのコンピューターで動きます。',
  sentAccount:
    '発言、テキスト、ドキュメント、用語集、スタイルルールは {{host}} に送られ、ほかには送られません。',
  keptHint: 'セッションと、テキストとその翻訳です。Parley は音声を保存しません。',
  documentKeys:
    '処理中のドキュメントは、暗号化されていないキーとともに保持されます。ファイルを読めるのはあなたのユーザーだけで、保存または削除するとどちらも消えます。',
  retention: 'セッションとテキストの保存期間',
  retentions: {
    'for-ever': '削除するまで',
    '30-days': '30 日間',
    '1-day': '1 日間',
    nothing: '保存しない',
  },
  confirm: {
    title: '保存期間を短くしますか？',

    remedy_other: 'それより古いものは今すぐ削除されます（セッション {{count}} 件を含む）。元に戻せません。',
    remedyAll: '保存されているセッションとテキストが今すぐすべて削除されます。元に戻せません。',
    submit: '削除して期間を短くする',
  },
}
