import {
  accountFaults,
  networkFaults,
  readerFaults,
  serviceFaults,
  settingsFaults,
} from './backend-faults.ts'
import { builtShellFaults } from './built-shell-faults.ts'
import { captionFaults, libraryFaults } from './caption-faults.ts'
import {
  commandLineFaults,
  demoServiceFaults,
  shellFaults,
  updateFaults,
  webHostFaults,
} from './host-faults.ts'
import { launcherFaults } from './launcher-faults.ts'
import type { LayerFault } from './layer-fault.ts'
import { pageFaults, panelFaults, pressFaults } from './page-faults.ts'
import { simulationFaults } from './simulation-faults.ts'
import { audioFaults, mediaFaults, voiceFaults } from './voice-faults.ts'

/** Planted by `npm run faults`: each is a mistake that compiles, and that one of the tests has to find. */
export const layerFaults: readonly LayerFault[] = [
  ...voiceFaults,
  ...audioFaults,
  ...mediaFaults,
  ...captionFaults,
  ...libraryFaults,
  ...accountFaults,
  ...serviceFaults,
  ...readerFaults,
  ...settingsFaults,
  ...networkFaults,
  ...demoServiceFaults,
  ...webHostFaults,
  ...commandLineFaults,
  ...shellFaults,
  ...builtShellFaults,
  ...updateFaults,
  ...launcherFaults,
  ...pageFaults,
  ...pressFaults,
  ...panelFaults,
  ...simulationFaults,
]
