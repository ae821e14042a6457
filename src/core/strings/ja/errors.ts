import type { Part } from '../words.ts'
import { errorFields } from './error-fields.ts'

export const errors: Part<'ja', 'errors'> = {
  sentences: '{{title}}。{{remedy}}',
  traceId: 'サポート用: {{traceId}}',
  'no-key': {
    title: 'このサービスのキーがありません',
    remedy: 'アカウントのキーを入力するか、デモサービスを使ってください。',
  },
  'key-rejected': {
    title: 'サービスがこのキーを受け付けません',
    remedy:
      '文字の抜けがないか、プランとアドレスが合っているか確認してください。Free プランのキーの末尾は :fx です。',
  },
  'not-allowed': {
    title: 'サービスがこのキーまたは要求を拒否しました',
    remedy: 'キーとそのアドレスを確認してください。正しい場合は、このキーのプランに含まれていません。',
    titleScopes: 'このキーではその操作は許可されていません',
    remedyScopes:
      'サービスが求める権限がありません: {{scopes}}。権限のあるキーを使うか、このキーに権限を追加してもらってください。',
  },
  'plan-needed': {
    title: {
      'style-rules': 'スタイルルールには Pro プランが必要です',
      voice: '音声セッションには Pro プランが必要です',
      write: '文章支援には Pro プランが必要です',
    },
    remedy:
      'このアカウントは別のプランのため、何も送信していません。Pro プランのアカウントを使ってください。',
  },
  'not-in-data-centre': {
    title: {
      voice: '{{host}} は音声セッションに対応していません',
      analytics: '{{host}} は分析に対応していません',
    },
    remedy:
      'このデータセンターでは提供されていないため、何も送信していません。別のデータセンターのアドレスのアカウントを使ってください。',
  },
  'quota-exceeded': {
    title: 'このキーの利用枠を使い切りました',
    remedy: '次の利用期間に新しくなります。上位のプランか別のキーならすぐに使えます。',
  },
  'rate-limited': {
    title: 'サービスへのリクエストが多すぎます',
    remedy: '少し待ってから、もう一度試してください。',
  },
  'too-large': {
    title: 'リクエストが大きすぎるとサービスが判断しました',
    remedy: '一度に送る量を減らしてください。',
  },
  'not-found': {
    title: '要求されたものがサービスにありません',
    remedy: '削除されたか、別のデータセンターにある可能性があります。サービスのアドレスを確認してください。',
    remedyDataCentre:
      '削除された可能性があります。別のデータセンターで作成したものなら、そのアドレスのアカウントを使ってください。',
  },
  refused: {
    title: 'サービスがリクエストを拒否しました',
    remedy: '理由: {{message}}。',
    remedyUnknown: '理由は示されていません（状態 {{status}}）。',
  },
  unavailable: {
    title: 'サービスは今応答できません',
    remedy: 'サービス側の障害です（状態 {{status}}）。少ししてからもう一度試してください。',
  },
  unreachable: {
    title: '{{host}} に接続できません',
    remedy: {
      'name-not-found': '名前が見つかりませんでした。アドレスとネットワークを確認してください。',
      'connection-refused': 'このアドレスからの応答がありません。アドレスを確認してください。',
      'connection-lost': '接続が切れました。ネットワークを確認して、もう一度試してください。',
      certificate:
        '証明書が信頼されないため、何も送信していません。ネットワークが通信を検査している場合は、その認証局を設定に追加してください。',
      other: 'ネットワークを確認して、もう一度試してください。',
    },
  },
  proxy: {
    title: 'プロキシ {{host}} が通信を通しませんでした',
    titleUnknown: 'プロキシを使用できません',
    remedy: {
      unreachable: '接続できないため、何も送信していません。設定でアドレスを確認してください。',
      credentials: 'ユーザー名とパスワードが受け付けられません。設定でもう一度入力してください。',
      refused: 'サービスへの接続を拒否しました。ネットワークの管理者に問い合わせてください。',
      malformed:
        'システムの設定にあるプロキシのアドレスが正しくありません。そこで直すか、ここで選んでください。',
    },
  },
  'timed-out': {
    title: '{{host}} が時間内に応答しませんでした',
    remedy: '{{seconds}} 秒たっても何も届きませんでした。ネットワークを確認して、もう一度試してください。',
  },
  'bad-answer': {
    title: '{{host}} から予期しない応答がありました',
    remedy: 'アドレスを確認してください。翻訳サービスではないかもしれません。({{detail}})',
  },
  'invalid-input': {
    title: '{{field}}が適切ではありません',
    missing: '指定がありません。',
    malformed: '形式が正しくありません。({{detail}})',
    'unknown-value': '「{{value}}」はここでは使えません。',
    'too-much': {
      bytes: '{{actual}} バイトあります。一度に送れるのは {{limit}} バイトまでです。',
      characters: '{{actual}} 文字あります。上限は {{limit}} 文字です。',
      items: '{{actual}} 個あります。上限は {{limit}} 個です。',
    },
    'out-of-range': '{{actual}} は上限の {{limit}} を超えています。',
    'too-early': '{{actual}} は {{earliest}} より前です。',
    'bad-row': {
      'not-a-pair': '{{row}} 行目がちょうど 2 列ではありません。',
      'no-source': '{{row}} 行目に原文がありません。',
      'no-target': '{{row}} 行目に訳文がありません。',
      'repeated-source': '{{row}} 行目の原文はほかの行にもあります。',
      'line-break': '{{row}} 行目にタブまたは改行が含まれています。',
      'control-character': '{{row}} 行目に見えない制御文字が含まれています。',
      'space-at-end': '{{row}} 行目のテキストの先頭または末尾に空白があります。',
    },
    'cannot-detect': '{{language}}は検出できません。固定の言語として選んでください。',
    repeated: '{{value}} が 2 回あります。',
    conflict: 'これとは一緒に使えません: {{other}}。',
    needs: 'これなしでは使えません: {{other}}。',
    'not-supported': '{{language}}は対応していません。',
    'wrong-language': '{{wanted}} 用ではなく、次のものです: {{available}}。',
    'cannot-split':
      '{{actual}} バイトあり、タグのために分割できません。一度に送れるのは {{limit}} バイトまでです。',
    'other-plan': {
      pro: 'このキーは Pro プランのものです。そのプランを選んでください。',
      free: 'このキーは Free プランのものです。そのプランを選んでください。',
    },
    fields: errorFields,
  },
  'address-refused': {
    title: 'アドレス {{address}} は使用しませんでした',
    titleUnknown: 'アドレスは使用しませんでした',
    remedy: {
      malformed: '完全なアドレスではありません。次のような形にしてください: https://service.example.com',
      'not-secure':
        '暗号化されていません。使えるのは https と wss だけです。このコンピューター上では http と ws も使えます。',
      'other-host': 'サービスに属さないホストに向かうため、そこには何も送信していません。',
      'has-credentials': 'ユーザー名またはパスワードが含まれています。取り除いてください。',
    },
  },
  'voice-ended': {
    title: 'サービスがセッションを終了しました',
    remedy: 'サービスの説明: {{message}} 続けるにはもう一度開始してください。字幕はここに残ります。',
  },
  'voice-unfinished': {
    title: 'サービスの処理が時間内に終わりませんでした',
    remedy: '最後の言葉が欠けているかもしれません。それまでの字幕はすべて残ります。',
  },
  'voice-unknown': {
    title: 'このセッションは続けられません',
    remedy:
      '開始後に Parley が起動し直されました。続けるにはもう一度開始してください。字幕はここに残ります。',
  },
  microphone: {
    title: {
      denied: 'Parley にマイクの使用が許可されていません',
      missing: 'マイクがありません',
      'in-use': 'マイクを開けません',
      failed: 'マイクに障害が起きました',
    },
    remedy: {
      denied: 'ブラウザーまたはシステムの設定で許可し、もう一度開始してください。',
      missing: '接続するか別のものを選び、もう一度開始してください。',
      'in-use': '別のプログラムが使っているかもしれません。そのプログラムを閉じ、もう一度開始してください。',
      failed: '接続し直すか別のものを選び、もう一度開始してください。',
    },
  },
  'system-audio': {
    title: {
      denied: 'Parley にコンピューターの音声の使用が許可されていません',
      missing: 'コンピューターの音声の入力デバイスがありません',
      'no-sound': '共有されたものに音がありません',
      failed: 'コンピューターの音声を使えません',
    },
    remedy: {
      denied: 'ブラウザーまたはシステムの設定で許可し、もう一度開始してください。',
      missing: '設定の「音声」で別のものを選び、もう一度開始してください。',
      'no-sound': 'タブまたは画面を選び、その音声の共有を許可してください。',
      failed: '設定の「音声」で音を伝えるデバイスを選び、もう一度開始してください。',
    },
  },
  'sound-file': {
    title: '{{name}} を再生できません',
    remedy: '別の音声または動画ファイルを選んでください。({{detail}})',
  },
  'audio-format': {
    title: 'この音声形式は使用できません',
    remedy: '{{contentType}} はここでは使えません。設定で別の形式を選んでください。({{detail}})',
  },
  'audio-output': {
    title: 'スピーカーを開けません',
    remedy: '別のスピーカーを選ぶか、音声翻訳をオフにしてください。({{detail}})',
    instead: {
      system: {
        title: '選択したスピーカーを使用できません',
        remedy:
          '翻訳は代わりにシステムのスピーカーで再生されます。接続し直すか別のものを選び、もう一度開始してください。',
      },
    },
  },
  'host-lost': {
    title: 'このコンピューターの Parley は終了しました',
    remedy: '字幕はここに残ります。続けるには Parley をもう一度起動してください。',
  },
  storage: {
    title: {
      settings: '設定を読み込めないか、保存できませんでした',
      'some-settings': '一部の設定を読み込めませんでした',
      key: 'キーを読み込めないか、保存できませんでした',
      library: 'ライブラリを読み書きできませんでした',
      document: 'ドキュメントを読み込めないか、保存できませんでした',
      startup: 'システムと一緒の起動は変更されませんでした',
      'text-file': 'テキストファイルに書き込めません',
      sound: 'このセッションの音声を保存できません',
    },
    remedy: {
      settings: '設定は今回の起動中のみ有効です。読み込めなかったものは別にしてあります。({{detail}})',
      'some-settings':
        'ほかの設定はそのままです。次の設定は変更するまで既定値を使います。保存されていた値はファイルに残っています。({{detail}})',
      key: 'システムのキーチェーンのロックが解除されているか確認し、もう一度試してください。({{detail}})',
      library:
        '破損していた場合は別にして新しいものを作成しました。そうでない場合はもう一度試してください。({{detail}})',
      startup:
        'システムと一緒に起動するプログラムのフォルダーを確認して、もう一度お試しください。({{detail}})',
      document:
        '何も送信していません。ファイルとディスクの空きを確認し、もう一度試してください。({{detail}})',
      'text-file':
        'セッションは続いています。足りない分は、書き込めるようになりしだいファイルに追加されます。フォルダーとディスクの空き容量を確認してください。（{{detail}}）',
      sound:
        'セッションと字幕は続いています。足りない分は、保存できるようになりしだい保存されます。ディスクの空き容量を確認してください。({{detail}})',
    },
  },
  'document-unconfirmed': {
    title: 'アップロードを確認できませんでした',
    remedy:
      'サービスの応答が失われました。課金される可能性があり、送り直すと二重に課金されることがあります。',
  },
  'document-failed': {
    title: 'サービスはこのドキュメントを翻訳できませんでした',
    remedy: 'ドキュメントが開けてテキストを含むことを確認し、もう一度試してください。',
  },
  'document-kept': {
    title: '翻訳をそこに保存できませんでした',
    remedy: {
      'data-folder': 'Parley が自分のフォルダーに保持しています。別の場所に保存してください。({{detail}})',
      'temporary-folder':
        'Parley が一時ファイルのフォルダーに保持しています。別の場所に保存してください。({{detail}})',
      memory: 'Parley が終了するまで保持します。今すぐ別の場所に保存してください。({{detail}})',
    },
  },
  'memory-job': {
    title: {
      'export-running': 'この翻訳メモリは現在エクスポート中です',
      'import-failed': 'サービスはこのファイルをインポートできませんでした',
      'export-failed': 'サービスはこの翻訳メモリをエクスポートできませんでした',
      expired: 'このインポートまたはエクスポートはサービスに残っていません',
    },
    remedy: {
      'export-running': '完了するまで待ってから、もう一度エクスポートしてください。',
      'import-failed': '翻訳を含む有効な TMX ファイルであることを確認し、もう一度インポートしてください。',
      'export-failed': 'もう一度試してください。解決しない場合は、サービスのサポートに問い合わせてください。',
      expired: 'ファイルを待つ時間が長すぎました。最初からやり直してください。',
    },
  },
  'other-host-only': {
    title: 'ここではできません',
    remedy:
      'ダイアログとフォルダーはデスクトップアプリ、ダウンロードはブラウザー、パスはコマンドラインで使えます。',
  },
  'not-confirmed': {
    title: '変更は確認されませんでした',
    remedy: {
      declined: '何も変更されていません。',
      unasked:
        '何も変更されていません。Parley は確認に使うターミナルなしで起動されました。ターミナルから起動するか、起動前に HTTPS_PROXY または NODE_EXTRA_CA_CERTS を設定してください。',
    },
  },
  'demo-service': {
    title: 'デモサービスが起動しませんでした',
    remedy: 'もう一度試すか、自分のキーを使ってください。({{detail}})',
  },
  cancelled: { title: 'キャンセルしました', remedy: '何も変更されていません。' },
  unexpected: {
    title: 'Parley で問題が起きました',
    remedy: 'プログラムの障害です。表示されているものは失われません。({{detail}})',
  },
}
