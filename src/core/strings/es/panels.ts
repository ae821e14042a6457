import type { Part } from '../words.ts'

export const panels: Part<'es', 'panels'> = {
  dock: 'Paneles',
  open: 'Abrir los paneles',
  close: 'Cerrar los paneles',
  loading: 'Abriendo',
  quick: 'Traducción rápida',
  names: {
    text: 'Texto',
    glossaries: 'Glosarios',
    styleRules: 'Reglas de estilo',
    documents: 'Documentos',
    memories: 'Memorias',
    languages: 'Idiomas',
    history: 'Historial',
    usage: 'Uso',
  },
}
