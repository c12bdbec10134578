/** The state of one table: what the socket told, put together. */
import type {
  ChatLine, Consequence, ClockView, Counsel, Fact, FromServer, Me, OptionView, QuestionView, RefusalView, Refused, Result,
  Revealed, Route, Scene, State, StopsView, TableInfo, UndoAsked, Waiting,
} from '../wire';
import { api } from './api';
import { applied, iconsOf, partsOf } from './delta';
import { library } from './library.svelte';
import { Pace } from './pace';
import { settings, type Moments, type Tempo } from './settings.svelte';
import { Teller, type Weight } from './telling';
import { legAsked, type Going } from './going';
import { litParts } from '../scene/picking';
import { freshKey, type Handlers, type Link, TableSocket } from './socket';

/** What a seat has set about reactions. */
export type Stopping = Pick<StopsView, 'auto_pass' | 'until_my_turn'>;

const NO_STOPS: Stopping = { auto_pass: [], until_my_turn: false };

/** Milliseconds for which what others did stands alone. */
const TEMPO: Record<Tempo, number> = { slow: 1800, normal: 800, fast: 250, once: 0 };
const MOMENT: Record<Moments, number> = { off: 0, normal: 2200, slow: 4500 };
/** A detail needs less time than an event. */
const BRIEF = 0.4;

/** How long something of this weight is shown before the next thing comes. */
export function lasts(weight: Weight | null): number {
  if (weight === null || settings.tempo === 'once') return 0;
  const plain = TEMPO[settings.tempo];
  if (weight === 'moment') return Math.max(plain, MOMENT[settings.moments]);
  return weight === 'event' ? plain : plain * BRIEF;
}

const PACE = 260; // milliseconds between two steps of a route: each shall be seen

type Told = Parameters<Handlers['message']>[0];

