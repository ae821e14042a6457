import type { Part } from '../words.ts'

export const transfer: Part<'ja', 'transfer'> = {
  title: 'インポートとエクスポート',
  hint: '設定とアカウントを別のコンピューターに移すためのファイルです。キー、パスワード、このコンピューターの機器は含まれません。',
  save: 'ファイルに保存',
  open: 'ファイルから読み込む',
  voice: 'ライブ翻訳',
  confirm: {
    title: 'これらの設定を変更しますか？',
    intro: 'このファイルによる変更は次のとおりです。まだ何も変更されていません。',
    submit: '設定を変更',
  },
  values: '{{section}}：{{amount}} 件の変更',
  proxy: 'リクエストはプロキシ {{address}} を通ります',
  newAccount: '新しいアカウント：{{name}}（{{host}}）',
  authority:
    '新しく信頼する認証局：{{name}}、有効期間 {{from}}〜{{until}}、SHA-256 フィンガープリント {{id}}',
  keepsSound: { on: 'セッションは音声とともに保存されます', off: 'セッションは音声なしで保存されます' },
  keepsLess: {
    title: '保存期間が短くなります',
    remedy: 'それより古いセッションとテキストはすぐに削除されます。元には戻せません。',
  },
  leftOut: 'Parley では使わないため、次のものは取り込みません：',
  done: { title: '設定を変更しました', remedy: '今から有効です。' },
  nothing: {
    title: 'このファイルで変わるものはありません',
    remedy: 'Parley で使える内容は、すべてすでにそのとおりに設定されています。',
  },
  keys: '「アカウント」で、新しいアカウントそれぞれのキーを入力してください：',
  account: '{{name}}（{{host}}）',
  password: 'プロキシがパスワードを求める場合は、「ネットワーク」で入力してください。',
}
