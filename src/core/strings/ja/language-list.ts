import type { Part } from '../words.ts'

/** The searchable list of languages, wherever it opens. */
export const languageList: Part<'ja', 'languageList'> = {
  search: '名前またはコードで検索',
  none: 'この名前またはコードの言語はありません',
  chosen: '選択中',
  recent: '最近使った言語',
  all: 'すべての言語',
  detectable: '検出できます',
  mustBeNamed: '検出できません。固定の言語として設定されます',
  spoken: '音声にできます',
  formality: '丁寧さを選べます',
  glossary: '用語集があります',
  full: '{{limit}} 言語までです。追加するには 1 つ外してください。',
}
