import type { Part } from '../words.ts'

export const textHistory: Part<'fr', 'textHistory'> = {
  title: 'Textes précédents',
  open: 'Textes précédents',
  back: 'Retour au texte',
  search: 'Chercher dans les textes et traductions',
  pair: 'De {{source}} vers {{target}}',
  into: 'Vers {{target}}',
  demo: 'Service de démonstration',
  take: 'Reprendre',
  copy: 'Copier la traduction',
  delete: 'Supprimer ce texte',
  clear: 'Tout supprimer',
  clearTitle: 'Supprimer tous les textes précédents ?',
  clearRemedy:
    'Tous les textes et traductions gardés par Parley sont supprimés. Ils ne peuvent pas être récupérés.',
  older: 'Plus anciens',
  newer: 'Plus récents',
  loading: 'Recherche de textes précédents',
  empty: {
    title: 'Encore rien',
    remedy: 'Ce que vous traduisez ici est gardé sur cet ordinateur et se retrouve ici.',
  },
  notKept: { title: 'Rien n’est gardé', remedy: 'Cela se choisit dans les réglages, sous Confidentialité.' },
  noneFound: { title: 'Aucun résultat', remedy: 'Essayez un autre mot, ou une partie d’un mot.' },
}
