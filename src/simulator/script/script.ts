/**
 * The script of the demo service: a short meeting, sentence by sentence, with its translations. The clips
 * under resources/demo are recorded from these texts: after a change, run scripts/record/record-demo-clips.ts
 * again.
 */

export const scriptLanguages = ['en', 'de', 'fr', 'es', 'it', 'ja', 'zh'] as const
export type ScriptLanguage = (typeof scriptLanguages)[number]

/** Languages that have recorded clips, so that they can be recognised and spoken. */
export const recordedLanguages = ['en', 'de', 'fr', 'es', 'it'] as const satisfies readonly ScriptLanguage[]
export type RecordedLanguage = (typeof recordedLanguages)[number]

export const demoVoices = ['female', 'male'] as const
export type DemoVoice = (typeof demoVoices)[number]

export type Translations = Readonly<Record<ScriptLanguage, string>>

/** The meeting, in the order in which it is held. */
export const meeting = {
  welcome: {
    en: 'Good morning everyone, and thank you for joining.',
    de: 'Guten Morgen zusammen, und danke, dass ihr dabei seid.',
    fr: "Bonjour à tous, et merci d'être là.",
    es: 'Buenos días a todos y gracias por venir.',
    it: 'Buongiorno a tutti e grazie per essere qui.',
    ja: '皆さん、おはようございます。ご参加ありがとうございます。',
    zh: '大家早上好，感谢各位参加。',
  },
  plan: {
    en: 'Today we go through the release plan for version two.',
    de: 'Heute gehen wir den Plan für die Veröffentlichung von Version zwei durch.',
    fr: "Aujourd'hui, nous parcourons le plan de sortie de la version deux.",
    es: 'Hoy repasamos el plan de lanzamiento de la versión dos.',
    it: 'Oggi vediamo insieme il piano di rilascio della versione due.',
    ja: '今日は、バージョン2のリリース計画を確認します。',
    zh: '今天我们来过一遍第二版的发布计划。',
  },
  search: {
    en: 'The new search is finished, and the first customers already love it.',
    de: 'Die neue Suche ist fertig, und die ersten Kunden sind schon begeistert.',
    fr: "La nouvelle recherche est terminée, et les premiers clients l'adorent déjà.",
    es: 'La nueva búsqueda está terminada, y a los primeros clientes ya les encanta.',
    it: 'La nuova ricerca è finita, e ai primi clienti piace già molto.',
    ja: '新しい検索機能は完成していて、最初のお客様にはもう好評です。',
    zh: '新的搜索功能已经完成，第一批客户已经很喜欢了。',
  },
  bugs: {
    en: 'We still have eleven open bugs, but only three of them are serious.',
    de: 'Wir haben noch elf offene Fehler, aber nur drei davon sind schwerwiegend.',
    fr: 'Il nous reste onze bogues ouverts, mais trois seulement sont graves.',
    es: 'Todavía tenemos once errores abiertos, pero solo tres de ellos son graves.',
    it: 'Abbiamo ancora undici errori aperti, ma solo tre sono gravi.',
    ja: '未解決のバグはまだ11件ありますが、深刻なのは3件だけです。',
    zh: '我们还有十一个未解决的缺陷，但其中只有三个比较严重。',
  },
  question: {
    en: 'Anna, how is the testing going?',
    de: 'Anna, wie läuft es mit den Tests?',
    fr: 'Anna, où en sont les tests ?',
    es: 'Anna, ¿cómo van las pruebas?',
    it: 'Anna, come procedono i test?',
    ja: 'アンナさん、テストの進み具合はどうですか？',
    zh: '安娜，测试进行得怎么样？',
  },
  green: {
    en: 'Almost everything is green.',
    de: 'Fast alles ist im grünen Bereich.',
    fr: 'Presque tout est au vert.',
    es: 'Casi todo está en verde.',
    it: 'È quasi tutto a posto.',
    ja: 'ほとんどすべて順調です。',
    zh: '几乎全部通过了。',
  },
  upload: {
    en: 'But uploads sometimes fail on slow connections, so I would like two more days to find out why.',
    de: 'Aber bei langsamen Verbindungen bricht das Hochladen manchmal ab, deshalb hätte ich gern noch zwei Tage, um die Ursache zu finden.',
    fr: "Mais l'envoi de fichiers échoue parfois quand la connexion est lente, alors j'aimerais avoir deux jours de plus pour comprendre pourquoi.",
    es: 'Pero la subida de archivos falla a veces con conexiones lentas, así que me gustaría tener dos días más para averiguar por qué.',
    it: 'Però il caricamento a volte fallisce con le connessioni lente, quindi vorrei altri due giorni per capire il perché.',
    ja: 'ただ、回線が遅いとアップロードが失敗することがあるので、原因を調べるためにあと2日いただきたいです。',
    zh: '不过网速慢的时候上传有时会失败，所以我想再要两天时间来查明原因。',
  },
  agreed: {
    en: 'That sounds reasonable to me.',
    de: 'Das klingt vernünftig.',
    fr: 'Cela me paraît raisonnable.',
    es: 'Me parece razonable.',
    it: 'Mi sembra ragionevole.',
    ja: '妥当だと思います。',
    zh: '我觉得很合理。',
  },
  dates: {
    en: 'Then we freeze the code on Wednesday evening, and ship on the following Monday.',
    de: 'Dann frieren wir den Code am Mittwochabend ein und liefern am Montag darauf aus.',
    fr: 'Dans ce cas, nous gelons le code mercredi soir, et nous livrons le lundi suivant.',
    es: 'Entonces congelamos el código el miércoles por la tarde y lo publicamos el lunes siguiente.',
    it: 'Allora congeliamo il codice mercoledì sera e pubblichiamo il lunedì successivo.',
    ja: 'では、水曜の夕方にコードを凍結し、翌週の月曜日に出荷しましょう。',
    zh: '那么我们周三晚上冻结代码，下周一发布。',
  },
  notes: {
    en: 'Who can write the announcement for our customers?',
    de: 'Wer kann die Ankündigung für unsere Kunden schreiben?',
    fr: "Qui peut rédiger l'annonce pour nos clients ?",
    es: '¿Quién puede redactar el anuncio para nuestros clientes?',
    it: "Chi può scrivere l'annuncio per i nostri clienti?",
    ja: 'お客様へのお知らせは、どなたが書けますか？',
    zh: '谁能来写给客户的公告？',
  },
  volunteer: {
    en: 'I will do it, if someone checks the French translation for me.',
    de: 'Das übernehme ich, wenn jemand für mich die französische Übersetzung prüft.',
    fr: "Je m'en charge, si quelqu'un relit la traduction française pour moi.",
    es: 'Yo me encargo, si alguien me revisa la traducción al francés.',
    it: 'Ci penso io, se qualcuno mi controlla la traduzione in francese.',
    ja: 'どなたかがフランス語訳を確認してくださるなら、私が書きます。',
    zh: '我来写，只要有人帮我检查一下法语译文。',
  },
  closing: {
    en: 'Great, that was everything, see you tomorrow at half past nine.',
    de: 'Prima, das war alles, bis morgen um halb zehn.',
    fr: "Parfait, c'était tout, à demain à neuf heures et demie.",
    es: 'Perfecto, eso era todo, hasta mañana a las nueve y media.',
    it: 'Perfetto, questo era tutto, a domani alle nove e mezza.',
    ja: 'では以上です。また明日、9時半にお会いしましょう。',
    zh: '好，就这些，明天九点半见。',
  },
} as const satisfies Record<string, Translations>

/** Sentence that the demo voice speaks for speech that is not in the script. */
export const unknownSpeech: Translations = {
  en: 'Something was said that the demo service does not know.',
  de: 'Es wurde etwas gesagt, das der Demodienst nicht kennt.',
  fr: 'Quelque chose a été dit que le service de démonstration ne connaît pas.',
  es: 'Se ha dicho algo que el servicio de demostración no conoce.',
  it: 'È stato detto qualcosa che il servizio dimostrativo non conosce.',
  ja: 'デモサービスの台本にない発言がありました。',
  zh: '有人说了演示服务不认识的内容。',
}

export type MeetingId = keyof typeof meeting
export type SentenceId = MeetingId | 'unknown'

export const meetingIds = Object.keys(meeting) as MeetingId[]

/** Everything that has clips: the meeting, and the sentence for speech that is not in it. */
export const sentences: Readonly<Record<SentenceId, Translations>> = { ...meeting, unknown: unknownSpeech }
export const sentenceIds = Object.keys(sentences) as SentenceId[]

export const isRecorded = (language: string): language is RecordedLanguage =>
  (recordedLanguages as readonly string[]).includes(language)
