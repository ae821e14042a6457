import type { Part } from '../words.ts'

export const account: Part<'ja', 'account'> = {
  removal: {
    label: '{{name}} を削除',
    title: '{{name}} を削除しますか？',
    remedy: 'Parley はこのアカウントとそのキーを忘れます。サービスに保管されているものは残ります。',
    submit: 'アカウントを削除',
  },
  dialog: {
    title: '翻訳サービス',
    intro: 'キーは保存前にサービスで確認されます。',
    editTitle: '{{name}} を変更',
    editIntro: '新しいキーまたはアドレスは、保存前にサービスで確認されます。',
    profile: 'サービス',
    profiles: { deepl: 'DeepL', generic: 'ほかのサービス' },
    plan: 'プラン',
    plans: { pro: 'Pro', free: 'Free' },
    region: 'データセンター',
    regions: { default: '標準', us: 'アメリカ合衆国', jp: '日本' },
    address: 'サービスのアドレス',
    addressHint: 'https で始まります',
    streamDomains: '音声用のほかのホスト',
    streamDomainsHint: '音声が別のホストから配信される場合のみ。複数の場合は空白で区切ります。',
    name: 'このアカウントの名前',
    reportingTag: 'レポート用タグ',
    reportingTagHint:
      'アカウントのレポートで、翻訳はこのタグに集計されます。使わない場合は空のままにします。',
    key: 'キー',
    keyHint: 'システムにキーチェーンがあればそこに保管され、二度と表示されません。',
    newKey: '新しいキー',
    newKeyHint: '今のキーを使い続ける場合は空のままにしてください。',
    movedKeyHint: 'キーは入力したアドレスでのみ使われます。新しいアドレスにはもう一度入力してください。',
    endings: {
      free: '末尾が {{ending}} のため、Free プランのキーです。',
      'not-free': 'Free プランのキーの末尾は {{ending}} です。',
    },
    choosePlan: '{{plan}} を選択',
    use: '確認して使う',
    save: '保存',
    checking: '確認しています',
  },
}
