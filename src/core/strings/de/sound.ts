import type { CableKind } from '../../audio/virtual-cables.ts'
import type { Part } from '../words.ts'

type CableNames = { readonly [K in CableKind]: string }

export const sound: Part<'de', 'sound'> = {
  microphone: 'Mikrofon',
  microphoneGain: 'Mikrofonpegel',
  systemGain: 'Pegel des Computertons',
  gain: '{{decibels}} dB',
  silent: 'Aus',
  system: {
    title: 'Computerton',
    device: 'Eingabegerät',
    usual: {
      'handed-on': 'Vom System bereitgestellt',
      shared: 'Was Sie bei jedem Start freigeben',
      device: 'Keine gewählt',
    },
    handedOn: 'Das System gibt ihn weiter. Ihre eigene Übersetzung wird ausgelassen.',
    shared:
      'Beim Start fragt der Browser, was freigegeben werden soll. Wählen Sie einen Tab oder Bildschirm und erlauben Sie dessen Ton. Verwenden Sie Kopfhörer oder einen anderen Lautsprecher für die Übersetzung, damit sie nicht noch einmal übersetzt wird.',
    byCommand:
      'Unter Linux muss ihn ein Eingang übertragen. Unter „Erweitert“ steht ein Befehl, der einen anlegt.',
    device_linux:
      'Unter Linux muss ihn ein Eingang übertragen. Dieser Befehl legt einen an, bis Sie sich abmelden; wählen Sie ihn dann unter Audio. Senden Sie die Übersetzung an einen anderen Ausgang, sonst wird sie noch einmal übersetzt.',
    command: 'Befehl kopieren',
  },
  translation: 'Gesprochene Übersetzung',
  speakAll: 'Jede gewählte Sprache sprechen',
  speakAllHint:
    'Man hört eine auf einmal und kann sie während der Sitzung wechseln. Gilt ab der nächsten Sitzung.',
  speakAllNot: 'Dieser Dienst spricht in einer Sitzung nur eine Sprache.',
  passthrough: 'Originalstimme darunter',
  passthroughHint:
    'Sie wird leiser, während die Übersetzung spricht. Verwenden Sie Kopfhörer, sonst hört Ihr Mikrofon sie wieder.',
  percent: '{{count}} %',
  catchUp: 'Aufholen',
  catchUpHint:
    'Wartet viel darauf, gesprochen zu werden, wird es bis zu 15 % schneller gesprochen, in gleicher Tonhöhe.',
  test: {
    hint: 'Fünf Sekunden werden aufgenommen und Ihnen vorgespielt. Sie verlassen diesen Computer nie.',
    start: 'Aufnehmen und abspielen',
    stop: 'Stopp',
    recording: 'Sprechen Sie jetzt: {{seconds}} s',
    playing: 'So klingen Sie',
    level: 'Tonpegel',
    silent:
      'Es war nichts zu hören. Prüfen Sie, ob das richtige Mikrofon gewählt und ob es eingeschaltet ist.',
    clipped: 'Es ist zu laut und wird abgeschnitten. Senken Sie den Mikrofonpegel.',
  },
  cable: {
    title: 'Eine Besprechung die Übersetzung hören lassen',
    intro:
      'Ein virtuelles Kabel ist ein Lautsprecher, dessen Ton ein anderes Programm als Mikrofon nimmt. Parley spricht hinein, und die Besprechung hört dort zu.',
    found: '{{name}} ist da. Wählen Sie in Ihrer Besprechung „{{microphone}}“ als Mikrofon.',
    use: 'In {{name}} sprechen',
    inUse: 'Die Übersetzung wird in {{name}} gesprochen.',
    leave: 'Wieder den Systemlautsprecher verwenden',
    none: 'Auf diesem Computer wurde kein virtuelles Kabel gefunden.',
    names: {
      'vb-cable': 'VB-CABLE',
      voicemeeter: 'VoiceMeeter',
      blackhole: 'BlackHole',
      loopback: 'Loopback',
      soundflower: 'Soundflower',
      linux: 'Ein Kabel Ihres Soundservers',
    } satisfies CableNames,
    steps: {
      windows: {
        install:
          'Installieren Sie ein virtuelles Kabel, etwa VB-CABLE von vb-audio.com, und starten Sie Windows neu.',
        speak: 'Kommen Sie hierher zurück und lassen Sie Parley in „CABLE Input“ sprechen.',
        listen: 'Wählen Sie in Ihrer Besprechung „CABLE Output“ als Mikrofon.',
      },
      mac: {
        install: 'Installieren Sie ein virtuelles Kabel, etwa BlackHole 2ch von existential.audio.',
        speak: 'Kommen Sie hierher zurück und lassen Sie Parley in „BlackHole 2ch“ sprechen.',
        listen: 'Wählen Sie in Ihrer Besprechung „BlackHole 2ch“ als Mikrofon.',
      },
      linux: {
        install:
          'Führen Sie diese beiden Befehle in einem Terminal aus. Sie legen ein Kabel an, bis Sie sich abmelden.',
        speak: 'Kommen Sie hierher zurück und lassen Sie Parley in „Parley_cable“ sprechen.',
        listen: 'Wählen Sie in Ihrer Besprechung „Parley_microphone“ als Mikrofon.',
      },
    },
    others:
      'Schalten Sie die Rauschunterdrückung in der Besprechung aus: Sie hält eine Übersetzung manchmal für Rauschen. Um die Übersetzung auch selbst zu hören, lassen Sie Ihr System das Kabel auch auf Ihrem Kopfhörer abspielen.',
    commands: 'Befehle kopieren',
  },
}
