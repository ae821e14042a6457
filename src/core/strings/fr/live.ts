import type { Part } from '../words.ts'

export const live: Part<'fr', 'live'> = {
  start: 'Démarrer',
  stop: 'Arrêter',
  goesOn: 'La session continue. Ses derniers sous-titres sont ci-dessous.',
  cancel: 'Annuler',
  mute: 'Couper le micro',
  unmute: 'Rétablir le micro',
  muteHint: 'Micro coupé, rien de ce que vous dites n’est envoyé, et vous entendez toujours la traduction.',
  pause: 'Pause',
  goOn: 'Continuer',
  pauseHint:
    'En pause, la session reste ouverte et presque rien n’est envoyé. Ce qui restait à prononcer attend.',
  status: {
    ready: 'Prêt',
    preparing: 'En attente du microphone',
    opening: 'Ouverture de la session',
    live: 'En direct',
    muted: 'En direct, micro coupé',
    paused: 'En pause',
    silent: 'En direct, aucun son',
    slow: 'En direct, réseau lent',
    reconnecting: 'Reconnexion',
    finishing: 'Fin en cours',
    stopped: 'Arrêtée',
    failed: 'Terminée',
    'not-started': 'Démarrage impossible',
  },
  tryNow: 'Essayer maintenant',
  lag: 'Retard {{seconds}} s',
  lagName: 'À propos du retard',
  lagHint: 'Temps entre les mots prononcés et leur affichage ici',
  lagSpread: 'La moitié du temps {{median}} s ou moins, presque toujours {{most}} s ou moins.',
  usedName: 'Ce que la session a consommé',
  used: 'Envoyé au service : {{minutes}} minutes. Dit jusqu’ici : {{characters}} caractères.',
  usedOfMonth: 'Ce mois-ci : {{minutes}} minutes.',
  saved: 'Silence non envoyé : {{minutes}} minutes.',
  level: 'Niveau du son',
  route: '{{source}} → {{targets}}',
  transcription: 'Transcription : {{source}}',
  detect: 'Toute langue',
  source: 'Écouter',
  microphone: 'Microphone',
  defaultMicrophone: 'Microphone du système',
  systemAudio: 'Le son de l’ordinateur',
  microphoneAndSystem: 'Microphone et son de l’ordinateur',
  chooseFile: 'Un fichier audio ou vidéo',
  noSystemDevice: 'Choisissez d’abord un appareil qui le transporte, sous Son dans les réglages.',
  fileProgress: 'Écouté de {{name}}',
  speaker: 'Haut-parleur',
  defaultSpeaker: 'Haut-parleur du système',
  from: 'De',
  to: 'Vers',
  transcribeOnly: 'Transcrire seulement',
  untranslated: 'Rien n’est traduit. Choisissez d’abord une langue d’arrivée.',
  spoken: 'Prononcée',
  voice: 'Voix',
  formality: 'Formalité',
  glossary: {
    label: 'Glossaire',
    loading: 'Chargement',
    unnamed: 'Glossaire choisi',
    unknown: 'Introuvable, pas utilisé',
    unknownHint: 'Le service utilisé n’a pas le glossaire choisi. Les sessions continuent sans lui.',
    otherLanguages: 'Il n’a pas d’entrées pour les langues choisies.',
    remove: 'N’utiliser aucun glossaire',
  },
  volume: 'Volume de la traduction prononcée',
  skip: 'Aller à maintenant',
  behind: '{{seconds}} s de retard',
  notSpoken: 'Texte seulement',
  autoDetect: 'Détecter la langue',
  voices: { default: 'Voix habituelle', female: 'Voix féminine', male: 'Voix masculine' },
  formalities: { default: 'Par défaut', formal: 'Formelle', informal: 'Informelle' },
  whileLive: 'Modifiable quand la session est arrêtée.',
  noFormality: 'Aucune des langues choisies n’a de formalité.',
  notAskedFor: 'Il n’a pas été demandé à la session de la prononcer.',
  noneSpoken: 'Aucune des langues choisies ne peut être prononcée.',
  empty: {
    title: 'Tout est prêt',
    hint: 'Appuyez sur Démarrer et parlez. Ce que vous dites apparaît ici, avec ses traductions.',
    demoHint:
      'Le service de démonstration ne connaît que sa réunion d’exemple. Avec votre propre clé, Parley traduit ce que vous dites.',
    sample: 'La réunion d’exemple commence. Ses sous-titres apparaissent ici.',
    listening: 'À l’écoute. Parlez, et les mots apparaissent ici.',
    muted: 'Votre micro est coupé. Rétablissez-le et parlez, et les mots apparaissent ici.',
    paused: 'En pause. Continuez et parlez, et les mots apparaissent ici.',
    preparing: 'Autorisez le microphone si votre navigateur ou votre système le demande.',
    opening: 'Vous pouvez déjà parler : rien n’est perdu pendant l’ouverture de la session.',
    reconnecting:
      'Continuez à parler : l’envoi se fait au retour de la connexion, et les mots apparaissent ici.',
    finishing: 'Vos dernières paroles sont en cours de traduction.',
    soundKept:
      'Leur son est gardé aussi. Toutes les personnes qui parlent devraient le savoir et être d’accord.',
    kept: {
      'for-ever':
        'Les sessions sont gardées sur cet ordinateur pour toujours, jusqu’à ce que vous les supprimiez.',
      '30-days': 'Les sessions sont gardées sur cet ordinateur pendant 30 jours.',
      '1-day': 'Les sessions sont gardées sur cet ordinateur pendant 1 jour.',
      nothing: 'Les sessions ne sont pas gardées.',
    },
  },
  sample: {
    name: 'Réunion d’exemple',
    play: 'Lire une réunion d’exemple',
    again: 'Relire',
    hint: 'Le service de démonstration de cet ordinateur la lit et la traduit. Aucun micro n’est nécessaire, et rien n’est gardé.',
    playing: {
      demo: 'Le service de démonstration de cet ordinateur la lit et la traduit. Rien n’en est gardé.',
      account:
        'Le service de démonstration de cet ordinateur la lit et la traduit. Votre compte n’est pas utilisé, et rien n’est gardé.',
    },
    over: 'La réunion d’exemple est terminée.',
    next: {
      demo: 'Avec votre propre clé, Parley traduit de la même façon ce que vous dites.',
      account: 'Appuyez sur Démarrer pour faire traduire ce que vous dites.',
    },
    otherSpeech: {
      title: 'Le service de démonstration ne connaît que sa réunion d’exemple.',
      remedy: 'Lisez-la, ou utilisez votre propre clé.',
    },
  },
  soundKept: 'Son gardé',
  soundKeptHint:
    'Le son de cette session est gardé sur cet ordinateur, avec ses sous-titres. Le réglage se trouve sous « Confidentialité ».',
  showKept: 'Afficher dans l’Historique',
  controls: 'Commandes de la session',
  messages: 'Messages',
  captions: 'Sous-titres',
  announced: 'Sous-titres terminés',
  spokenNow: 'En cours de lecture',
  unfinished: 'Incomplet',
  backToNow: 'Revenir à maintenant',
  newLines_one: '{{count}} nouvelle ligne',
  newLines_many: '{{count}} nouvelles lignes',
  newLines_other: '{{count}} nouvelles lignes',
  notices: {
    silent: {
      title: 'Aucun son',
      counter: 'Depuis {{seconds}} s',
      remedy: 'Vérifiez que le bon microphone est choisi et qu’il n’est pas éteint.',
    },
    mutedSpeech: {
      title: 'Votre micro est coupé',
      remedy: 'Votre microphone entend quelque chose. Rétablissez-le pour être traduit.',
    },
    reconnecting: {
      title: 'La connexion est perdue. Reconnexion.',
      remedy: 'Ce que vous dites est gardé et envoyé au retour de la connexion. Continuez à parler.',
      counter: '{{seconds}} s gardées',
    },
    reconnectingFull: {
      title: 'La connexion est perdue. Reconnexion.',
      remedy:
        'Seules les 30 dernières secondes peuvent être gardées : tant que la connexion manque, la parole plus ancienne est perdue.',
    },
    slow: {
      title: 'Le réseau est lent',
      remedy:
        'Ce que vous dites est gardé et envoyé aussi vite que le réseau le permet. Les sous-titres viennent tard.',
      counter: '{{seconds}} s gardées',
    },
    limitNear: {
      title: 'Votre limite approche',
      remedy:
        'La session s’arrête d’elle-même quand les minutes que vous avez fixées sont envoyées. La limite est dans les réglages.',
    },
    limitReached: {
      title: 'Votre limite est atteinte',
      remedy:
        'La session a envoyé autant de minutes que vous en avez fixé dans les réglages. Redémarrez pour continuer.',
    },
    monthNear: {
      title: 'Votre limite du mois approche',
      remedy:
        'La session s’arrête d’elle-même quand les minutes que vous avez fixées pour un mois sont envoyées. La limite est dans les réglages.',
    },
    monthReached: {
      title: 'Votre limite du mois est atteinte',
      remedy:
        'Autant de minutes ont été envoyées ce mois-ci que vous en avez fixé dans les réglages. Fixez-en davantage pour continuer.',
    },
    accountNear: {
      title: 'Les minutes du compte sont presque épuisées',
      remedy:
        'Le service peut mettre fin aux sessions quand il n’en reste plus. Le volet Consommation montre ce qui a été utilisé.',
    },
    dropped: {
      title: 'De la parole a été perdue',
      remedy: 'La connexion a manqué plus longtemps que la parole ne peut être gardée.',
      counter: '{{seconds}} s perdues',
    },
    microphoneReplaced: {
      title: '{{name}} n’est pas là',
      remedy: '{{other}} est écouté à sa place, jusqu’à son retour.',
    },
    microphoneLost: {
      title: '{{name}} n’est pas là, et aucun autre non plus',
      remedy: 'La session continue en silence. Elle vous entend dès qu’un microphone est branché.',
    },
    systemLost: {
      title: 'Le son de l’ordinateur n’est plus entendu',
      remedy: 'Il n’est plus partagé. Arrêtez et redémarrez pour le partager de nouveau.',
    },
    paused: {
      title: 'En pause',
      remedy:
        'Rien de ce que vous dites n’est envoyé, et ce qui restait à prononcer attend. La session reste ouverte.',
    },
    stopped: {
      title: 'Arrêtée',
      remedy: 'Les sous-titres restent ici jusqu’au prochain démarrage.',
      kept: 'La session est gardée sur cet ordinateur, dans l’Historique.',
      notKept:
        'La session n’est pas gardée, comme vous l’avez choisi. Les sous-titres restent ici jusqu’au prochain démarrage.',
    },
    notSaved: {
      title: 'Les sous-titres ne peuvent pas être enregistrés',
      remedy: 'Ils attendent dans cette fenêtre et sont enregistrés dès que possible. Gardez-la ouverte.',
      counter: '{{count}} en attente',
    },
    leftOut: {
      title_one: '{{count}} sous-titre n’a pas pu être enregistré',
      title_many: '{{count}} sous-titres n’ont pas pu être enregistrés',
      title_other: '{{count}} sous-titres n’ont pas pu être enregistrés',
      remedy: 'Le texte reste à l’écran jusqu’à ce que vous recommenciez. Tout le reste est enregistré.',
    },
    recovered: {
      title: 'Une session a été interrompue',
      remedy_one: '{{count}} sous-titre a été gardé.',
      remedy_many: '{{count}} sous-titres ont été gardés.',
      remedy_other: '{{count}} sous-titres ont été gardés.',
    },
  },
  gap: 'Il manque ici {{seconds}} s de parole.',
}
