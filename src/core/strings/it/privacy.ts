import type { Part } from '../words.ts'

export const privacy: Part<'it', 'privacy'> = {
  title: 'Privacy',
  sentDemo: 'Nulla lascia questo computer: il servizio dimostrativo funziona qui.',
  sentAccount:
    'Ciò che dici, testi, documenti, glossari e regole di stile vanno a {{host}}, e in nessun altro posto.',
  keptHint: 'Le sessioni, e i testi con le traduzioni. L’audio si conserva solo se lo si attiva qui sotto.',
  documentKeys:
    'Questa scelta non riguarda i documenti: una traduzione resta finché non viene salvata o rimossa, con la sua chiave, che non è cifrata; solo il tuo utente può leggere il file. Le voci dei documenti non riusciti o già salvati se ne vanno con le sessioni.',
  retention: 'Sessioni e testi si conservano',
  retentions: {
    'for-ever': 'Finché li elimino',
    '30-days': 'Per 30 giorni',
    '1-day': 'Per un giorno',
    nothing: 'Mai',
  },
  sound: {
    on: 'Conservare anche l’audio delle sessioni',
    hint: 'Ciò che una sessione sente si conserva insieme a essa, solo su questo computer e non crittografato, finché si conserva la sessione: circa {{size}} all’ora. Mentre il microfono è disattivato non si conserva nulla. Tutte le persone che parlano dovrebbero saperlo ed essere d’accordo. Una modifica vale dalla prossima sessione.',
    nothingKept: 'Le sessioni non si conservano, quindi nemmeno il loro audio.',
    size_one:
      'L’audio di {{count}} sessione occupa {{size}}. Si può eliminare nella cronologia, e i sottotitoli restano.',
    size_many:
      'L’audio di {{count}} sessioni occupa {{size}}. Si può eliminare nella cronologia, e i sottotitoli restano.',
    size_other:
      'L’audio di {{count}} sessioni occupa {{size}}. Si può eliminare nella cronologia, e i sottotitoli restano.',
  },
  textFile: {
    on: 'Scrivere un file di testo durante la sessione',
    hint: 'Per altri programmi: ogni frase viene aggiunta appena è definitiva. Parley non elimina mai questi file. Se le sessioni non vengono conservate, non se ne scrive nessuno.',
    folder: 'Cartella: {{name}}',
    choose: 'Scegli una cartella',
    other: 'Scegli un’altra cartella',
    dialog: 'Scegli una cartella per i file di testo',
    inBrowser:
      'L’app desktop può anche scrivere un file di testo che cresce con la sessione, per altri programmi. Una pagina nel browser non può farlo.',
  },
  confirm: {
    title: 'Conservare meno?',
    remedy_one:
      'Ciò che è più vecchio viene eliminato ora, compresa {{count}} sessione. Non si può recuperare.',
    remedy_many:
      'Ciò che è più vecchio viene eliminato ora, comprese {{count}} sessioni. Non si può recuperare.',
    remedy_other:
      'Ciò che è più vecchio viene eliminato ora, comprese {{count}} sessioni. Non si può recuperare.',
    remedyAll: 'Tutte le sessioni e i testi conservati vengono eliminati ora. Non si possono recuperare.',
    submit: 'Elimina e conserva meno',
  },
}
