/** The HTTP side of the server: every path is here, and nowhere else. */
import type { Almanac, Analysis, Art, CampaignInfo, Chronicle, Consequence, Counsel, Frame, GameInfo, LearnPage, LessonInfo, LessonView, Me, NewCampaign, NewTable, NextMatch, PersonCommand, PlayOn, RuleText, SeatCommand, TableInfo, Texts } from '../wire';
import type { Lang } from './say';
import { whole } from './whole';

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
const of = (campaign: string): string => `/api/campaigns/${encodeURIComponent(campaign)}`;

const lessonAt = (game: string, lesson: string): string => `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`;

export const api = {
  me: async (): Promise<Me | null> => (await get<Me | null | undefined>('/api/me')) ?? null,
  guest: (name: string) => post<Me>('/api/guest', { name }),
  register: (name: string, password: string) => post<Me>('/api/register', { name, password }),
  logIn: (name: string, password: string) => post<Me>('/api/login', { name, password }),
  logOut: () => post<void>('/api/logout'),
  changePassword: (password: string, fresh: string) => post<void>('/api/password', { password, new: fresh }),
  logOutOthers: () => post<void>('/api/logout-others'),
  deleteAccount: (password: string) => post<void>('/api/delete-account', { password }),

  /** What the server says, games apart. */
  commonTexts: (lang: Lang) => get<Texts>(`/api/texts/${lang}`),
  games: () => get<GameInfo[]>('/api/games'),
  texts: (game: string, lang: Lang) => get<Texts>(`/api/games/${encodeURIComponent(game)}/texts/${lang}`),
  rules: (game: string, lang: Lang) => get<RuleText[]>(`/api/games/${encodeURIComponent(game)}/rules/${lang}`),
  /** How to play, for a newcomer. */
  learn: (game: string, lang: Lang) => get<LearnPage[]>(`/api/games/${encodeURIComponent(game)}/learn/${lang}`),
  /** A page for everything on the table; null for a game that brings none. */
  almanac: (game: string) => get<Almanac | null>(`/api/games/${encodeURIComponent(game)}/almanac`),

  art: (game: string) => get<Art>(`/api/games/${encodeURIComponent(game)}/art`),
  /** A file of drawings, at the address that the art names. */
  drawing: async (url: string): Promise<string> => {
    const response = await fetch(url, { credentials: 'same-origin' });
    if (!response.ok) throw await failure(response);
    return response.text();
  },

  lessons: (game: string) => get<LessonInfo[]>(`/api/games/${encodeURIComponent(game)}/lessons`),
  /** The step of a lesson to which these acts lead. */
  lessonStep: async (game: string, lesson: string, acts: string[]): Promise<LessonView> => {
    const view = await post<LessonView>(lessonAt(game, lesson), { acts });
    return { ...view, state: whole(view.state) };
  },
  /** What an option would lead to at that step; null where nobody could say in time. */
  lessonConsequence: (game: string, lesson: string, acts: string[], option: string) => post<Consequence | null>(`${lessonAt(game, lesson)}/consequence`, { acts, option }),
  /** What is best of all that the step leaves to choose; null where nobody could say in time. */
  lessonAdvice: (game: string, lesson: string, acts: string[]) => post<Counsel | null>(`${lessonAt(game, lesson)}/advice`, { acts }),
  /** A table at which the match of a lesson goes on. */
  lessonTable: (game: string, lesson: string, acts: string[], salt: string) => post<TableInfo>(`${lessonAt(game, lesson)}/table`, { acts, salt }),

  openTables: () => get<TableInfo[]>('/api/tables'),
  myTables: () => get<TableInfo[]>('/api/tables/mine'),
  newTable: (table: NewTable) => post<TableInfo>('/api/tables', table),
  table: (id: string) => get<TableInfo>(at(id)),
  /** Sit down on a seat. */
  sit: (id: string, seat: number) => post<TableInfo>(`${at(id)}/sit`, { seat } satisfies SeatCommand),
  /** Put a bot on a seat, or free it. */
  fill: (id: string, seat: number, bot: string) => post<TableInfo>(`${at(id)}/fill`, { seat, bot } satisfies SeatCommand),
  leave: (id: string) => post<TableInfo>(`${at(id)}/leave`),
  /** For the host: silence somebody, send them away, end the table. */
  mute: (id: string, whom: PersonCommand) => post<TableInfo>(`${at(id)}/mute`, whom),
  expel: (id: string, whom: PersonCommand) => post<TableInfo>(`${at(id)}/expel`, whom),
  closeTable: (id: string) => post<TableInfo>(`${at(id)}/close`),
  start: (id: string) => post<TableInfo>(`${at(id)}/start`),
  rematch: (id: string) => post<TableInfo>(`${at(id)}/rematch`),
  /** What an option would lead to; null where nobody could say in time. */
  consequence: (id: string, seat: number, option: string) => get<Consequence | null>(`${at(id)}/consequence?seat=${seat}&option=${encodeURIComponent(option)}`),
  /** What is best for a seat; null where nobody could say in time. */
  advice: (id: string, seat: number) => get<Counsel | null>(`${at(id)}/advice?seat=${seat}`),
  /** The moments of a replay after `from` to `to` answers. */
  frames: (id: string, from: number, to: number) => get<Frame[]>(`${at(id)}/frames?from=${from}&to=${to}`),
  /** A finished match in hindsight. */
  chronicle: (id: string) => get<Chronicle>(`${at(id)}/chronicle`),
  /** The same analysed; null while that is being made. */
  analysis: (id: string) => get<Analysis | null>(`${at(id)}/analysis`),
  /** A table at which a finished match goes on from one of its moments. */
  playOn: (id: string, how: PlayOn) => post<TableInfo>(`${at(id)}/play-on`, how),
  /** A finished match from a file: the server plays it again before it believes it. */
  bring: (file: Blob) => post<TableInfo>('/api/tables/import', file),
  /** Where the match can be downloaded, luck and all. */
  exportPath: (id: string) => `${at(id)}/export`,

  myCampaigns: () => get<CampaignInfo[]>('/api/campaigns/mine'),
  campaign: (id: string) => get<CampaignInfo>(of(id)),
  newCampaign: (campaign: NewCampaign) => post<CampaignInfo>('/api/campaigns', campaign),
  /** For the host: lay out the next match, or the same one again. */
  nextMatch: (id: string, how: NextMatch) => post<CampaignInfo>(`${of(id)}/next`, how),
  /** A finished campaign from a file. */
  bringCampaign: (file: Blob) => post<CampaignInfo>('/api/campaigns/import', file),
  campaignExportPath: (id: string) => `${of(id)}/export`,

  socket: (id: string): string => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}${at(id)}/socket`;
  },
};
