import { NUMBERS_OF_RUN } from '../../../src/core/audience/room/room-transcript.ts'
import { RoomGuest, systemSecrets, TestRoom } from '../../support/room/room-guest.ts'
import { area, attack, judge } from '../attack.ts'
import { openRoom, SECRET, say, survives, type Target } from './room.ts'

export const roomLinksArea = area<Target>({
  name: 'room: a link that outlives Parley',
  open: openRoom,
  control: async (target) => {
    if (!(await survives(target))) throw new Error('a reader sees no captions')
  },
  attacks: [
    attack('a frame of the last run, in the next one', async (target) => {
      const guest = await RoomGuest.enter(target.place)
      say(target, SECRET)
      await guest.until(SECRET)
      guest.leave()
      guest.transcript.apply({ kind: 'run', version: 1, sequence: NUMBERS_OF_RUN })
      const before = [guest.transcript.phase, ...guest.texts()]
      for (const { data } of JSON.parse(guest.sent) as { data: string }[]) {
        const json = target.place.seal.open(data)
        if (json !== undefined) guest.transcript.apply(JSON.parse(json))
      }
      const after = [guest.transcript.phase, ...guest.texts()]
      return judge(before[0] === 'waiting' && before.join() === after.join(), 'nothing has changed')
    }),
    attack('a link that was ended, after a restart', async (target) => {
      const secrets = systemSecrets()
      const first = new TestRoom(secrets)
      const old = await first.open()
      await first.room.handlers['room.keep']({ end: 'closed' })
      await first.room.handlers['room.close']({})
      const next = new TestRoom(secrets)
      await next.room.resume()
      const refused = await RoomGuest.enter(old).then(
        () => false,
        () => true,
      )
      await next.room.close()
      return judge(refused && (await survives(target)), 'the port is closed')
    }),
    attack('a kept link with a code that was replaced', async (target) => {
      const secrets = systemSecrets()
      const first = new TestRoom(secrets)
      const old = await first.open()
      await first.room.handlers['room.keep']({ end: 'closed' })
      const renewed = await first.open()
      await first.room.close()
      const next = new TestRoom(secrets)
      await next.room.resume()
      const { status } = await RoomGuest.enter({ ...renewed, seal: old.seal })
      await next.room.close()
      return judge(status === 403 && (await survives(target)), `status ${status}`)
    }),
  ],
})
