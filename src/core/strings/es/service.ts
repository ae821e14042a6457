import type { Part } from '../words.ts'

export const service: Part<'es', 'service'> = {
  demo: {
    name: 'Servicio de demostración',
    explanation: 'Funciona en este ordenador. Nada de lo que dices sale de él.',
    enterKey: 'Usar tu propia clave',
  },
  leaving: 'Lo que dices se envía a {{host}}.',
  noSound: 'Parley no guarda sonido.',
  soundStored: 'El sonido también se guarda en este ordenador.',
  keyThisRun: 'Tu clave se guarda hasta que Parley termine.',
  keyThisRunWhy: 'Este sistema no protege las claves, así que Parley no la escribe en ningún sitio.',
  noKey: {
    title: 'La clave de {{name}} no está aquí',
    remedy: 'Se guardó solo para una ejecución. Escríbela de nuevo para seguir.',
  },
  accounts: {
    title: 'Cuentas',
    inUse: 'En uso',
    use: 'Usar',
    edit: 'Cambiar',
    editNamed: 'Cambiar {{name}}',
    remove: 'Quitar',
    enterKey: 'Escribir la clave',
    add: 'Añadir una cuenta',
  },
}
