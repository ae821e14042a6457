import type { Part } from '../words.ts'
import { errorFields } from './error-fields.ts'

export const errors: Part<'fr', 'errors'> = {
  sentences: '{{title}}. {{remedy}}',
  traceId: 'Pour l’assistance : {{traceId}}',
  'no-key': {
    title: 'Il n’y a pas de clé pour ce service',
    remedy: 'Saisissez la clé de votre compte, ou utilisez le service de démonstration.',
  },
  'key-rejected': {
    title: 'Le service n’accepte pas cette clé',
    remedy:
      'Vérifiez qu’aucun caractère ne manque, et que l’offre et l’adresse lui correspondent. Une clé de l’offre Free finit par :fx.',
  },
  'not-allowed': {
    title: 'Le service a refusé cette clé ou la demande',
    remedy: 'Vérifiez la clé et son adresse. Si elles sont justes, l’offre de cette clé ne le comprend pas.',
    titleScopes: 'Cette clé n’autorise pas cette action',
    remedyScopes:
      'Il lui manque l’autorisation demandée par le service : {{scopes}}. Utilisez une clé qui la possède, ou faites-la ajouter à celle-ci.',
  },
  'plan-needed': {
    title: {
      'style-rules': 'Les règles de style demandent l’offre Pro',
      voice: 'Les sessions vocales demandent l’offre Pro',
      write: 'L’aide à la rédaction demande l’offre Pro',
    },
    remedy: 'Ce compte a une autre offre : rien n’a été envoyé. Utilisez un compte avec l’offre Pro.',
  },
  'not-in-data-centre': {
    title: {
      voice: '{{host}} ne propose pas de sessions vocales',
      analytics: '{{host}} ne propose pas d’analyses',
    },
    remedy:
      'Ce centre de données ne le propose pas : rien n’a été envoyé. Utilisez un compte avec l’adresse d’un autre centre.',
  },
  'quota-exceeded': {
    title: 'Le quota de cette clé est épuisé',
    remedy: 'Il repart avec la prochaine période. Une offre plus grande ou une autre clé aide tout de suite.',
  },
  'rate-limited': {
    title: 'Le service reçoit trop de requêtes',
    remedy: 'Attendez un instant et réessayez.',
  },
  'too-large': {
    title: 'Le service a trouvé la requête trop grande',
    remedy: 'Envoyez moins à la fois.',
  },
  'not-found': {
    title: 'Le service ne connaît pas ce qui a été demandé',
    remedy:
      'Cela a peut-être été supprimé, ou appartient à un autre centre de données. Vérifiez l’adresse du service.',
    remedyDataCentre:
      'Cela a peut-être été supprimé. Si c’est d’un autre centre de données, utilisez un compte avec cette adresse.',
  },
  refused: {
    title: 'Le service a refusé la requête',
    remedy: 'Il a donné cette raison : {{message}}',
    remedyUnknown: 'Il n’a donné aucune raison (statut {{status}}).',
  },
  unavailable: {
    title: 'Le service ne peut pas répondre pour le moment',
    remedy: 'C’est un défaut du service (statut {{status}}). Réessayez dans un instant.',
  },
  unreachable: {
    title: '{{host}} est inaccessible',
    remedy: {
      'name-not-found': 'Le nom est introuvable. Vérifiez l’adresse et votre réseau.',
      'connection-refused': 'Rien ne répond à cette adresse. Vérifiez l’adresse.',
      'connection-lost': 'La connexion s’est coupée. Vérifiez votre réseau et réessayez.',
      certificate:
        'Son certificat n’est pas de confiance : rien n’a été envoyé. Si votre réseau contrôle le trafic, ajoutez son autorité dans les réglages.',
      other: 'Vérifiez votre réseau et réessayez.',
    },
  },
  proxy: {
    title: 'Le proxy {{host}} n’a rien laissé passer',
    titleUnknown: 'Le proxy ne peut pas être utilisé',
    remedy: {
      unreachable: 'Il est inaccessible : rien n’a été envoyé. Vérifiez son adresse dans les réglages.',
      credentials:
        'Il n’accepte pas le nom d’utilisateur et le mot de passe. Saisissez-les de nouveau dans les réglages.',
      refused: 'Il a refusé de se connecter au service. Demandez à la personne qui gère votre réseau.',
      malformed:
        'L’adresse du proxy dans les réglages du système n’a pas de sens. Corrigez-la là-bas, ou choisissez-en un ici.',
    },
  },
  'timed-out': {
    title: '{{host}} n’a pas répondu à temps',
    remedy: 'Rien n’est arrivé en {{seconds}} s. Vérifiez votre réseau et réessayez.',
  },
  'bad-answer': {
    title: 'Réponse inattendue de {{host}}',
    remedy: 'Vérifiez l’adresse : ce n’est peut-être pas le service de traduction. ({{detail}})',
  },
  'invalid-input': {
    title: '{{field}} : ne convient pas',
    missing: 'Il manque.',
    malformed: 'La forme n’est pas la bonne. ({{detail}})',
    'unknown-value': '"{{value}}" n’est pas connu ici.',
    'too-much': {
      bytes: '{{actual}} octets ; au plus {{limit}} peuvent être envoyés à la fois.',
      characters: '{{actual}} caractères ; la limite est {{limit}}.',
      items: 'Il y en a {{actual}} ; la limite est {{limit}}.',
    },
    'out-of-range': '{{actual}} dépasse la limite de {{limit}}.',
    'too-early': '{{actual}} précède {{earliest}}.',
    'bad-row': {
      'not-a-pair': 'La ligne {{row}} n’a pas exactement deux colonnes.',
      'no-source': 'La ligne {{row}} n’a pas d’original.',
      'no-target': 'La ligne {{row}} n’a pas de traduction.',
      'repeated-source': 'La ligne {{row}} répète un original déjà présent dans une autre.',
      'line-break': 'La ligne {{row}} contient une tabulation ou un saut de ligne.',
      'control-character': 'La ligne {{row}} contient un caractère de contrôle invisible.',
      'space-at-end': 'La ligne {{row}} a une espace au début ou à la fin d’un texte.',
    },
    'cannot-detect': '{{language}} ne peut pas être détecté : choisissez cette langue comme langue fixe.',
    repeated: '{{value}} s’y trouve deux fois.',
    conflict: 'Impossible en même temps que : {{other}}.',
    needs: 'Impossible sans : {{other}}.',
    'not-supported': '{{language}} ne le permet pas.',
    'wrong-language': 'Ce n’est pas pour {{wanted}}, mais pour : {{available}}.',
    'cannot-split':
      '{{actual}} octets, et ses balises ne laissent aucun endroit où le couper ; au plus {{limit}} peuvent être envoyés à la fois.',
    'other-plan': {
      pro: 'Cette clé appartient à l’offre Pro. Choisissez cette offre.',
      free: 'Cette clé appartient à l’offre Free. Choisissez cette offre.',
    },
    fields: errorFields,
  },
  'address-refused': {
    title: 'L’adresse {{address}} n’a pas été utilisée',
    titleUnknown: 'L’adresse n’a pas été utilisée',
    remedy: {
      malformed: 'Ce n’est pas une adresse complète. Elle devrait ressembler à https://service.example.com',
      'not-secure':
        'Elle n’est pas chiffrée. Seuls https et wss sont utilisés, ou http et ws sur cet ordinateur.',
      'other-host': 'Elle mène à un hôte qui n’appartient pas à votre service : rien n’y a été envoyé.',
      'has-credentials': 'Elle contient un nom d’utilisateur ou un mot de passe. Retirez-les.',
    },
  },
  'voice-ended': {
    title: 'Le service a terminé la session',
    remedy: 'Il a dit : {{message}} Redémarrez pour continuer. Les sous-titres restent ici.',
  },
  'voice-unfinished': {
    title: 'Le service n’a pas fini à temps',
    remedy: 'Les derniers mots peuvent manquer. Tous les sous-titres jusqu’ici sont gardés.',
  },
  'voice-unknown': {
    title: 'Cette session ne peut pas continuer',
    remedy: 'Parley a été relancé depuis son début. Redémarrez pour continuer. Les sous-titres restent ici.',
  },
  microphone: {
    title: {
      denied: 'Parley ne peut pas utiliser le microphone',
      missing: 'Il n’y a pas de microphone',
      'in-use': 'Le microphone ne peut pas être ouvert',
      failed: 'Le microphone a échoué',
    },
    remedy: {
      denied: 'Autorisez-le dans les réglages de votre navigateur ou système, puis redémarrez.',
      missing: 'Branchez-en un ou choisissez-en un autre, puis redémarrez.',
      'in-use': 'Un autre programme l’utilise peut-être. Fermez ce programme, puis redémarrez.',
      failed: 'Rebranchez-le ou choisissez-en un autre, puis redémarrez.',
    },
  },
  'system-audio': {
    title: {
      denied: 'Parley n’a pas accès au son de l’ordinateur',
      missing: 'Le périphérique d’entrée du son de l’ordinateur n’est pas là',
      'no-sound': 'Ce qui a été partagé n’a pas de son',
      failed: 'Le son de l’ordinateur ne peut pas être utilisé',
    },
    remedy: {
      denied: 'Autorisez-le dans les réglages de votre navigateur ou système, puis redémarrez.',
      missing: 'Choisissez-en un autre sous Audio dans les réglages, puis redémarrez.',
      'no-sound': 'Choisissez un onglet ou un écran, et autorisez le partage de son son.',
      failed: 'Choisissez un appareil qui le transporte sous Audio dans les réglages, puis redémarrez.',
    },
  },
  'sound-file': {
    title: '{{name}} ne peut pas être lu',
    remedy: 'Choisissez un autre fichier audio ou vidéo. ({{detail}})',
  },
  'audio-format': {
    title: 'Le format du son ne peut pas être utilisé',
    remedy:
      '{{contentType}} ne fonctionne pas ici. Choisissez un autre format dans les réglages. ({{detail}})',
  },
  'audio-output': {
    title: 'Le haut-parleur ne peut pas être ouvert',
    remedy: 'Choisissez un autre haut-parleur, ou désactivez la traduction prononcée. ({{detail}})',
    instead: {
      system: {
        title: 'Le haut-parleur choisi ne peut pas être utilisé',
        remedy:
          'La traduction sort du haut-parleur du système. Rebranchez le vôtre ou choisissez-en un autre, puis redémarrez.',
      },
    },
  },
  'host-lost': {
    title: 'Parley s’est arrêté sur cet ordinateur',
    remedy: 'Vos sous-titres restent ici. Relancez Parley pour continuer.',
  },
  storage: {
    title: {
      settings: 'Les réglages n’ont pas pu être lus ou enregistrés',
      'some-settings': 'Certains réglages n’ont pas pu être lus',
      key: 'La clé n’a pas pu être lue ou gardée',
      library: 'La bibliothèque n’a pas pu être lue ou écrite',
      document: 'Le document n’a pas pu être lu ou gardé',
      startup: 'Le démarrage avec le système n’a pas été modifié',
      'text-file': 'Impossible d’écrire le fichier texte',
      sound: 'Le son de cette session ne peut pas être gardé',
    },
    remedy: {
      settings: 'Ils valent pour cette exécution. Ce qui n’a pas pu être lu a été mis de côté. ({{detail}})',
      'some-settings':
        'Tous les autres sont tels que vous les avez laissés. Ceux-ci prennent leur valeur par défaut jusqu’à ce que vous les modifiiez, et ce qui était enregistré reste dans le fichier. ({{detail}})',
      key: 'Vérifiez que le trousseau de votre système est déverrouillé, et réessayez. ({{detail}})',
      library:
        'Si elle était abîmée, elle a été mise de côté et une nouvelle commencée. Sinon, réessayez. ({{detail}})',
      startup: 'Vérifiez le dossier des programmes qui démarrent avec le système, et réessayez. ({{detail}})',
      document:
        'Rien n’a été envoyé. Vérifiez le fichier et la place sur votre disque, et réessayez. ({{detail}})',
      'text-file':
        'La session continue. Ce qui manque est ajouté au fichier dès que cela fonctionne à nouveau. Vérifiez le dossier et la place sur son disque. ({{detail}})',
      sound:
        'La session et ses sous-titres continuent. Ce qui manque est gardé dès que cela fonctionne à nouveau. Vérifiez la place sur votre disque. ({{detail}})',
    },
  },
  'document-unconfirmed': {
    title: 'L’envoi n’a pas pu être confirmé',
    remedy:
      'La réponse du service est perdue. Il peut être facturé ; le renvoyer peut le facturer deux fois.',
  },
  'document-failed': {
    title: 'Le service n’a pas pu traduire ce document',
    remedy: 'Vérifiez que le document s’ouvre et contient du texte, puis réessayez.',
  },
  'document-kept': {
    title: 'La traduction n’a pas pu être enregistrée là',
    remedy: {
      'data-folder': 'Parley la garde dans son propre dossier. Enregistrez-la ailleurs. ({{detail}})',
      'temporary-folder':
        'Parley la garde dans le dossier des fichiers temporaires. Enregistrez-la ailleurs. ({{detail}})',
      memory: 'Parley la garde jusqu’à sa fermeture. Enregistrez-la ailleurs maintenant. ({{detail}})',
    },
  },
  'memory-job': {
    title: {
      'export-running': 'Une exportation de cette mémoire de traduction est déjà en cours',
      'import-failed': 'Le service n’a pas pu importer ce fichier',
      'export-failed': 'Le service n’a pas pu exporter cette mémoire de traduction',
      expired: 'Le service n’a plus cette importation ou exportation',
    },
    remedy: {
      'export-running': 'Attendez qu’elle soit terminée, puis exportez de nouveau.',
      'import-failed':
        'Vérifiez qu’il s’agit d’un fichier TMX valide contenant des traductions, puis importez-le de nouveau.',
      'export-failed': 'Réessayez. Si l’erreur persiste, contactez l’assistance de votre service.',
      expired: 'Elle a attendu son fichier trop longtemps. Recommencez.',
    },
  },
  'other-host-only': {
    title: 'Cela ne fonctionne pas ici',
    remedy:
      'L’application de bureau a des dialogues et des dossiers, un navigateur des téléchargements, la ligne de commande des chemins.',
  },
  'not-confirmed': {
    title: 'La modification n’a pas été confirmée',
    remedy: {
      declined: 'Rien n’a été modifié.',
      unasked:
        'Rien n’a été modifié. Parley a été démarré sans terminal où vous poser la question. Démarrez-le depuis un terminal, ou définissez HTTPS_PROXY ou NODE_EXTRA_CA_CERTS avant de le démarrer.',
    },
  },
  'demo-service': {
    title: 'Le service de démonstration n’a pas démarré',
    remedy: 'Réessayez, ou utilisez votre propre clé. ({{detail}})',
  },
  cancelled: { title: 'Annulé', remedy: 'Rien n’a été modifié.' },
  unexpected: {
    title: 'Un problème est survenu dans Parley',
    remedy: 'C’est un défaut du programme. Rien de ce qui est affiché n’est perdu. ({{detail}})',
  },
}
