import type { FindingTexts, Names, Statuses } from '../doctor-texts.ts'
import type { Part } from '../words.ts'

const skipped = { result: '前の項目が正常でないため、確認していません。' }

export const doctor: Part<'ja', 'doctor'> = {
  title: '接続の確認',
  explanation:
    'Parley はサービスにいくつか問い合わせ、無言の音声セッションを開き、マイクの音を少し聞き、短い音を鳴らします。',
  running: '確認しています（{{done}}/{{total}}）',
  again: 'もう一度確認',
  allFine: 'すべて正常です。',

  faults_other: '障害 {{count}} 件',

  notices_other: '注意 {{count}} 件',
  copy: 'テキストとしてコピー',
  copied: 'コピーしました。キーは含まれていません。',
  copyByHand: 'ここではコピーできません。選択して自分でコピーしてください。',
  statuses: { ok: '正常', warning: '注意', failed: '障害', skipped: '未確認' } satisfies Statuses,
  checks: {
    key: 'キー',
    plan: 'プラン',
    products: '製品',
    region: 'サービス',
    clock: '時計',
    proxy: 'プロキシ',
    'round-trip': '応答時間',
    voice: '音声セッション',
    microphone: 'マイク',
    speaker: 'スピーカー',
  } satisfies Names,
  findings: {
    key: {
      accepted: { result: '{{host}} がキーを受け付けました。' },
      demo: { result: 'このコンピューターのデモサービスにキーは不要です。' },
      limited: { result: '{{host}} はこのキーを認識しています。使えるのは一部の機能だけです。' },
      missing: {
        result: 'キーがありません。',
        remedy: 'アカウントのキーを入力するか、デモサービスを使ってください。',
      },
      refused: {
        result: '{{host}} がキーを受け付けません。',
        remedy: 'キー全体がコピーされているか、プランとアドレスがキーに合っているかを確認してください。',
      },
      skipped,
    },
    plan: {
      known: { result: '{{limit}} 文字のうち {{used}} 文字を使用しました。' },
      unlimited: { result: '{{used}} 文字を使用しました。上限はありません。' },
      counted: { result: '{{used}} 文字を使用済みです。' },
      uncounted: { result: 'サービスは使用量を示していません。' },
      'used-up': {
        result: '{{limit}} 文字のうち {{used}} 文字を使用しました。残りはありません。',
        remedy: '利用枠は次の利用期間に新しくなります。上位のプランならすぐに使えます。',
      },
      other: {
        result: 'サービスは Pro プランとして数えていますが、アカウントは Free になっています。',
        remedy: 'アカウントのプランを直してください。',
      },
      untold: {
        result: 'サービスは使用量を知らせません。',
        remedy: '使用量が知らされない種類のキーかもしれません。ほかはすべて使える可能性があります。',
      },
      skipped,
    },
    products: {
      all: { result: 'すべて利用できます。' },
      some: {
        result: '利用できないもの: {{missing}}。',
        remedy: 'このキーではサービスから提供されません。必要な場合は別のプランを依頼してください。',
      },
      untold: {
        result: 'サービスは利用できる製品を知らせません。',
        remedy: '必要なものを試してください。含まれていない場合はサービスが知らせます。',
      },
      skipped,
    },
    region: {
      known: { result: '{{host}}（{{region}}）' },
      own: { result: '{{host}}' },
      local: { result: 'このコンピューターです。' },
      doubtful: {
        result: '{{host}} はこのキーを認識しません。',
        remedy: 'キーは 1 つのデータセンターに属します。別のアドレスのキーかもしれません。',
      },
      unreachable: {
        result: '{{host}} に問い合わせできませんでした。',
        remedy: 'サービスのアドレス、ネットワーク、プロキシを確認してください。',
      },
      skipped,
    },
    clock: {
      right: { result: 'サービスの時計と合っています。' },
      wrong: {
        result: 'サービスの時計と {{seconds}} 秒ずれています。',
        remedy: 'システムに時計を合わせさせてください。時計が狂っていると証明書が無効に見えます。',
      },
      untold: {
        result: 'サービスは時刻を知らせません。',
        remedy: '別の時計と比べてください。',
      },
      skipped,
    },
    proxy: {
      none: { result: 'リクエストも音声もサービスに直接送られます。' },
      used: { result: 'リクエストも音声も {{proxy}} を通ります。' },
      'none-browser': {
        result: 'リクエストはサービスに直接送られます。音声はブラウザーの設定に従います。',
      },
      'used-browser': {
        result: 'リクエストは {{proxy}} を通ります。音声はブラウザーの設定に従います。',
        remedy: '音声がつながらない場合は、同じプロキシをブラウザーに設定してください。',
      },
      unusable: {
        result: '使用できません。',
        remedy: 'システムの設定でプロキシを直すか、Parley の設定で選んでください。',
      },
      skipped,
    },
    'round-trip': {
      quick: { result: '{{ms}} ミリ秒' },
      slow: {
        result: '{{ms}} ミリ秒: 字幕が遅れます。',
        remedy: '有線、より良いネットワーク、より近いデータセンターのいずれかを使ってください。',
      },
      failed: {
        result: 'サービスは 2 回目に応答しませんでした。',
        remedy: '接続が安定していません。もう一度試してください。',
      },
      skipped,
    },
    voice: {
      works: { result: 'セッションは {{openMs}} ミリ秒で開き、{{firstMessageMs}} ミリ秒後に応答しました。' },
      excluded: { result: 'このアカウントでは音声セッションを利用できません。' },
      refused: {
        result: 'サービスがセッションを開きません。',
        remedy: 'サービスの説明を確認してください。プランに音声が含まれていないかもしれません。',
      },
      unreachable: {
        result: 'セッションは許可されましたが、そのストリームに届きません。',
        remedy:
          'ファイアウォールまたはプロキシが WebSocket を通さないかもしれません。ネットワークの管理者に問い合わせてください。',
      },
      silent: {
        result: 'ストリームは開きましたが、途切れたか、何も届きませんでした。',
        remedy:
          'プロキシが知らない通信を止めているかもしれません。ネットワークの管理者に問い合わせてください。',
      },
      skipped,
    },
    microphone: {
      heard: { result: '音が聞こえています。' },
      silent: {
        result: '何も聞こえません。',
        remedy: 'ミュートされていないか、正しいマイクが選ばれているかを確認してください。',
      },
      failed: { result: '開けません。', remedy: 'システムで許可するか、別のものを選んでください。' },
      skipped: { result: '確認していません。' },
    },
    speaker: {
      works: { result: '再生できます。' },
      damaged: {
        result: '再生できます。直近の音声翻訳のうち、再生できなかった部分：{{damaged}} 個。',
        remedy:
          '別のネットワークを試してください。それでも続く場合は、設定で音声翻訳の形式を変えてください。',
      },
      failed: { result: '開けません。', remedy: '設定で別のものを選んでください。' },
      skipped: { result: '確認していません。' },
    },
  } satisfies FindingTexts,
}
