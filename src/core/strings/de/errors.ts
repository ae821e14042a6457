import type { Part } from '../words.ts'
import { errorFields } from './error-fields.ts'

export const errors: Part<'de', 'errors'> = {
  sentences: '{{title}}. {{remedy}}',
  traceId: 'Für den Support: {{traceId}}',
  'no-key': {
    title: 'Für diesen Dienst gibt es keinen Schlüssel',
    remedy: 'Geben Sie den Schlüssel Ihres Kontos ein oder verwenden Sie den Demodienst.',
  },
  'key-rejected': {
    title: 'Der Dienst nimmt diesen Schlüssel nicht an',
    remedy:
      'Prüfen Sie, ob Zeichen fehlen und ob Tarif und Adresse dazu passen. Ein Schlüssel des Tarifs Free endet auf :fx.',
  },
  'not-allowed': {
    title: 'Der Dienst hat diesen Schlüssel oder das Gewünschte abgelehnt',
    remedy:
      'Prüfen Sie den Schlüssel und seine Adresse. Stimmen beide, enthält der Tarif dieses Schlüssels es nicht.',
    titleScopes: 'Dieser Schlüssel darf das nicht',
    remedyScopes:
      'Ihm fehlt die Berechtigung, die der Dienst verlangt: {{scopes}}. Verwenden Sie einen Schlüssel, der sie hat, oder lassen Sie sie für diesen freigeben.',
  },
  'plan-needed': {
    title: {
      'style-rules': 'Stilregeln brauchen den Tarif Pro',
      voice: 'Sprachsitzungen brauchen den Tarif Pro',
      write: 'Die Schreibhilfe braucht den Tarif Pro',
    },
    remedy:
      'Dieses Konto hat einen anderen Tarif, daher wurde nichts gesendet. Verwenden Sie ein Konto mit dem Tarif Pro.',
  },
  'not-in-data-centre': {
    title: {
      voice: '{{host}} bietet keine Sprachsitzungen',
      analytics: '{{host}} bietet keine Auswertungen',
    },
    remedy:
      'Dieses Rechenzentrum bietet das nicht an, daher wurde nichts gesendet. Verwenden Sie ein Konto mit der Adresse eines anderen.',
  },
  'quota-exceeded': {
    title: 'Das Kontingent dieses Schlüssels ist verbraucht',
    remedy:
      'Es beginnt mit dem nächsten Nutzungszeitraum neu. Ein größerer Tarif oder ein anderer Schlüssel hilft sofort.',
  },
  'rate-limited': {
    title: 'Der Dienst bekommt zu viele Anfragen',
    remedy: 'Warten Sie einen Moment und versuchen Sie es erneut.',
  },
  'too-large': {
    title: 'Dem Dienst war die Anfrage zu groß',
    remedy: 'Senden Sie weniger auf einmal.',
  },
  'not-found': {
    title: 'Der Dienst kennt das Gewünschte nicht',
    remedy:
      'Es wurde vielleicht gelöscht oder gehört zu einem anderen Rechenzentrum. Prüfen Sie die Adresse des Dienstes.',
    remedyDataCentre:
      'Es wurde vielleicht gelöscht. Wurde es in einem anderen Rechenzentrum angelegt, verwenden Sie ein Konto mit dessen Adresse.',
  },
  refused: {
    title: 'Der Dienst hat die Anfrage abgelehnt',
    remedy: 'Er nannte diesen Grund: {{message}}',
    remedyUnknown: 'Er nannte keinen Grund (Status {{status}}).',
  },
  unavailable: {
    title: 'Der Dienst kann gerade nicht antworten',
    remedy: 'Das ist ein Fehler des Dienstes (Status {{status}}). Versuchen Sie es gleich noch einmal.',
  },
  unreachable: {
    title: '{{host}} ist nicht zu erreichen',
    remedy: {
      'name-not-found': 'Der Name wurde nicht gefunden. Prüfen Sie die Adresse und Ihr Netzwerk.',
      'connection-refused': 'Unter dieser Adresse antwortet nichts. Prüfen Sie die Adresse.',
      'connection-lost':
        'Die Verbindung ist abgebrochen. Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut.',
      certificate:
        'Seinem Zertifikat wird nicht vertraut, daher wurde nichts gesendet. Wenn Ihr Netzwerk den Verkehr prüft, fügen Sie dessen Zertifizierungsstelle in den Einstellungen hinzu.',
      other: 'Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut.',
    },
  },
  proxy: {
    title: 'Der Proxy {{host}} hat nichts durchgelassen',
    titleUnknown: 'Der Proxy lässt sich nicht verwenden',
    remedy: {
      unreachable:
        'Er ist nicht zu erreichen, daher wurde nichts gesendet. Prüfen Sie seine Adresse in den Einstellungen.',
      credentials:
        'Er nimmt Benutzernamen und Passwort nicht an. Geben Sie beide in den Einstellungen erneut ein.',
      refused: 'Er hat die Verbindung zum Dienst abgelehnt. Fragen Sie, wer Ihr Netzwerk betreibt.',
      malformed:
        'Die Adresse des Proxys in den Systemeinstellungen ergibt keinen Sinn. Berichtigen Sie sie dort oder wählen Sie hier einen.',
    },
  },
  'timed-out': {
    title: '{{host}} hat nicht rechtzeitig geantwortet',
    remedy: 'In {{seconds}} s kam nichts. Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut.',
  },
  'bad-answer': {
    title: 'Unerwartete Antwort von {{host}}',
    remedy: 'Prüfen Sie die Adresse: Vielleicht ist das nicht der Übersetzungsdienst. ({{detail}})',
  },
  'invalid-input': {
    title: '{{field}}: Das passt nicht',
    missing: 'Die Angabe fehlt.',
    malformed: 'Die Form stimmt nicht. ({{detail}})',
    'unknown-value': '„{{value}}“ ist hier nicht bekannt.',
    'too-much': {
      bytes: 'Es sind {{actual}} Byte; auf einmal lassen sich höchstens {{limit}} senden.',
      characters: 'Es sind {{actual}} Zeichen; die Grenze ist {{limit}}.',
      items: 'Es sind {{actual}}; die Grenze ist {{limit}}.',
    },
    'out-of-range': '{{actual}} liegt jenseits der Grenze von {{limit}}.',
    'too-early': '{{actual}} liegt vor {{earliest}}.',
    'bad-row': {
      'not-a-pair': 'Zeile {{row}} hat nicht genau zwei Spalten.',
      'no-source': 'Zeile {{row}} hat keine Quelle.',
      'no-target': 'Zeile {{row}} hat kein Ziel.',
      'repeated-source': 'Zeile {{row}} wiederholt eine Quelle, die eine andere Zeile schon hat.',
      'line-break': 'Zeile {{row}} enthält einen Tabulator oder Zeilenumbruch.',
      'control-character': 'Zeile {{row}} enthält ein unsichtbares Steuerzeichen.',
      'space-at-end': 'Zeile {{row}} hat ein Leerzeichen am Anfang oder Ende eines Textes.',
    },
    'cannot-detect': '{{language}} lässt sich nicht erkennen: Wählen Sie diese Sprache fest.',
    repeated: '{{value}} kommt zweimal vor.',
    conflict: 'Zusammen damit geht es nicht: {{other}}.',
    needs: 'Ohne dies geht es nicht: {{other}}.',
    'not-supported': '{{language}} unterstützt das nicht.',
    'wrong-language': 'Nicht vorhanden für {{wanted}}, sondern für: {{available}}.',
    'cannot-split':
      'Es sind {{actual}} Byte, und die Tags lassen keine Stelle zum Teilen; auf einmal lassen sich höchstens {{limit}} senden.',
    'other-plan': {
      pro: 'Dieser Schlüssel gehört zum Tarif Pro. Wählen Sie diesen Tarif.',
      free: 'Dieser Schlüssel gehört zum Tarif Free. Wählen Sie diesen Tarif.',
    },
    fields: errorFields,
  },
  'address-refused': {
    title: 'Die Adresse {{address}} wurde nicht verwendet',
    titleUnknown: 'Die Adresse wurde nicht verwendet',
    remedy: {
      malformed: 'Das ist keine vollständige Adresse. Sie sollte aussehen wie https://service.example.com',
      'not-secure':
        'Sie ist nicht verschlüsselt. Verwendet werden nur https und wss, auf diesem Computer auch http und ws.',
      'other-host':
        'Sie führt zu einem Host, der nicht zu Ihrem Dienst gehört, daher wurde nichts dorthin gesendet.',
      'has-credentials': 'Sie enthält einen Benutzernamen oder ein Passwort. Lassen Sie beide weg.',
    },
  },
  'voice-ended': {
    title: 'Der Dienst hat die Sitzung beendet',
    remedy: 'Er meldete: {{message}} Starten Sie erneut, um fortzufahren. Die Untertitel bleiben hier.',
  },
  'voice-unfinished': {
    title: 'Der Dienst wurde nicht rechtzeitig fertig',
    remedy: 'Die letzten Worte fehlen vielleicht. Alle Untertitel bis dahin bleiben erhalten.',
  },
  'voice-unknown': {
    title: 'Diese Sitzung lässt sich nicht fortsetzen',
    remedy:
      'Parley wurde seit ihrem Beginn neu gestartet. Starten Sie erneut, um fortzufahren. Die Untertitel bleiben hier.',
  },
  microphone: {
    title: {
      denied: 'Parley darf das Mikrofon nicht verwenden',
      missing: 'Es gibt kein Mikrofon',
      'in-use': 'Das Mikrofon lässt sich nicht öffnen',
      failed: 'Das Mikrofon ist ausgefallen',
    },
    remedy: {
      denied: 'Erlauben Sie es in den Einstellungen Ihres Browsers oder Systems und starten Sie dann erneut.',
      missing: 'Schließen Sie eines an oder wählen Sie ein anderes und starten Sie dann erneut.',
      'in-use':
        'Vielleicht verwendet es ein anderes Programm. Beenden Sie dieses Programm und starten Sie dann erneut.',
      failed: 'Schließen Sie es wieder an oder wählen Sie ein anderes und starten Sie dann erneut.',
    },
  },
  'system-audio': {
    title: {
      denied: 'Parley darf den Computerton nicht verwenden',
      missing: 'Das Eingabegerät für den Computerton ist nicht da',
      'no-sound': 'Das Freigegebene hat keinen Ton',
      failed: 'Der Computerton lässt sich nicht verwenden',
    },
    remedy: {
      denied: 'Erlauben Sie es in den Einstellungen Ihres Browsers oder Systems und starten Sie dann erneut.',
      missing: 'Wählen Sie in den Einstellungen unter „Audio“ ein anderes und starten Sie dann erneut.',
      'no-sound': 'Wählen Sie einen Tab oder Bildschirm und erlauben Sie, dass sein Ton freigegeben wird.',
      failed:
        'Wählen Sie in den Einstellungen unter „Audio“ ein Gerät, das ihn überträgt, und starten Sie dann erneut.',
    },
  },
  'sound-file': {
    title: '{{name}} lässt sich nicht abspielen',
    remedy: 'Wählen Sie eine andere Ton- oder Videodatei. ({{detail}})',
  },
  'audio-format': {
    title: 'Das Tonformat lässt sich nicht verwenden',
    remedy:
      '{{contentType}} funktioniert hier nicht. Wählen Sie in den Einstellungen ein anderes Format. ({{detail}})',
  },
  'audio-output': {
    title: 'Der Lautsprecher lässt sich nicht öffnen',
    remedy:
      'Wählen Sie einen anderen Lautsprecher oder schalten Sie die gesprochene Übersetzung aus. ({{detail}})',
    instead: {
      system: {
        title: 'Der gewählte Lautsprecher lässt sich nicht verwenden',
        remedy:
          'Die Übersetzung wird stattdessen über den Systemlautsprecher gesprochen. Schließen Sie Ihren wieder an oder wählen Sie einen anderen und starten Sie dann erneut.',
      },
    },
  },
  'host-lost': {
    title: 'Parley wurde auf diesem Computer beendet',
    remedy: 'Ihre Untertitel bleiben hier. Starten Sie Parley erneut, um fortzufahren.',
  },
  storage: {
    title: {
      settings: 'Die Einstellungen ließen sich nicht lesen oder speichern',
      'some-settings': 'Einige Einstellungen ließen sich nicht lesen',
      key: 'Der Schlüssel ließ sich nicht lesen oder ablegen',
      library: 'Die Bibliothek ließ sich nicht lesen oder beschreiben',
      document: 'Das Dokument ließ sich nicht lesen oder ablegen',
      startup: 'Der Start mit dem System wurde nicht geändert',
      'text-file': 'Die Textdatei lässt sich nicht schreiben',
      sound: 'Der Ton dieser Sitzung lässt sich nicht ablegen',
    },
    remedy: {
      settings: 'Sie gelten für diesen Lauf. Was nicht zu lesen war, wurde beiseitegelegt. ({{detail}})',
      'some-settings':
        'Alle anderen sind, wie Sie sie verlassen haben. Für diese gelten die Standardwerte, bis Sie sie ändern; was gespeichert war, bleibt in der Datei. ({{detail}})',
      key: 'Prüfen Sie, ob der Schlüsselbund Ihres Systems entsperrt ist, und versuchen Sie es erneut. ({{detail}})',
      library:
        'War sie beschädigt, wurde sie beiseitegelegt und eine neue begonnen. Andernfalls versuchen Sie es erneut. ({{detail}})',
      startup:
        'Prüfen Sie den Ordner der Programme, die mit dem System starten, und versuchen Sie es erneut. ({{detail}})',
      document:
        'Es wurde nichts gesendet. Prüfen Sie die Datei und den Platz auf Ihrem Datenträger und versuchen Sie es erneut. ({{detail}})',
      'text-file':
        'Die Sitzung geht weiter. Was fehlt, kommt in die Datei, sobald es wieder geht. Prüfen Sie den Ordner und den Platz auf seinem Datenträger. ({{detail}})',
      sound:
        'Die Sitzung und ihre Untertitel gehen weiter. Was fehlt, wird abgelegt, sobald es wieder geht. Prüfen Sie den Platz auf Ihrem Datenträger. ({{detail}})',
    },
  },
  'document-unconfirmed': {
    title: 'Das Hochladen ließ sich nicht bestätigen',
    remedy:
      'Die Antwort des Dienstes ging verloren. Es wird vielleicht berechnet; ein erneutes Senden kann es doppelt berechnen.',
  },
  'document-failed': {
    title: 'Der Dienst konnte dieses Dokument nicht übersetzen',
    remedy:
      'Prüfen Sie, ob sich das Dokument öffnen lässt und Text enthält, und versuchen Sie es dann erneut.',
  },
  'document-kept': {
    title: 'Die Übersetzung ließ sich dort nicht speichern',
    remedy: {
      'data-folder':
        'Parley behält sie in seinem eigenen Ordner. Speichern Sie sie an einem anderen Ort. ({{detail}})',
      'temporary-folder':
        'Parley behält sie im Ordner für temporäre Dateien. Speichern Sie sie an einem anderen Ort. ({{detail}})',
      memory: 'Parley behält sie, bis es endet. Speichern Sie sie jetzt an einem anderen Ort. ({{detail}})',
    },
  },
  'memory-job': {
    title: {
      'export-running': 'Dieser Übersetzungsspeicher wird bereits exportiert',
      'import-failed': 'Der Dienst konnte diese Datei nicht importieren',
      'export-failed': 'Der Dienst konnte diesen Übersetzungsspeicher nicht exportieren',
      expired: 'Der Dienst hat diesen Import oder Export nicht mehr',
    },
    remedy: {
      'export-running': 'Warten Sie, bis der Export fertig ist, und exportieren Sie dann erneut.',
      'import-failed':
        'Prüfen Sie, ob es eine gültige TMX-Datei mit Übersetzungen ist, und importieren Sie sie dann erneut.',
      'export-failed':
        'Versuchen Sie es erneut. Bleibt der Fehler, wenden Sie sich an den Support Ihres Dienstes.',
      expired: 'Er hat zu lange auf seine Datei gewartet. Beginnen Sie von vorn.',
    },
  },
  'other-host-only': {
    title: 'Das geht hier nicht',
    remedy: 'Die Desktop-App hat Dialoge und Ordner, ein Browser hat Downloads, die Befehlszeile hat Pfade.',
  },
  'not-confirmed': {
    title: 'Die Änderung wurde nicht bestätigt',
    remedy: {
      declined: 'Es wurde nichts geändert.',
      unasked:
        'Es wurde nichts geändert. Parley wurde ohne Terminal gestartet, in dem es Sie fragen könnte. Starten Sie es in einem Terminal, oder setzen Sie vor dem Start HTTPS_PROXY oder NODE_EXTRA_CA_CERTS.',
    },
  },
  'demo-service': {
    title: 'Der Demodienst ist nicht gestartet',
    remedy: 'Versuchen Sie es erneut oder verwenden Sie Ihren eigenen Schlüssel. ({{detail}})',
  },
  cancelled: { title: 'Abgebrochen', remedy: 'Es wurde nichts geändert.' },
  unexpected: {
    title: 'In Parley ist etwas schiefgegangen',
    remedy: 'Das ist ein Fehler im Programm. Nichts Angezeigtes geht verloren. ({{detail}})',
  },
}
