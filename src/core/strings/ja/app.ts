import type { Part } from '../words.ts'

export const app: Part<'ja', 'app'> = {
  name: 'Parley',
  settings: '設定',
  connecting: 'このコンピューターの Parley に接続しています',
  notAdmitted: {
    title: 'このページには新しいリンクが必要です',
    remedy:
      'リンクはそれぞれ一度だけ使えます。Parley が動いているターミナルで Enter キーを押し、表示されたリンクを開いてください。',
  },
  hostGone: {
    title: 'このコンピューターの Parley は終了しました',
    remedy: '字幕はここに残ります。「npm start」でもう一度起動し、表示されたリンクを開いてください。',
  },
  shutOut: {
    title: 'Parley へのアクセスが終了したため、このページには新しいリンクが必要です',
    remedy:
      '字幕はここに残り、ライブ中のセッションは停止できます。Parley が動いているターミナルで Enter キーを押し、表示されたリンクを開いてください。',
  },
  leaving: {
    live: {
      title: 'ライブ中のセッションがあります',
      detail: '最後の発言も翻訳されるように、先にセッションを終了します。',
      leave: 'セッションを終了して離れる',
      stay: 'セッションを続ける',
    },
    unsaved: {
      title: '保存していない変更があります',
      detail: '今離れると失われます。',
      leave: '保存せずに離れる',
      stay: 'とどまる',
    },
  },
  tryAgain: 'もう一度試す',
  reload: '再読み込み',
  checkConnection: '接続を確認',
  close: '閉じる',
  dismiss: '非表示',
  cancel: 'キャンセル',
  save: '保存',
  fillIn: '入力してください。',
  copied: 'コピーしました',
  notCopied: 'コピーできませんでした。選択して自分でコピーしてください。',
}
