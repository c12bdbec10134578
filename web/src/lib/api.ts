/** The HTTP side of the server: every path is here, and nowhere else. */
import type { Art, Frame, GameInfo, Me, NewTable, RuleText, SeatCommand, TableInfo, Texts } from '../wire';
import type { Lang } from './say';

/** Something the server would not do; `problem` is a key of the interface's texts. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(problem);
  }
}

const CSRF_COOKIE = 'csrftoken';
const CSRF_HEADER = 'x-csrftoken';

function csrfToken(): string {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`));
  return found ? decodeURIComponent(found.slice(CSRF_COOKIE.length + 1)) : '';
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const file = body instanceof Blob;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = file ? 'application/x-ndjson' : 'application/json';
  if (method !== 'GET') headers[CSRF_HEADER] = csrfToken();
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? null : file ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, 'problem-offline');
  }
  if (!response.ok) throw await failure(response);
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

async function failure(response: Response): Promise<ApiError> {
  try {
    const told = (await response.json()) as { problem?: string; args?: Record<string, string | number> };
    if (told.problem) return new ApiError(response.status, told.problem, told.args);
  } catch {
    // Not our JSON: a proxy's page, perhaps. The status says enough.
  }
  return new ApiError(response.status, response.status === 404 ? 'problem-not-found' : 'problem-server');
}

const get = <T>(path: string): Promise<T> => call('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call('POST', path, body);
const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  me: async (): Promise<Me | null> => (await get<Me | null | undefined>('/api/me')) ?? null,
  guest: (name: string) => post<Me>('/api/guest', { name }),
  register: (name: string, password: string) => post<Me>('/api/register', { name, password }),
  logIn: (name: string, password: string) => post<Me>('/api/login', { name, password }),
  logOut: () => post<void>('/api/logout'),

  /** What the server says, games apart. */
  commonTexts: (lang: Lang) => get<Texts>(`/api/texts/${lang}`),
  games: () => get<GameInfo[]>('/api/games'),
  texts: (game: string, lang: Lang) => get<Texts>(`/api/games/${encodeURIComponent(game)}/texts/${lang}`),
  rules: (game: string, lang: Lang) => get<RuleText[]>(`/api/games/${encodeURIComponent(game)}/rules/${lang}`),

  art: (game: string) => get<Art>(`/api/games/${encodeURIComponent(game)}/art`),
  /** A file of drawings, at the address that the art names. */
  drawing: async (url: string): Promise<string> => {
    const response = await fetch(url, { credentials: 'same-origin' });
    if (!response.ok) throw await failure(response);
    return response.text();
  },

  openTables: () => get<TableInfo[]>('/api/tables'),
  myTables: () => get<TableInfo[]>('/api/tables/mine'),
  newTable: (table: NewTable) => post<TableInfo>('/api/tables', table),
  table: (id: string) => get<TableInfo>(at(id)),
  /** Sit down on a seat. */
  sit: (id: string, seat: number) => post<TableInfo>(`${at(id)}/sit`, { seat } satisfies SeatCommand),
  /** Put a bot on a seat, or free it. */
  fill: (id: string, seat: number, bot: string) => post<TableInfo>(`${at(id)}/fill`, { seat, bot } satisfies SeatCommand),
  leave: (id: string) => post<TableInfo>(`${at(id)}/leave`),
  start: (id: string) => post<TableInfo>(`${at(id)}/start`),
  rematch: (id: string) => post<TableInfo>(`${at(id)}/rematch`),
  /** The moments of a replay after `from` to `to` answers. */
  frames: (id: string, from: number, to: number) => get<Frame[]>(`${at(id)}/frames?from=${from}&to=${to}`),
  /** A finished match from a file: the server plays it again before it believes it. */
  bring: (file: Blob) => post<TableInfo>('/api/tables/import', file),
  /** Where the match can be downloaded, luck and all. */
  exportPath: (id: string) => `${at(id)}/export`,
  socket: (id: string): string => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}${at(id)}/socket`;
  },
};
