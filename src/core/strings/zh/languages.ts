import type { Part } from '../words.ts'

export const languages: Part<'zh', 'languages'> = {
  title: '每种语言支持的功能',
  search: '按名称或代码搜索',
  language: '语言',
  ability: '支持的功能',
  anything: '任何功能',
  loading: '正在查询语言',
  none: '没有符合的语言。请换个搜索词，或选择“任何功能”。',

  count_other: '{{count}} 种语言',
  groups: { text: '文本', voice: '语音', write: '写作', style: '文体' },
  abilities: {
    textSource: '文本原文',
    textTarget: '文本译文',
    formality: '正式程度',
    glossary: '术语表',
    voiceSource: '语音输入',
    voiceTarget: '语音译文',
    voiceSpoken: '朗读',
    write: '写作辅助',
    styleRules: '文体规则',
  },
  explanations: {
    textSource: '可以翻译该语言的文本',
    textTarget: '文本可以译成该语言',
    formality: '译成该语言时可选择正式程度',
    glossary: '该语言可以使用术语表',
    voiceSource: '会话中可以说该语言',
    voiceTarget: '可以阅读译成该语言的内容',
    voiceSpoken: '可以收听译成该语言的内容',
    write: '该语言的文本可以改写或修改',
    styleRules: '可以为该语言创建文体规则列表',
  },
  yes: '是',
  no: '否',
  trial: '试用',
  legend: { yes: '支持', trial: '试用中，可能会有变化' },
  missing: {
    title: '表格不完整',
    remedy: '服务没有说明以下产品支持什么：{{products}}。',
  },
}
