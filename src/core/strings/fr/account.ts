import type { Part } from '../words.ts'

export const account: Part<'fr', 'account'> = {
  removal: {
    label: 'Retirer {{name}}',
    title: 'Retirer {{name}} ?',
    remedy: 'Parley oublie ce compte et sa clé. Ce que le service garde pour lui y reste.',
    submit: 'Retirer le compte',
  },
  dialog: {
    title: 'Votre service de traduction',
    intro: 'La clé est vérifiée auprès du service avant d’être gardée.',
    editTitle: 'Modifier {{name}}',
    editIntro: 'Une nouvelle clé ou adresse est vérifiée auprès du service avant d’être gardée.',
    profile: 'Service',
    profiles: { deepl: 'DeepL', generic: 'Un autre service' },
    plan: 'Offre',
    plans: { pro: 'Pro', free: 'Free' },
    region: 'Centre de données',
    regions: { default: 'Standard', us: 'États-Unis', jp: 'Japon' },
    address: 'Adresse du service',
    addressHint: 'Commence par https',
    streamDomains: 'Autres hôtes pour la voix',
    streamDomainsHint: 'Seulement si la voix passe par un autre hôte. Séparez-en plusieurs par des espaces.',
    name: 'Nom de ce compte',
    reportingTag: 'Tag de rapport',
    reportingTagHint:
      'Les traductions lui sont attribuées dans les rapports de votre compte. Laissez vide pour ne pas en utiliser.',
    key: 'Clé',
    keyHint: 'Le trousseau de votre système la garde s’il y en a un. Elle n’est plus jamais affichée.',
    newKey: 'Nouvelle clé',
    newKeyHint: 'Laissez vide pour garder celle qui est là.',
    movedKeyHint:
      'Une clé reste à l’adresse pour laquelle elle a été saisie. Saisissez-la à nouveau pour la nouvelle.',
    endings: {
      free: 'Elle finit par {{ending}} : elle appartient à l’offre Free.',
      'not-free': 'Les clés de l’offre Free finissent par {{ending}}.',
    },
    choosePlan: 'Choisir {{plan}}',
    use: 'Vérifier et utiliser',
    save: 'Enregistrer',
    checking: 'Vérification',
  },
}
