import type { ScriptLanguage, Translations } from './script.ts'

/**
 * Words with the same meaning, as the script's sentences spell them: they allow a glossary to replace the script's
 * words.
 */
export const concepts: readonly Translations[] = [
  {
    en: 'release plan',
    de: 'Plan für die Veröffentlichung',
    fr: 'plan de sortie',
    es: 'plan de lanzamiento',
    it: 'piano di rilascio',
    ja: 'リリース計画',
    zh: '发布计划',
  },
  {
    en: 'search',
    de: 'Suche',
    fr: 'recherche',
    es: 'búsqueda',
    it: 'ricerca',
    ja: '検索機能',
    zh: '搜索功能',
  },
  {
    en: 'customers',
    de: 'Kunden',
    fr: 'clients',
    es: 'clientes',
    it: 'clienti',
    ja: 'お客様',
    zh: '客户',
  },
  { en: 'bugs', de: 'Fehler', fr: 'bogues', es: 'errores', it: 'errori', ja: 'バグ', zh: '缺陷' },
  { en: 'testing', de: 'Tests', fr: 'tests', es: 'pruebas', it: 'test', ja: 'テスト', zh: '测试' },
  {
    en: 'uploads',
    de: 'Hochladen',
    fr: 'envoi de fichiers',
    es: 'subida de archivos',
    it: 'caricamento',
    ja: 'アップロード',
    zh: '上传',
  },
  {
    en: 'connections',
    de: 'Verbindungen',
    fr: 'connexion',
    es: 'conexiones',
    it: 'connessioni',
    ja: '回線',
    zh: '网速',
  },
  { en: 'code', de: 'Code', fr: 'code', es: 'código', it: 'codice', ja: 'コード', zh: '代码' },
  {
    en: 'announcement',
    de: 'Ankündigung',
    fr: 'annonce',
    es: 'anuncio',
    it: 'annuncio',
    ja: 'お知らせ',
    zh: '公告',
  },
  {
    en: 'translation',
    de: 'Übersetzung',
    fr: 'traduction',
    es: 'traducción',
    it: 'traduzione',
    ja: '訳',
    zh: '译文',
  },
]

/** The word of another language for a word of the script, if it has one. */
export const counterpartOf = (word: string, from: ScriptLanguage, to: ScriptLanguage): string | undefined =>
  concepts.find((concept) => concept[from].toLowerCase() === word.toLowerCase())?.[to]
