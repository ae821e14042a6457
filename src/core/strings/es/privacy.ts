import type { Part } from '../words.ts'

export const privacy: Part<'es', 'privacy'> = {
  title: 'Privacidad',
  sentDemo: 'Nada sale de este ordenador: el servicio de demostración funciona en él.',
  sentAccount:
    'Lo que dices, textos, documentos, glosarios y reglas de estilo van a {{host}}, y a ningún otro sitio.',
  keptHint: 'Las sesiones, y los textos con sus traducciones. El sonido solo se guarda si lo activas abajo.',
  documentKeys:
    'Esta opción no se aplica a los documentos: una traducción se queda hasta que la guardes o la quites, con su clave, que no está cifrada; solo tu usuario puede leer el archivo. Las entradas de documentos que fallaron o ya están guardados se van con las sesiones.',
  retention: 'Las sesiones y los textos se guardan',
  retentions: {
    'for-ever': 'Hasta que los elimine',
    '30-days': 'Durante 30 días',
    '1-day': 'Durante un día',
    nothing: 'Nunca',
  },
  sound: {
    on: 'Guardar también el sonido de las sesiones',
    hint: 'Lo que oye una sesión se guarda con ella, solo en este ordenador y sin cifrar, mientras se conserve la sesión: unos {{size}} por hora. No se guarda nada mientras tienes el micrófono silenciado. Todas las personas que hablan deberían saberlo y estar de acuerdo. Un cambio vale a partir de la próxima sesión.',
    nothingKept: 'Las sesiones no se guardan, así que su sonido tampoco.',
    size_one:
      'El sonido de {{count}} sesión ocupa {{size}}. Se puede eliminar en el historial, y los subtítulos se quedan.',
    size_many:
      'El sonido de {{count}} sesiones ocupa {{size}}. Se puede eliminar en el historial, y los subtítulos se quedan.',
    size_other:
      'El sonido de {{count}} sesiones ocupa {{size}}. Se puede eliminar en el historial, y los subtítulos se quedan.',
  },
  textFile: {
    on: 'Escribir un archivo de texto durante la sesión',
    hint: 'Para otros programas: cada frase se añade en cuanto es definitiva. Parley nunca elimina estos archivos. Si no se guarda ninguna sesión, no se escribe ninguno.',
    folder: 'Carpeta: {{name}}',
    choose: 'Elegir una carpeta',
    other: 'Elegir otra carpeta',
    dialog: 'Elegir una carpeta para los archivos de texto',
    inBrowser:
      'La aplicación de escritorio también puede escribir un archivo de texto que crece con la sesión, para otros programas. Una página en un navegador no puede.',
  },
  confirm: {
    title: '¿Guardar menos?',
    remedy_one: 'Lo más antiguo se elimina ahora, incluida {{count}} sesión. No se puede recuperar.',
    remedy_many: 'Lo más antiguo se elimina ahora, incluidas {{count}} sesiones. No se puede recuperar.',
    remedy_other: 'Lo más antiguo se elimina ahora, incluidas {{count}} sesiones. No se puede recuperar.',
    remedyAll: 'Todas las sesiones y los textos guardados se eliminan ahora. No se pueden recuperar.',
    submit: 'Eliminar y guardar menos',
  },
}
