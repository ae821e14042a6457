import type { Part } from '../words.ts'

export const languages: Part<'ja', 'languages'> = {
  title: '各言語でできること',
  search: '名前またはコードで検索',
  language: '言語',
  ability: 'できること',
  anything: '指定なし',
  loading: '言語を問い合わせています',
  none: '該当する言語がありません。別の言葉で検索するか、「指定なし」を選んでください。',

  count_other: '{{count}} 言語',
  groups: { text: 'テキスト', voice: '音声', write: '文章', style: 'スタイル' },
  abilities: {
    textSource: 'テキストの翻訳元',
    textTarget: 'テキストの翻訳先',
    formality: '丁寧さ',
    glossary: '用語集',
    voiceSource: '音声の翻訳元',
    voiceTarget: '音声の翻訳先',
    voiceSpoken: '音声出力',
    write: '文章支援',
    styleRules: 'スタイルルール',
  },
  explanations: {
    textSource: 'テキストをこの言語から翻訳できます',
    textTarget: 'テキストをこの言語に翻訳できます',
    formality: 'この言語への翻訳で丁寧さを選べます',
    glossary: '用語集を使えます',
    voiceSource: 'セッションでこの言語を話せます',
    voiceTarget: '発言をこの言語で読めます',
    voiceSpoken: '発言をこの言語で聞けます',
    write: 'この言語のテキストを言い換えたり校正したりできます',
    styleRules: 'この言語のスタイルルールリストを作成できます',
  },
  yes: 'はい',
  no: 'いいえ',
  trial: '試験中',
  legend: { yes: 'できます', trial: '試験中で、変わる可能性があります' },
  missing: {
    title: '表の一部が欠けています',
    remedy: '次についてサービスから回答がありませんでした: {{products}}。',
  },
}
