import type { FindingTexts, Names, Statuses } from '../doctor-texts.ts'
import type { Part } from '../words.ts'

const skipped = { result: '未检查，因为之前的某项不正常。' }

export const doctor: Part<'zh', 'doctor'> = {
  title: '连接检查',
  explanation: 'Parley 会向服务查询几项内容，打开一个没有语音的会话，聆听麦克风片刻，并播放一声短音。',
  running: '正在检查（{{done}}/{{total}}）',
  again: '重新检查',
  allFine: '一切正常。',

  faults_other: '{{count}} 个故障',

  notices_other: '{{count}} 个提示',
  copy: '复制为文本',
  copied: '已复制。其中没有密钥。',
  copyByHand: '这里无法复制。请选中后自行复制。',
  statuses: { ok: '正常', warning: '提示', failed: '故障', skipped: '未检查' } satisfies Statuses,
  checks: {
    key: '密钥',
    plan: '套餐',
    products: '产品',
    region: '服务',
    clock: '时钟',
    proxy: '代理',
    'round-trip': '往返时间',
    voice: '语音',
    microphone: '麦克风',
    speaker: '扬声器',
  } satisfies Names,
  findings: {
    key: {
      accepted: { result: '{{host}} 接受它。' },
      demo: { result: '本机上的演示服务不需要您的密钥。' },
      limited: { result: '{{host}} 可识别此密钥，但它只能用于部分功能。' },
      missing: {
        result: '没有密钥。',
        remedy: '请输入您账户的密钥，或使用演示服务。',
      },
      refused: {
        result: '{{host}} 不接受它。',
        remedy: '请检查密钥是否复制完整，套餐和地址是否与其对应。',
      },
      skipped,
    },
    plan: {
      known: { result: '已使用 {{used}} / {{limit}} 个字符。' },
      unlimited: { result: '已使用 {{used}} 个字符。没有上限。' },
      counted: { result: '已使用 {{used}} 个字符。' },
      uncounted: { result: '服务未提供用量。' },
      'used-up': {
        result: '已使用 {{used}} / {{limit}} 个字符：没有剩余。',
        remedy: '配额在下一个计费周期重新开始。更大的套餐可以立即解决。',
      },
      other: {
        result: '服务按 Pro 套餐计数，而账户显示为 Free。',
        remedy: '请更正账户的套餐。',
      },
      untold: {
        result: '服务没有提供用量。',
        remedy: '密钥的类型可能不提供用量。其他功能可能都正常。',
      },
      skipped,
    },
    products: {
      all: { result: '全部可用。' },
      some: {
        result: '不可用：{{missing}}。',
        remedy: '服务不向此密钥提供这些产品。如需使用，请申请其他套餐。',
      },
      untold: {
        result: '服务没有说明有哪些产品。',
        remedy: '请直接尝试需要的功能。如果不包含，服务会告知。',
      },
      skipped,
    },
    region: {
      known: { result: '{{host}}（{{region}}）' },
      own: { result: '{{host}}' },
      local: { result: '本机。' },
      doubtful: {
        result: '{{host}} 不认识此密钥。',
        remedy: '密钥属于一个数据中心。它可能属于另一个地址。',
      },
      unreachable: {
        result: '无法查询 {{host}}。',
        remedy: '请检查服务地址、网络和代理。',
      },
      skipped,
    },
    clock: {
      right: { result: '与服务一致。' },
      wrong: {
        result: '与服务相差 {{seconds}} 秒。',
        remedy: '请让系统自动设置时钟。时钟不准会使证书显得无效。',
      },
      untold: {
        result: '服务没有提供时间。',
        remedy: '请用其他时钟核对。',
      },
      skipped,
    },
    proxy: {
      none: { result: '请求和语音直接发往服务。' },
      used: { result: '请求和语音经由 {{proxy}}。' },
      'none-browser': {
        result: '请求直接发往服务。语音按浏览器的设置传输。',
      },
      'used-browser': {
        result: '请求经由 {{proxy}}。语音按浏览器的设置传输。',
        remedy: '如果语音无法连接，请在浏览器中设置相同的代理。',
      },
      unusable: {
        result: '无法使用。',
        remedy: '请在系统设置中更正代理，或在 Parley 的设置中选择代理。',
      },
      skipped,
    },
    'round-trip': {
      quick: { result: '{{ms}} 毫秒' },
      slow: {
        result: '{{ms}} 毫秒：字幕会比应有的更晚。',
        remedy: '请使用网线、更好的网络或更近的数据中心。',
      },
      failed: {
        result: '服务没有再次应答。',
        remedy: '连接不稳定。请重试。',
      },
      skipped,
    },
    voice: {
      works: { result: '会话用 {{openMs}} 毫秒打开，{{firstMessageMs}} 毫秒后应答。' },
      excluded: { result: '此账户没有语音会话。' },
      refused: {
        result: '服务没有打开会话。',
        remedy: '请查看服务的说明。套餐可能不包含语音。',
      },
      unreachable: {
        result: '会话已获准，但无法连接其数据流。',
        remedy: '防火墙或代理可能阻止 WebSocket。请询问您的网络管理者。',
      },
      silent: {
        result: '数据流打开后中断，或没有应答。',
        remedy: '代理可能拦下它不认识的内容。请询问您的网络管理者。',
      },
      skipped,
    },
    microphone: {
      heard: { result: '能听到声音。' },
      silent: {
        result: '什么也听不到。',
        remedy: '请检查是否静音，以及是否选对了设备。',
      },
      failed: { result: '无法打开。', remedy: '请在系统中允许，或选择其他设备。' },
      skipped: { result: '未检查。' },
    },
    speaker: {
      works: { result: '能播放。' },
      damaged: {
        result: '能播放。最近一次译文朗读中无法播放的部分：{{damaged}} 处。',
        remedy: '请换一个网络。如果仍然如此，请在设置中为译文朗读选择其他格式。',
      },
      failed: { result: '无法打开。', remedy: '请在设置中选择其他设备。' },
      skipped: { result: '未检查。' },
    },
  } satisfies FindingTexts,
}
