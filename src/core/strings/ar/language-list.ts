import type { Part } from '../words.ts'

/** The searchable list of languages, wherever it opens. */
export const languageList: Part<'ar', 'languageList'> = {
  search: 'البحث بالاسم أو الرمز',
  none: 'لا توجد لغة بهذا الاسم أو الرمز',
  chosen: 'المختارة',
  recent: 'الأخيرة',
  all: 'جميع اللغات',
  detectable: 'يمكن اكتشافها',
  mustBeNamed: 'لا يمكن اكتشافها: تُحدد لغةً ثابتة',
  spoken: 'يمكن نطقها',
  formality: 'لها درجات رسمية',
  glossary: 'لها مسارد',
  full: '{{limit}} لغات على الأكثر. أزل لغة لتضيف أخرى.',
}
