import { useEffect, useState } from 'react'
import { createPlayer, type Player } from './player.ts'

/**
 * A player for as long as what is shown has a sound.
 *
 * @returns nothing where there is none
 */
export function usePlayer(hasSound: boolean): Player | undefined {
  const [player] = useState(() => createPlayer(new Audio()))
  useEffect(() => (hasSound ? player.open() : undefined), [player, hasSound])
  return hasSound ? player : undefined
}
