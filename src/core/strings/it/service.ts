import type { Part } from '../words.ts'

export const service: Part<'it', 'service'> = {
  demo: {
    name: 'Servizio dimostrativo',
    explanation: 'Funziona su questo computer. Nulla di ciò che dici ne esce.',
    enterKey: 'Usa la tua chiave',
  },
  leaving: 'Ciò che dici viene inviato a {{host}}.',
  noSound: 'Parley non conserva l’audio.',
  soundStored: 'L’audio si conserva anche su questo computer.',
  keyThisRun: 'La tua chiave è conservata finché Parley termina.',
  keyThisRunWhy: 'Questo sistema non protegge le chiavi, quindi Parley non la scrive da nessuna parte.',
  noKey: {
    title: 'La chiave di {{name}} non è qui',
    remedy: 'Era conservata per una sola esecuzione. Inseriscila di nuovo per continuare.',
  },
  accounts: {
    title: 'Account',
    inUse: 'In uso',
    use: 'Usa',
    edit: 'Modifica',
    editNamed: 'Modifica {{name}}',
    remove: 'Rimuovi',
    enterKey: 'Inserisci la chiave',
    add: 'Aggiungi un account',
  },
}
