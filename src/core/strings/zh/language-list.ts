import type { Part } from '../words.ts'

/** The searchable list of languages, wherever it opens. */
export const languageList: Part<'zh', 'languageList'> = {
  search: '按名称或代码搜索',
  none: '没有此名称或代码的语言',
  chosen: '已选',
  recent: '最近使用',
  all: '所有语言',
  detectable: '可以检测',
  mustBeNamed: '无法检测：将设为固定语言',
  spoken: '可以朗读',
  formality: '支持正式程度',
  glossary: '支持术语表',
  full: '最多 {{limit}} 种语言。移除一种才能添加。',
}
