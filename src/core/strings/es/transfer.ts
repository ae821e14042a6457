import type { Part } from '../words.ts'

export const transfer: Part<'es', 'transfer'> = {
  title: 'Importar y exportar',
  hint: 'Un archivo con tus ajustes y cuentas, para otro ordenador. No contiene claves, contraseñas ni los dispositivos de este ordenador.',
  save: 'Guardar en un archivo',
  open: 'Leer de un archivo',
  voice: 'Traducción en directo',
  confirm: {
    title: '¿Cambiar estos ajustes?',
    intro: 'Esto es lo que cambia el archivo. Todavía no se ha cambiado nada.',
    submit: 'Cambiar los ajustes',
  },
  values: '{{section}} (cambios: {{amount}})',
  proxy: 'Las solicitudes pasan por el proxy {{address}}',
  newAccount: 'Cuenta nueva: {{name}} en {{host}}',
  authority:
    'Nueva autoridad de certificación de confianza: {{name}}, válida del {{from}} al {{until}}, huella SHA-256 {{id}}',
  keepsSound: { on: 'Las sesiones se guardan con su sonido', off: 'Las sesiones se guardan sin su sonido' },
  keepsLess: {
    title: 'Se conserva menos',
    remedy: 'Las sesiones y los textos más antiguos se eliminan enseguida. No se pueden recuperar.',
  },
  leftOut: 'Parley no usa esto y lo omite:',
  done: { title: 'Los ajustes se han cambiado', remedy: 'Se usan desde ahora.' },
  nothing: {
    title: 'El archivo no cambia nada',
    remedy: 'Todo lo que Parley puede usar de él ya está ajustado así.',
  },
  keys: 'Introduce la clave de cada cuenta nueva en «Cuentas»:',
  account: '{{name}} en {{host}}',
  password: 'Si el proxy pide una contraseña, introdúcela en «Red».',
}
