/** Where we are. Paths are real ones: the server answers each of them with this application. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'campaign'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'almanac'; game: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'settings' }
  | { page: 'account' }
  | { page: 'credits' }
  | { page: 'lost' };

export function parse(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'learn' && second && rest.length < 2) return { page: 'learn', game: second, lesson: rest[0] ?? '' };
  if (rest.length) return { page: 'lost' };
  if (!first) return { page: 'lobby' };
  if (second) {
    if (first === 'table' || first === 'replay' || first === 'campaign') return { page: first, id: second };
    if (first === 'rules' || first === 'almanac' || first === 'new') return { page: first, game: second };
    return { page: 'lost' };
  }
  if (first === 'settings' || first === 'account' || first === 'credits') return { page: first };
  return { page: 'lost' };
}

class Where {
  route = $state.raw<Route>(parse(location.pathname));
  anchor = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.route = parse(location.pathname);
    this.anchor = decodeURIComponent(location.hash.slice(1));
  }
}

export const where = new Where();

/** For links: follow inside the page, unless a new tab or window is wanted. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  where.go(link.pathname + link.search + link.hash);
}
