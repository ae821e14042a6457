import type { Part } from '../words.ts'

export const service: Part<'fr', 'service'> = {
  demo: {
    name: 'Service de démonstration',
    explanation: 'Tourne sur cet ordinateur. Rien de ce que vous dites n’en sort.',
    enterKey: 'Utiliser votre propre clé',
  },
  leaving: 'Ce que vous dites est envoyé à {{host}}.',
  noSound: 'Parley ne garde aucun son.',
  soundStored: 'Le son est aussi gardé sur cet ordinateur.',
  keyThisRun: 'Votre clé est gardée jusqu’à la fin de Parley.',
  keyThisRunWhy: 'Ce système ne protège pas les clés : Parley ne l’écrit donc nulle part.',
  noKey: {
    title: 'La clé de {{name}} n’est pas ici',
    remedy: 'Elle n’a été gardée que pour une exécution. Saisissez-la de nouveau pour continuer.',
  },
  accounts: {
    title: 'Comptes',
    inUse: 'Utilisé',
    use: 'Utiliser',
    edit: 'Modifier',
    editNamed: 'Modifier {{name}}',
    remove: 'Retirer',
    enterKey: 'Saisir la clé',
    add: 'Ajouter un compte',
  },
}
