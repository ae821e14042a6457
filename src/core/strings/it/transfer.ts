import type { Part } from '../words.ts'

export const transfer: Part<'it', 'transfer'> = {
  title: 'Importa ed esporta',
  hint: 'Un file con impostazioni e account, per un altro computer. Non contiene chiavi, password né i dispositivi di questo computer.',
  save: 'Salva in un file',
  open: 'Leggi da un file',
  voice: 'Traduzione dal vivo',
  confirm: {
    title: 'Modificare queste impostazioni?',
    intro: 'Ecco che cosa modifica il file. Per ora non è stato modificato nulla.',
    submit: 'Modifica le impostazioni',
  },
  values: '{{section}} (modifiche: {{amount}})',
  proxy: 'Le richieste passano dal proxy {{address}}',
  newAccount: 'Nuovo account: {{name}} presso {{host}}',
  authority:
    'Nuova autorità di certificazione attendibile: {{name}}, valida dal {{from}} al {{until}}, impronta SHA-256 {{id}}',
  keepsSound: {
    on: 'Le sessioni vengono conservate con il loro audio',
    off: 'Le sessioni vengono conservate senza il loro audio',
  },
  keepsLess: {
    title: 'Si conserva di meno',
    remedy: 'Le sessioni e i testi più vecchi vengono eliminati subito. Non si possono recuperare.',
  },
  leftOut: 'Parley non usa questi valori e li tralascia:',
  done: { title: 'Le impostazioni sono state modificate', remedy: 'Valgono da ora.' },
  nothing: {
    title: 'Il file non modifica nulla',
    remedy: 'Tutto ciò che Parley può usarne è già impostato così.',
  },
  keys: 'Inserire la chiave di ogni nuovo account in «Account»:',
  account: '{{name}} presso {{host}}',
  password: 'Se il proxy chiede una password, inserirla in «Rete».',
}
