import type { Part } from '../words.ts'

export const memories: Part<'it', 'memories'> = {
  title: 'Memorie di traduzione',
  intro: 'Frasi già tradotte. La traduzione di testi può riprenderle.',
  name: 'Nome',
  pair: 'Da e in',
  pairOf: '{{source}} → {{targets}}',
  segments: 'Segmenti',
  loading: 'Richiesta delle memorie di traduzione',
  refresh: 'Chiedi di nuovo',
  empty: {
    title: 'In questo account non ci sono memorie di traduzione',
    remedy:
      'Le memorie di traduzione si riempiono sulle pagine del servizio. Aggiungine una lì e chiedi di nuovo qui.',
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
}
