import type { Part } from '../words.ts'

export const transfer: Part<'zh', 'transfer'> = {
  title: '导入和导出',
  hint: '一个包含设置和账户的文件，供另一台电脑使用。其中没有密钥、密码和这台电脑的设备。',
  save: '保存到文件',
  open: '从文件读取',
  voice: '实时翻译',
  confirm: {
    title: '要更改这些设置吗？',
    intro: '以下是该文件会更改的内容。目前还没有任何更改。',
    submit: '更改设置',
  },
  values: '{{section}}：{{amount}} 项更改',
  proxy: '请求通过代理 {{address}} 发送',
  newAccount: '新账户：{{name}}（{{host}}）',
  authority: '新的受信任证书颁发机构：{{name}}，有效期 {{from}} 至 {{until}}，SHA-256 指纹 {{id}}',
  keepsSound: { on: '保存会话时一并保存声音', off: '保存会话时不保存声音' },
  keepsLess: { title: '保留的内容会减少', remedy: '较早的会话和文本会立即删除，无法恢复。' },
  leftOut: 'Parley 不使用以下内容，已略过：',
  done: { title: '设置已更改', remedy: '现在即生效。' },
  nothing: { title: '该文件不会更改任何内容', remedy: '其中 Parley 能使用的内容都已经是这样设置的。' },
  keys: '请在“账户”下输入每个新账户的密钥：',
  account: '{{name}}（{{host}}）',
  password: '如果代理要求密码，请在“网络”下输入。',
}
