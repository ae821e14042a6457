import type { Part } from '../words.ts'

/** The quick window. What it shares with the text panel is said in that one's words. */
export const quick: Part<'ar', 'quick'> = {
  title: 'ترجمة سريعة',
  demo: 'تعرف اجتماعًا نموذجيًا، وتعرض النصوص الأخرى كنص تجريبي.',
  sent: 'تُرسل النصوص إلى {{host}}.',
  openParley: 'فتح Parley',
  placeholder: 'اكتب نصًا أو ألصقه. يترجمه مفتاح الإدخال فورًا.',
  empty: 'تظهر الترجمة هنا.',
  targets: 'لغات لها مفاتيح',
  target: '{{language}} (Alt+{{number}})',
  copy: 'نسخ الترجمة',
  copyAndClose: 'نسخ وإغلاق',
  pin: 'إبقاؤها في الأمام',
  earlier: 'نص سابق',
  hide: 'إخفاء',
  clear: 'مسح النص',
}
