import type { CableKind } from '../../audio/virtual-cables.ts'
import type { Part } from '../words.ts'

type CableNames = { readonly [K in CableKind]: string }

export const sound: Part<'it', 'sound'> = {
  microphone: 'Microfono',
  microphoneGain: 'Livello del microfono',
  systemGain: 'Livello dell’audio del computer',
  gain: '{{decibels}} dB',
  silent: 'Disattivato',
  system: {
    title: 'Audio del computer',
    device: 'Dispositivo di ingresso',
    usual: {
      'handed-on': 'Fornito dal sistema',
      shared: 'Ciò che condividi a ogni avvio',
      device: 'Nessuna scelta',
    },
    handedOn: 'Lo fornisce il sistema. La tua traduzione ne è esclusa.',
    shared:
      'All’avvio il browser chiede che cosa condividere. Scegli una scheda o uno schermo e consentine l’audio. Usa le cuffie, o un altro altoparlante per la traduzione, perché non venga tradotta di nuovo.',
    byCommand: 'Su Linux serve un ingresso che lo porti. In Avanzate c’è un comando che ne crea uno.',
    device_linux:
      'Su Linux serve un ingresso che lo porti. Questo comando ne crea uno fino alla disconnessione; poi sceglilo in Audio. Manda la traduzione a un’altra uscita, o viene tradotta di nuovo.',
    command: 'Copia il comando',
  },
  translation: 'Traduzione pronunciata',
  speakAll: 'Pronuncia ogni lingua scelta',
  speakAllHint: 'Se ne sente una alla volta, e si può cambiare dal vivo. Vale dalla prossima sessione.',
  speakAllNot: 'Questo servizio pronuncia una sola lingua per sessione.',
  passthrough: 'Voce originale in sottofondo',
  passthroughHint: 'Si abbassa mentre parla la traduzione. Usa le cuffie, o il microfono la sente di nuovo.',
  percent: '{{count}} %',
  catchUp: 'Recupera',
  catchUpHint: 'Se c’è molto da pronunciare, si parla fino al 15 % più veloce, con la stessa altezza.',
  test: {
    hint: 'Si registrano cinque secondi e si riascoltano. Non lasciano mai questo computer.',
    start: 'Registra e riascolta',
    stop: 'Ferma',
    recording: 'Parla adesso: {{seconds}} s',
    playing: 'Così ti si sente',
    level: 'Livello del suono',
    silent: 'Non si è sentito nulla. Controlla che sia scelto il microfono giusto e che non sia spento.',
    clipped: 'È troppo forte e viene tagliato. Abbassa il livello del microfono.',
  },
  cable: {
    title: 'Fai sentire la traduzione a una riunione',
    intro:
      'Un cavo virtuale è un altoparlante il cui suono un altro programma usa come microfono. Parley vi parla dentro, e la riunione lo ascolta.',
    found: '{{name}} è presente. Nella riunione scegli "{{microphone}}" come microfono.',
    use: 'Parla in {{name}}',
    inUse: 'La traduzione viene pronunciata in {{name}}.',
    leave: 'Torna all’altoparlante di sistema',
    none: 'Su questo computer non c’è un cavo virtuale.',
    names: {
      'vb-cable': 'VB-CABLE',
      voicemeeter: 'VoiceMeeter',
      blackhole: 'BlackHole',
      loopback: 'Loopback',
      soundflower: 'Soundflower',
      linux: 'Un cavo del server audio',
    } satisfies CableNames,
    steps: {
      windows: {
        install: 'Installa un cavo virtuale, come VB-CABLE da vb-audio.com, e riavvia Windows.',
        speak: 'Torna qui e fai parlare Parley in "CABLE Input".',
        listen: 'Nella riunione scegli "CABLE Output" come microfono.',
      },
      mac: {
        install: 'Installa un cavo virtuale, come BlackHole 2ch da existential.audio.',
        speak: 'Torna qui e fai parlare Parley in "BlackHole 2ch".',
        listen: 'Nella riunione scegli "BlackHole 2ch" come microfono.',
      },
      linux: {
        install: 'Esegui questi due comandi in un terminale. Creano un cavo fino alla disconnessione.',
        speak: 'Torna qui e fai parlare Parley in "Parley_cable".',
        listen: 'Nella riunione scegli "Parley_microphone" come microfono.',
      },
    },
    others:
      'Disattiva la riduzione del rumore nella riunione: a volte scambia una traduzione per rumore. Per sentire anche tu la traduzione, fai suonare il cavo anche nelle cuffie.',
    commands: 'Copia i comandi',
  },
}
