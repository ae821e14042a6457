import type { Part } from '../words.ts'

export const memories: Part<'es', 'memories'> = {
  title: 'Memorias de traducción',
  intro: 'Frases que ya se tradujeron. La traducción de textos puede aprovecharlas.',
  name: 'Nombre',
  pair: 'Idiomas',
  pairOf: '{{source}} → {{targets}}',
  segments: 'Segmentos',
  loading: 'Consultando tus memorias de traducción',
  refresh: 'Actualizar',
  empty: {
    title: 'En esta cuenta no hay memorias de traducción',
    remedy:
      'Las memorias de traducción se llenan en las páginas del servicio. Añade una allí y consulta aquí de nuevo.',
    remedyImport: 'Importa un archivo TMX para crear una.',
  },
  notAllowed: {
    title: 'Tu clave no incluye memorias de traducción',
    remedy:
      'El servicio rechazó mostrarlas. Una clave de un plan con memorias de traducción las muestra aquí.',
  },
  range: 'De {{first}} a {{last}} de {{total}}',
  pages: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  open: 'Mostrar los segmentos de {{name}}',
  back: 'Todas las memorias de traducción',
  busy: 'Otra importación o exportación sigue en curso.',
  actions: 'Acciones',
  readOnly: 'Esta clave solo puede leer memorias de traducción.',
  dialog: { choose: 'Elegir un archivo TMX', save: 'Guardar la memoria de traducción' },
  import: {
    open: 'Importar TMX',
    title: 'Importar una memoria de traducción',
    intro:
      'Un archivo TMX se convierte en una nueva memoria de traducción de tu cuenta. Archivos de hasta {{megabytes}} MB.',
    choose: 'Elegir un archivo TMX',
    noFile: 'Ningún archivo elegido',
    name: 'Nombre',
    submit: 'Importar',
    needsFile: 'Elige primero un archivo TMX.',
    sending: 'Enviando {{name}}',
    processing: 'El servicio está leyendo {{name}}',
    goesOn: 'El servicio puede terminar la importación aunque canceles ahora.',
    done: 'Se importó «{{name}}».',
    counts: 'Segmentos: {{segments}}. Omitidos: {{skipped}}.',
  },
  export: {
    submit: 'Exportar {{name}} como TMX',
    preparing: 'El servicio está preparando {{name}}',
    fetching: 'Descargando {{name}}',
    done: 'Exportación terminada.',
    savedAs: 'Guardada como {{name}}.',
    downloaded: 'Tu navegador la descarga como {{name}}.',
  },
  delete: {
    open: 'Eliminar {{name}}',
    title: '¿Eliminar «{{name}}»?',
    remedy:
      'La memoria de traducción y todos sus segmentos se eliminan de tu cuenta en el servicio. No se puede deshacer. Expórtala antes si quizá la necesites de nuevo.',
    submit: 'Eliminar',
  },
  segment: {
    search: 'Buscar en los segmentos',
    tooShort: 'Escribe al menos {{min}} caracteres.',
    loading: 'Cargando segmentos',
    source: 'Texto de origen',
    translations: 'Traducciones',
    range: 'De {{first}} a {{last}}',
    none: {
      title: 'Ningún segmento coincide con tu búsqueda',
      remedy: 'Busca otra palabra o borra la búsqueda.',
    },
    empty: {
      title: 'Esta memoria de traducción no tiene segmentos',
      remedy: 'Importa un archivo TMX para crear una que los tenga.',
    },
  },
}
