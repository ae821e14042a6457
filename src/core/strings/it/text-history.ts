import type { Part } from '../words.ts'

export const textHistory: Part<'it', 'textHistory'> = {
  title: 'Testi precedenti',
  open: 'Testi precedenti',
  back: 'Torna al testo',
  search: 'Cerca in testi e traduzioni',
  pair: 'Da {{source}} a {{target}}',
  into: 'In {{target}}',
  demo: 'Servizio dimostrativo',
  take: 'Riprendi',
  copy: 'Copia la traduzione',
  delete: 'Elimina questo testo',
  clear: 'Elimina tutto',
  clearTitle: 'Eliminare tutti i testi precedenti?',
  clearRemedy:
    'Tutti i testi e le traduzioni conservati da Parley vengono eliminati. Non si possono recuperare.',
  older: 'Meno recenti',
  newer: 'Più recenti',
  loading: 'Ricerca dei testi precedenti',
  empty: {
    title: 'Ancora niente',
    remedy: 'Ciò che traduci qui viene conservato su questo computer e si ritrova qui.',
  },
  notKept: { title: 'Non si conserva nulla', remedy: 'Si sceglie nelle impostazioni, in Privacy.' },
  noneFound: { title: 'Nessun risultato', remedy: 'Prova un’altra parola, o una parte.' },
}
