import type { Part } from '../words.ts'

export const service: Part<'ja', 'service'> = {
  demo: {
    name: 'デモサービス',
    explanation: 'このコンピューターで動きます。発言は外部に送られません。',
    enterKey: '自分のキーを使う',
  },
  leaving: '発言は {{host}} に送信されます。',
  noSound: 'Parley は音声を保存しません。',
  soundStored: '音声はこのコンピューターにも保存されます。',
  keyThisRun: 'キーは Parley が終了するまで保持されます。',
  keyThisRunWhy: 'このシステムにはキーを保護する機能がないため、Parley はどこにも書き込みません。',
  noKey: {
    title: '{{name}} のキーがここにありません',
    remedy: '一度の起動の間だけ保持されていました。続けるにはもう一度入力してください。',
  },
  accounts: {
    title: 'アカウント',
    inUse: '使用中',
    use: '使う',
    edit: '変更',
    editNamed: '{{name}} を変更',
    remove: '削除',
    enterKey: 'キーを入力',
    add: 'アカウントを追加',
  },
}
