/** Session storage key of the ticket, for reloads after it was taken out of the address. */
const NAME = 'parley-caption-ticket'

/** Takes the ticket out of the address. Nothing else is read from it. */
export function takeTicket(): string | undefined {
  const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket') ?? sessionStorage.getItem(NAME)
  if (ticket === null) return undefined
  sessionStorage.setItem(NAME, ticket)
  history.replaceState(undefined, '', location.pathname)
  return ticket
}
