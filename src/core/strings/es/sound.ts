import type { CableKind } from '../../audio/virtual-cables.ts'
import type { Part } from '../words.ts'

type CableNames = { readonly [K in CableKind]: string }

export const sound: Part<'es', 'sound'> = {
  microphone: 'Micrófono',
  microphoneGain: 'Nivel del micrófono',
  systemGain: 'Nivel del audio del ordenador',
  gain: '{{decibels}} dB',
  silent: 'Desactivado',
  system: {
    title: 'Audio del ordenador',
    device: 'Dispositivo de entrada',
    usual: {
      'handed-on': 'Proporcionado por el sistema',
      shared: 'Lo que compartas en cada inicio',
      device: 'Ninguno elegido',
    },
    handedOn: 'Lo entrega el sistema. Tu propia traducción queda fuera.',
    shared:
      'Al iniciar, el navegador pregunta qué compartir. Elige una pestaña o una pantalla y permite su sonido. Usa auriculares, o elige otro altavoz para la traducción, para que no se traduzca otra vez.',
    byCommand: 'En Linux hace falta una entrada que lo lleve. En Avanzado hay una orden que crea una.',
    device_linux:
      'En Linux hace falta una entrada que lo lleve. Esta orden crea una hasta que cierres la sesión; después elígela en Audio. Envía la traducción a otra salida, o se traduce otra vez.',
    command: 'Copiar la orden',
  },
  translation: 'Traducción hablada',
  speakAll: 'Decir cada idioma elegido',
  speakAllHint: 'Se oye uno a la vez, y puedes cambiar cuál en directo. Vale desde la próxima sesión.',
  speakAllNot: 'Este servicio habla un solo idioma por sesión.',
  passthrough: 'Voz original de fondo',
  passthroughHint: 'Baja mientras habla la traducción. Usa auriculares, o el micrófono la oye otra vez.',
  percent: '{{count}} %',
  catchUp: 'Ponerse al día',
  catchUpHint: 'Si hay mucho por decir, se habla hasta un 15 % más rápido, con el mismo tono.',
  test: {
    hint: 'Se graban cinco segundos y se reproducen para ti. Nunca salen de este ordenador.',
    start: 'Grabar y reproducir',
    stop: 'Detener',
    recording: 'Habla ahora: {{seconds}} s',
    playing: 'Así se te oye',
    level: 'Nivel del sonido',
    silent: 'No se oyó nada. Comprueba que se ha elegido el micrófono correcto y que no está apagado.',
    clipped: 'Está demasiado alto y se corta. Baja el nivel del micrófono.',
  },
  cable: {
    title: 'Que una reunión oiga la traducción',
    intro:
      'Un cable virtual es un altavoz cuyo sonido otro programa toma como micrófono. Parley habla en él, y la reunión lo escucha.',
    found: '{{name}} está aquí. En la reunión, elige "{{microphone}}" como micrófono.',
    use: 'Hablar en {{name}}',
    inUse: 'La traducción se dice en {{name}}.',
    leave: 'Volver al altavoz del sistema',
    none: 'No hay ningún cable virtual en este ordenador.',
    names: {
      'vb-cable': 'VB-CABLE',
      voicemeeter: 'VoiceMeeter',
      blackhole: 'BlackHole',
      loopback: 'Loopback',
      soundflower: 'Soundflower',
      linux: 'Un cable de tu servidor de sonido',
    } satisfies CableNames,
    steps: {
      windows: {
        install: 'Instala un cable virtual, como VB-CABLE de vb-audio.com, y reinicia Windows.',
        speak: 'Vuelve aquí y haz que Parley hable en "CABLE Input".',
        listen: 'En la reunión, elige "CABLE Output" como micrófono.',
      },
      mac: {
        install: 'Instala un cable virtual, como BlackHole 2ch de existential.audio.',
        speak: 'Vuelve aquí y haz que Parley hable en "BlackHole 2ch".',
        listen: 'En la reunión, elige "BlackHole 2ch" como micrófono.',
      },
      linux: {
        install: 'Ejecuta estas dos órdenes en un terminal. Crean un cable hasta que cierres la sesión.',
        speak: 'Vuelve aquí y haz que Parley hable en "Parley_cable".',
        listen: 'En la reunión, elige "Parley_microphone" como micrófono.',
      },
    },
    others:
      'Desactiva la reducción de ruido en la reunión: a veces toma una traducción por ruido. Para oír tú también la traducción, haz que el cable suene además en tus auriculares.',
    commands: 'Copiar las órdenes',
  },
}
