import type { CableKind } from '../../audio/virtual-cables.ts'

type CableNames = { readonly [K in CableKind]: string }

export const sound = {
  microphone: 'Microphone',
  microphoneGain: 'Microphone level',
  systemGain: 'Computer audio level',
  gain: '{{decibels}} dB',
  silent: 'Off',
  system: {
    title: 'Computer audio',
    device: 'Input device',
    usual: {
      'handed-on': 'Provided by the system',
      shared: 'What you share at each start',
      device: 'None chosen',
    },
    handedOn: 'The system provides it. Your own translation is left out of it.',
    shared:
      'When you start, the browser asks what to share. Choose a tab or a screen, and allow its sound. Use headphones, or choose another speaker for the translation, so that it is not translated again.',
    byCommand: 'On Linux an input has to carry it. Advanced has a command that makes one.',
    device_linux:
      'On Linux an input has to carry it. This command makes one until you log out; then choose it under Audio. Send the translation to another output, or it is translated again.',
    command: 'Copy the command',
  },
  translation: 'Spoken translation',
  speakAll: 'Speak every chosen language',
  speakAllHint:
    'One is heard at a time, and you can change which one while live. Used from the next session on.',
  speakAllNot: 'This service speaks one language in a session.',
  passthrough: 'Original voice underneath',
  passthroughHint:
    'It becomes quieter while the translation speaks. Use headphones, or your microphone hears it again.',
  percent: '{{count}} %',
  catchUp: 'Catch up',
  catchUpHint: 'When much waits to be spoken, it is spoken up to 15 % faster, at the same pitch.',
  test: {
    hint: 'Five seconds are recorded and played back to you. They never leave this computer.',
    start: 'Record and play back',
    stop: 'Stop',
    recording: 'Speak now: {{seconds}} s',
    playing: 'This is how you sound',
    level: 'Sound level',
    silent: 'Nothing was heard. Check that the right microphone is chosen and that it is not switched off.',
    clipped: 'It is too loud and is cut off. Lower the microphone level.',
  },
  cable: {
    title: 'Let a meeting hear the translation',
    intro:
      'A virtual cable is a speaker whose sound another program takes as its microphone. Parley speaks into it, and the meeting listens to it.',
    found: '{{name}} is there. In your meeting, choose "{{microphone}}" as the microphone.',
    use: 'Speak into {{name}}',
    inUse: 'The translation is spoken into {{name}}.',
    leave: 'Use the system speaker again',
    none: 'No virtual cable was found on this computer.',
    names: {
      'vb-cable': 'VB-CABLE',
      voicemeeter: 'VoiceMeeter',
      blackhole: 'BlackHole',
      loopback: 'Loopback',
      soundflower: 'Soundflower',
      linux: 'A cable of your sound server',
    } satisfies CableNames,
    steps: {
      windows: {
        install: 'Install a virtual cable, such as VB-CABLE from vb-audio.com, and start Windows again.',
        speak: 'Come back here, and let Parley speak into "CABLE Input".',
        listen: 'In your meeting, choose "CABLE Output" as the microphone.',
      },
      mac: {
        install: 'Install a virtual cable, such as BlackHole 2ch from existential.audio.',
        speak: 'Come back here, and let Parley speak into "BlackHole 2ch".',
        listen: 'In your meeting, choose "BlackHole 2ch" as the microphone.',
      },
      linux: {
        install: 'Run these two commands in a terminal. They make a cable until you log out.',
        speak: 'Come back here, and let Parley speak into "Parley_cable".',
        listen: 'In your meeting, choose "Parley_microphone" as the microphone.',
      },
    },
    others:
      'Turn off noise suppression in the meeting: it takes a translation for noise now and then. To hear the translation yourself as well, let your system play the cable on your headphones too.',
    commands: 'Copy the commands',
  },
} as const
