import type { Page } from '@playwright/test'
import {
  CAPTION_CHANNEL,
  CAPTION_HELLO,
  type CaptionPublication,
  captionLock,
} from '../../../src/core/captions/publication.ts'

/**
 * Publishes states of some sides from a page as their engines do: their runs live as long as the page, and a viewer
 * that comes late is sent the same again.
 *
 * @param publications one for each side
 */
export async function publishCaptions(
  page: Page,
  publications: readonly CaptionPublication[],
): Promise<void> {
  await page.evaluate(
    async ({ name, hello, all, locks }) => {
      const held = locks.map(
        (lock) =>
          new Promise<void>((resolve) => {
            void navigator.locks.request(lock, { ifAvailable: true }, () => {
              resolve()
              return new Promise(() => undefined)
            })
          }),
      )
      await Promise.all(held)
      const channel = new BroadcastChannel(name)
      const publish = () => {
        for (const publication of all) channel.postMessage(publication)
      }
      channel.onmessage = ({ data }: MessageEvent<{ readonly type?: unknown }>) => {
        if (data.type === hello) publish()
      }
      publish()
    },
    {
      name: CAPTION_CHANNEL,
      hello: CAPTION_HELLO.type,
      all: publications,
      locks: publications.map(({ run }) => captionLock(run)),
    },
  )
}