export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<Me | null>(null);
  private welcomeSeats = $state.raw<number[]>([]);
  /** The seats of this browser: those it was welcomed to, and those taken since. */
  seats = $derived(
    this.info?.seats.filter((seat) => seat.person !== '' && seat.person === this.you?.id).map((seat) => seat.seat) ??
      this.welcomeSeats,
  );
  link = $state<Link>('connecting');
  /** How often the server has welcomed us: what may be lost is said after that. */
  welcomes = $state(0);
  retryAt = $state<number | null>(null);
  /** When the shown state was last known to be the table's, by our clock. */
  seenAt = $state(0);

  scene = $state.raw<Scene | null>(null);
  asks = $state.raw<QuestionView[]>([]);
  facts = $state.raw<Fact[]>([]);
  waiting = $state.raw<Waiting>({ seats: [], reactions: false, since: 0 });
  undoable = $state.raw<Record<string, number>>({});
  over = $state(false);
  result = $state.raw<Result | null>(null);
  seq = $state(-1);
  answers = $state(0);
  /** Whether the scene is put up as it is: nothing old is played after (re)connecting or unseen. */
  settled = $state(true);
  /** What the state that is shown has told anew. */
  news = $state.raw<readonly Fact[]>([]);
  /** How many states have come that are not shown yet. */
  behind = $state(0);
  /** The line of the story up to which this player has answered; null before that is known. */
  since = $state<number | null>(null);
  /** How the game is told. */
  teller = $derived(new Teller((this.info && library.info(this.info.game)?.telling) ?? undefined));
  /** In which reaction windows this browser's seats pass by themselves. */
  stops = $state.raw<ReadonlyMap<number, Stopping>>(new Map());

  chat = $state.raw<ChatLine[]>([]);
  /** How many answers changed rules have just taken back. */
  setBack = $state(0);
  undoAsked = $state.raw<UndoAsked | null>(null);
  refusals = $state.raw<{ seat: number; seq: number; list: RefusalView[] } | null>(null);
  refused = $state.raw<Refused | null>(null);
  revealed = $state.raw<Revealed | null>(null);

  private clocks = $state.raw<ClockView[]>([]);
  private clocksAt = 0;
  private tick = $state(0);
  private ticking: ReturnType<typeof setInterval> | null = null;
  private offset = $state(0);
  private sent = $state.raw<ReadonlySet<string>>(new Set());
  /** The answer that was given, until a newer state shows what came of it. */
  private answered = $state.raw<{ key: string; seq: number } | null>(null);
  /** The route that is being walked. */
  going = $state.raw<Going | null>(null);
  private stride: ReturnType<typeof setTimeout> | undefined;
  private readonly socket: TableSocket;
  private readonly pace = new Pace<State>(
    (state) => this.stood(state),
    (state) => lasts(this.teller.heaviest(state.facts)),
    (behind) => (this.behind = behind),
  );

  /** Parts by id, and icons by content id. */
  parts = $derived(this.scene ? partsOf(this.scene) : new Map());
  icons = $derived(this.scene ? iconsOf(this.scene) : new Map<string, string>());
  /** Whether what is shown is what the table is. */
  fresh = $derived(this.link === 'live');
  /** Whether an answer is on its way. */
  busy = $derived(this.answered !== null && this.answered.seq >= this.seq);
  /** The question before this browser's player, first that of the seat he looks from. */
  ask = $derived(this.asks.find((ask) => ask.seat === this.scene?.viewer) ?? this.asks[0] ?? null);
  /** The only options that shall glow, by key, where somebody guides this player. */
  wanted = $state.raw<ReadonlySet<string> | null>(null);
  /** What an option would lead to, asked of whoever holds the match. */
  foresee = (seat: number, option: string): Promise<Consequence | null> => api.consequence(this.id, seat, option);
  /** What is best for a seat, asked of the same. */
  advise = (seat: number): Promise<Counsel | null> => api.advice(this.id, seat);
  /** Whether that may be asked: as the table says; of a guided player only where a choice is left. */
  advisable = $derived(
    this.wanted ? (this.ask?.options ?? []).filter(({ key }) => this.wanted!.has(key)).length > 1 : (this.info?.advice ?? false),
  );
  /** Ids of the parts that the options of the question touch, and of those that routes lead to. */
  lit = $derived(
    new Set(this.ask && this.fresh && !this.busy && !this.going ? litParts([onlyWanted(this.ask, this.wanted)]) : []),
  );

  constructor(
    readonly id: string,
    connect?: ConstructorParameters<typeof TableSocket>[2],
  ) {
    this.socket = new TableSocket(api.socket(id), {
      link: (link, retryAt) => this.linked(link, retryAt),
      message: (message) => this.told(message),
      state: (state) => this.pace.take(state, this.urgent(state)),
      pending: (keys) => this.pendingChanged(keys),
      time: (offset) => (this.offset = offset),
    }, connect);
  }

  open(): void {
    this.socket.open();
    this.ticking ??= setInterval(() => (this.tick += 1), 500);
  }

  close(): void {
    this.socket.close();
    this.pace.close();
    if (this.ticking) clearInterval(this.ticking);
    this.ticking = null;
    this.halt();
  }

  /** Show all that has come. */
  hurry(): void {
    this.pace.hurry();
  }

  /** Go on with the next thing that has come. */
  skipAhead(): void {
    this.pace.skip();
  }

  retryNow(): void {
    this.socket.retryNow();
  }

  // What this browser says ---------------------------------------------------------------------

  answer(option: OptionView): void {
    this.halt();
    if (this.ask) this.send(this.ask.seat, option.key);
  }

  private send(seat: number, option: string): void {
    if (!this.fresh || this.busy) return;
    const key = freshKey();
    this.answered = { key, seq: this.seq };
    this.refused = null;
    this.socket.sendKept({ say: 'answer', key, seat, option, expected: this.seq });
  }

  /** Walk a route: its answers one after another, until something else is asked. */
  go(route: Route): void {
    if (!this.ask || !this.fresh || this.busy) return;
    this.going = { route, seat: this.ask.seat, next: 0 };
    this.goOn();
  }

  /** Go no further; what was answered stays answered. */
  halt(): void {
    clearTimeout(this.stride);
    this.going = null;
  }

  private goOn(): void {
    const going = this.going;
    const ask = going ? this.asks.find(({ seat }) => seat === going.seat) : undefined;
    if (!going || !ask) return; // others are asked first
    const leg = this.scene && this.fresh ? legAsked(going, ask, this.scene) : null;
    if (leg === null) return this.halt();
    const last = leg + 1 === going.route.legs.length;
    this.going = last ? null : { ...going, next: leg + 1 };
    this.send(going.seat, going.route.legs[leg]!.option);
  }

  undo(seat: number, answers = 1): void {
    this.refused = null;
    this.socket.sendKept({ say: 'undo', key: freshKey(), seat, answers });
  }

  consent(yes: boolean): void {
    const asked = this.undoAsked;
    if (!asked) return;
    for (const seat of this.seats) {
      if (seat !== asked.seat && !asked.consented.includes(seat)) this.socket.send({ say: 'consent', seat, yes });
    }
    if (!yes) this.undoAsked = null;
  }

  askWhyNot(): void {
    if (this.ask) this.socket.send({ say: 'why_not', seat: this.ask.seat });
  }

  speak(text: string): void {
    this.socket.sendKept({ say: 'chat', key: freshKey(), text });
  }

  salt(seat: number, salt: string): void {
    this.socket.send({ say: 'salt', seat, salt });
  }

  stopsOf(seat: number): Stopping {
    return this.stops.get(seat) ?? NO_STOPS;
  }

  /** Set where a seat passes by itself; what is not named stays as it is. */
  stop(seat: number, change: Partial<Stopping>): void {
    const set = { ...this.stopsOf(seat), ...change };
    this.stops = new Map([...this.stops, [seat, set]]);
    this.socket.send({ say: 'stops', seat, ...set });
  }

  /** Whether a seat of this browser passes until it is its turn. */
  skipping = $derived(this.seats.some((seat) => this.stopsOf(seat).until_my_turn));
  /** The seats of this browser whose turn it is not. */
  private waitingSeats = $derived(this.seats.filter((seat) => seat !== this.scene?.turn.seat));
  /** Whether there is a turn to pass until. */
  canSkip = $derived(this.waitingSeats.length > 0);

  skip(until_my_turn: boolean): void {
    for (const seat of this.waitingSeats) this.stop(seat, { until_my_turn });
  }

  // Time ---------------------------------------------------------------------------------------

  /** The server's time now, in seconds. */
  now(): number {
    void this.tick;
    return Date.now() / 1000 + this.offset;
  }

  /** Seconds left on a seat's clock, or null where there is none. */
  left(seat: number): { left: number; running: boolean } | null {
    const clock = this.clocks.find((one) => one.seat === seat);
    if (!clock) return null;
    void this.tick;
    const gone = clock.running && this.fresh ? (Date.now() - this.clocksAt) / 1000 : 0;
    return { left: Math.max(0, clock.left - gone), running: clock.running };
  }

  // What the server tells -----------------------------------------------------------------------

  private linked(link: Link, retryAt: number | null): void {
    this.link = link;
    this.retryAt = retryAt;
  }

  private pendingChanged(keys: ReadonlySet<string>): void {
    this.sent = keys;
  }

  /** How many requests are not acknowledged yet. */
  get unacknowledged(): number {
    return this.sent.size;
  }

  /** Whether a state must not wait: it is what we asked for, or somebody's time is running. */
  private urgent(state: State): boolean {
    const timed = state.clocks.some(({ seat, running }) => running && this.seats.includes(seat));
    return state.scene !== null || document.hidden || timed || this.busy || this.asks.length > 0;
  }

  private stood(state: State): void {
    const told = state.facts_from ?? this.facts.length;
    if (told > this.facts.length || (!state.scene && !this.scene)) return this.socket.startOver();
    const own = this.busy;
    this.settled = state.scene !== null || document.hidden;
    this.scene = state.scene ?? (state.delta ? applied(this.scene!, state.delta) : this.scene);
    this.endSkipping(this.scene?.turn.seat ?? null);
    this.facts = [...this.facts.slice(0, told), ...state.facts];
    this.asks = state.asks;
    this.waiting = state.waiting;
    this.undoable = state.undoable;
    this.clocks = state.clocks;
    this.clocksAt = Date.now();
    this.setBack = state.set_back;
    this.over = state.over;
    this.result = state.result;
    this.answers = state.answers;
    this.seq = state.seq;
    this.seenAt = Date.now();
    this.refusals = null;
    this.news = this.settled ? [] : state.facts;
    this.mark(own);
    clearTimeout(this.stride);
    if (this.over || (this.going && state.scene !== null)) this.halt(); // what was seen may be old
    else if (this.going) this.stride = setTimeout(() => this.goOn(), PACE);
  }

  /** Remember up to where the story is known to who has answered, also for the next visit. */
  private mark(own: boolean): void {
    const told = this.facts.length;
    this.since ??= remembered(this.id) ?? told;
    if (own) remember(this.id, (this.since = told));
    this.since = Math.min(this.since, told);
  }

  /** The turn of a seat ends its skipping, here as on the server. */
  private endSkipping(turn: number | null): void {
    const set = turn === null ? undefined : this.stops.get(turn);
    if (turn !== null && set?.until_my_turn) this.stops = new Map([...this.stops, [turn, { ...set, until_my_turn: false }]]);
  }

  private told(message: Told): void {
    switch (message.say) {
      case 'welcome':
        this.info = message.table;
        this.you = message.you;
        this.welcomeSeats = message.seats;
        this.stops = new Map(message.stops.map(({ seat, ...set }) => [seat, set]));
        // The socket speaks again once this message is dealt with.
        queueMicrotask(() => (this.welcomes += 1));
        return;
      case 'table':
        this.info = message.table;
        return;
      case 'chat':
        this.chat = mergedChat(this.chat, message.lines);
        return;
      case 'why_not':
        this.refusals = { seat: message.seat, seq: this.seq, list: message.refusals };
        return;
      case 'undo_asked':
        this.undoAsked = message.done || message.declined_by !== null ? null : message;
        if (message.declined_by !== null) this.refused = declined(message);
        return;
      case 'refused':
        this.refused = message;
        this.halt();
        if (this.answered?.key === message.key) this.answered = null;
        return;
      case 'revealed':
        this.revealed = message;
        return;
    }
    return unknown(message);
  }
}

