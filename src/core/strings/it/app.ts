import type { Part } from '../words.ts'

export const app: Part<'it', 'app'> = {
  name: 'Parley',
  settings: 'Impostazioni',
  connecting: 'Collegamento a Parley su questo computer',
  notAdmitted: {
    title: 'Questa pagina ha bisogno di un nuovo collegamento',
    remedy:
      'Ogni collegamento vale una volta. Premi Invio nel terminale in cui è avviato Parley e apri il collegamento che mostra.',
  },
  hostGone: {
    title: 'Parley è terminato su questo computer',
    remedy: 'I sottotitoli restano qui. Riavvialo con "npm start" e apri il collegamento che mostra.',
  },
  shutOut: {
    title: 'L’accesso a Parley è terminato, e questa pagina ha bisogno di un nuovo collegamento',
    remedy:
      'I sottotitoli restano qui, e una sessione in corso si può fermare. Premi Invio nel terminale in cui è avviato Parley e apri il collegamento che mostra.',
  },
  leaving: {
    live: {
      title: 'Una sessione è dal vivo',
      detail: 'Prima viene conclusa, perché anche le ultime parole siano tradotte.',
      leave: 'Concludi la sessione ed esci',
      stay: 'Resta nella sessione',
    },
    unsaved: {
      title: 'Ci sono modifiche non salvate',
      detail: 'Vanno perse se esci ora.',
      leave: 'Esci senza salvare',
      stay: 'Resta',
    },
  },
  tryAgain: 'Riprova',
  reload: 'Ricarica',
  checkConnection: 'Verifica la connessione',
  close: 'Chiudi',
  dismiss: 'Ignora',
  cancel: 'Annulla',
  save: 'Salva',
  fillIn: 'Compila questo campo.',
  copied: 'Copiato',
  notCopied: 'Non è stato possibile copiare. Seleziona e copia.',
}
