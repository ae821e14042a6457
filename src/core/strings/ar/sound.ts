import type { CableKind } from '../../audio/virtual-cables.ts'
import type { Part } from '../words.ts'

type CableNames = { readonly [K in CableKind]: string }

export const sound: Part<'ar', 'sound'> = {
  microphone: 'الميكروفون',
  microphoneGain: 'مستوى الميكروفون',
  systemGain: 'مستوى صوت الحاسوب',
  gain: '{{decibels}} د.ب',
  silent: 'مطفأ',
  system: {
    title: 'صوت الحاسوب',
    device: 'جهاز الإدخال',
    usual: {
      'handed-on': 'يوفره النظام',
      shared: 'ما تشاركه عند كل بدء',
      device: 'لم يُختر أي مُدخل',
    },
    handedOn: 'ينقله النظام. تُستبعد منه ترجمتك.',
    shared:
      'عند البدء يسأل المتصفح عمّا تشاركه. اختر علامة تبويب أو شاشة واسمح بصوتها. استخدم سماعات الرأس، أو اختر مكبّر صوت آخر للترجمة، حتى لا تُترجم مرة أخرى.',
    byCommand: 'في لينكس يجب أن ينقله مُدخل صوت. في قسم «متقدم» أمر ينشئ واحدًا.',
    device_linux:
      'في لينكس يجب أن ينقله مُدخل صوت. ينشئ هذا الأمر واحدًا حتى تسجيل الخروج، ثم اختره في «الصوت». أرسل الترجمة إلى مخرج آخر، وإلا تُرجمت مرة أخرى.',
    command: 'نسخ الأمر',
  },
  translation: 'الترجمة المنطوقة',
  speakAll: 'نطق كل لغة مختارة',
  speakAllHint: 'تُسمع لغة واحدة في كل مرة، ويمكن تغييرها أثناء البث. يسري من الجلسة التالية.',
  speakAllNot: 'تنطق هذه الخدمة لغة واحدة في الجلسة.',
  passthrough: 'الصوت الأصلي في الخلفية',
  passthroughHint: 'ينخفض أثناء نطق الترجمة. استخدم سماعات الرأس، وإلا سمعه ميكروفونك من جديد.',
  percent: '{{count}}%',
  catchUp: 'اللحاق',
  catchUpHint: 'عندما يتراكم ما ينتظر النطق، يُنطق أسرع بنسبة تصل إلى 15%، بدرجة الصوت نفسها.',
  test: {
    hint: 'تُسجَّل خمس ثوانٍ وتُشغَّل لك. لا تغادر هذا الحاسوب أبدًا.',
    start: 'تسجيل وتشغيل',
    stop: 'إيقاف',
    recording: 'تحدث الآن: {{seconds}} ث',
    playing: 'هكذا يبدو صوتك',
    level: 'مستوى الصوت',
    silent: 'لم يُسمع شيء. تأكد من اختيار الميكروفون الصحيح ومن أنه غير مطفأ.',
    clipped: 'الصوت مرتفع جدًا ويُقتطع. اخفض مستوى الميكروفون.',
  },
  cable: {
    title: 'إسماع الترجمة للاجتماع',
    intro: 'الكبل الافتراضي مكبّر صوت يتخذه برنامج آخر ميكروفونًا. يتحدث Parley إليه، ويستمع إليه الاجتماع.',
    found: 'وُجد {{name}}. اختر «{{microphone}}» ميكروفونًا في اجتماعك.',
    use: 'التحدث إلى {{name}}',
    inUse: 'تُنطق الترجمة في {{name}}.',
    leave: 'العودة إلى مكبّر صوت النظام',
    none: 'لم يُعثر على كبل افتراضي في هذا الحاسوب.',
    names: {
      'vb-cable': 'VB-CABLE',
      voicemeeter: 'VoiceMeeter',
      blackhole: 'BlackHole',
      loopback: 'Loopback',
      soundflower: 'Soundflower',
      linux: 'كبل من خادم الصوت لديك',
    } satisfies CableNames,
    steps: {
      windows: {
        install: 'ثبّت كبلًا افتراضيًا، مثل VB-CABLE من vb-audio.com، وأعد تشغيل ويندوز.',
        speak: 'عد إلى هنا، واجعل Parley يتحدث إلى «CABLE Input».',
        listen: 'اختر «CABLE Output» ميكروفونًا في اجتماعك.',
      },
      mac: {
        install: 'ثبّت كبلًا افتراضيًا، مثل BlackHole 2ch من existential.audio.',
        speak: 'عد إلى هنا، واجعل Parley يتحدث إلى «BlackHole 2ch».',
        listen: 'اختر «BlackHole 2ch» ميكروفونًا في اجتماعك.',
      },
      linux: {
        install: 'نفّذ هذين الأمرين في الطرفية. ينشئان كبلًا حتى تسجيل الخروج.',
        speak: 'عد إلى هنا، واجعل Parley يتحدث إلى «Parley_cable».',
        listen: 'اختر «Parley_microphone» ميكروفونًا في اجتماعك.',
      },
    },
    others:
      'أوقف تقليل الضجيج في الاجتماع: فهو يحسب الترجمة ضجيجًا أحيانًا. لتسمع الترجمة أنت أيضًا، دع نظامك يشغّل الكبل في سماعات رأسك.',
    commands: 'نسخ الأمرين',
  },
}