/** The question with no other options than those that are wanted. */
function onlyWanted(ask: QuestionView, wanted: ReadonlySet<string> | null): QuestionView {
  if (!wanted) return ask;
  const among = (options: readonly OptionView[]): OptionView[] => options.filter(({ key }) => wanted.has(key));
  return { ...ask, options: among(ask.options), asides: among(ask.asides), routes: [] };
}

function declined(asked: UndoAsked): Refused {
  const args = { who: `@${asked.declined_by}` };
  return { say: 'refused', key: '', problem: 'problem-undo-declined', args, rule: '' };
}

const sinceKey = (table: string): string => `igroteka.since.${table}`;

function remembered(table: string): number | null {
  try {
    const kept = localStorage.getItem(sinceKey(table));
    return kept === null || !/^\d+$/.test(kept) ? null : Number(kept);
  } catch {
    return null; // a browser that stores nothing tells no recap of what it has not seen
  }
}

function remember(table: string, line: number): void {
  try {
    localStorage.setItem(sinceKey(table), String(line));
  } catch {
    // The same: there will be no recap after coming back.
  }
}

function mergedChat(before: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const byId = new Map([...before, ...lines].map((line) => [line.id, line]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** A newer server may say more than we understand: that is no reason to stop. */
function unknown(message: never): void {
  console.warn('not understood', (message as FromServer).say);
}
