import type { Part } from '../words.ts'

export const live: Part<'de', 'live'> = {
  start: 'Start',
  stop: 'Stopp',
  goesOn: 'Die Sitzung läuft weiter. Die letzten Untertitel stehen unten.',
  cancel: 'Abbrechen',
  mute: 'Stummschalten',
  unmute: 'Stummschaltung aufheben',
  muteHint:
    'Während Sie stumm sind, wird nichts gesendet, was Sie sagen, und Sie hören die Übersetzung weiter.',
  pause: 'Pause',
  goOn: 'Fortsetzen',
  pauseHint:
    'In der Pause bleibt die Sitzung offen, und es wird so gut wie nichts gesendet. Was gesprochen werden sollte, wartet.',
  status: {
    ready: 'Bereit',
    preparing: 'Wartet auf das Mikrofon',
    opening: 'Sitzung wird geöffnet',
    live: 'Live',
    muted: 'Live, stumm',
    paused: 'Pause',
    silent: 'Kein Ton',
    slow: 'Live, langsames Netzwerk',
    reconnecting: 'Verbindung wird wiederhergestellt',
    finishing: 'Wird abgeschlossen',
    stopped: 'Gestoppt',
    failed: 'Beendet',
    'not-started': 'Konnte nicht starten',
  },
  tryNow: 'Jetzt versuchen',
  lag: 'Verzug {{seconds}} s',
  lagName: 'Über den Verzug',
  lagHint: 'Zeit vom gesprochenen Wort, bis es hier erscheint',
  lagSpread: 'Zur Hälfte der Zeit höchstens {{median}} s, fast immer höchstens {{most}} s.',
  usedName: 'Was die Sitzung verbraucht hat',
  used: 'An den Dienst gesendet: {{minutes}} Minuten. Bisher gesagt: {{characters}} Zeichen.',
  usedOfMonth: 'In diesem Monat: {{minutes}} Minuten.',
  saved: 'Nicht gesendete Stille: {{minutes}} Minuten.',
  level: 'Tonpegel',
  route: '{{source}} nach {{targets}}',
  transcription: 'Transkription: {{source}}',
  detect: 'Jede Sprache',
  source: 'Tonquelle',
  microphone: 'Mikrofon',
  defaultMicrophone: 'Systemmikrofon',
  systemAudio: 'Computerton',
  microphoneAndSystem: 'Mikrofon und Computerton',
  chooseFile: 'Eine Ton- oder Videodatei',
  noSystemDevice: 'Wählen Sie zuerst in den Einstellungen unter „Audio“ sein Eingabegerät.',
  fileProgress: 'Wiedergabeposition in {{name}}',
  speaker: 'Lautsprecher',
  defaultSpeaker: 'Systemlautsprecher',
  from: 'Von',
  to: 'Nach',
  transcribeOnly: 'Nur transkribieren',
  untranslated: 'Es wird nichts übersetzt. Wählen Sie zuerst eine Zielsprache.',
  spoken: 'Vorlesen',
  voice: 'Stimme',
  formality: 'Förmlichkeit',
  glossary: {
    label: 'Glossar',
    loading: 'Wird geladen',
    unnamed: 'Gewähltes Glossar',
    unknown: 'Nicht gefunden, nicht verwendet',
    unknownHint: 'Der verwendete Dienst hat das gewählte Glossar nicht. Sitzungen laufen ohne es.',
    otherLanguages: 'Es hat keine Einträge für die gewählten Sprachen.',
    none: 'Keines',
  },
  choices: 'Sitzungseinstellungen: {{summary}}',
  textSize: 'Textgröße',
  smaller: 'Kleinere Untertitel',
  larger: 'Größere Untertitel',
  volume: 'Lautstärke der gesprochenen Übersetzung',
  skip: 'Aufholen',
  skipAll: 'Vorlesen beenden',
  behind: '{{seconds}} s im Rückstand',
  notSpoken: 'Nur Text',
  autoDetect: 'Sprache erkennen',
  voices: { default: 'Standardstimme', female: 'Weibliche Stimme', male: 'Männliche Stimme' },
  formalities: { default: 'Standard', formal: 'Förmlich', informal: 'Zwanglos' },
  whileLive: 'Das lässt sich ändern, wenn die Sitzung gestoppt ist.',
  noFormality: 'Keine der gewählten Sprachen kennt Förmlichkeit.',
  notAskedFor: 'Die Sitzung wurde nicht gebeten, sie zu sprechen.',
  noneSpoken: 'Keine der gewählten Sprachen kann gesprochen werden.',
  empty: {
    title: 'Bereit, wenn Sie es sind',
    hint: 'Drücken Sie Start und sprechen Sie. Was Sie sagen, erscheint hier mit seinen Übersetzungen.',
    hintTranscription: 'Drücken Sie Start und sprechen Sie. Was Sie sagen, erscheint hier in seiner Sprache.',
    demoHint:
      'Der Demodienst kennt nur seine Beispielbesprechung. Mit einem eigenen Schlüssel übersetzt Parley, was Sie sagen.',
    sample: 'Die Beispielbesprechung beginnt. Ihre Untertitel erscheinen hier.',
    listening: 'Es wird zugehört. Sprechen Sie, und die Worte erscheinen hier.',
    muted:
      'Sie sind stumm. Heben Sie die Stummschaltung auf und sprechen Sie, und die Worte erscheinen hier.',
    paused: 'Pause. Setzen Sie fort und sprechen Sie, und die Worte erscheinen hier.',
    preparing: 'Erlauben Sie das Mikrofon, wenn Ihr Browser oder System danach fragt.',
    opening: 'Sie können schon sprechen: Es geht nichts verloren, während die Sitzung geöffnet wird.',
    reconnecting:
      'Sprechen Sie weiter: Es wird gesendet, sobald die Verbindung wieder da ist, und die Worte erscheinen hier.',
    finishing: 'Was Sie zuletzt gesagt haben, wird übersetzt.',
    soundKept: 'Auch ihr Ton wird behalten. Alle, die sprechen, sollten davon wissen und einverstanden sein.',
    kept: {
      'for-ever': 'Sitzungen bleiben auf diesem Computer, bis Sie sie löschen.',
      '30-days': 'Sitzungen werden auf diesem Computer 30 Tage aufgehoben.',
      '1-day': 'Sitzungen werden auf diesem Computer 1 Tag aufgehoben.',
      nothing: 'Sitzungen werden nicht aufgehoben.',
    },
  },
  sample: {
    name: 'Beispielbesprechung',
    play: 'Beispielbesprechung abspielen',
    again: 'Noch einmal abspielen',
    hint: 'Der Demodienst auf diesem Computer spielt und übersetzt sie. Sie braucht kein Mikrofon, und nichts wird aufgehoben.',
    playing: {
      demo: 'Der Demodienst auf diesem Computer spielt und übersetzt sie. Nichts davon wird aufgehoben.',
      account:
        'Der Demodienst auf diesem Computer spielt und übersetzt sie. Ihr Konto wird nicht verwendet, und nichts wird aufgehoben.',
    },
    over: 'Die Beispielbesprechung ist zu Ende.',
    next: {
      demo: 'Mit einem eigenen Schlüssel übersetzt Parley genauso, was Sie sagen.',
      account: 'Drücken Sie Start, um Ihre eigenen Worte übersetzen zu lassen.',
    },
    otherSpeech: {
      title: 'Der Demodienst kennt nur seine Beispielbesprechung.',
      remedy: 'Spielen Sie sie ab, oder verwenden Sie einen eigenen Schlüssel.',
    },
  },
  soundKept: 'Aufnahme',
  soundKeptHint:
    'Der Ton dieser Sitzung wird mit ihren Untertiteln auf diesem Computer abgelegt. Der Schalter ist in den Einstellungen unter „Datenschutz“.',
  showKept: 'Im Verlauf zeigen',
  nameKept: 'Benennen',
  copyKept: 'Als Text kopieren',
  exportKept: 'Exportieren',
  showRecovered: '{{moment}} zeigen',
  controls: 'Bedienung der Sitzung',
  messages: 'Meldungen',
  captions: 'Untertitel',
  announced: 'Endgültige Untertitel',
  spokenNow: 'Wird gesprochen',
  unfinished: 'Unvollständig',
  backToNow: 'Zum Ende',
  newLines_one: '{{count}} neue Zeile',
  newLines_other: '{{count}} neue Zeilen',
  notices: {
    silent: {
      title: 'Kein Ton',
      counter: 'Seit {{seconds}} s',
      remedy: 'Prüfen Sie, ob das richtige Mikrofon gewählt und ob es eingeschaltet ist.',
    },
    mutedSpeech: {
      title: 'Sie sind stumm',
      remedy: 'Ihr Mikrofon hört etwas. Heben Sie die Stummschaltung auf, um übersetzt zu werden.',
    },
    reconnecting: {
      title: 'Die Verbindung ist abgebrochen und wird wiederhergestellt.',
      remedy:
        'Was Sie sagen, wird aufgehoben und gesendet, sobald die Verbindung wieder da ist. Sprechen Sie weiter.',
      counter: '{{seconds}} s aufgehoben',
    },
    reconnectingFull: {
      title: 'Die Verbindung ist abgebrochen und wird wiederhergestellt.',
      remedy:
        'Nur die letzten 30 Sekunden lassen sich aufheben: Bis die Verbindung wieder da ist, geht älteres Gesprochenes verloren.',
    },
    slow: {
      title: 'Das Netzwerk ist langsam',
      remedy:
        'Was Sie sagen, wird aufgehoben und so schnell gesendet, wie das Netzwerk es zulässt. Untertitel kommen spät.',
      counter: '{{seconds}} s aufgehoben',
    },
    limitNear: {
      title: 'Ihre Grenze ist bald erreicht',
      remedy:
        'Die Sitzung stoppt von selbst, wenn die von Ihnen gesetzten Minuten gesendet sind. Die Grenze steht in den Einstellungen.',
    },
    limitReached: {
      title: 'Ihre Grenze ist erreicht',
      remedy:
        'Die Sitzung hat so viele Minuten gesendet, wie Sie in den Einstellungen gesetzt haben. Starten Sie erneut, um fortzufahren.',
    },
    monthNear: {
      title: 'Ihre Monatsgrenze ist bald erreicht',
      remedy:
        'Die Sitzung stoppt von selbst, wenn die Minuten gesendet sind, die Sie für einen Monat gesetzt haben. Die Grenze steht in den Einstellungen.',
    },
    monthReached: {
      title: 'Ihre Monatsgrenze ist erreicht',
      remedy:
        'In diesem Monat wurden so viele Minuten gesendet, wie Sie in den Einstellungen gesetzt haben. Setzen Sie dort mehr, um fortzufahren.',
    },
    accountNear: {
      title: 'Die Minuten des Kontos sind fast verbraucht',
      remedy:
        'Der Dienst beendet Sitzungen möglicherweise, wenn keine übrig sind. Unter Verbrauch steht, wie viel verbraucht ist.',
    },
    dropped: {
      title: 'Gesprochenes ging verloren',
      remedy: 'Die Verbindung fehlte länger, als sich Gesprochenes aufheben lässt.',
      counter: '{{seconds}} s verloren',
    },
    microphoneReplaced: {
      title: '{{name}} ist nicht da',
      remedy: 'Stattdessen wird {{other}} gehört, bis es wieder da ist.',
    },
    microphoneLost: {
      title: '{{name}} ist nicht da, und ein anderes auch nicht',
      remedy: 'Die Sitzung läuft mit Stille weiter. Sie hört Sie, sobald ein Mikrofon angeschlossen wird.',
    },
    systemLost: {
      title: 'Der Computerton wird nicht mehr freigegeben',
      remedy: 'Stoppen und starten Sie, um ihn erneut freizugeben.',
    },
    paused: {
      title: 'Pause',
      remedy:
        'Nichts, was Sie sagen, wird gesendet, und was gesprochen werden sollte, wartet. Die Sitzung bleibt offen.',
    },
    stopped: {
      title: 'Gestoppt',
      captions_one: '{{count}} Untertitel',
      captions_other: '{{count}} Untertitel',
      remedy: 'Die Untertitel bleiben hier, bis Sie erneut starten.',
      kept: 'Die Sitzung ist auf diesem Computer im Verlauf aufgehoben.',
      notKept:
        'Die Sitzung wird nicht aufgehoben, wie Sie es gewählt haben. Die Untertitel bleiben hier, bis Sie erneut starten.',
    },
    notSaved: {
      title: 'Untertitel lassen sich nicht speichern',
      remedy:
        'Sie warten in diesem Fenster und werden gespeichert, sobald das wieder geht. Lassen Sie es offen.',
      counter: '{{count}} warten',
    },
    leftOut: {
      title_one: '{{count}} Untertitel konnte nicht gespeichert werden',
      title_other: '{{count}} Untertitel konnten nicht gespeichert werden',
      remedy: 'Auf dem Bildschirm bleibt der Text, bis Sie neu beginnen. Alles andere ist gespeichert.',
    },
    recovered: {
      title: 'Eine Sitzung wurde unterbrochen',
      remedy_one: '{{count}} Untertitel wurde aufgehoben.',
      remedy_other: '{{count}} Untertitel wurden aufgehoben.',
    },
  },
  gap: 'Hier fehlen {{seconds}} s Gesprochenes.',
}
