import type { Part } from '../words.ts'

export const privacy: Part<'it', 'privacy'> = {
  title: 'Privacy',
  sentDemo: 'Nulla lascia questo computer: il servizio dimostrativo funziona qui.',
  sentAccount:
    'Ciò che dici, testi, documenti, glossari e regole di stile vanno a {{host}}, e in nessun altro posto.',
  keptHint: 'Le sessioni, e i testi con le traduzioni. Parley non conserva il suono.',
  documentKeys:
    'Un documento in viaggio è conservato con la sua chiave, che non è cifrata: solo il tuo utente può leggere il file, ed entrambi spariscono quando viene salvato o rimosso.',
  retention: 'Sessioni e testi si conservano',
  retentions: {
    'for-ever': 'Finché li elimino',
    '30-days': 'Per 30 giorni',
    '1-day': 'Per un giorno',
    nothing: 'Mai',
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
