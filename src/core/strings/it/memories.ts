import type { Part } from '../words.ts'

export const memories: Part<'it', 'memories'> = {
  title: 'Memorie di traduzione',
  intro: 'Frasi già tradotte. La traduzione di testi può riprenderle.',
  name: 'Nome',
  pair: 'Lingue',
  pairOf: '{{source}} → {{targets}}',
  segments: 'Segmenti',
  loading: 'Richiesta delle memorie di traduzione',
  refresh: 'Aggiorna',
  empty: {
    title: 'In questo account non ci sono memorie di traduzione',
    remedy:
      'Le memorie di traduzione si riempiono sulle pagine del servizio. Aggiungine una lì e chiedi di nuovo qui.',
    remedyImport: 'Importa un file TMX per crearne una.',
  },
  notAllowed: {
    title: 'La tua chiave non include le memorie di traduzione',
    remedy:
      'Il servizio ha rifiutato di elencarle. Una chiave di un piano con memorie di traduzione le mostra qui.',
  },
  range: 'Da {{first}} a {{last}} di {{total}}',
  pages: 'Pagine',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  open: 'Mostra i segmenti di {{name}}',
  back: 'Tutte le memorie di traduzione',
  busy: 'Un’altra importazione o esportazione è ancora in corso.',
  actions: 'Azioni',
  readOnly: 'Questa chiave può solo leggere le memorie di traduzione.',
  dialog: { choose: 'Scegli un file TMX', save: 'Salva la memoria di traduzione' },
  import: {
    open: 'Importa TMX',
    title: 'Importa una memoria di traduzione',
    intro:
      'Un file TMX diventa una nuova memoria di traduzione del tuo account. File fino a {{megabytes}} MB.',
    choose: 'Scegli un file TMX',
    noFile: 'Nessun file scelto',
    name: 'Nome',
    submit: 'Importa',
    needsFile: 'Scegli prima un file TMX.',
    sending: 'Invio di {{name}}',
    processing: 'Il servizio sta leggendo {{name}}',
    goesOn: 'Il servizio può completare l’importazione anche se annulli ora.',
    done: '“{{name}}” è stata importata.',
    counts: 'Segmenti: {{segments}}. Saltati: {{skipped}}.',
  },
  export: {
    submit: 'Esporta {{name}} come TMX',
    preparing: 'Il servizio sta preparando {{name}}',
    fetching: 'Download di {{name}}',
    done: 'Esportazione completata.',
    savedAs: 'Salvata come {{name}}.',
    downloaded: 'Il browser la scarica come {{name}}.',
  },
  delete: {
    open: 'Elimina {{name}}',
    title: 'Eliminare “{{name}}”?',
    remedy:
      'La memoria di traduzione e tutti i suoi segmenti vengono eliminati dal tuo account presso il servizio. L’operazione non può essere annullata. Esportala prima, se potrebbe servirti ancora.',
    submit: 'Elimina',
  },
  segment: {
    search: 'Cerca nei segmenti',
    tooShort: 'Digita almeno {{min}} caratteri.',
    loading: 'Caricamento dei segmenti',
    source: 'Testo di origine',
    translations: 'Traduzioni',
    range: 'Da {{first}} a {{last}}',
    none: {
      title: 'Nessun segmento corrisponde alla ricerca',
      remedy: 'Cerca un’altra parola o cancella la ricerca.',
    },
    empty: {
      title: 'Questa memoria di traduzione non ha segmenti',
      remedy: 'Importa un file TMX per crearne una che ne abbia.',
    },
  },
}
