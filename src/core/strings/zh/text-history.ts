import type { Part } from '../words.ts'

export const textHistory: Part<'zh', 'textHistory'> = {
  title: '以前的文字',
  open: '以前的文字',
  back: '返回文字',
  search: '在文字和译文中搜索',
  pair: '{{source}} → {{target}}',
  into: '译成{{target}}',
  demo: '演示服务',
  take: '重新使用',
  copy: '复制译文',
  delete: '删除此文字',
  clear: '全部删除',
  clearTitle: '删除所有以前的文字？',
  clearRemedy: 'Parley 保留的所有文字和译文都将删除，无法恢复。',
  older: '更早',
  newer: '更新',
  loading: '正在查找以前的文字',
  empty: {
    title: '还没有内容',
    remedy: '您在这里翻译的内容会保留在本机，可以在这里找到。',
  },
  notKept: { title: '没有保留任何内容', remedy: '这是在设置的“隐私”中选择的。' },
  noneFound: { title: '没有找到', remedy: '请换一个词，或只输入词的一部分。' },
}
