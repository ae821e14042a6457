import type { Part } from '../words.ts'

export const account: Part<'zh', 'account'> = {
  removal: {
    label: '移除 {{name}}',
    title: '移除 {{name}}？',
    remedy: 'Parley 会忘记此账户及其密钥。服务为它保留的内容仍在那里。',
    submit: '移除账户',
  },
  dialog: {
    title: '您的翻译服务',
    intro: '密钥先经服务核对，再保存。',
    editTitle: '更改 {{name}}',
    editIntro: '新的密钥或地址先经服务核对，再保存。',
    profile: '服务',
    profiles: { deepl: 'DeepL', generic: '其他服务' },
    plan: '套餐',
    plans: { pro: 'Pro', free: 'Free' },
    region: '数据中心',
    regions: { default: '标准', us: '美国', jp: '日本' },
    address: '服务地址',
    addressHint: '以 https 开头',
    streamDomains: '其他语音主机',
    streamDomainsHint: '仅在语音从其他主机传输时填写。多个主机用空格分开。',
    name: '此账户的名称',
    key: '密钥',
    keyHint: '它留在 Parley 的主进程中，不会再次显示。',
    newKey: '新密钥',
    newKeyHint: '留空则保留现有的密钥。',
    endings: {
      free: '它以 {{ending}} 结尾：属于 Free 套餐。',
      'not-free': 'Free 套餐的密钥以 {{ending}} 结尾。',
    },
    choosePlan: '选择 {{plan}}',
    use: '核对并使用',
    save: '保存',
    checking: '正在核对',
  },
}
