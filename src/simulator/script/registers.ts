import type { MeetingId, ScriptLanguage } from './script.ts'

/** Formality of a sentence: to strangers (`more`), or to friends (`less`). */
export type Register = 'more' | 'less'

type Wordings = Readonly<Record<Register, string>>

/** Sentences of the script that address somebody, in the languages with different forms. */
const registers: {
  readonly [Id in MeetingId]?: { readonly [Language in ScriptLanguage]?: Wordings }
} = {
  welcome: {
    de: {
      more: 'Guten Morgen zusammen, und vielen Dank, dass Sie dabei sind.',
      less: 'Morgen zusammen, und danke, dass ihr dabei seid.',
    },
    fr: {
      more: 'Bonjour à tous, et merci de votre présence.',
      less: "Salut à tous, et merci d'être là.",
    },
    es: {
      more: 'Buenos días a todos y gracias a ustedes por venir.',
      less: 'Hola a todos y gracias por venir.',
    },
    it: {
      more: 'Buongiorno a tutti e grazie della vostra presenza.',
      less: 'Ciao a tutti e grazie per essere qui.',
    },
    ja: {
      more: '皆様、おはようございます。ご参加いただき、誠にありがとうございます。',
      less: 'みんな、おはよう。参加ありがとう。',
    },
  },
  question: {
    de: {
      more: 'Anna, wie kommen Sie mit den Tests voran?',
      less: 'Anna, wie kommst du mit den Tests voran?',
    },
    fr: { more: 'Anna, où en êtes-vous des tests ?', less: 'Anna, où en es-tu des tests ?' },
    es: { more: 'Anna, ¿cómo le van las pruebas?', less: 'Anna, ¿cómo te van las pruebas?' },
    it: { more: 'Anna, come Le procedono i test?', less: 'Anna, come ti procedono i test?' },
  },
  agreed: {
    ja: { more: '妥当だと存じます。', less: '妥当だと思う。' },
  },
  closing: {
    de: {
      more: 'Ich danke Ihnen, das war alles, bis morgen um halb zehn.',
      less: 'Super, das war alles, bis morgen um halb zehn.',
    },
    fr: {
      more: "Je vous remercie, c'était tout, à demain à neuf heures et demie.",
      less: "Super, c'était tout, à demain à neuf heures et demie.",
    },
    es: {
      more: 'Les doy las gracias, eso era todo, hasta mañana a las nueve y media.',
      less: 'Genial, eso era todo, hasta mañana a las nueve y media.',
    },
    it: {
      more: 'Vi ringrazio, questo era tutto, a domani alle nove e mezza.',
      less: 'Grande, questo era tutto, a domani alle nove e mezza.',
    },
  },
}

/** A sentence in a register; undefined if the script has a single wording. */
export const wordingOf = (id: string, language: ScriptLanguage, register: Register): string | undefined =>
  Object.hasOwn(registers, id) ? registers[id as MeetingId]?.[language]?.[register] : undefined
