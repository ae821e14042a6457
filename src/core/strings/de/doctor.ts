import type { FindingTexts, Names, Statuses } from '../doctor-texts.ts'
import type { Part } from '../words.ts'

const skipped = { result: 'Nicht geprüft, weil etwas davor nicht funktioniert.' }

export const doctor: Part<'de', 'doctor'> = {
  title: 'Verbindungsprüfung',
  explanation:
    'Parley fragt beim Dienst einiges ab, öffnet eine Sprachsitzung ohne ein Wort, hört kurz auf das Mikrofon und spielt einen kurzen Ton.',
  running: 'Wird geprüft ({{done}} von {{total}})',
  again: 'Erneut prüfen',
  allFine: 'Alles funktioniert.',
  faults_one: '{{count}} Fehler',
  faults_other: '{{count}} Fehler',
  notices_one: '{{count}} Hinweis',
  notices_other: '{{count}} Hinweise',
  copy: 'Als Text kopieren',
  copied: 'Kopiert. Ein Schlüssel ist nicht darin.',
  copyByHand: 'Hier lässt sich nichts kopieren. Markieren Sie den Text und kopieren Sie ihn selbst.',
  statuses: {
    ok: 'In Ordnung',
    warning: 'Hinweis',
    failed: 'Fehler',
    skipped: 'Nicht geprüft',
  } satisfies Statuses,
  checks: {
    key: 'Schlüssel',
    plan: 'Tarif',
    products: 'Produkte',
    region: 'Dienst',
    clock: 'Uhr',
    proxy: 'Proxy',
    'round-trip': 'Antwortzeit',
    voice: 'Sprachsitzung',
    microphone: 'Mikrofon',
    speaker: 'Lautsprecher',
  } satisfies Names,
  findings: {
    key: {
      accepted: { result: '{{host}} nimmt ihn an.' },
      demo: { result: 'Der Demodienst auf diesem Computer braucht keinen von Ihnen.' },
      limited: { result: '{{host}} erkennt ihn. Er darf nur einzelne Bereiche nutzen.' },
      missing: {
        result: 'Es ist keiner vorhanden.',
        remedy: 'Geben Sie den Schlüssel Ihres Kontos ein oder verwenden Sie den Demodienst.',
      },
      refused: {
        result: '{{host}} nimmt ihn nicht an.',
        remedy: 'Prüfen Sie, ob der ganze Schlüssel kopiert wurde und ob Tarif und Adresse zu ihm gehören.',
      },
      skipped,
    },
    plan: {
      known: { result: '{{used}} von {{limit}} Zeichen sind verbraucht.' },
      unlimited: { result: '{{used}} Zeichen sind verbraucht. Es gibt keine Grenze.' },
      counted: { result: '{{used}} Zeichen sind verbraucht.' },
      uncounted: { result: 'Der Dienst sagt nicht, wie viel verbraucht ist.' },
      'used-up': {
        result: '{{used}} von {{limit}} Zeichen sind verbraucht: Es ist nichts mehr übrig.',
        remedy:
          'Das Kontingent beginnt mit dem nächsten Nutzungszeitraum neu. Ein größerer Tarif hilft sofort.',
      },
      other: {
        result: 'Der Dienst zählt wie im Tarif Pro, beim Konto steht aber Free.',
        remedy: 'Berichtigen Sie den Tarif des Kontos.',
      },
      untold: {
        result: 'Der Dienst nennt den Verbrauch nicht.',
        remedy: 'Für manche Schlüssel wird er nicht genannt. Alles andere kann funktionieren.',
      },
      skipped,
    },
    products: {
      all: { result: 'Alle sind verfügbar.' },
      some: {
        result: 'Nicht verfügbar: {{missing}}.',
        remedy:
          'Der Dienst bietet sie für diesen Schlüssel nicht an. Fragen Sie nach einem anderen Tarif, wenn Sie sie brauchen.',
      },
      untold: {
        result: 'Der Dienst nennt nicht, welche es gibt.',
        remedy: 'Versuchen Sie, was Sie brauchen. Der Dienst meldet, wenn es nicht enthalten ist.',
      },
      skipped,
    },
    region: {
      known: { result: '{{host}} ({{region}})' },
      own: { result: '{{host}}' },
      local: { result: 'Dieser Computer.' },
      doubtful: {
        result: '{{host}} kennt diesen Schlüssel nicht.',
        remedy: 'Ein Schlüssel gehört zu einem Rechenzentrum. Vielleicht gehört er zu einer anderen Adresse.',
      },
      unreachable: {
        result: '{{host}} ließ sich nicht fragen.',
        remedy: 'Prüfen Sie die Adresse des Dienstes, Ihr Netzwerk und den Proxy.',
      },
      skipped,
    },
    clock: {
      right: { result: 'Sie stimmt mit dem Dienst überein.' },
      wrong: {
        result: 'Sie weicht um {{seconds}} s vom Dienst ab.',
        remedy: 'Lassen Sie Ihr System die Uhr stellen. Bei einer falschen Uhr wirken Zertifikate ungültig.',
      },
      untold: {
        result: 'Der Dienst nennt die Uhrzeit nicht.',
        remedy: 'Vergleichen Sie Ihre Uhr mit einer anderen.',
      },
      skipped,
    },
    proxy: {
      none: { result: 'Anfragen und Sprache gehen direkt zum Dienst.' },
      used: { result: 'Anfragen und Sprache gehen über {{proxy}}.' },
      'none-browser': {
        result: 'Anfragen gehen direkt zum Dienst. Sprache geht so, wie Ihr Browser eingestellt ist.',
      },
      'used-browser': {
        result: 'Anfragen gehen über {{proxy}}. Sprache geht so, wie Ihr Browser eingestellt ist.',
        remedy:
          'Stellen Sie denselben Proxy in Ihrem Browser ein, wenn die Sprachsitzung keine Verbindung bekommt.',
      },
      unusable: {
        result: 'Er lässt sich nicht verwenden.',
        remedy:
          'Berichtigen Sie den Proxy in den Einstellungen des Systems oder wählen Sie einen in den Einstellungen von Parley.',
      },
      skipped,
    },
    'round-trip': {
      quick: { result: '{{ms}} ms' },
      slow: {
        result: '{{ms}} ms: Untertitel kommen später als nötig.',
        remedy: 'Verwenden Sie ein Kabel, ein besseres Netzwerk oder ein näheres Rechenzentrum.',
      },
      failed: {
        result: 'Der Dienst hat kein zweites Mal geantwortet.',
        remedy: 'Die Verbindung ist nicht beständig. Versuchen Sie es erneut.',
      },
      skipped,
    },
    voice: {
      works: {
        result:
          'Eine Sitzung wurde in {{openMs}} ms geöffnet und hat nach {{firstMessageMs}} ms geantwortet.',
      },
      excluded: { result: 'Dieses Konto hat keine Sprachsitzungen.' },
      refused: {
        result: 'Der Dienst öffnet keine Sitzung.',
        remedy: 'Lesen Sie, was er dazu sagt. Vielleicht enthält der Tarif keine Sprachsitzungen.',
      },
      unreachable: {
        result: 'Die Sitzung wurde gewährt, aber ihr Datenstrom ist nicht zu erreichen.',
        remedy:
          'Eine Firewall oder ein Proxy lässt vielleicht keine WebSockets durch. Fragen Sie, wer Ihr Netzwerk betreibt.',
      },
      silent: {
        result: 'Der Datenstrom wurde geöffnet und brach dann ab oder blieb stumm.',
        remedy:
          'Ein Proxy hält vielleicht zurück, was er nicht kennt. Fragen Sie, wer Ihr Netzwerk betreibt.',
      },
      skipped,
    },
    microphone: {
      heard: { result: 'Es hört etwas.' },
      silent: {
        result: 'Es hört gar nichts.',
        remedy: 'Prüfen Sie, ob es stumm geschaltet ist und ob das richtige gewählt ist.',
      },
      failed: {
        result: 'Es lässt sich nicht öffnen.',
        remedy: 'Erlauben Sie es in Ihrem System oder wählen Sie ein anderes.',
      },
      skipped: { result: 'Nicht geprüft.' },
    },
    speaker: {
      works: { result: 'Er spielt.' },
      damaged: {
        result:
          'Er spielt. Teile der letzten gesprochenen Übersetzung, die nicht zu hören waren: {{damaged}}.',
        remedy:
          'Versuchen Sie es in einem anderen Netz. Bleibt es so, wählen Sie in den Einstellungen ein anderes Format für die gesprochene Übersetzung.',
      },
      failed: {
        result: 'Er lässt sich nicht öffnen.',
        remedy: 'Wählen Sie in den Einstellungen einen anderen.',
      },
      skipped: { result: 'Nicht geprüft.' },
    },
  } satisfies FindingTexts,
}
