import type { CableKind } from '../../audio/virtual-cables.ts'
import type { Part } from '../words.ts'

type CableNames = { readonly [K in CableKind]: string }

export const sound: Part<'ja', 'sound'> = {
  microphone: 'マイク',
  microphoneGain: 'マイクのレベル',
  systemGain: 'コンピューターの音声のレベル',
  gain: '{{decibels}} dB',
  silent: 'オフ',
  system: {
    title: 'コンピューターの音声',
    device: '入力デバイス',
    usual: {
      'handed-on': 'システムから受け取る',
      shared: '開始するたびに共有するもの',
      device: '選択なし',
    },
    handedOn: 'システムから受け取ります。自分の翻訳は除かれます。',
    shared:
      '開始すると、ブラウザーが共有するものを尋ねます。タブまたは画面を選び、その音声を許可してください。翻訳が再び翻訳されないように、ヘッドホンを使うか、翻訳用に別のスピーカーを選んでください。',
    byCommand: 'Linux では音を伝える入力が必要です。「詳細設定」にそれを作るコマンドがあります。',
    device_linux:
      'Linux では音を伝える入力が必要です。このコマンドはログアウトまで有効な入力を作ります。作成後、「音声」で選んでください。翻訳は別の出力に送ってください。そうしないと再び翻訳されます。',
    command: 'コマンドをコピー',
  },
  translation: '音声翻訳',
  speakAll: '選んだすべての言語を読み上げる',
  speakAllHint: '聞こえるのは一度に一つで、ライブ中に切り替えられます。次のセッションから有効です。',
  speakAllNot: 'このサービスは一つのセッションで一つの言語だけを読み上げます。',
  passthrough: '元の声を下に重ねる',
  passthroughHint: '翻訳の再生中は小さくなります。マイクが拾わないように、ヘッドホンを使ってください。',
  percent: '{{count}}%',
  catchUp: '遅れを取り戻す',
  catchUpHint: '再生待ちが多いとき、声の高さを変えずに最大 15% 速く再生します。',
  test: {
    hint: '5 秒間録音して再生します。このコンピューターの外には送られません。',
    start: '録音して再生',
    stop: '停止',
    recording: '話してください: {{seconds}} 秒',
    playing: 'このように聞こえます',
    level: '音量レベル',
    silent: '何も聞こえませんでした。正しいマイクが選ばれているか、オフになっていないかを確認してください。',
    clipped: '音が大きすぎて割れています。マイクのレベルを下げてください。',
  },
  cable: {
    title: '会議で翻訳を聞いてもらう',
    intro:
      '仮想ケーブルは、その音を別のプログラムがマイクとして使えるスピーカーです。Parley がそこに話し、会議がそれを聞きます。',
    found: '{{name}} があります。会議で「{{microphone}}」をマイクとして選んでください。',
    use: '{{name}} に話す',
    inUse: '翻訳は {{name}} に再生されます。',
    leave: 'システムのスピーカーに戻す',
    none: 'このコンピューターに仮想ケーブルは見つかりませんでした。',
    names: {
      'vb-cable': 'VB-CABLE',
      voicemeeter: 'VoiceMeeter',
      blackhole: 'BlackHole',
      loopback: 'Loopback',
      soundflower: 'Soundflower',
      linux: 'サウンドサーバーのケーブル',
    } satisfies CableNames,
    steps: {
      windows: {
        install: '仮想ケーブル（vb-audio.com の VB-CABLE など）をインストールし、Windows を再起動します。',
        speak: 'ここに戻り、Parley が「CABLE Input」に話すようにします。',
        listen: '会議で「CABLE Output」をマイクとして選びます。',
      },
      mac: {
        install: '仮想ケーブル（existential.audio の BlackHole 2ch など）をインストールします。',
        speak: 'ここに戻り、Parley が「BlackHole 2ch」に話すようにします。',
        listen: '会議で「BlackHole 2ch」をマイクとして選びます。',
      },
      linux: {
        install: 'この 2 つのコマンドをターミナルで実行します。ログアウトまで有効なケーブルができます。',
        speak: 'ここに戻り、Parley が「Parley_cable」に話すようにします。',
        listen: '会議で「Parley_microphone」をマイクとして選びます。',
      },
    },
    others:
      '会議のノイズ抑制はオフにしてください。翻訳が雑音とみなされることがあります。自分でも翻訳を聞くには、システムでケーブルの音をヘッドホンにも流してください。',
    commands: 'コマンドをコピー',
  },
}
