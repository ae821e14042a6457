import type { FindingTexts, Names, Statuses } from '../doctor-texts.ts'
import type { Part } from '../words.ts'

const skipped = { result: 'Non vérifié, car quelque chose avant ne fonctionne pas.' }

export const doctor: Part<'fr', 'doctor'> = {
  title: 'Vérification de la connexion',
  explanation:
    'Parley demande quelques éléments au service, ouvre une session vocale sans un mot, écoute un instant le microphone et joue un court son.',
  running: 'Vérification ({{done}} sur {{total}})',
  again: 'Vérifier de nouveau',
  allFine: 'Tout fonctionne.',
  faults_one: '{{count}} défaut',
  faults_many: '{{count}} défauts',
  faults_other: '{{count}} défauts',
  notices_one: '{{count}} avis',
  notices_many: '{{count}} avis',
  notices_other: '{{count}} avis',
  copy: 'Copier en texte',
  copied: 'Copié. Aucune clé n’y figure.',
  copyByHand: 'La copie est impossible ici. Sélectionnez et copiez vous-même.',
  statuses: { ok: 'Bien', warning: 'Avis', failed: 'Défaut', skipped: 'Non vérifié' } satisfies Statuses,
  checks: {
    key: 'Clé',
    plan: 'Offre',
    products: 'Produits',
    region: 'Service',
    clock: 'Horloge',
    proxy: 'Proxy',
    'round-trip': 'Aller-retour',
    voice: 'Voix',
    microphone: 'Microphone',
    speaker: 'Haut-parleur',
  } satisfies Names,
  findings: {
    key: {
      accepted: { result: '{{host}} l’accepte.' },
      demo: { result: 'Le service de démonstration de cet ordinateur n’en demande pas.' },
      limited: { result: '{{host}} la reconnaît. Elle ne donne accès qu’à certains domaines.' },
      missing: {
        result: 'Il n’y en a pas.',
        remedy: 'Saisissez la clé de votre compte, ou utilisez le service de démonstration.',
      },
      refused: {
        result: '{{host}} ne l’accepte pas.',
        remedy: 'Vérifiez que la clé a été copiée en entier, et que l’offre et l’adresse lui correspondent.',
      },
      skipped,
    },
    plan: {
      known: { result: '{{used}} caractères utilisés sur {{limit}}.' },
      unlimited: { result: '{{used}} caractères utilisés. Il n’y a pas de limite.' },
      counted: { result: '{{used}} caractères sont utilisés.' },
      uncounted: { result: 'Le service n’indique pas la consommation.' },
      'used-up': {
        result: '{{used}} caractères utilisés sur {{limit}} : il ne reste rien.',
        remedy: 'Le quota repart avec la prochaine période. Une offre plus grande aide tout de suite.',
      },
      other: {
        result: 'Le service compte comme avec l’offre Pro, et le compte indique Free.',
        remedy: 'Corrigez l’offre du compte.',
      },
      untold: {
        result: 'Le service ne dit pas ce qui est utilisé.',
        remedy:
          'La clé est peut-être d’un type pour lequel il ne le dit pas. Tout le reste peut fonctionner.',
      },
      skipped,
    },
    products: {
      all: { result: 'Tous sont disponibles.' },
      some: {
        result: 'Non disponibles : {{missing}}.',
        remedy: 'Le service ne les propose pas à cette clé. Demandez une autre offre si vous en avez besoin.',
      },
      untold: {
        result: 'Le service ne dit pas lesquels existent.',
        remedy: 'Essayez ce dont vous avez besoin. Le service répond si ce n’est pas compris.',
      },
      skipped,
    },
    region: {
      known: { result: '{{host}} ({{region}})' },
      own: { result: '{{host}}' },
      local: { result: 'Cet ordinateur.' },
      doubtful: {
        result: '{{host}} ne connaît pas cette clé.',
        remedy:
          'Une clé appartient à un seul centre de données. Elle appartient peut-être à une autre adresse.',
      },
      unreachable: {
        result: '{{host}} n’a pas pu être interrogé.',
        remedy: 'Vérifiez l’adresse du service, votre réseau et le proxy.',
      },
      skipped,
    },
    clock: {
      right: { result: 'Elle concorde avec le service.' },
      wrong: {
        result: 'Elle diffère du service de {{seconds}} s.',
        remedy:
          'Laissez votre système régler son horloge. Une horloge fausse fait paraître les certificats invalides.',
      },
      untold: {
        result: 'Le service ne donne pas l’heure.',
        remedy: 'Comparez votre horloge avec une autre.',
      },
      skipped,
    },
    proxy: {
      none: { result: 'Les requêtes et la voix vont directement au service.' },
      used: { result: 'Les requêtes et la voix passent par {{proxy}}.' },
      'none-browser': {
        result: 'Les requêtes vont directement au service. La voix va comme votre navigateur est réglé.',
      },
      'used-browser': {
        result: 'Les requêtes passent par {{proxy}}. La voix va comme votre navigateur est réglé.',
        remedy: 'Réglez le même proxy dans votre navigateur si la voix ne se connecte pas.',
      },
      unusable: {
        result: 'Il ne peut pas être utilisé.',
        remedy:
          'Corrigez le proxy dans les réglages du système, ou choisissez-en un dans les réglages de Parley.',
      },
      skipped,
    },
    'round-trip': {
      quick: { result: '{{ms}} ms' },
      slow: {
        result: '{{ms}} ms : les sous-titres arrivent plus tard qu’ils ne le pourraient.',
        remedy: 'Utilisez un câble, un meilleur réseau, ou un centre de données plus proche.',
      },
      failed: {
        result: 'Le service n’a pas répondu une deuxième fois.',
        remedy: 'La connexion n’est pas stable. Réessayez.',
      },
      skipped,
    },
    voice: {
      works: {
        result: 'Une session a été ouverte en {{openMs}} ms et a répondu après {{firstMessageMs}} ms.',
      },
      excluded: { result: 'Ce compte n’a pas de sessions vocales.' },
      refused: {
        result: 'Le service n’ouvre aucune session.',
        remedy: 'Voyez ce qu’il a dit. L’offre ne comprend peut-être pas la voix.',
      },
      unreachable: {
        result: 'La session a été accordée, mais son flux est inaccessible.',
        remedy:
          'Un pare-feu ou un proxy ne laisse peut-être pas passer les WebSockets. Demandez à la personne qui gère votre réseau.',
      },
      silent: {
        result: 'Le flux s’est ouvert puis s’est coupé, ou n’a rien dit.',
        remedy:
          'Un proxy peut retenir ce qu’il ne connaît pas. Demandez à la personne qui gère votre réseau.',
      },
      skipped,
    },
    microphone: {
      heard: { result: 'Il entend quelque chose.' },
      silent: {
        result: 'Il n’entend rien du tout.',
        remedy: 'Vérifiez qu’il n’est pas coupé et que c’est le bon.',
      },
      failed: {
        result: 'Il ne peut pas être ouvert.',
        remedy: 'Autorisez-le dans votre système, ou choisissez-en un autre.',
      },
      skipped: { result: 'Non vérifié.' },
    },
    speaker: {
      works: { result: 'Il joue.' },
      damaged: {
        result:
          'Il joue. Parties de la dernière traduction prononcée qui n’ont pas pu être entendues : {{damaged}}.',
        remedy:
          'Essayez un autre réseau. Si cela continue, choisissez dans les réglages un autre format pour la traduction prononcée.',
      },
      failed: { result: 'Il ne peut pas être ouvert.', remedy: 'Choisissez-en un autre dans les réglages.' },
      skipped: { result: 'Non vérifié.' },
    },
  } satisfies FindingTexts,
}
