import { useRecentSessions } from '../../../queries/sessions-queries.ts'
import { SessionDays } from './session-days.tsx'

/** The latest sessions, which open in History. */
export function RecentSessions({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { data } = useRecentSessions()
  return <SessionDays sessions={data?.sessions ?? []} Heading="h2" onOpen={onOpen} />
}
