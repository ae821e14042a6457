import type { Part } from '../words.ts'

export const memories: Part<'ar', 'memories'> = {
  title: 'ذاكرات الترجمة',
  intro: 'جمل سبقت ترجمتها. يمكن لترجمة النصوص أن تستفيد منها.',
  name: 'الاسم',
  pair: 'من وإلى',
  pairOf: '{{source}} ← {{targets}}',
  segments: 'المقاطع',
  loading: 'جارٍ طلب ذاكرات الترجمة',
  refresh: 'طلب من جديد',
  empty: {
    title: 'لا توجد ذاكرة ترجمة في هذا الحساب',
    remedy: 'تُملأ ذاكرات الترجمة في صفحات الخدمة. أضف واحدة هناك، ثم اطلبها هنا من جديد.',
  },
  notAllowed: {
    title: 'لا يشمل مفتاحك ذاكرات الترجمة',
    remedy: 'رفضت الخدمة سردها. يعرضها هنا مفتاح من باقة تشمل ذاكرات الترجمة.',
  },
  range: '{{first}} إلى {{last}} من {{total}}',
  pages: 'الصفحات',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
}
