import type { Part } from '../words.ts'

export const memories: Part<'fr', 'memories'> = {
  title: 'Mémoires de traduction',
  intro: 'Des phrases déjà traduites. La traduction de texte peut les reprendre.',
  name: 'Nom',
  pair: 'Depuis et vers',
  pairOf: '{{source}} → {{targets}}',
  segments: 'Segments',
  loading: 'Demande de vos mémoires de traduction',
  refresh: 'Redemander',
  empty: {
    title: 'Ce compte n’a pas de mémoire de traduction',
    remedy:
      'Les mémoires de traduction se remplissent sur les pages du service. Ajoutez-en une là-bas, et redemandez ici.',
  },
  notAllowed: {
    title: 'Votre clé ne comprend pas les mémoires de traduction',
    remedy:
      'Le service a refusé d’en donner la liste. Une clé d’une offre avec mémoires de traduction les montre ici.',
  },
  range: '{{first}} à {{last}} sur {{total}}',
  pages: 'Pages',
  previous: 'Page précédente',
  next: 'Page suivante',
}
