import type { Part } from '../words.ts'

export const panels: Part<'ar', 'panels'> = {
  dock: 'اللوحات',
  open: 'فتح اللوحات',
  close: 'إغلاق اللوحات',
  loading: 'جارٍ الفتح',
  quick: 'ترجمة سريعة',
  names: {
    text: 'النصوص',
    glossaries: 'المسارد',
    styleRules: 'قواعد الأسلوب',
    documents: 'المستندات',
    memories: 'الذاكرات',
    languages: 'اللغات',
    history: 'السجل',
    usage: 'الاستهلاك',
  },
}
