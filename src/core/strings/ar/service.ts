import type { Part } from '../words.ts'

export const service: Part<'ar', 'service'> = {
  demo: {
    name: 'الخدمة التجريبية',
    explanation: 'تعمل على هذا الحاسوب. لا يغادره شيء مما تقوله.',
    enterKey: 'استخدام مفتاحك الخاص',
  },
  leaving: 'يُرسل ما تقوله إلى {{host}}.',
  noSound: 'لا يخزّن Parley أي صوت.',
  soundStored: 'ويُحفظ الصوت على هذا الحاسوب أيضًا.',
  keyThisRun: 'يُحتفظ بمفتاحك حتى ينتهي Parley.',
  keyThisRunWhy: 'لا يوفّر هذا النظام حماية للمفاتيح، لذلك لا يكتبه Parley في أي مكان.',
  noKey: {
    title: 'مفتاح {{name}} ليس هنا',
    remedy: 'احتُفظ به لتشغيل واحد فقط. أدخله من جديد للمتابعة.',
  },
  accounts: {
    title: 'الحسابات',
    inUse: 'قيد الاستخدام',
    use: 'استخدام',
    edit: 'تغيير',
    editNamed: 'تغيير {{name}}',
    remove: 'إزالة',
    enterKey: 'إدخال المفتاح',
    add: 'إضافة حساب',
  },
}
