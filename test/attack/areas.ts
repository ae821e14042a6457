import { admissionArea } from './areas/admission.ts'
import { callsArea } from './areas/calls.ts'
import { captionFeedArea } from './areas/caption-feed.ts'
import { certificatesArea } from './areas/certificates.ts'
import { commandLineArea } from './areas/command-line.ts'
import { deletionArea } from './areas/deletion.ts'
import { demoServiceArea } from './areas/demo-service.ts'
import { diskArea } from './areas/disk.ts'
import { exportsArea } from './areas/exports.ts'
import { filesArea } from './areas/files.ts'
import { httpArea } from './areas/http.ts'
import { invitationsArea } from './areas/invitations.ts'
import { libraryArea } from './areas/library.ts'
import { localUsersArea } from './areas/local-users.ts'
import { otherSitesArea } from './areas/other-sites.ts'
import { pagePolicyArea } from './areas/page-policy.ts'
import { roomArea } from './areas/room.ts'
import { roomConnectionsArea } from './areas/room-connections.ts'
import { roomLinksArea } from './areas/room-links.ts'
import { roomListeningArea } from './areas/room-listening.ts'
import { roomQuestionsArea } from './areas/room-questions.ts'
import { serviceArea } from './areas/service.ts'
import { socketArea } from './areas/sockets.ts'
import { takenPortArea } from './areas/taken-port.ts'
import { updatesArea } from './areas/updates.ts'
import type { SealedArea } from './attack.ts'

/** All areas that `npm run attack` attacks, in this order. */
export const areas: readonly SealedArea[] = [
  httpArea,
  admissionArea,
  takenPortArea,
  socketArea,
  captionFeedArea,
  roomArea,
  roomConnectionsArea,
  roomLinksArea,
  roomListeningArea,
  roomQuestionsArea,
  otherSitesArea,
  pagePolicyArea,
  callsArea,
  libraryArea,
  exportsArea,
  filesArea,
  invitationsArea,
  serviceArea,
  certificatesArea,
  updatesArea,
  diskArea,
  deletionArea,
  localUsersArea,
  demoServiceArea,
  commandLineArea,
]
