// Addresses without a library: what stands in the address bar, and how to go elsewhere.

export interface Address {
  path: string
  query: URLSearchParams
}

const here = (): Address => ({
  path: location.pathname.replace(/(.)\/+$/, '$1'),
  query: new URLSearchParams(location.search),
})

let address = $state.raw<Address>(here())

/** The address as it stands; reading it in a component follows it. */
export const route = {
  get path(): string {
    return address.path
  },
  get query(): URLSearchParams {
    return address.query
  },
}

/** Go to an address of ours; `replace` leaves no step to go back to. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const leaves = new URL(to, location.href).pathname !== location.pathname
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  address = here()
  if (leaves) scrollTo(0, 0)
}

/** Change parts of the query where we are (null takes one away), as for the moment of a replay. */
export function setQuery(change: Record<string, string | null>): void {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  navigate(location.pathname + (text ? `?${text}` : ''), { replace: true })
}

/** The parts of a path that fit a pattern like "/t/:id", or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const found: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? ''
    if (!part.startsWith(':')) {
      if (part !== value) return null
    } else {
      if (value === '') return null
      found[part.slice(1)] = decode(value)
    }
  }
  return found
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a click on this link is one that we answer ourselves, without loading the page anew. */
function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const { origin, pathname } = new URL(link.href)
  const inside = origin === location.origin && !pathname.startsWith('/api/')
  return plain && inside && !event.defaultPrevented && !link.target && !link.hasAttribute('download')
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return
  event.preventDefault()
  navigate(link.pathname + link.search + link.hash)
}

/** Answer links and the browser's back and forward; returns how to stop. */
export function startRouter(): () => void {
  const goBack = () => (address = here())
  document.addEventListener('click', follow)
  addEventListener('popstate', goBack)
  goBack()
  return () => {
    document.removeEventListener('click', follow)
    removeEventListener('popstate', goBack)
  }
}
