import type { Part } from '../words.ts'

export const memories: Part<'zh', 'memories'> = {
  title: '翻译记忆库',
  intro: '以前翻译过的句子。文本翻译可以采用它们。',
  name: '名称',
  pair: '原文和译文语言',
  pairOf: '{{source}} → {{targets}}',
  segments: '句段',
  loading: '正在查询您的翻译记忆库',
  refresh: '重新查询',
  empty: {
    title: '此账户没有翻译记忆库',
    remedy: '翻译记忆库在服务的网页上建立。请在那里添加，然后在这里重新查询。',
  },
  notAllowed: {
    title: '您的密钥不包含翻译记忆库',
    remedy: '服务拒绝列出它们。使用包含翻译记忆库的套餐密钥，就会显示在这里。',
  },
  range: '第 {{first}} 至 {{last}} 个，共 {{total}} 个',
  pages: '分页',
  previous: '上一页',
  next: '下一页',
}
