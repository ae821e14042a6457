import { type InterfaceLanguage, interfaceLanguages } from '../../src/core/product/interface-languages.ts'
import {
  SESSION_EXTENSION,
  SESSION_MEDIA_TYPE,
  SESSION_TYPE_IDENTIFIER,
} from '../../src/core/product/session-file-type.ts'
import { english, macLanguage } from './strings.ts'
import { addSystemFiles } from './system-files.ts'

/** Languages of the Windows installer: electron-builder takes the last region that it knows of a bare language. */
const installerLanguage = (language: InterfaceLanguage): string => (language === 'zh' ? 'zh_CN' : language)

/** Whether there is a certificate for macOS, under the names that electron-builder knows. */
const hasCertificate = ['CSC_LINK', 'CSC_NAME'].some((name) => (process.env[name] ?? '') !== '')

/**
 * How the app for macOS is signed. Apple silicon runs nothing without a signature, and changing the fuses breaks that of
 * the runtime: without a certificate, the app is signed ad hoc. A hardened runtime would then refuse the app's own
 * framework, since an ad hoc signature names no team.
 */
const macSignature = hasCertificate ? { hardenedRuntime: true } : { identity: '-', hardenedRuntime: false }

/** Parts of electron-builder.yml, which extends it, that follow from the sources and the environment. */
export default {
  // Chromium's own words come in the languages of the interface.
  electronLanguages: interfaceLanguages,
  afterPack: addSystemFiles,
  mac: {
    ...macSignature,
    extendInfo: {
      CFBundleLocalizations: interfaceLanguages.map(macLanguage),
      NSMicrophoneUsageDescription: english.microphone,
      NSAudioCaptureUsageDescription: english.systemAudio,
      UTExportedTypeDeclarations: [
        {
          UTTypeIdentifier: SESSION_TYPE_IDENTIFIER,
          UTTypeDescription: english.sessionFile,
          UTTypeConformsTo: ['public.json'],
          UTTypeTagSpecification: {
            'public.filename-extension': [SESSION_EXTENSION],
            'public.mime-type': [SESSION_MEDIA_TYPE],
          },
        },
      ],
      CFBundleDocumentTypes: [
        {
          CFBundleTypeName: english.sessionFile,
          CFBundleTypeRole: 'Viewer',
          LSHandlerRank: 'Owner',
          LSItemContentTypes: [SESSION_TYPE_IDENTIFIER],
        },
      ],
    },
  },
  win: {
    fileAssociations: [
      { ext: SESSION_EXTENSION, name: 'Parley.Session', description: english.sessionFile, role: 'Viewer' },
    ],
  },
  nsis: { installerLanguages: interfaceLanguages.map(installerLanguage) },
}
