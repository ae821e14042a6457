import type { FindingTexts, Names, Statuses } from '../doctor-texts.ts'
import type { Part } from '../words.ts'

const skipped = { result: 'لم يُفحص، لأن شيئًا قبله لا يعمل.' }

export const doctor: Part<'ar', 'doctor'> = {
  title: 'فحص الاتصال',
  explanation:
    'يطلب Parley من الخدمة بعض المعلومات، ويفتح جلسة صوتية دون كلام، ويستمع إلى الميكروفون لحظة، ويشغّل نغمة قصيرة.',
  running: 'جارٍ الفحص ({{done}} من {{total}})',
  again: 'إعادة الفحص',
  allFine: 'كل شيء يعمل.',

  faults_zero: 'لا أعطال',
  faults_one: 'عطل واحد',
  faults_two: 'عطلان',
  faults_few: '{{count}} أعطال',
  faults_many: '{{count}} عطلًا',
  faults_other: '{{count}} عطل',

  notices_zero: 'لا ملاحظات',
  notices_one: 'ملاحظة واحدة',
  notices_two: 'ملاحظتان',
  notices_few: '{{count}} ملاحظات',
  notices_many: '{{count}} ملاحظة',
  notices_other: '{{count}} ملاحظة',
  copy: 'نسخ كنص',
  copied: 'نُسخ. لا يتضمن أي مفتاح.',
  copyByHand: 'لا يمكن النسخ هنا. حدّد النص وانسخه بنفسك.',
  statuses: { ok: 'سليم', warning: 'ملاحظة', failed: 'عطل', skipped: 'لم يُفحص' } satisfies Statuses,
  checks: {
    key: 'المفتاح',
    plan: 'الباقة',
    products: 'المنتجات',
    region: 'الخدمة',
    clock: 'الساعة',
    proxy: 'الوكيل',
    'round-trip': 'زمن الاستجابة',
    voice: 'الجلسة الصوتية',
    microphone: 'الميكروفون',
    speaker: 'مكبّر الصوت',
  } satisfies Names,
  findings: {
    key: {
      accepted: { result: 'يقبله {{host}}.' },
      demo: { result: 'لا تحتاج الخدمة التجريبية على هذا الحاسوب إلى مفتاح منك.' },
      limited: { result: 'يتعرّف عليه {{host}}. لا يُسمح له إلا ببعض المجالات.' },
      missing: {
        result: 'لا يوجد مفتاح.',
        remedy: 'أدخل مفتاح حسابك، أو استخدم الخدمة التجريبية.',
      },
      refused: {
        result: 'لا يقبله {{host}}.',
        remedy: 'تأكد من نسخ المفتاح كاملًا، ومن أن الباقة والعنوان يخصّانه.',
      },
      skipped,
    },
    plan: {
      known: { result: 'استُهلك {{used}} من {{limit}} من الأحرف.' },
      unlimited: { result: 'عدد الأحرف المستهلكة: {{used}}. لا يوجد حد.' },
      counted: { result: 'عدد الأحرف المستهلكة: {{used}}.' },
      uncounted: { result: 'لا تذكر الخدمة مقدار ما استُخدم.' },
      'used-up': {
        result: 'استُهلك {{used}} من {{limit}} من الأحرف: لم يبقَ شيء.',
        remedy: 'تبدأ الحصة من جديد مع فترة الاستخدام التالية. باقة أكبر تحل الأمر فورًا.',
      },
      other: {
        result: 'تَعُدّ الخدمة كما في باقة Pro، بينما يذكر الحساب باقة Free.',
        remedy: 'صحّح باقة الحساب.',
      },
      untold: {
        result: 'لا تذكر الخدمة مقدار الاستهلاك.',
        remedy: 'قد يكون المفتاح من نوع لا يُذكر استهلاكه. قد يعمل كل ما عدا ذلك.',
      },
      skipped,
    },
    products: {
      all: { result: 'جميعها متاحة.' },
      some: {
        result: 'غير متاح: {{missing}}.',
        remedy: 'لا تقدّمها الخدمة لهذا المفتاح. اطلب باقة أخرى إن احتجت إليها.',
      },
      untold: {
        result: 'لا تذكر الخدمة المنتجات الموجودة.',
        remedy: 'جرّب ما تحتاج إليه. تخبرك الخدمة إن لم يكن مشمولًا.',
      },
      skipped,
    },
    region: {
      known: { result: '{{host}} ({{region}})' },
      own: { result: '{{host}}' },
      local: { result: 'هذا الحاسوب.' },
      doubtful: {
        result: 'لا يعرف {{host}} هذا المفتاح.',
        remedy: 'ينتمي كل مفتاح إلى مركز بيانات واحد. ربما ينتمي إلى عنوان آخر.',
      },
      unreachable: {
        result: 'تعذّر سؤال {{host}}.',
        remedy: 'تحقق من عنوان الخدمة ومن شبكتك ومن الوكيل.',
      },
      skipped,
    },
    clock: {
      right: { result: 'متوافقة مع الخدمة.' },
      wrong: {
        result: 'تختلف عن الخدمة بمقدار {{seconds}} ث.',
        remedy: 'دع نظامك يضبط ساعته. الساعة الخاطئة تجعل الشهادات تبدو غير صالحة.',
      },
      untold: {
        result: 'لا تذكر الخدمة الوقت.',
        remedy: 'قارن ساعتك بساعة أخرى.',
      },
      skipped,
    },
    proxy: {
      none: { result: 'تصل الطلبات والصوت إلى الخدمة مباشرة.' },
      used: { result: 'تمر الطلبات والصوت عبر {{proxy}}.' },
      'none-browser': {
        result: 'تصل الطلبات إلى الخدمة مباشرة. يسلك الصوت ما أُعدّ في متصفحك.',
      },
      'used-browser': {
        result: 'تمر الطلبات عبر {{proxy}}. يسلك الصوت ما أُعدّ في متصفحك.',
        remedy: 'أعدّ الوكيل نفسه في متصفحك إذا لم يتصل الصوت.',
      },
      unusable: {
        result: 'لا يمكن استخدامه.',
        remedy: 'صحّح الوكيل في إعدادات النظام، أو اختر وكيلًا في إعدادات Parley.',
      },
      skipped,
    },
    'round-trip': {
      quick: { result: '{{ms}} م.ث' },
      slow: {
        result: '{{ms}} م.ث: تصل التسميات التوضيحية متأخرة عمّا يمكن.',
        remedy: 'استخدم كبلًا أو شبكة أفضل أو مركز بيانات أقرب.',
      },
      failed: {
        result: 'لم تُجب الخدمة مرة ثانية.',
        remedy: 'الاتصال غير ثابت. أعد المحاولة.',
      },
      skipped,
    },
    voice: {
      works: { result: 'فُتحت جلسة خلال {{openMs}} م.ث، وأجابت بعد {{firstMessageMs}} م.ث.' },
      excluded: { result: 'لا تتوفر جلسات صوتية لهذا الحساب.' },
      refused: {
        result: 'لا تفتح الخدمة أي جلسة.',
        remedy: 'اقرأ ما قالته. ربما لا تشمل الباقة الصوت.',
      },
      unreachable: {
        result: 'مُنحت الجلسة، لكن لا يمكن الوصول إلى تدفّقها.',
        remedy: 'ربما لا يسمح جدار حماية أو وكيل بمرور WebSocket. اسأل المسؤول عن شبكتك.',
      },
      silent: {
        result: 'فُتح التدفّق ثم انقطع، أو لم يقل شيئًا.',
        remedy: 'ربما يحجز الوكيل ما لا يعرفه. اسأل المسؤول عن شبكتك.',
      },
      skipped,
    },
    microphone: {
      heard: { result: 'يسمع شيئًا.' },
      silent: {
        result: 'لا يسمع شيئًا على الإطلاق.',
        remedy: 'تأكد من أنه غير مكتوم، ومن اختيار الميكروفون الصحيح.',
      },
      failed: { result: 'لا يمكن فتحه.', remedy: 'اسمح به في نظامك، أو اختر غيره.' },
      skipped: { result: 'لم يُفحص.' },
    },
    speaker: {
      works: { result: 'يُصدر صوتًا.' },
      damaged: {
        result: 'يُصدر صوتًا. أجزاء من آخر ترجمة منطوقة تعذّر سماعها: {{damaged}}.',
        remedy: 'جرّب شبكة أخرى. إذا استمر ذلك، فاختر في الإعدادات صيغة أخرى للترجمة المنطوقة.',
      },
      failed: { result: 'لا يمكن فتحه.', remedy: 'اختر غيره في الإعدادات.' },
      skipped: { result: 'لم يُفحص.' },
    },
  } satisfies FindingTexts,
}
