import type { Part } from '../words.ts'

export const transfer: Part<'fr', 'transfer'> = {
  title: 'Importer et exporter',
  hint: 'Un fichier avec vos réglages et vos comptes, pour un autre ordinateur. Il ne contient ni clés, ni mots de passe, ni les appareils de cet ordinateur.',
  save: 'Enregistrer dans un fichier',
  open: 'Lire un fichier',
  voice: 'Traduction en direct',
  confirm: {
    title: 'Modifier ces réglages ?',
    intro: 'Voici ce que le fichier modifie. Rien n’est encore modifié.',
    submit: 'Modifier les réglages',
  },
  values: '{{section}} (modifications : {{amount}})',
  proxy: 'Les requêtes passent par le proxy {{address}}',
  newAccount: 'Nouveau compte : {{name}} chez {{host}}',
  authority:
    'Nouvelle autorité de certification approuvée : {{name}}, valable du {{from}} au {{until}}, empreinte SHA-256 {{id}}',
  keepsSound: {
    on: 'Les sessions sont gardées avec leur son',
    off: 'Les sessions sont gardées sans leur son',
  },
  keepsLess: {
    title: 'La durée de conservation diminue',
    remedy:
      'Les sessions et les textes plus anciens sont supprimés aussitôt. Ils ne peuvent pas être récupérés.',
  },
  leftOut: 'Parley n’utilise pas ceci et l’ignore :',
  done: { title: 'Les réglages ont été modifiés', remedy: 'Ils s’appliquent dès maintenant.' },
  nothing: {
    title: 'Le fichier ne modifie rien',
    remedy: 'Tout ce que Parley peut en utiliser est déjà réglé ainsi.',
  },
  keys: 'Saisissez la clé de chaque nouveau compte sous « Comptes » :',
  account: '{{name}} chez {{host}}',
  password: 'Si le proxy demande un mot de passe, saisissez-le sous « Réseau ».',
}
