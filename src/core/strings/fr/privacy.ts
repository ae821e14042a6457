import type { Part } from '../words.ts'

export const privacy: Part<'fr', 'privacy'> = {
  title: 'Confidentialité',
  sentDemo: 'Rien ne quitte cet ordinateur : le service de démonstration y tourne.',
  sentAccount:
    'Ce que vous dites, textes, documents, glossaires et règles de style vont à {{host}}, et nulle part ailleurs.',
  keptHint:
    'Les sessions, et les textes avec leurs traductions. Le son n’est gardé que si vous l’activez ci-dessous.',
  documentKeys:
    'Ce choix ne concerne pas les documents : une traduction reste jusqu’à ce que vous l’enregistriez ou la retiriez, avec sa clé, qui n’est pas chiffrée ; seul votre utilisateur peut lire le fichier. Les entrées des documents qui ont échoué ou sont enregistrés partent avec les sessions.',
  retention: 'Les sessions et les textes sont gardés',
  retentions: {
    'for-ever': 'Jusqu’à ce que je les supprime',
    '30-days': 'Pendant 30 jours',
    '1-day': 'Pendant un jour',
    nothing: 'Pas du tout',
  },
  sound: {
    on: 'Garder aussi le son des sessions',
    hint: 'Ce qu’une session entend est gardé avec elle, sur cet ordinateur seulement et sans chiffrement, aussi longtemps que la session : environ {{size}} par heure. Rien n’est gardé tant que votre micro est coupé. Toutes les personnes qui parlent devraient le savoir et être d’accord. Un changement vaut à partir de la prochaine session.',
    nothingKept: 'Les sessions ne sont pas gardées, leur son non plus.',
    size_one:
      'Le son de {{count}} session occupe {{size}}. Il se supprime dans l’historique, et les sous-titres restent.',
    size_many:
      'Le son de {{count}} sessions occupe {{size}}. Il se supprime dans l’historique, et les sous-titres restent.',
    size_other:
      'Le son de {{count}} sessions occupe {{size}}. Il se supprime dans l’historique, et les sous-titres restent.',
  },
  textFile: {
    on: 'Écrire un fichier texte pendant une session',
    hint: 'Pour d’autres programmes : chaque phrase est ajoutée dès qu’elle est définitive. Parley ne supprime jamais ces fichiers. Si aucune session n’est conservée, aucun n’est écrit.',
    folder: 'Dossier : {{name}}',
    choose: 'Choisir un dossier',
    other: 'Choisir un autre dossier',
    dialog: 'Choisir un dossier pour les fichiers texte',
    inBrowser:
      'L’application de bureau peut aussi écrire un fichier texte qui grandit avec la session, pour d’autres programmes. Une page dans un navigateur ne le peut pas.',
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
