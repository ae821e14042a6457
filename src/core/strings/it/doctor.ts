import type { FindingTexts, Names, Statuses } from '../doctor-texts.ts'
import type { Part } from '../words.ts'

const skipped = { result: 'Non verificato, perché qualcosa prima non funziona.' }

export const doctor: Part<'it', 'doctor'> = {
  title: 'Verifica della connessione',
  explanation:
    'Parley chiede alcune cose al servizio, apre una sessione vocale senza parole, ascolta un momento il microfono e riproduce un breve suono.',
  running: 'Verifica in corso ({{done}} di {{total}})',
  again: 'Verifica di nuovo',
  allFine: 'Tutto funziona.',
  faults_one: '{{count}} guasto',
  faults_many: '{{count}} guasti',
  faults_other: '{{count}} guasti',
  notices_one: '{{count}} avviso',
  notices_many: '{{count}} avvisi',
  notices_other: '{{count}} avvisi',
  copy: 'Copia come testo',
  copied: 'Copiato. Non contiene chiavi.',
  copyByHand: 'Qui non si può copiare. Selezionalo e copialo.',
  statuses: { ok: 'Bene', warning: 'Avviso', failed: 'Guasto', skipped: 'Non verificato' } satisfies Statuses,
  checks: {
    key: 'Chiave',
    plan: 'Piano',
    products: 'Prodotti',
    region: 'Servizio',
    clock: 'Orologio',
    proxy: 'Proxy',
    'round-trip': 'Andata e ritorno',
    voice: 'Voce',
    microphone: 'Microfono',
    speaker: 'Altoparlante',
  } satisfies Names,
  findings: {
    key: {
      accepted: { result: '{{host}} la accetta.' },
      demo: { result: 'Il servizio dimostrativo su questo computer non ne richiede.' },
      limited: { result: '{{host}} la riconosce. Consente di usare solo alcune aree.' },
      missing: {
        result: 'Non ce n’è nessuna.',
        remedy: 'Inserisci la chiave del tuo account, o usa il servizio dimostrativo.',
      },
      refused: {
        result: '{{host}} non la accetta.',
        remedy: 'Controlla che la chiave sia copiata per intero e che piano e indirizzo le corrispondano.',
      },
      skipped,
    },
    plan: {
      known: { result: 'Usati {{used}} di {{limit}} caratteri.' },
      unlimited: { result: 'Usati {{used}} caratteri. Non c’è un limite.' },
      counted: { result: '{{used}} caratteri utilizzati.' },
      uncounted: { result: 'Il servizio non indica il consumo.' },
      'used-up': {
        result: 'Usati {{used}} di {{limit}} caratteri: non resta nulla.',
        remedy: 'La quota ricomincia con il prossimo periodo. Un piano più grande aiuta subito.',
      },
      other: {
        result: 'Il servizio conta come nel piano Pro, e l’account dice Free.',
        remedy: 'Correggi il piano dell’account.',
      },
      untold: {
        result: 'Il servizio non dice quanto è stato usato.',
        remedy: 'Forse la chiave è di un tipo per cui non viene detto. Tutto il resto può funzionare.',
      },
      skipped,
    },
    products: {
      all: { result: 'Tutti disponibili.' },
      some: {
        result: 'Non disponibili: {{missing}}.',
        remedy: 'Il servizio non li offre a questa chiave. Chiedi un altro piano se ti servono.',
      },
      untold: {
        result: 'Il servizio non dice quali ci sono.',
        remedy: 'Prova ciò che ti serve. Il servizio risponde se non è incluso.',
      },
      skipped,
    },
    region: {
      known: { result: '{{host}} ({{region}})' },
      own: { result: '{{host}}' },
      local: { result: 'Questo computer.' },
      doubtful: {
        result: '{{host}} non conosce questa chiave.',
        remedy: 'Una chiave appartiene a un solo centro dati. Forse appartiene a un altro indirizzo.',
      },
      unreachable: {
        result: 'Non è stato possibile interrogare {{host}}.',
        remedy: 'Controlla l’indirizzo del servizio, la rete e il proxy.',
      },
      skipped,
    },
    clock: {
      right: { result: 'Concorda con il servizio.' },
      wrong: {
        result: 'Differisce dal servizio di {{seconds}} s.',
        remedy:
          'Lascia che il sistema regoli l’orologio. Un orologio sbagliato fa sembrare non validi i certificati.',
      },
      untold: {
        result: 'Il servizio non dice l’ora.',
        remedy: 'Confronta il tuo orologio con un altro.',
      },
      skipped,
    },
    proxy: {
      none: { result: 'Richieste e voce vanno direttamente al servizio.' },
      used: { result: 'Richieste e voce passano da {{proxy}}.' },
      'none-browser': {
        result: 'Le richieste vanno direttamente al servizio. La voce va come è impostato il browser.',
      },
      'used-browser': {
        result: 'Le richieste passano da {{proxy}}. La voce va come è impostato il browser.',
        remedy: 'Imposta lo stesso proxy nel browser se la voce non si collega.',
      },
      unusable: {
        result: 'Non si può usare.',
        remedy: 'Correggi il proxy nelle impostazioni del sistema, o sceglilo nelle impostazioni di Parley.',
      },
      skipped,
    },
    'round-trip': {
      quick: { result: '{{ms}} ms' },
      slow: {
        result: '{{ms}} ms: i sottotitoli arrivano più tardi di quanto potrebbero.',
        remedy: 'Usa un cavo, una rete migliore o un centro dati più vicino.',
      },
      failed: {
        result: 'Il servizio non ha risposto una seconda volta.',
        remedy: 'La connessione non è stabile. Riprova.',
      },
      skipped,
    },
    voice: {
      works: {
        result: 'Una sessione è stata aperta in {{openMs}} ms e ha risposto dopo {{firstMessageMs}} ms.',
      },
      excluded: { result: 'Questo account non ha sessioni vocali.' },
      refused: {
        result: 'Il servizio non apre sessioni.',
        remedy: 'Leggi che cosa ha detto. Forse il piano non include la voce.',
      },
      unreachable: {
        result: 'La sessione è stata concessa, ma il suo flusso non è raggiungibile.',
        remedy: 'Forse un firewall o un proxy non lascia passare i WebSocket. Chiedi a chi gestisce la rete.',
      },
      silent: {
        result: 'Il flusso si è aperto e poi interrotto, o non ha detto nulla.',
        remedy: 'Un proxy può trattenere ciò che non conosce. Chiedi a chi gestisce la rete.',
      },
      skipped,
    },
    microphone: {
      heard: { result: 'Sente qualcosa.' },
      silent: {
        result: 'Non sente nulla.',
        remedy: 'Controlla che non sia disattivato e che sia scelto quello giusto.',
      },
      failed: { result: 'Non si può aprire.', remedy: 'Consentilo nel sistema, o scegline un altro.' },
      skipped: { result: 'Non verificato.' },
    },
    speaker: {
      works: { result: 'Riproduce.' },
      damaged: {
        result:
          'Riproduce. Parti dell’ultima traduzione pronunciata che non si sono potute sentire: {{damaged}}.',
        remedy:
          'Prova un’altra rete. Se continua, scegli nelle impostazioni un altro formato per la traduzione pronunciata.',
      },
      failed: { result: 'Non si può aprire.', remedy: 'Scegline un altro nelle impostazioni.' },
      skipped: { result: 'Non verificato.' },
    },
  } satisfies FindingTexts,
}
