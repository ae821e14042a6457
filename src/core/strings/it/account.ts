import type { Part } from '../words.ts'

export const account: Part<'it', 'account'> = {
  removal: {
    label: 'Rimuovi {{name}}',
    title: 'Rimuovere {{name}}?',
    remedy:
      'Parley dimentica questo account e la sua chiave. Ciò che il servizio conserva per esso resta lì.',
    submit: 'Rimuovi l’account',
  },
  dialog: {
    title: 'Il tuo servizio di traduzione',
    intro: 'La chiave viene verificata con il servizio prima di essere conservata.',
    editTitle: 'Modifica {{name}}',
    editIntro:
      'Una nuova chiave o un nuovo indirizzo viene verificato con il servizio prima di essere conservato.',
    profile: 'Servizio',
    profiles: { deepl: 'DeepL', generic: 'Un altro servizio' },
    plan: 'Piano',
    plans: { pro: 'Pro', free: 'Free' },
    region: 'Centro dati',
    regions: { default: 'Standard', us: 'Stati Uniti', jp: 'Giappone' },
    address: 'Indirizzo del servizio',
    addressHint: 'Inizia con https',
    streamDomains: 'Altri host per la voce',
    streamDomainsHint: 'Solo se la voce passa da un altro host. Separane più di uno con spazi.',
    name: 'Nome di questo account',
    reportingTag: 'Tag per i report',
    reportingTagHint:
      'Nei report del tuo account le traduzioni vengono attribuite a questo tag. Lascia vuoto per non usarne.',
    key: 'Chiave',
    keyHint: 'La custodisce il portachiavi del sistema, se c’è. Non viene più mostrata.',
    newKey: 'Nuova chiave',
    newKeyHint: 'Lascia vuoto per mantenere quella che c’è.',
    movedKeyHint:
      'Una chiave resta all’indirizzo per cui è stata inserita. Inseriscila di nuovo per quello nuovo.',
    endings: {
      free: 'Finisce in {{ending}}: appartiene al piano Free.',
      'not-free': 'Le chiavi del piano Free finiscono in {{ending}}.',
    },
    choosePlan: 'Scegli {{plan}}',
    use: 'Verifica e usa',
    save: 'Salva',
    checking: 'Verifica in corso',
  },
}
