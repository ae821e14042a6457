import type { Part } from '../words.ts'

export const panels: Part<'zh', 'panels'> = {
  dock: '面板',
  open: '打开面板',
  close: '关闭面板',
  loading: '正在打开',
  quick: '快速翻译',
  names: {
    text: '文本',
    glossaries: '术语表',
    styleRules: '文体规则',
    documents: '文档',
    memories: '记忆库',
    languages: '语言',
    history: '历史',
    usage: '用量',
  },
}
