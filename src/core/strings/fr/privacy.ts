import type { Part } from '../words.ts'

export const privacy: Part<'fr', 'privacy'> = {
  title: 'Confidentialité',
  sentDemo: 'Rien ne quitte cet ordinateur : le service de démonstration y tourne.',
  sentAccount:
    'Ce que vous dites, textes, documents, glossaires et règles de style vont à {{host}}, et nulle part ailleurs.',
  keptHint: 'Les sessions, et les textes avec leurs traductions. Parley ne garde aucun son.',
  documentKeys:
    'Un document en route est gardé avec sa clé, qui n’est pas chiffrée : seul votre utilisateur peut lire le fichier, et les deux partent quand il est enregistré ou retiré.',
  retention: 'Les sessions et les textes sont gardés',
  retentions: {
    'for-ever': 'Jusqu’à ce que je les supprime',
    '30-days': 'Pendant 30 jours',
    '1-day': 'Pendant un jour',
    nothing: 'Pas du tout',
  },
  confirm: {
    title: 'Garder moins ?',
    remedy_one:
      'Ce qui est plus ancien est supprimé maintenant, dont {{count}} session. Cela ne peut pas être récupéré.',
    remedy_many:
      'Ce qui est plus ancien est supprimé maintenant, dont {{count}} sessions. Cela ne peut pas être récupéré.',
    remedy_other:
      'Ce qui est plus ancien est supprimé maintenant, dont {{count}} sessions. Cela ne peut pas être récupéré.',
    remedyAll:
      'Toutes les sessions et tous les textes gardés sont supprimés maintenant. Ils ne peuvent pas être récupérés.',
    submit: 'Supprimer et garder moins',
  },
}
