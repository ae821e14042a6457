import type { Part } from '../words.ts'

export const account: Part<'es', 'account'> = {
  removal: {
    label: 'Quitar {{name}}',
    title: '¿Quitar {{name}}?',
    remedy: 'Parley olvida esta cuenta y su clave. Lo que el servicio guarda para ella se queda allí.',
    submit: 'Quitar la cuenta',
  },
  dialog: {
    title: 'Tu servicio de traducción',
    intro: 'La clave se comprueba con el servicio antes de guardarla.',
    editTitle: 'Cambiar {{name}}',
    editIntro: 'Una clave o dirección nueva se comprueba con el servicio antes de guardarla.',
    profile: 'Servicio',
    profiles: { deepl: 'DeepL', generic: 'Otro servicio' },
    plan: 'Plan',
    plans: { pro: 'Pro', free: 'Free' },
    region: 'Centro de datos',
    regions: { default: 'Estándar', us: 'Estados Unidos', jp: 'Japón' },
    address: 'Dirección del servicio',
    addressHint: 'Empieza por https',
    streamDomains: 'Otros servidores para la voz',
    streamDomainsHint: 'Solo si la voz pasa por otro servidor. Separa varios con espacios.',
    name: 'Nombre de esta cuenta',
    reportingTag: 'Etiqueta de informe',
    reportingTagHint:
      'Las traducciones se le atribuyen en los informes de tu cuenta. Déjala vacía para no usar ninguna.',
    key: 'Clave',
    keyHint: 'La guarda el llavero de tu sistema, si lo hay. No se vuelve a mostrar.',
    newKey: 'Clave nueva',
    newKeyHint: 'Déjalo vacío para conservar la que hay.',
    movedKeyHint:
      'Una clave se queda en la dirección para la que se introdujo. Introdúcela de nuevo para la nueva.',
    endings: {
      free: 'Termina en {{ending}}: pertenece al plan Free.',
      'not-free': 'Las claves del plan Free terminan en {{ending}}.',
    },
    choosePlan: 'Elegir {{plan}}',
    use: 'Comprobar y usar',
    save: 'Guardar',
    checking: 'Comprobando',
  },
}
