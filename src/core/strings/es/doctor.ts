import type { FindingTexts, Names, Statuses } from '../doctor-texts.ts'
import type { Part } from '../words.ts'

const skipped = { result: 'Sin comprobar, porque algo anterior no funciona.' }

export const doctor: Part<'es', 'doctor'> = {
  title: 'Comprobación de la conexión',
  explanation:
    'Parley pide algunas cosas al servicio, abre una sesión de voz sin palabras, escucha un momento el micrófono y reproduce un tono breve.',
  running: 'Comprobando ({{done}} de {{total}})',
  again: 'Comprobar de nuevo',
  allFine: 'Todo funciona.',
  faults_one: '{{count}} fallo',
  faults_many: '{{count}} fallos',
  faults_other: '{{count}} fallos',
  notices_one: '{{count}} aviso',
  notices_many: '{{count}} avisos',
  notices_other: '{{count}} avisos',
  copy: 'Copiar como texto',
  copied: 'Copiado. No contiene ninguna clave.',
  copyByHand: 'Aquí no se puede copiar. Selecciónalo y cópialo.',
  statuses: { ok: 'Bien', warning: 'Aviso', failed: 'Fallo', skipped: 'Sin comprobar' } satisfies Statuses,
  checks: {
    key: 'Clave',
    plan: 'Plan',
    products: 'Productos',
    region: 'Servicio',
    clock: 'Reloj',
    proxy: 'Proxy',
    'round-trip': 'Ida y vuelta',
    voice: 'Voz',
    microphone: 'Micrófono',
    speaker: 'Altavoz',
  } satisfies Names,
  findings: {
    key: {
      accepted: { result: '{{host}} la acepta.' },
      demo: { result: 'El servicio de demostración de este ordenador no necesita ninguna tuya.' },
      limited: { result: '{{host}} la reconoce. Solo permite usar algunas áreas.' },
      missing: {
        result: 'No hay ninguna.',
        remedy: 'Escribe la clave de tu cuenta, o usa el servicio de demostración.',
      },
      refused: {
        result: '{{host}} no la acepta.',
        remedy: 'Comprueba que la clave se copió entera y que el plan y la dirección le corresponden.',
      },
      skipped,
    },
    plan: {
      known: { result: 'Se han usado {{used}} de {{limit}} caracteres.' },
      unlimited: { result: 'Se han usado {{used}} caracteres. No hay límite.' },
      counted: { result: 'Se han usado {{used}} caracteres.' },
      uncounted: { result: 'El servicio no dice cuánto se ha usado.' },
      'used-up': {
        result: 'Se han usado {{used}} de {{limit}} caracteres: no queda nada.',
        remedy: 'La cuota empieza de nuevo con el próximo período. Un plan mayor ayuda al momento.',
      },
      other: {
        result: 'El servicio cuenta como en el plan Pro, y la cuenta dice Free.',
        remedy: 'Corrige el plan de la cuenta.',
      },
      untold: {
        result: 'El servicio no dice cuánto se ha usado.',
        remedy: 'Quizá la clave es de un tipo para el que no se dice. Todo lo demás puede funcionar.',
      },
      skipped,
    },
    products: {
      all: { result: 'Todos están disponibles.' },
      some: {
        result: 'No disponibles: {{missing}}.',
        remedy: 'El servicio no los ofrece a esta clave. Pide otro plan si los necesitas.',
      },
      untold: {
        result: 'El servicio no dice cuáles hay.',
        remedy: 'Prueba lo que necesites. El servicio responde si no está incluido.',
      },
      skipped,
    },
    region: {
      known: { result: '{{host}} ({{region}})' },
      own: { result: '{{host}}' },
      local: { result: 'Este ordenador.' },
      doubtful: {
        result: '{{host}} no conoce esta clave.',
        remedy: 'Una clave pertenece a un solo centro de datos. Quizá pertenece a otra dirección.',
      },
      unreachable: {
        result: 'No se pudo consultar {{host}}.',
        remedy: 'Comprueba la dirección del servicio, tu red y el proxy.',
      },
      skipped,
    },
    clock: {
      right: { result: 'Coincide con el servicio.' },
      wrong: {
        result: 'Difiere del servicio en {{seconds}} s.',
        remedy:
          'Deja que el sistema ponga el reloj en hora. Uno equivocado hace que los certificados parezcan no válidos.',
      },
      untold: {
        result: 'El servicio no dice la hora.',
        remedy: 'Compara tu reloj con otro.',
      },
      skipped,
    },
    proxy: {
      none: { result: 'Las solicitudes y la voz van directas al servicio.' },
      used: { result: 'Las solicitudes y la voz pasan por {{proxy}}.' },
      'none-browser': {
        result: 'Las solicitudes van directas al servicio. La voz va como está configurado tu navegador.',
      },
      'used-browser': {
        result: 'Las solicitudes pasan por {{proxy}}. La voz va como está configurado tu navegador.',
        remedy: 'Configura el mismo proxy en tu navegador si la voz no se conecta.',
      },
      unusable: {
        result: 'No se puede usar.',
        remedy: 'Corrige el proxy en los ajustes del sistema, o elige uno en los ajustes de Parley.',
      },
      skipped,
    },
    'round-trip': {
      quick: { result: '{{ms}} ms' },
      slow: {
        result: '{{ms}} ms: los subtítulos llegan más tarde de lo que podrían.',
        remedy: 'Usa un cable, una red mejor o un centro de datos más cercano.',
      },
      failed: {
        result: 'El servicio no respondió por segunda vez.',
        remedy: 'La conexión no es estable. Inténtalo de nuevo.',
      },
      skipped,
    },
    voice: {
      works: { result: 'Una sesión se abrió en {{openMs}} ms y respondió tras {{firstMessageMs}} ms.' },
      excluded: { result: 'Esta cuenta no tiene sesiones de voz.' },
      refused: {
        result: 'El servicio no abre ninguna sesión.',
        remedy: 'Mira lo que dijo. Quizá el plan no incluye voz.',
      },
      unreachable: {
        result: 'La sesión se concedió, pero no se llega a su flujo.',
        remedy: 'Un cortafuegos o un proxy quizá no deja pasar WebSockets. Pregunta a quien gestiona tu red.',
      },
      silent: {
        result: 'El flujo se abrió y después se cortó, o no dijo nada.',
        remedy: 'Un proxy puede retener lo que no conoce. Pregunta a quien gestiona tu red.',
      },
      skipped,
    },
    microphone: {
      heard: { result: 'Oye algo.' },
      silent: {
        result: 'No oye nada.',
        remedy: 'Comprueba que no está silenciado y que se ha elegido el correcto.',
      },
      failed: { result: 'No se puede abrir.', remedy: 'Permítelo en tu sistema, o elige otro.' },
      skipped: { result: 'Sin comprobar.' },
    },
    speaker: {
      works: { result: 'Suena.' },
      damaged: {
        result: 'Suena. Partes de la última traducción hablada que no se pudieron oír: {{damaged}}.',
        remedy: 'Prueba otra red. Si continúa, elige en los ajustes otro formato para la traducción hablada.',
      },
      failed: { result: 'No se puede abrir.', remedy: 'Elige otro en los ajustes.' },
      skipped: { result: 'Sin comprobar.' },
    },
  } satisfies FindingTexts,
}
