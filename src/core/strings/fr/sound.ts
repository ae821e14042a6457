import type { CableKind } from '../../audio/virtual-cables.ts'
import type { Part } from '../words.ts'

type CableNames = { readonly [K in CableKind]: string }

export const sound: Part<'fr', 'sound'> = {
  microphone: 'Microphone',
  microphoneGain: 'Niveau du microphone',
  systemGain: 'Niveau du son de l’ordinateur',
  gain: '{{decibels}} dB',
  silent: 'Désactivé',
  system: {
    title: 'Son de l’ordinateur',
    device: 'Périphérique d’entrée',
    usual: {
      'handed-on': 'Fourni par le système',
      shared: 'Ce que vous partagez à chaque démarrage',
      device: 'Aucune choisie',
    },
    handedOn: 'Le système le fournit. Votre propre traduction en est exclue.',
    shared:
      'Au démarrage, le navigateur demande quoi partager. Choisissez un onglet ou un écran, et autorisez le son. Utilisez un casque, ou un autre haut-parleur pour la traduction, afin qu’elle ne soit pas traduite de nouveau.',
    byCommand:
      'Sous Linux, il faut une entrée qui le transporte. La section Avancé a une commande qui en crée une.',
    device_linux:
      'Sous Linux, il faut une entrée qui le transporte. Cette commande en crée une jusqu’à la fermeture de session ; choisissez-la ensuite sous Audio. Envoyez la traduction vers une autre sortie, sinon elle est traduite de nouveau.',
    command: 'Copier la commande',
  },
  translation: 'Traduction prononcée',
  speakAll: 'Prononcer chaque langue choisie',
  speakAllHint:
    'Une seule s’entend à la fois, et vous pouvez en changer en direct. À partir de la prochaine session.',
  speakAllNot: 'Ce service prononce une seule langue par session.',
  passthrough: 'Voix d’origine en fond',
  passthroughHint:
    'Elle baisse pendant que la traduction parle. Utilisez un casque, sinon votre microphone l’entend de nouveau.',
  percent: '{{count}} %',
  catchUp: 'Rattraper',
  catchUpHint: 'Quand beaucoup reste à prononcer, la parole va jusqu’à 15 % plus vite, à la même hauteur.',
  test: {
    hint: 'Cinq secondes sont enregistrées puis jouées pour vous. Elles ne quittent jamais cet ordinateur.',
    start: 'Enregistrer et écouter',
    stop: 'Arrêter',
    recording: 'Parlez maintenant : {{seconds}} s',
    playing: 'Voici comment on vous entend',
    level: 'Niveau du son',
    silent: 'Rien n’a été entendu. Vérifiez que le bon microphone est choisi et qu’il n’est pas éteint.',
    clipped: 'C’est trop fort et coupé. Baissez le niveau du microphone.',
  },
  cable: {
    title: 'Faire entendre la traduction à une réunion',
    intro:
      'Un câble virtuel est un haut-parleur dont un autre programme prend le son comme microphone. Parley y parle, et la réunion l’écoute.',
    found: '{{name}} est là. Dans votre réunion, choisissez "{{microphone}}" comme microphone.',
    use: 'Parler dans {{name}}',
    inUse: 'La traduction est prononcée dans {{name}}.',
    leave: 'Revenir au haut-parleur du système',
    none: 'Aucun câble virtuel sur cet ordinateur.',
    names: {
      'vb-cable': 'VB-CABLE',
      voicemeeter: 'VoiceMeeter',
      blackhole: 'BlackHole',
      loopback: 'Loopback',
      soundflower: 'Soundflower',
      linux: 'Un câble de votre serveur de son',
    } satisfies CableNames,
    steps: {
      windows: {
        install: 'Installez un câble virtuel, comme VB-CABLE de vb-audio.com, et redémarrez Windows.',
        speak: 'Revenez ici, et faites parler Parley dans "CABLE Input".',
        listen: 'Dans votre réunion, choisissez "CABLE Output" comme microphone.',
      },
      mac: {
        install: 'Installez un câble virtuel, comme BlackHole 2ch d’existential.audio.',
        speak: 'Revenez ici, et faites parler Parley dans "BlackHole 2ch".',
        listen: 'Dans votre réunion, choisissez "BlackHole 2ch" comme microphone.',
      },
      linux: {
        install:
          'Exécutez ces deux commandes dans un terminal. Elles créent un câble jusqu’à la fermeture de session.',
        speak: 'Revenez ici, et faites parler Parley dans "Parley_cable".',
        listen: 'Dans votre réunion, choisissez "Parley_microphone" comme microphone.',
      },
    },
    others:
      'Désactivez la réduction du bruit dans la réunion : elle prend parfois une traduction pour du bruit. Pour entendre aussi la traduction, faites jouer le câble dans votre casque.',
    commands: 'Copier les commandes',
  },
}
