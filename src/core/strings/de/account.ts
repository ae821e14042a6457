import type { Part } from '../words.ts'

export const account: Part<'de', 'account'> = {
  removal: {
    label: '{{name}} entfernen',
    title: '{{name}} entfernen?',
    remedy: 'Parley vergisst dieses Konto und seinen Schlüssel. Was der Dienst dafür aufhebt, bleibt dort.',
    submit: 'Konto entfernen',
  },
  dialog: {
    title: 'Ihr Übersetzungsdienst',
    intro: 'Der Schlüssel wird beim Dienst geprüft, bevor er behalten wird.',
    editTitle: '{{name}} ändern',
    editIntro: 'Ein neuer Schlüssel oder eine neue Adresse wird beim Dienst geprüft und erst dann behalten.',
    profile: 'Dienst',
    profiles: { deepl: 'DeepL', generic: 'Ein anderer Dienst' },
    plan: 'Tarif',
    plans: { pro: 'Pro', free: 'Free' },
    region: 'Rechenzentrum',
    regions: { default: 'Standard', us: 'USA', jp: 'Japan' },
    address: 'Adresse des Dienstes',
    addressHint: 'Beginnt mit https',
    streamDomains: 'Andere Hosts für Sprache',
    streamDomainsHint:
      'Nur, wenn Sprache von einem anderen Host kommt. Trennen Sie mehrere durch Leerzeichen.',
    name: 'Name dieses Kontos',
    reportingTag: 'Berichts-Tag',
    reportingTagHint:
      'Übersetzungen zählen in den Berichten Ihres Kontos dafür. Lassen Sie es leer, wenn Sie keines brauchen.',
    key: 'Schlüssel',
    keyHint: 'Ihr System verwahrt ihn geschützt, wenn es das kann. Er wird nie wieder angezeigt.',
    newKey: 'Neuer Schlüssel',
    newKeyHint: 'Lassen Sie das Feld leer, um den vorhandenen zu behalten.',
    movedKeyHint:
      'Ein Schlüssel bleibt bei der Adresse, für die er eingegeben wurde. Geben Sie ihn für die neue erneut ein.',
    endings: {
      free: 'Er endet auf {{ending}}: Er gehört zum Tarif Free.',
      'not-free': 'Schlüssel des Tarifs Free enden auf {{ending}}.',
    },
    choosePlan: '{{plan}} wählen',
    use: 'Prüfen und verwenden',
    save: 'Speichern',
    checking: 'Wird geprüft',
  },
}
