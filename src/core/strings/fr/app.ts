import type { Part } from '../words.ts'

export const app: Part<'fr', 'app'> = {
  name: 'Parley',
  settings: 'Réglages',
  connecting: 'Connexion à Parley sur cet ordinateur',
  notAdmitted: {
    title: 'Cette page a besoin d’un nouveau lien',
    remedy:
      'Chaque lien sert une fois. Appuyez sur Entrée dans le terminal où tourne Parley, et ouvrez le lien qu’il affiche.',
  },
  hostGone: {
    title: 'Parley s’est arrêté sur cet ordinateur',
    remedy: 'Vos sous-titres restent ici. Relancez-le avec "npm start", et ouvrez le lien qu’il affiche.',
  },
  shutOut: {
    title: 'L’accès à Parley a pris fin, et cette page a besoin d’un nouveau lien',
    remedy:
      'Vos sous-titres restent ici, et une session en direct peut être arrêtée. Appuyez sur Entrée dans le terminal où tourne Parley, et ouvrez le lien qu’il affiche.',
  },
  leaving: {
    live: {
      title: 'Une session est en direct',
      detail: 'Elle est d’abord terminée, pour que vos dernières paroles soient encore traduites.',
      leave: 'Terminer la session et quitter',
      stay: 'Garder la session',
    },
    unsaved: {
      title: 'Des modifications ne sont pas enregistrées',
      detail: 'Elles sont perdues si vous quittez maintenant.',
      leave: 'Quitter sans enregistrer',
      stay: 'Rester',
    },
  },
  tryAgain: 'Réessayer',
  reload: 'Recharger',
  checkConnection: 'Vérifier la connexion',
  close: 'Fermer',
  dismiss: 'Ignorer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  fillIn: 'Remplissez ce champ.',
  copied: 'Copié',
  notCopied: 'La copie n’a pas réussi. Sélectionnez et copiez vous-même.',
}
