const DAY_MS = 86_400_000
/** The first night whose seeds are counted, in UTC. */
const FIRST_NIGHT_MS = Date.UTC(2026, 10, 1)
/** Seeds of the tests, and those that people try by hand. */
const SEEDS_BEFORE = 1_000_000
/** Seeds of a night, and of one of its blocks: far more than it can run. */
const SEEDS_OF_NIGHT = 200_000
export const SEEDS_OF_BLOCK = 25_000

/** First seed of a block of a night: no other night and no other block has its seeds. */
export function seedOfNight(date: Date, block: number): number {
  const nights = Math.floor((date.getTime() - FIRST_NIGHT_MS) / DAY_MS)
  return SEEDS_BEFORE + nights * SEEDS_OF_NIGHT + block * SEEDS_OF_BLOCK
}
