import type { Part } from '../words.ts'

export const memories: Part<'fr', 'memories'> = {
  title: 'Mémoires de traduction',
  intro: 'Des phrases déjà traduites. La traduction de texte peut les reprendre.',
  name: 'Nom',
  pair: 'Langues',
  pairOf: '{{source}} → {{targets}}',
  segments: 'Segments',
  loading: 'Demande de vos mémoires de traduction',
  refresh: 'Actualiser',
  empty: {
    title: 'Ce compte n’a pas de mémoire de traduction',
    remedy:
      'Les mémoires de traduction se remplissent sur les pages du service. Ajoutez-en une là-bas, et redemandez ici.',
    remedyImport: 'Importez un fichier TMX pour en créer une.',
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
  open: 'Afficher les segments de {{name}}',
  back: 'Toutes les mémoires de traduction',
  busy: 'Une autre importation ou exportation est en cours.',
  actions: 'Actions',
  readOnly: 'Cette clé peut seulement lire les mémoires de traduction.',
  dialog: { choose: 'Choisir un fichier TMX', save: 'Enregistrer la mémoire de traduction' },
  import: {
    open: 'Importer un TMX',
    title: 'Importer une mémoire de traduction',
    intro:
      'Un fichier TMX devient une nouvelle mémoire de traduction de votre compte. Fichiers jusqu’à {{megabytes}} Mo.',
    choose: 'Choisir un fichier TMX',
    noFile: 'Aucun fichier choisi',
    name: 'Nom',
    submit: 'Importer',
    needsFile: 'Choisissez d’abord un fichier TMX.',
    sending: 'Envoi de {{name}}',
    processing: 'Le service lit {{name}}',
    goesOn: 'Le service peut terminer l’importation même si vous annulez maintenant.',
    done: '« {{name}} » a été importée.',
    counts: 'Segments : {{segments}}. Ignorés : {{skipped}}.',
  },
  export: {
    submit: 'Exporter {{name}} en TMX',
    preparing: 'Le service prépare {{name}}',
    fetching: 'Téléchargement de {{name}}',
    done: 'Exportation terminée.',
    savedAs: 'Enregistrée sous {{name}}.',
    downloaded: 'Votre navigateur la télécharge sous le nom {{name}}.',
  },
  delete: {
    open: 'Supprimer {{name}}',
    title: 'Supprimer « {{name}} » ?',
    remedy:
      'La mémoire de traduction et tous ses segments sont supprimés de votre compte auprès du service. Cette action est irréversible. Exportez-la d’abord si vous pourriez en avoir encore besoin.',
    submit: 'Supprimer',
  },
  segment: {
    search: 'Rechercher dans les segments',
    tooShort: 'Saisissez au moins {{min}} caractères.',
    loading: 'Chargement des segments',
    source: 'Texte source',
    translations: 'Traductions',
    range: '{{first}} à {{last}}',
    none: {
      title: 'Aucun segment ne correspond à votre recherche',
      remedy: 'Cherchez un autre mot ou effacez la recherche.',
    },
    empty: {
      title: 'Cette mémoire de traduction n’a pas de segments',
      remedy: 'Importez un fichier TMX pour en créer une qui en contient.',
    },
  },
}
