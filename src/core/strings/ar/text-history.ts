import type { Part } from '../words.ts'

export const textHistory: Part<'ar', 'textHistory'> = {
  title: 'نصوص سابقة',
  open: 'نصوص سابقة',
  back: 'العودة إلى النص',
  search: 'البحث في النصوص والترجمات',
  pair: 'من {{source}} إلى {{target}}',
  into: 'إلى {{target}}',
  demo: 'الخدمة التجريبية',
  take: 'استعادة',
  copy: 'نسخ الترجمة',
  delete: 'حذف هذا النص',
  clear: 'حذف الكل',
  clearTitle: 'هل تريد حذف جميع النصوص السابقة؟',
  clearRemedy: 'تُحذف جميع النصوص والترجمات التي احتفظ بها Parley. لا يمكن استعادتها.',
  older: 'الأقدم',
  newer: 'الأحدث',
  loading: 'جارٍ البحث عن نصوص سابقة',
  empty: {
    title: 'لا شيء بعد',
    remedy: 'يُحتفظ بما تترجمه هنا على هذا الحاسوب، وتجده هنا.',
  },
  notKept: { title: 'لا يُحتفظ بشيء', remedy: 'يُختار ذلك في الإعدادات تحت «الخصوصية».' },
  noneFound: { title: 'لم يُعثر على شيء', remedy: 'جرّب كلمة أخرى أو جزءًا منها.' },
}
