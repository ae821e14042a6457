import type { Part } from '../words.ts'

export const account: Part<'ar', 'account'> = {
  removal: {
    label: 'إزالة {{name}}',
    title: 'هل تريد إزالة {{name}}؟',
    remedy: 'ينسى Parley هذا الحساب ومفتاحه. يبقى لدى الخدمة ما تحفظه له.',
    submit: 'إزالة الحساب',
  },
  dialog: {
    title: 'خدمة الترجمة الخاصة بك',
    intro: 'يُفحص المفتاح لدى الخدمة قبل الاحتفاظ به.',
    editTitle: 'تغيير {{name}}',
    editIntro: 'يُفحص المفتاح الجديد أو العنوان الجديد لدى الخدمة قبل الاحتفاظ به.',
    profile: 'الخدمة',
    profiles: { deepl: 'DeepL', generic: 'خدمة أخرى' },
    plan: 'الباقة',
    plans: { pro: 'Pro', free: 'Free' },
    region: 'مركز البيانات',
    regions: { default: 'القياسي', us: 'الولايات المتحدة', jp: 'اليابان' },
    address: 'عنوان الخدمة',
    addressHint: 'يبدأ بـ https',
    streamDomains: 'مضيفون آخرون للصوت',
    streamDomainsHint: 'فقط إن كان الصوت يُبث من مضيف آخر. افصل بين عدة مضيفين بمسافات.',
    name: 'اسم هذا الحساب',
    key: 'المفتاح',
    keyHint: 'يبقى في العملية الرئيسية لتطبيق Parley ولا يُعرض مرة أخرى أبدًا.',
    newKey: 'مفتاح جديد',
    newKeyHint: 'اتركه فارغًا للاحتفاظ بالمفتاح الموجود.',
    endings: {
      free: 'ينتهي بـ {{ending}}: أي أنه ينتمي إلى باقة Free.',
      'not-free': 'تنتهي مفاتيح باقة Free بـ {{ending}}.',
    },
    choosePlan: 'اختيار {{plan}}',
    use: 'فحص واستخدام',
    save: 'حفظ',
    checking: 'جارٍ الفحص',
  },
}
