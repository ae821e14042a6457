import type { Part } from '../words.ts'

export const app: Part<'es', 'app'> = {
  name: 'Parley',
  settings: 'Ajustes',
  connecting: 'Conectando con Parley en este ordenador',
  notAdmitted: {
    title: 'Esta página necesita un enlace nuevo',
    remedy:
      'Cada enlace sirve una vez. Pulsa Intro en el terminal donde se ejecuta Parley y abre el enlace que muestra.',
  },
  hostGone: {
    title: 'Parley ha terminado en este ordenador',
    remedy: 'Tus subtítulos siguen aquí. Inícialo otra vez con "npm start" y abre el enlace que muestra.',
  },
  shutOut: {
    title: 'El acceso a Parley ha terminado, y esta página necesita un enlace nuevo',
    remedy:
      'Tus subtítulos siguen aquí, y una sesión en directo se puede detener. Pulsa Intro en el terminal donde se ejecuta Parley y abre el enlace que muestra.',
  },
  leaving: {
    live: {
      title: 'Hay una sesión en directo',
      detail: 'Primero se termina, para que lo último que se dijo se traduzca.',
      leave: 'Terminar la sesión y salir',
      stay: 'Seguir en la sesión',
    },
    unsaved: {
      title: 'Hay cambios sin guardar',
      detail: 'Se pierden si sales ahora.',
      leave: 'Salir sin guardar',
      stay: 'Quedarse',
    },
  },
  tryAgain: 'Intentar de nuevo',
  reload: 'Recargar',
  checkConnection: 'Comprobar la conexión',
  close: 'Cerrar',
  dismiss: 'Descartar',
  cancel: 'Cancelar',
  save: 'Guardar',
  fillIn: 'Rellena este campo.',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar. Selecciónalo y cópialo.',
}
