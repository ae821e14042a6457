import type { Part } from '../words.ts'
import { errorFields } from './error-fields.ts'

export const errors: Part<'it', 'errors'> = {
  sentences: '{{title}}. {{remedy}}',
  traceId: 'Per l’assistenza: {{traceId}}',
  'no-key': {
    title: 'Non c’è una chiave per questo servizio',
    remedy: 'Inserisci la chiave del tuo account, o usa il servizio dimostrativo.',
  },
  'key-rejected': {
    title: 'Il servizio non accetta questa chiave',
    remedy:
      'Controlla che non manchino caratteri e che piano e indirizzo le corrispondano. Una chiave del piano Free finisce in :fx.',
  },
  'not-allowed': {
    title: 'Il servizio ha rifiutato la chiave o la richiesta',
    remedy:
      'Controlla la chiave e il suo indirizzo. Se sono giusti, il piano di questa chiave non la include.',
    titleScopes: 'Questa chiave non consente l’operazione',
    remedyScopes:
      'Le manca l’autorizzazione richiesta dal servizio: {{scopes}}. Usa una chiave che la possiede, o falla aggiungere a questa.',
  },
  'plan-needed': {
    title: {
      'style-rules': 'Le regole di stile richiedono il piano Pro',
      voice: 'Le sessioni vocali richiedono il piano Pro',
      write: 'L’aiuto alla scrittura richiede il piano Pro',
    },
    remedy:
      'Questo account ha un altro piano, quindi non è stato inviato nulla. Usa un account con il piano Pro.',
  },
  'not-in-data-centre': {
    title: {
      voice: '{{host}} non offre sessioni vocali',
      analytics: '{{host}} non offre analisi',
    },
    remedy:
      'Questo data center non lo offre, quindi non è stato inviato nulla. Usa un account con l’indirizzo di un altro.',
  },
  'quota-exceeded': {
    title: 'La quota di questa chiave è esaurita',
    remedy: 'Ricomincia con il prossimo periodo. Un piano più grande o un’altra chiave aiuta subito.',
  },
  'rate-limited': {
    title: 'Il servizio riceve troppe richieste',
    remedy: 'Aspetta un momento e riprova.',
  },
  'too-large': {
    title: 'Per il servizio la richiesta è troppo grande',
    remedy: 'Invia meno in una volta.',
  },
  'not-found': {
    title: 'Il servizio non conosce ciò che è stato chiesto',
    remedy:
      'Forse è stato eliminato, o appartiene a un altro centro dati. Controlla l’indirizzo del servizio.',
    remedyDataCentre:
      'Forse è stato eliminato. Se è stato creato in un altro centro dati, usa un account con quell’indirizzo.',
  },
  refused: {
    title: 'Il servizio ha rifiutato la richiesta',
    remedy: 'Ha dato questo motivo: {{message}}',
    remedyUnknown: 'Non ha dato un motivo (stato {{status}}).',
  },
  unavailable: {
    title: 'Il servizio ora non può rispondere',
    remedy: 'È un guasto del servizio (stato {{status}}). Riprova tra un momento.',
  },
  unreachable: {
    title: '{{host}} non è raggiungibile',
    remedy: {
      'name-not-found': 'Il nome non è stato trovato. Controlla l’indirizzo e la rete.',
      'connection-refused': 'A questo indirizzo non risponde nulla. Controlla l’indirizzo.',
      'connection-lost': 'La connessione si è interrotta. Controlla la rete e riprova.',
      certificate:
        'Il suo certificato non è affidabile, quindi non è stato inviato nulla. Se la rete controlla il traffico, aggiungi la sua autorità nelle impostazioni.',
      other: 'Controlla la rete e riprova.',
    },
  },
  proxy: {
    title: 'Il proxy {{host}} non ha lasciato passare nulla',
    titleUnknown: 'Il proxy non si può usare',
    remedy: {
      unreachable:
        'Non è raggiungibile, quindi non è stato inviato nulla. Controlla il suo indirizzo nelle impostazioni.',
      credentials: 'Non accetta nome utente e password. Inseriscili di nuovo nelle impostazioni.',
      refused: 'Ha rifiutato di collegarsi al servizio. Chiedi a chi gestisce la rete.',
      malformed:
        'L’indirizzo del proxy nelle impostazioni del sistema non ha senso. Correggilo lì, o scegline uno qui.',
    },
  },
  'timed-out': {
    title: '{{host}} non ha risposto in tempo',
    remedy: 'Non è arrivato nulla entro {{seconds}} s. Controlla la rete e riprova.',
  },
  'bad-answer': {
    title: 'Risposta inattesa da {{host}}',
    remedy: 'Controlla l’indirizzo: forse non è il servizio di traduzione. ({{detail}})',
  },
  'invalid-input': {
    title: '{{field}}: non va bene',
    missing: 'Manca.',
    malformed: 'Non ha la forma giusta. ({{detail}})',
    'unknown-value': '"{{value}}" qui non è noto.',
    'too-much': {
      bytes: 'Ha {{actual}} byte; se ne possono inviare al massimo {{limit}} per volta.',
      characters: 'Ha {{actual}} caratteri; il limite è {{limit}}.',
      items: 'Sono {{actual}}; il limite è {{limit}}.',
    },
    'out-of-range': '{{actual}} supera il limite di {{limit}}.',
    'too-early': '{{actual}} precede {{earliest}}.',
    'bad-row': {
      'not-a-pair': 'La riga {{row}} non ha esattamente due colonne.',
      'no-source': 'La riga {{row}} non ha originale.',
      'no-target': 'La riga {{row}} non ha traduzione.',
      'repeated-source': 'La riga {{row}} ripete un originale già presente in un’altra.',
      'line-break': 'La riga {{row}} contiene una tabulazione o un a capo.',
      'control-character': 'La riga {{row}} contiene un carattere di controllo invisibile.',
      'space-at-end': 'La riga {{row}} ha uno spazio all’inizio o alla fine di un testo.',
    },
    'cannot-detect': '{{language}} non si può rilevare: sceglila come lingua fissa.',
    repeated: '{{value}} c’è due volte.',
    conflict: 'Non si può usare insieme a: {{other}}.',
    needs: 'Non si può usare senza: {{other}}.',
    'not-supported': '{{language}} non lo supporta.',
    'wrong-language': 'Non è per {{wanted}}, ma per: {{available}}.',
    'cannot-split':
      'Ha {{actual}} byte, e i suoi tag non lasciano un punto in cui dividerlo; se ne possono inviare al massimo {{limit}} per volta.',
    'other-plan': {
      pro: 'Questa chiave appartiene al piano Pro. Scegli quel piano.',
      free: 'Questa chiave appartiene al piano Free. Scegli quel piano.',
    },
    fields: errorFields,
  },
  'address-refused': {
    title: 'L’indirizzo {{address}} non è stato usato',
    titleUnknown: 'L’indirizzo non è stato usato',
    remedy: {
      malformed: 'Non è un indirizzo completo. Dovrebbe essere come https://service.example.com',
      'not-secure': 'Non è cifrato. Si usano solo https e wss, o http e ws su questo computer.',
      'other-host':
        'Porta a un host che non appartiene al tuo servizio, quindi lì non è stato inviato nulla.',
      'has-credentials': 'Contiene un nome utente o una password. Toglili.',
    },
  },
  'voice-ended': {
    title: 'Il servizio ha terminato la sessione',
    remedy: 'Ha detto: {{message}} Riavvia per continuare. I sottotitoli restano qui.',
  },
  'voice-unfinished': {
    title: 'Il servizio non ha finito in tempo',
    remedy: 'Le ultime parole possono mancare. Tutti i sottotitoli finora sono conservati.',
  },
  'voice-unknown': {
    title: 'Questa sessione non può continuare',
    remedy:
      'Parley è stato riavviato da quando è iniziata. Riavvia per continuare. I sottotitoli restano qui.',
  },
  microphone: {
    title: {
      denied: 'Parley non può usare il microfono',
      missing: 'Non c’è un microfono',
      'in-use': 'Il microfono non si può aprire',
      failed: 'Il microfono non funziona',
    },
    remedy: {
      denied: 'Consentilo nelle impostazioni del browser o del sistema, poi riavvia.',
      missing: 'Collegane uno o scegline un altro, poi riavvia.',
      'in-use': 'Forse lo usa un altro programma. Chiudi quel programma, poi riavvia.',
      failed: 'Ricollegalo o scegline un altro, poi riavvia.',
    },
  },
  'system-audio': {
    title: {
      denied: 'Parley non può usare l’audio del computer',
      missing: 'Il dispositivo di ingresso per l’audio del computer non c’è',
      'no-sound': 'Ciò che è stato condiviso non ha suono',
      failed: 'L’audio del computer non si può usare',
    },
    remedy: {
      denied: 'Consentilo nelle impostazioni del browser o del sistema, poi riavvia.',
      missing: 'Scegline un altro in Audio nelle impostazioni, poi riavvia.',
      'no-sound': 'Scegli una scheda o uno schermo e consenti di condividerne il suono.',
      failed: 'Scegli un dispositivo che lo porti in Audio nelle impostazioni, poi riavvia.',
    },
  },
  'sound-file': {
    title: '{{name}} non si può riprodurre',
    remedy: 'Scegli un altro file audio o video. ({{detail}})',
  },
  'audio-format': {
    title: 'Il formato del suono non si può usare',
    remedy: '{{contentType}} qui non funziona. Scegli un altro formato nelle impostazioni. ({{detail}})',
  },
  'audio-output': {
    title: 'L’altoparlante non si può aprire',
    remedy: 'Scegli un altro altoparlante, o disattiva la traduzione pronunciata. ({{detail}})',
    instead: {
      system: {
        title: 'L’altoparlante scelto non si può usare',
        remedy:
          'La traduzione si sente dall’altoparlante di sistema. Ricollega il tuo o scegline un altro, poi riavvia.',
      },
    },
  },
  'host-lost': {
    title: 'Parley è terminato su questo computer',
    remedy: 'I sottotitoli restano qui. Riavvia Parley per continuare.',
  },
  storage: {
    title: {
      settings: 'Le impostazioni non si sono potute leggere o salvare',
      'some-settings': 'Alcune impostazioni non si sono potute leggere',
      key: 'La chiave non si è potuta leggere o conservare',
      library: 'L’archivio non si è potuto leggere o scrivere',
      document: 'Il documento non si è potuto leggere o conservare',
      startup: 'L’avvio con il sistema non è stato modificato',
      'text-file': 'Non è possibile scrivere il file di testo',
      sound: 'Non è possibile conservare l’audio di questa sessione',
    },
    remedy: {
      settings:
        'Valgono per questa esecuzione. Ciò che non si è potuto leggere è stato messo da parte. ({{detail}})',
      'some-settings':
        'Tutte le altre sono come erano. Per queste vale il valore predefinito finché non vengono modificate, e ciò che era salvato resta nel file. ({{detail}})',
      key: 'Controlla che il portachiavi del sistema sia sbloccato e riprova. ({{detail}})',
      library:
        'Se era danneggiato, è stato messo da parte e ne è iniziato uno nuovo. Altrimenti riprova. ({{detail}})',
      startup: 'Controlla la cartella dei programmi che si avviano con il sistema e riprova. ({{detail}})',
      document: 'Non è stato inviato nulla. Controlla il file e lo spazio sul disco e riprova. ({{detail}})',
      'text-file':
        'La sessione continua. Ciò che manca viene aggiunto al file appena è di nuovo possibile. Occorre controllare la cartella e lo spazio sul disco. ({{detail}})',
      sound:
        'La sessione e i suoi sottotitoli continuano. Ciò che manca viene conservato appena è di nuovo possibile. Occorre controllare lo spazio sul disco. ({{detail}})',
    },
  },
  'document-unconfirmed': {
    title: 'Non è stato possibile confermare il caricamento',
    remedy:
      'La risposta del servizio è andata persa. Può essere fatturato; inviarlo di nuovo può farlo fatturare due volte.',
  },
  'document-failed': {
    title: 'Il servizio non ha potuto tradurre questo documento',
    remedy: 'Controlla che il documento si apra e contenga testo, poi riprova.',
  },
  'document-kept': {
    title: 'La traduzione non si è potuta salvare lì',
    remedy: {
      'data-folder': 'Parley la conserva nella propria cartella. Salvala in un altro posto. ({{detail}})',
      'temporary-folder':
        'Parley la conserva nella cartella dei file temporanei. Salvala in un altro posto. ({{detail}})',
      memory: 'Parley la conserva finché termina. Salvala ora in un altro posto. ({{detail}})',
    },
  },
  'memory-job': {
    title: {
      'export-running': 'È già in corso un’esportazione di questa memoria di traduzione',
      'import-failed': 'Il servizio non ha potuto importare questo file',
      'export-failed': 'Il servizio non ha potuto esportare questa memoria di traduzione',
      expired: 'Il servizio non ha più questa importazione o esportazione',
    },
    remedy: {
      'export-running': 'Attendi che finisca, poi esporta di nuovo.',
      'import-failed': 'Controlla che sia un file TMX valido con traduzioni, poi importalo di nuovo.',
      'export-failed': 'Riprova. Se l’errore persiste, contatta l’assistenza del tuo servizio.',
      expired: 'Ha atteso troppo a lungo il suo file. Ricomincia.',
    },
  },
  'other-host-only': {
    title: 'Questo qui non funziona',
    remedy:
      'L’app desktop ha finestre e cartelle, un browser ha i download, la riga di comando ha i percorsi.',
  },
  'not-confirmed': {
    title: 'La modifica non è stata confermata',
    remedy: {
      declined: 'Non è stato modificato nulla.',
      unasked:
        'Non è stato modificato nulla. Parley è stato avviato senza un terminale in cui chiedere conferma. Avvialo da un terminale, oppure imposta HTTPS_PROXY o NODE_EXTRA_CA_CERTS prima di avviarlo.',
    },
  },
  'demo-service': {
    title: 'Il servizio dimostrativo non si è avviato',
    remedy: 'Riprova, o usa la tua chiave. ({{detail}})',
  },
  cancelled: { title: 'Annullato', remedy: 'Non è stato modificato nulla.' },
  unexpected: {
    title: 'Qualcosa in Parley non ha funzionato',
    remedy: 'È un errore del programma. Nulla di ciò che si vede è andato perso. ({{detail}})',
  },
}
