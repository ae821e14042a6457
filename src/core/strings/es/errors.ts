import type { Part } from '../words.ts'
import { errorFields } from './error-fields.ts'

export const errors: Part<'es', 'errors'> = {
  sentences: '{{title}}. {{remedy}}',
  traceId: 'Para soporte: {{traceId}}',
  'no-key': {
    title: 'No hay clave para este servicio',
    remedy: 'Escribe la clave de tu cuenta, o usa el servicio de demostración.',
  },
  'key-rejected': {
    title: 'El servicio no acepta esta clave',
    remedy:
      'Comprueba que no falten caracteres y que el plan y la dirección le correspondan. Una clave del plan Free termina en :fx.',
  },
  'not-allowed': {
    title: 'El servicio rechazó esta clave o lo que se pidió',
    remedy: 'Comprueba la clave y su dirección. Si son correctas, el plan de esta clave no lo incluye.',
    titleScopes: 'Esta clave no permite hacer eso',
    remedyScopes:
      'Le falta el permiso que pide el servicio: {{scopes}}. Usa una clave que lo tenga o pide que lo añadan a esta.',
  },
  'plan-needed': {
    title: {
      'style-rules': 'Las reglas de estilo necesitan el plan Pro',
      voice: 'Las sesiones de voz necesitan el plan Pro',
      write: 'La ayuda de escritura necesita el plan Pro',
    },
    remedy: 'Esta cuenta tiene otro plan, así que no se envió nada. Usa una cuenta con el plan Pro.',
  },
  'not-in-data-centre': {
    title: {
      voice: '{{host}} no ofrece sesiones de voz',
      analytics: '{{host}} no ofrece análisis',
    },
    remedy:
      'Este centro de datos no lo ofrece, así que no se envió nada. Usa una cuenta con la dirección de otro.',
  },
  'quota-exceeded': {
    title: 'La cuota de esta clave está agotada',
    remedy: 'Empieza de nuevo con el próximo período. Un plan mayor u otra clave ayuda al momento.',
  },
  'rate-limited': {
    title: 'El servicio recibe demasiadas solicitudes',
    remedy: 'Espera un momento e inténtalo de nuevo.',
  },
  'too-large': {
    title: 'La solicitud es demasiado grande para el servicio',
    remedy: 'Envía menos de una vez.',
  },
  'not-found': {
    title: 'El servicio no conoce lo que se pidió',
    remedy: 'Quizá se eliminó, o pertenece a otro centro de datos. Comprueba la dirección del servicio.',
    remedyDataCentre:
      'Quizá se eliminó. Si se creó en otro centro de datos, usa una cuenta con esa dirección.',
  },
  refused: {
    title: 'El servicio rechazó la solicitud',
    remedy: 'Dio este motivo: {{message}}',
    remedyUnknown: 'No dio ningún motivo (estado {{status}}).',
  },
  unavailable: {
    title: 'El servicio no puede responder ahora',
    remedy: 'Es un fallo del servicio (estado {{status}}). Inténtalo de nuevo en un momento.',
  },
  unreachable: {
    title: 'No se puede llegar a {{host}}',
    remedy: {
      'name-not-found': 'No se encontró el nombre. Comprueba la dirección y tu red.',
      'connection-refused': 'Nada responde en esta dirección. Comprueba la dirección.',
      'connection-lost': 'La conexión se cortó. Comprueba tu red e inténtalo de nuevo.',
      certificate:
        'Su certificado no es de confianza, así que no se envió nada. Si tu red revisa el tráfico, añade su autoridad en los ajustes.',
      other: 'Comprueba tu red e inténtalo de nuevo.',
    },
  },
  proxy: {
    title: 'El proxy {{host}} no dejó pasar nada',
    titleUnknown: 'No se puede usar el proxy',
    remedy: {
      unreachable: 'No se llega a él, así que no se envió nada. Comprueba su dirección en los ajustes.',
      credentials: 'No acepta el nombre de usuario y la contraseña. Escríbelos de nuevo en los ajustes.',
      refused: 'Rechazó conectar con el servicio. Pregunta a quien gestiona tu red.',
      malformed:
        'La dirección del proxy en los ajustes del sistema no tiene sentido. Corrígela allí, o elige uno aquí.',
    },
  },
  'timed-out': {
    title: '{{host}} no respondió a tiempo',
    remedy: 'No llegó nada en {{seconds}} s. Comprueba tu red e inténtalo de nuevo.',
  },
  'bad-answer': {
    title: 'Respuesta inesperada de {{host}}',
    remedy: 'Comprueba la dirección: quizá no es el servicio de traducción. ({{detail}})',
  },
  'invalid-input': {
    title: '{{field}}: no es válido',
    missing: 'Falta.',
    malformed: 'No tiene la forma correcta. ({{detail}})',
    'unknown-value': '"{{value}}" no se conoce aquí.',
    'too-much': {
      bytes: 'Tiene {{actual}} bytes; se pueden enviar como máximo {{limit}} a la vez.',
      characters: 'Tiene {{actual}} caracteres; el límite es {{limit}}.',
      items: 'Hay {{actual}}; el límite es {{limit}}.',
    },
    'out-of-range': '{{actual}} pasa del límite de {{limit}}.',
    'too-early': '{{actual}} es anterior a {{earliest}}.',
    'bad-row': {
      'not-a-pair': 'La fila {{row}} no tiene exactamente dos columnas.',
      'no-source': 'La fila {{row}} no tiene original.',
      'no-target': 'La fila {{row}} no tiene traducción.',
      'repeated-source': 'La fila {{row}} repite un original que ya tiene otra.',
      'line-break': 'La fila {{row}} contiene una tabulación o un salto de línea.',
      'control-character': 'La fila {{row}} contiene un carácter de control invisible.',
      'space-at-end': 'La fila {{row}} tiene un espacio al principio o al final de un texto.',
    },
    'cannot-detect': '{{language}} no se puede detectar: elígelo como idioma fijo.',
    repeated: '{{value}} está dos veces.',
    conflict: 'No se puede usar junto con: {{other}}.',
    needs: 'No se puede usar sin: {{other}}.',
    'not-supported': '{{language}} no lo admite.',
    'wrong-language': 'No es para {{wanted}}, sino para: {{available}}.',
    'cannot-split':
      'Tiene {{actual}} bytes, y sus etiquetas no dejan dónde dividirlo; se pueden enviar como máximo {{limit}} a la vez.',
    'other-plan': {
      pro: 'Esta clave pertenece al plan Pro. Elige ese plan.',
      free: 'Esta clave pertenece al plan Free. Elige ese plan.',
    },
    fields: errorFields,
  },
  'address-refused': {
    title: 'No se usó la dirección {{address}}',
    titleUnknown: 'No se usó la dirección',
    remedy: {
      malformed: 'No es una dirección completa. Debería ser como https://service.example.com',
      'not-secure': 'No está cifrada. Solo se usan https y wss, o http y ws en este ordenador.',
      'other-host': 'Lleva a un servidor que no pertenece a tu servicio, así que no se envió nada allí.',
      'has-credentials': 'Contiene un nombre de usuario o una contraseña. Quítalos.',
    },
  },
  'voice-ended': {
    title: 'El servicio terminó la sesión',
    remedy: 'Dijo: {{message}} Inicia de nuevo para seguir. Los subtítulos siguen aquí.',
  },
  'voice-unfinished': {
    title: 'El servicio no terminó a tiempo',
    remedy: 'Pueden faltar las últimas palabras. Todos los subtítulos hasta aquí se conservan.',
  },
  'voice-unknown': {
    title: 'Esta sesión no puede continuar',
    remedy:
      'Parley se ha iniciado de nuevo desde que empezó. Inicia de nuevo para seguir. Los subtítulos siguen aquí.',
  },
  microphone: {
    title: {
      denied: 'Parley no puede usar el micrófono',
      missing: 'No hay micrófono',
      'in-use': 'No se puede abrir el micrófono',
      failed: 'El micrófono falló',
    },
    remedy: {
      denied: 'Permítelo en los ajustes del navegador o del sistema, y vuelve a iniciar.',
      missing: 'Conecta uno o elige otro, y vuelve a iniciar.',
      'in-use': 'Quizá lo usa otro programa. Cierra ese programa y vuelve a iniciar.',
      failed: 'Conéctalo de nuevo o elige otro, y vuelve a iniciar.',
    },
  },
  'system-audio': {
    title: {
      denied: 'Parley no tiene acceso al audio del ordenador',
      missing: 'El dispositivo de entrada del audio del ordenador no está',
      'no-sound': 'Lo que se compartió no tiene sonido',
      failed: 'No se puede usar el audio del ordenador',
    },
    remedy: {
      denied: 'Permítelo en los ajustes del navegador o del sistema, y vuelve a iniciar.',
      missing: 'Elige otro en Audio, en los ajustes, y vuelve a iniciar.',
      'no-sound': 'Elige una pestaña o una pantalla y permite compartir su sonido.',
      failed: 'Elige un dispositivo que lo lleve en Audio, en los ajustes, y vuelve a iniciar.',
    },
  },
  'sound-file': {
    title: '{{name}} no se puede reproducir',
    remedy: 'Elige otro archivo de audio o vídeo. ({{detail}})',
  },
  'audio-format': {
    title: 'No se puede usar el formato de sonido',
    remedy: '{{contentType}} no funciona aquí. Elige otro formato en los ajustes. ({{detail}})',
  },
  'audio-output': {
    title: 'No se puede abrir el altavoz',
    remedy: 'Elige otro altavoz, o desactiva la traducción hablada. ({{detail}})',
    instead: {
      system: {
        title: 'No se puede usar el altavoz elegido',
        remedy:
          'La traducción suena en el altavoz del sistema. Conecta el tuyo de nuevo o elige otro, y vuelve a iniciar.',
      },
    },
  },
  'host-lost': {
    title: 'Parley ha terminado en este ordenador',
    remedy: 'Tus subtítulos siguen aquí. Inicia Parley de nuevo para seguir.',
  },
  storage: {
    title: {
      settings: 'No se pudieron leer o guardar los ajustes',
      'some-settings': 'No se pudieron leer algunos ajustes',
      key: 'No se pudo leer o guardar la clave',
      library: 'No se pudo leer o escribir el archivo de Parley',
      document: 'No se pudo leer o guardar el documento',
      startup: 'El inicio con el sistema no se cambió',
      'text-file': 'No se puede escribir el archivo de texto',
      sound: 'No se puede guardar el sonido de esta sesión',
    },
    remedy: {
      settings: 'Valen para esta ejecución. Lo que no se pudo leer se dejó aparte. ({{detail}})',
      'some-settings':
        'Todos los demás están como los dejaste. Estos usan su valor predeterminado hasta que los cambies, y lo que estaba guardado sigue en el archivo. ({{detail}})',
      key: 'Comprueba que el llavero del sistema está desbloqueado e inténtalo de nuevo. ({{detail}})',
      library:
        'Si estaba dañado, se dejó aparte y se empezó uno nuevo. Si no, inténtalo de nuevo. ({{detail}})',
      startup:
        'Comprueba la carpeta de los programas que se inician con el sistema e inténtalo de nuevo. ({{detail}})',
      document:
        'No se envió nada. Comprueba el archivo y el espacio del disco, e inténtalo de nuevo. ({{detail}})',
      'text-file':
        'La sesión continúa. Lo que falta se añade al archivo en cuanto vuelva a funcionar. Comprueba la carpeta y el espacio en su disco. ({{detail}})',
      sound:
        'La sesión y sus subtítulos continúan. Lo que falta se guarda en cuanto vuelva a funcionar. Comprueba el espacio del disco. ({{detail}})',
    },
  },
  'document-unconfirmed': {
    title: 'No se pudo confirmar el envío',
    remedy:
      'Se perdió la respuesta del servicio. Puede facturarse; enviarlo otra vez puede facturarlo dos veces.',
  },
  'document-failed': {
    title: 'El servicio no pudo traducir este documento',
    remedy: 'Comprueba que el documento se abre y contiene texto, e inténtalo de nuevo.',
  },
  'document-kept': {
    title: 'La traducción no se pudo guardar allí',
    remedy: {
      'data-folder': 'Parley la conserva en su propia carpeta. Guárdala en otro sitio. ({{detail}})',
      'temporary-folder':
        'Parley la conserva en la carpeta de archivos temporales. Guárdala en otro sitio. ({{detail}})',
      memory: 'Parley la conserva hasta que termine. Guárdala ahora en otro sitio. ({{detail}})',
    },
  },
  'memory-job': {
    title: {
      'export-running': 'Ya hay una exportación en curso de esta memoria de traducción',
      'import-failed': 'El servicio no pudo importar este archivo',
      'export-failed': 'El servicio no pudo exportar esta memoria de traducción',
      expired: 'El servicio ya no tiene esta importación o exportación',
    },
    remedy: {
      'export-running': 'Espera a que termine y vuelve a exportar.',
      'import-failed': 'Comprueba que es un archivo TMX válido con traducciones y vuelve a importarlo.',
      'export-failed': 'Inténtalo de nuevo. Si sigue fallando, contacta con el soporte de tu servicio.',
      expired: 'Esperó su archivo demasiado tiempo. Empieza de nuevo.',
    },
  },
  'other-host-only': {
    title: 'Esto no funciona aquí',
    remedy:
      'La app de escritorio tiene diálogos y carpetas, un navegador tiene descargas, la línea de comandos tiene rutas.',
  },
  'not-confirmed': {
    title: 'El cambio no se confirmó',
    remedy: {
      declined: 'No se cambió nada.',
      unasked:
        'No se cambió nada. Parley se inició sin un terminal en el que preguntarte. Inícialo desde un terminal, o define HTTPS_PROXY o NODE_EXTRA_CA_CERTS antes de iniciarlo.',
    },
  },
  'demo-service': {
    title: 'El servicio de demostración no se inició',
    remedy: 'Inténtalo de nuevo, o usa tu propia clave. ({{detail}})',
  },
  cancelled: { title: 'Cancelado', remedy: 'No se cambió nada.' },
  unexpected: {
    title: 'Algo falló en Parley',
    remedy: 'Es un error del programa. Nada de lo que se ve se ha perdido. ({{detail}})',
  },
}
