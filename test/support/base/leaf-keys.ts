/** The keys of all strings in a table: `live.notices.silent.title`. */
export const leavesOf = (table: object, prefix = ''): string[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : leavesOf(value as object, `${prefix}${key}.`),
  )
