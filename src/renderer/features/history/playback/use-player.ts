import { useEffect, useState } from 'react'
import { createPlayer, type Player } from './player.ts'

/**
 * Provides a player while the shown session has audio.
 *
 * @returns undefined if it has none
 */
export function usePlayer(hasSound: boolean): Player | undefined {
  const [player] = useState(() => createPlayer(new Audio()))
  useEffect(() => (hasSound ? player.open() : undefined), [player, hasSound])
  return hasSound ? player : undefined
}
