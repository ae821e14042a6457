import type { CableKind } from '../../audio/virtual-cables.ts'
import type { Part } from '../words.ts'

type CableNames = { readonly [K in CableKind]: string }

export const sound: Part<'zh', 'sound'> = {
  microphone: '麦克风',
  microphoneGain: '麦克风音量',
  systemGain: '电脑音频音量',
  gain: '{{decibels}} dB',
  silent: '关闭',
  system: {
    title: '电脑音频',
    device: '输入设备',
    usual: {
      'handed-on': '由系统提供',
      shared: '您每次开始时共享的内容',
      device: '未选择',
    },
    handedOn: '由系统提供，其中不含您自己的译文语音。',
    shared:
      '开始时，浏览器会询问要共享什么。请选择标签页或屏幕，并允许共享声音。请使用耳机，或为译文选择其他扬声器，以免译文再次被翻译。',
    byCommand: '在 Linux 上需要一个输入来承载它。“高级”中有创建它的命令。',
    device_linux:
      '在 Linux 上需要一个输入来承载它。此命令会创建一个，注销前有效；然后在“音频”中选择它。请将译文送到其他输出，否则会再次被翻译。',
    command: '复制命令',
  },
  translation: '译文朗读',
  speakAll: '朗读每种所选语言',
  speakAllHint: '一次只听一种，实时会话中可以更换。从下一次会话起生效。',
  speakAllNot: '此服务在一个会话中只朗读一种语言。',
  passthrough: '下层的原声',
  passthroughHint: '译文朗读时它会变小。请使用耳机，否则麦克风会再次听到它。',
  percent: '{{count}}%',
  catchUp: '追赶',
  catchUpHint: '等待朗读的内容较多时，最多加快 15%，音高不变。',
  test: {
    hint: '录制五秒并播放给您听。录音不会离开本机。',
    start: '录制并播放',
    stop: '停止',
    recording: '请说话：{{seconds}} 秒',
    playing: '您听起来是这样',
    level: '音量',
    silent: '什么也没听到。请检查是否选对了麦克风，以及它是否打开。',
    clipped: '声音过大，被截断。请调低麦克风音量。',
  },
  cable: {
    title: '让会议听到译文',
    intro: '虚拟音频线是一个扬声器，其他程序把它的声音当作麦克风。Parley 对它朗读，会议从它收听。',
    found: '{{name}} 已就绪。请在会议中选择“{{microphone}}”作为麦克风。',
    use: '朗读到 {{name}}',
    inUse: '译文正在朗读到 {{name}}。',
    leave: '改回系统扬声器',
    none: '本机没有找到虚拟音频线。',
    names: {
      'vb-cable': 'VB-CABLE',
      voicemeeter: 'VoiceMeeter',
      blackhole: 'BlackHole',
      loopback: 'Loopback',
      soundflower: 'Soundflower',
      linux: '声音服务器的虚拟音频线',
    } satisfies CableNames,
    steps: {
      windows: {
        install: '请安装虚拟音频线，例如 vb-audio.com 的 VB-CABLE，然后重新启动 Windows。',
        speak: '回到这里，让 Parley 朗读到“CABLE Input”。',
        listen: '在会议中选择“CABLE Output”作为麦克风。',
      },
      mac: {
        install: '请安装虚拟音频线，例如 existential.audio 的 BlackHole 2ch。',
        speak: '回到这里，让 Parley 朗读到“BlackHole 2ch”。',
        listen: '在会议中选择“BlackHole 2ch”作为麦克风。',
      },
      linux: {
        install: '在终端运行这两条命令。它们会创建一条虚拟音频线，注销前有效。',
        speak: '回到这里，让 Parley 朗读到“Parley_cable”。',
        listen: '在会议中选择“Parley_microphone”作为麦克风。',
      },
    },
    others:
      '请关闭会议中的降噪：它有时会把译文当作噪音。如果您自己也想听译文，请让系统把虚拟音频线同时播放到耳机。',
    commands: '复制命令（两条）',
  },
}
