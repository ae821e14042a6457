import type { Part } from '../words.ts'
import { errorFields } from './error-fields.ts'

export const errors: Part<'zh', 'errors'> = {
  sentences: '{{title}}。{{remedy}}',
  traceId: '供支持人员参考：{{traceId}}',
  'no-key': {
    title: '此服务没有密钥',
    remedy: '请输入您账户的密钥，或使用演示服务。',
  },
  'key-rejected': {
    title: '服务不接受此密钥',
    remedy: '请检查是否缺少字符，以及套餐和地址是否与其相符。Free 套餐的密钥以 :fx 结尾。',
  },
  'not-allowed': {
    title: '服务拒绝了此密钥或请求',
    remedy: '请检查密钥及其地址。如果都正确，则此密钥的套餐不包含该功能。',
    titleScopes: '此密钥无权执行该操作',
    remedyScopes: '缺少服务要求的权限：{{scopes}}。请使用具有该权限的密钥，或请管理员为此密钥添加权限。',
  },
  'plan-needed': {
    title: {
      'style-rules': '文体规则需要 Pro 套餐',
      voice: '语音会话需要 Pro 套餐',
      write: '写作辅助需要 Pro 套餐',
    },
    remedy: '此账户是其他套餐，因此没有发送任何内容。请使用 Pro 套餐的账户。',
  },
  'not-in-data-centre': {
    title: {
      voice: '{{host}} 不提供语音会话',
      analytics: '{{host}} 不提供分析',
    },
    remedy: '此数据中心不提供该功能，因此没有发送任何内容。请使用其他数据中心地址的账户。',
  },
  'quota-exceeded': {
    title: '此密钥的配额已用完',
    remedy: '配额在下一个计费周期重新开始。更大的套餐或其他密钥可以立即解决。',
  },
  'rate-limited': {
    title: '服务收到的请求过多',
    remedy: '请稍候再试。',
  },
  'too-large': {
    title: '服务认为请求过大',
    remedy: '请减少一次发送的内容。',
  },
  'not-found': {
    title: '服务不认识所请求的内容',
    remedy: '它可能已被删除，或属于另一个数据中心。请检查服务地址。',
    remedyDataCentre: '它可能已被删除。如果是在另一个数据中心创建的，请使用对应地址的账户。',
  },
  refused: {
    title: '服务拒绝了请求',
    remedy: '服务给出的原因：{{message}}',
    remedyUnknown: '服务没有给出原因（状态 {{status}}）。',
  },
  unavailable: {
    title: '服务目前无法应答',
    remedy: '这是服务的故障（状态 {{status}}）。请稍候再试。',
  },
  unreachable: {
    title: '无法连接 {{host}}',
    remedy: {
      'name-not-found': '找不到该名称。请检查地址和网络。',
      'connection-refused': '此地址没有应答。请检查地址。',
      'connection-lost': '连接中断。请检查网络后重试。',
      certificate:
        '它的证书不受信任，因此没有发送任何内容。如果您的网络检查流量，请在设置中添加其证书颁发机构。',
      other: '请检查网络后重试。',
    },
  },
  proxy: {
    title: '代理 {{host}} 没有放行',
    titleUnknown: '无法使用代理',
    remedy: {
      unreachable: '无法连接代理，因此没有发送任何内容。请在设置中检查其地址。',
      credentials: '代理不接受用户名和密码。请在设置中重新输入。',
      refused: '代理拒绝连接服务。请询问您的网络管理者。',
      malformed: '系统设置中的代理地址无效。请在那里更正，或在这里选择代理。',
    },
  },
  'timed-out': {
    title: '{{host}} 没有及时应答',
    remedy: '{{seconds}} 秒内没有任何回应。请检查网络后重试。',
  },
  'bad-answer': {
    title: '{{host}} 的响应不符合预期',
    remedy: '请检查地址：这可能不是翻译服务。（{{detail}}）',
  },
  'invalid-input': {
    title: '{{field}}不合要求',
    missing: '缺少内容。',
    malformed: '格式不正确。（{{detail}}）',
    'unknown-value': '这里不认识“{{value}}”。',
    'too-much': {
      bytes: '有 {{actual}} 字节；一次最多发送 {{limit}} 字节。',
      characters: '有 {{actual}} 个字符；上限是 {{limit}}。',
      items: '有 {{actual}} 个；上限是 {{limit}}。',
    },
    'out-of-range': '{{actual}} 超出了上限 {{limit}}。',
    'too-early': '{{actual}} 早于 {{earliest}}。',
    'bad-row': {
      'not-a-pair': '第 {{row}} 行不是正好两列。',
      'no-source': '第 {{row}} 行没有原文。',
      'no-target': '第 {{row}} 行没有译文。',
      'repeated-source': '第 {{row}} 行的原文与另一行重复。',
      'line-break': '第 {{row}} 行含有制表符或换行符。',
      'control-character': '第 {{row}} 行含有不可见的控制字符。',
      'space-at-end': '第 {{row}} 行的文字开头或结尾有空格。',
    },
    'cannot-detect': '{{language}}无法检测：请将其选为固定语言。',
    repeated: '{{value}} 出现了两次。',
    conflict: '不能与此同时使用：{{other}}。',
    needs: '必须与此同时使用：{{other}}。',
    'not-supported': '{{language}}不支持。',
    'wrong-language': '它不适用于{{wanted}}，而适用于：{{available}}。',
    'cannot-split': '有 {{actual}} 字节，其标签之间没有可以拆分的地方；一次最多发送 {{limit}} 字节。',
    'other-plan': {
      pro: '此密钥属于 Pro 套餐。请选择该套餐。',
      free: '此密钥属于 Free 套餐。请选择该套餐。',
    },
    fields: errorFields,
  },
  'address-refused': {
    title: '没有使用地址 {{address}}',
    titleUnknown: '没有使用该地址',
    remedy: {
      malformed: '地址不完整。应类似 https://service.example.com',
      'not-secure': '它没有加密。只使用 https 和 wss，或在本机上使用 http 和 ws。',
      'other-host': '它指向不属于您的服务的主机，因此没有向那里发送任何内容。',
      'has-credentials': '它包含用户名或密码。请去掉。',
    },
  },
  'voice-ended': {
    title: '服务结束了会话',
    remedy: '服务的说明：{{message}} 重新开始即可继续。字幕留在这里。',
  },
  'voice-unfinished': {
    title: '服务没有及时完成',
    remedy: '最后几个词可能缺失。此前的字幕都已保留。',
  },
  'voice-unknown': {
    title: '此会话无法继续',
    remedy: '会话开始后 Parley 重新启动过。重新开始即可继续。字幕留在这里。',
  },
  microphone: {
    title: {
      denied: 'Parley 不能使用麦克风',
      missing: '没有麦克风',
      'in-use': '无法打开麦克风',
      failed: '麦克风出错',
    },
    remedy: {
      denied: '请在浏览器或系统的设置中允许，然后重新开始。',
      missing: '请插入麦克风或选择其他麦克风，然后重新开始。',
      'in-use': '可能有其他程序正在使用它。请关闭该程序，然后重新开始。',
      failed: '请重新插入或选择其他麦克风，然后重新开始。',
    },
  },
  'system-audio': {
    title: {
      denied: 'Parley 无权使用电脑音频',
      missing: '找不到电脑音频的输入设备',
      'no-sound': '所共享的内容没有声音',
      failed: '无法使用电脑音频',
    },
    remedy: {
      denied: '请在浏览器或系统的设置中允许，然后重新开始。',
      missing: '请在设置的“音频”中选择其他设备，然后重新开始。',
      'no-sound': '请选择标签页或屏幕，并允许共享其声音。',
      failed: '请在设置的“音频”中选择承载它的设备，然后重新开始。',
    },
  },
  'sound-file': {
    title: '{{name}} 无法播放',
    remedy: '请选择其他声音或视频文件。（{{detail}}）',
  },
  'audio-format': {
    title: '无法使用该声音格式',
    remedy: '{{contentType}} 在这里不可用。请在设置中选择其他格式。（{{detail}}）',
  },
  'audio-output': {
    title: '无法打开扬声器',
    remedy: '请选择其他扬声器，或关闭译文朗读。（{{detail}}）',
    instead: {
      system: {
        title: '无法使用所选的扬声器',
        remedy: '译文改在系统扬声器上朗读。请重新插入您的扬声器或选择其他扬声器，然后重新开始。',
      },
    },
  },
  'host-lost': {
    title: 'Parley 已在本机退出',
    remedy: '您的字幕留在这里。重新启动 Parley 即可继续。',
  },
  storage: {
    title: {
      settings: '无法读取或保存设置',
      'some-settings': '部分设置无法读取',
      key: '无法读取或保存密钥',
      library: '无法读写资料库',
      document: '无法读取或保存文档',
      startup: '随系统启动的设置没有更改',
      'text-file': '无法写入文本文件',
      sound: '无法保存本次会话的声音',
    },
    remedy: {
      settings: '设置在本次运行中有效。无法读取的内容已另外存放。（{{detail}}）',
      'some-settings':
        '其他设置均保持不变。以下设置在您更改之前使用默认值，原先保存的内容仍保留在文件中。（{{detail}}）',
      key: '请检查系统钥匙串是否已解锁，然后重试。（{{detail}}）',
      library: '如果资料库已损坏，它已另外存放，并新建了一个。否则请重试。（{{detail}}）',
      startup: '请检查随系统启动的程序所在的文件夹，然后重试。（{{detail}}）',
      document: '没有发送任何内容。请检查文件和磁盘空间，然后重试。（{{detail}}）',
      'text-file': '会话仍在继续。缺少的内容会在恢复后补写到文件中。请检查文件夹及其磁盘空间。（{{detail}}）',
      sound: '会话和字幕仍在继续。缺少的部分会在恢复后补存。请检查磁盘空间。（{{detail}}）',
    },
  },
  'document-unconfirmed': {
    title: '无法确认上传',
    remedy: '服务的应答丢失了。可能已经计费；再次发送可能会再次计费。',
  },
  'document-failed': {
    title: '服务无法翻译此文档',
    remedy: '请检查文档能否打开并含有文字，然后重试。',
  },
  'document-kept': {
    title: '译文无法保存在那里',
    remedy: {
      'data-folder': 'Parley 将其保留在自己的文件夹中。请保存到其他位置。（{{detail}}）',
      'temporary-folder': 'Parley 将其保留在临时文件夹中。请保存到其他位置。（{{detail}}）',
      memory: 'Parley 会将其保留到退出为止。请现在保存到其他位置。（{{detail}}）',
    },
  },
  'memory-job': {
    title: {
      'export-running': '此翻译记忆库正在导出',
      'import-failed': '服务无法导入此文件',
      'export-failed': '服务无法导出此翻译记忆库',
      expired: '服务上已没有此导入或导出',
    },
    remedy: {
      'export-running': '请等待导出完成，然后再次导出。',
      'import-failed': '请检查它是否为含有译文的有效 TMX 文件，然后重新导入。',
      'export-failed': '请重试。如果仍然失败，请联系您的服务的支持人员。',
      expired: '它等待文件的时间过长。请重新开始。',
    },
  },
  'other-host-only': {
    title: '这在这里不可用',
    remedy: '桌面应用有对话框和文件夹，浏览器有下载，命令行有路径。',
  },
  'not-confirmed': {
    title: '更改未获确认',
    remedy: {
      declined: '没有更改任何内容。',
      unasked:
        '没有更改任何内容。Parley 启动时没有可供确认的终端。请从终端启动，或在启动前设置 HTTPS_PROXY 或 NODE_EXTRA_CA_CERTS。',
    },
  },
  'demo-service': {
    title: '演示服务没有启动',
    remedy: '请重试，或使用您自己的密钥。（{{detail}}）',
  },
  cancelled: { title: '已取消', remedy: '没有任何更改。' },
  unexpected: {
    title: 'Parley 出了问题',
    remedy: '这是程序的错误。已显示的内容都没有丢失。（{{detail}}）',
  },
}
